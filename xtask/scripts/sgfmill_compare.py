"""Compares the main lines that yipu and sgfmill read from files of SGF.

For each game of Go in each file that sgfmill can read: the size of the board and all moves of the
main line, passes among them, agree. A difference is explained, and counted apart, where

- a node holds moves of both colours: sgfmill keeps no order of properties, so that only the set
  of the node's moves is compared;
- a value is white space, which yipu takes for a pass as most programs do, or a property stands
  twice in a node, where sgfmill keeps the last and yipu all.

Prints counts; ends with 1 if anything else differs.
"""

import argparse
import json
import pathlib
import subprocess
import sys

from sgfmill import sgf, sgf_grammar

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
MOST_SHOWN = 20


def ours(yipu, path):
    """Returns for each game of Go its columns and the moves of its main line."""
    command = [yipu, "convert", "--to", "json", "--format", "sgf", "--quiet", str(path)]
    text = subprocess.run(command, capture_output=True, check=False).stdout.decode()
    games = []
    for line in text.splitlines():
        game = json.loads(line)
        nodes = game["nodes"]
        first_child = {}
        for number in range(1, len(nodes)):
            first_child.setdefault(nodes[number].get("parent", number - 1), number)
        moves, at = [], 0
        while at is not None:
            if "move" in nodes[at]:
                moves.append(f"{nodes[at]['color'][0].upper()} {nodes[at]['move']}")
            at = first_child.get(at)
        games.append((game["size"]["columns"], moves))
    return games


def game_number(coarse):
    """Returns the number of the game that a tree is of, 1 for Go."""
    root = coarse.sequence[0]
    values = root.get("GM", [b"1"])
    try:
        return int(values[0])
    except ValueError:
        return 1


def theirs(coarse):
    """Returns columns, moves node by node, and whether some node is one of those explained."""
    game = sgf.Sgf_game.from_coarse_game_tree(coarse)
    size = game.get_size()
    nodes = []
    for node in game.get_main_sequence():
        moves = []
        for color in "BW":
            if node.has_property(color):
                point = node.get(color)
                if point is None:
                    moves.append(f"{color} pass")
                else:
                    row, column = point
                    moves.append(f"{color} {LETTERS[column]}{LETTERS[size - 1 - row]}")
        nodes.append(moves)
    return size, nodes


def agree(nodes, moves):
    """Tells whether the moves are those of the nodes: yes, only by sets, or no."""
    if [move for node in nodes for move in node] == moves:
        return "same"
    at = 0
    for node in nodes:
        if sorted(node) != sorted(moves[at : at + len(node)]):
            return "different"
        at += len(node)
    return "same but for the order in one node" if at == len(moves) else "different"


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--yipu", required=True)
    options.add_argument("--games", type=int, required=True)
    options.add_argument("folder", type=pathlib.Path)
    options = options.parse_args()
    files = unread = games = shown = 0
    counts = {}
    for path in sorted(options.folder.rglob("*.sgf")):
        if games >= options.games:
            break
        files += 1
        try:
            trees = sgf_grammar.parse_sgf_collection(path.read_bytes())
        except ValueError:
            unread += 1
            continue
        trees = [tree for tree in trees if game_number(tree) == 1]
        found = ours(options.yipu, path)
        for number, tree in enumerate(trees):
            games += 1
            try:
                size, nodes = theirs(tree)
            except ValueError as error:
                counts["sgfmill refuses a value"] = counts.get("sgfmill refuses a value", 0) + 1
                continue
            if number >= len(found):
                verdict = "different"
            elif found[number][0] != size:
                verdict = "different"
            else:
                verdict = agree(nodes, found[number][1])
            counts[verdict] = counts.get(verdict, 0) + 1
            if verdict == "different" and shown < MOST_SHOWN:
                shown += 1
                moves = found[number] if number < len(found) else None
                print(f"{path}, game {number + 1}: sgfmill {size} {nodes}, yipu {moves}")
    print(f"{files} files, {unread} that sgfmill cannot read, {games} games of Go")
    for verdict, count in sorted(counts.items()):
        print(f"{count:>8} {verdict}")
    return 1 if counts.get("different") else 0


if __name__ == "__main__":
    sys.exit(main())
