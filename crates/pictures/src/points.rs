//! A picture as points.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::Tree;

use crate::lettering;

/// The widest and highest picture that is made of points: some of our addresses let visitors choose.
const POINTS_MAX: u32 = 4_096;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum Undrawn {
    /// It is not what we draw.
    #[error("no picture: {0}")]
    Unread(#[from] resvg::usvg::Error),
    /// It has no size, or too much of it.
    #[error("a picture of {0} points in width cannot be made")]
    Size(u32),
    /// It cannot be packed.
    #[error("the picture cannot be packed")]
    Unpacked,
}

/// Reads a picture of ours.
pub(crate) fn tree(svg: &str) -> Result<Tree, Undrawn> {
    Ok(Tree::from_str(svg, &lettering::options())?)
}

/// A picture so many points wide.
pub(crate) fn painted(svg: &str, width: u32) -> Result<Pixmap, Undrawn> {
    let tree = tree(svg)?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round() as u32;
    if width.max(height) > POINTS_MAX {
        return Err(Undrawn::Size(width));
    }
    let mut paper = Pixmap::new(width, height).ok_or(Undrawn::Size(width))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut paper.as_mut());
    Ok(paper)
}

/// A picture as PNG, so many points wide.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, Undrawn> {
    painted(svg, width)?.encode_png().map_err(|_| Undrawn::Unpacked)
}
