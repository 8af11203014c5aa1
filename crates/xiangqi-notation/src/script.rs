//! The two Chinese scripts.

/// Which Chinese characters a text uses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Script {
    /// 马 车 进 后.
    #[default]
    Simplified,
    /// 馬 車 進 後.
    Traditional,
}
