"""Compares yipu with pyffish (Fairy-Stockfish) on real games of xiangqi.

For each game that yipu reads from a folder of PGN files:

1. each move is legal for pyffish;
2. in each position, of all moves that a piece could make on an empty board, yipu takes those
   that pyffish calls legal and refuses the others;
3. legal moves, evenly spread, are written by both in the notation of 2018, and the texts agree
   but for one documented deviation: pyffish names the file instead of front or rear when the
   other piece could not make the parallel move for want of board. Of these moves `--texts`
   limits the number, since each text costs pyffish 2 to 3 milliseconds.

Prints counts; ends with 1 if anything else differs.
"""

import argparse
import pathlib
import re
import subprocess
import sys

import pyffish

VARIANT = "xiangqi"
START = pyffish.start_fen(VARIANT)
MOVE = re.compile(r"^[a-i](10|[1-9])[a-i](10|[1-9])$")
MOST_SHOWN = 20


def games(yipu, path):
    """Yields start position and lines of moves of each game in a file, as yipu writes them."""
    command = [yipu, "convert", "--to", "pgn", "--notation", "uci", "--quiet", str(path)]
    text = subprocess.run(command, capture_output=True, check=False).stdout.decode()
    fen, lines = START, []
    for line in text.splitlines():
        tag = re.match(r'^\[(\w+) "(.*)"\]$', line)
        if tag and lines:
            yield fen, lines
            fen, lines = START, []
        if tag:
            fen = tag[2] if tag[1] == "FEN" else fen
        elif line.strip():
            lines.append(line)
    if lines:
        yield fen, lines


def main_line(lines):
    """Returns the moves outside of comments and variations."""
    text = re.sub(r"\{[^}]*\}", " ", "\n".join(lines))
    depth, kept = 0, []
    for piece in re.split(r"([()])", text):
        if piece == "(":
            depth += 1
        elif piece == ")":
            depth -= 1
        elif depth == 0:
            kept.append(piece)
    words = re.sub(r"\d+\.+", " ", " ".join(kept)).split()
    return [word for word in words if MOVE.match(word)]


def square(file, rank):
    return f"{'abcdefghi'[file]}{rank + 1}"


def steps(piece, file, rank):
    """Yields every square that the piece could reach on an empty board, palace and river aside."""
    kind = piece.lower()
    if kind in "rc":
        offsets = [(n, 0) for n in range(-8, 9) if n] + [(0, n) for n in range(-9, 10) if n]
    else:
        offsets = {
            "n": [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)],
            "b": [(2, 2), (2, -2), (-2, 2), (-2, -2)],
            "a": [(1, 1), (1, -1), (-1, 1), (-1, -1)],
            "k": [(1, 0), (-1, 0), (0, 1), (0, -1)],
            "p": [(1, 0), (-1, 0), (0, 1), (0, -1)],
        }[kind]
    for along, up in offsets:
        if 0 <= file + along < 9 and 0 <= rank + up < 10:
            yield file + along, rank + up


def candidates(fen):
    """Yields every step of the side to move in UCI."""
    rows, side = fen.split()[:2]
    for row, text in enumerate(rows.split("/")):
        file = 0
        for c in text:
            if c.isdigit():
                file += int(c)
                continue
            if c.isupper() == (side == "w"):
                for target in steps(c, file, 9 - row):
                    yield square(file, 9 - row) + square(*target)
            file += 1


def ask(yipu, target, pairs):
    """Writes each move in the notation `target`; one answer for each pair of FEN and move."""
    command = [yipu, "moves", "--tsv", "--from", "uci", "--to", target]
    lines = "".join(f"{fen}\t{move}\n" for fen, move in pairs)
    output = subprocess.run(command, input=lines.encode(), capture_output=True, check=False).stdout
    answers = output.decode().splitlines()
    if len(answers) != len(pairs):
        sys.exit(f"{len(pairs)} lines in, {len(answers)} lines out")
    return answers


def normal(text):
    """Writes a text of pyffish with the signs of the notation of 2018 as yipu has them."""
    return text.rstrip("+#") if len(text) > 4 else text


def differs(kind, detail, found):
    found[kind] = found.get(kind, 0) + 1
    if found[kind] <= MOST_SHOWN:
        print(f"{kind}: {detail}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--yipu", required=True)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--texts", type=int, default=50_000)
    parser.add_argument("folder", type=pathlib.Path)
    options = parser.parse_args()

    files = sorted(options.folder.rglob("*.pgn"))
    files = files[:: max(1, len(files) // options.games)]
    found, positions, read, plies = {}, {}, 0, 0
    for path in files:
        for fen, lines in games(options.yipu, path):
            if read == options.games:
                break
            read += 1
            played = []
            for move in main_line(lines):
                here = pyffish.get_fen(VARIANT, fen, played)
                legal = positions.get(here)
                if legal is None:
                    legal = positions[here] = set(pyffish.legal_moves(VARIANT, fen, played))
                if move not in legal:
                    differs("played but not legal for pyffish", f"{path.name} {here} {move}", found)
                    break
                played.append(move)
                plies += 1

    pairs = [(fen, move) for fen in positions for move in sorted(set(candidates(fen)))]
    answers = ask(options.yipu, "uci", pairs)
    legal_moves = []
    for (fen, move), answer in zip(pairs, answers):
        taken = answer == move
        if taken != (move in positions[fen]):
            differs("legality", f"{fen} {move}: yipu says {answer}", found)
        if move in positions[fen]:
            legal_moves.append((fen, move))
    stepped = sum(len(legal) for legal in positions.values())
    if len(legal_moves) != stepped:
        differs("steps", f"{stepped - len(legal_moves)} legal moves are no steps of a piece", found)

    agree = dropped = 0
    legal_moves = legal_moves[:: max(1, len(legal_moves) // options.texts)]
    for (fen, move), text in zip(legal_moves, ask(options.yipu, "wxf-2018", legal_moves)):
        theirs = normal(pyffish.get_san(VARIANT, fen, move, False, pyffish.NOTATION_XIANGQI_WXF))
        if text == theirs:
            agree += 1
        elif text[1] in "+-" and theirs[1].isdigit() and text[0] + text[2:] == theirs[0] + theirs[2:]:
            dropped += 1
        else:
            differs("text", f"{fen} {move}: yipu {text}, pyffish {theirs}", found)

    print(
        f"{read} games, {plies} plies, {len(positions)} positions, {len(pairs)} steps, "
        f"{stepped} legal moves; texts of 2018: {agree} agree, "
        f"{dropped} with front or rear that pyffish drops"
    )
    for kind, count in found.items():
        print(f"{kind}: {count}")
    sys.exit(1 if found or not read else 0)


if __name__ == "__main__":
    main()
