//! Things that stand on a tile, drawn once by hand: foot in the middle at 0,0, upright.

use crate::paint::{Canvas, Paint};
use crate::pen::Size;
use crate::point::Point;

/// A thing: how much room it takes, and its strokes by paint.
#[derive(Clone, Copy, Debug)]
pub struct Thing {
    /// Half its width.
    pub half: f32,
    pub height: f32,
    strokes: &'static [(Paint, &'static str)],
}

impl Thing {
    /// Sets it down; what is drawn with the common roof gets `roof` instead.
    pub fn set(&self, canvas: &mut Canvas, at: Point, size: Size, roof: Paint) {
        for &(paint, glyph) in self.strokes {
            let paint = if paint == Paint::Roof { roof } else { paint };
            canvas.stamp(paint, glyph, at, size);
        }
    }

    /// Sets a tree down with these leaves.
    pub fn plant(&self, canvas: &mut Canvas, at: Point, size: Size, leaves: Paint) {
        for &(paint, glyph) in self.strokes {
            canvas.stamp(if paint == Paint::Leaf { leaves } else { paint }, glyph, at, size);
        }
    }
}

/// A house with its gable to the left.
pub const COTTAGE: Thing = Thing {
    half: 5.6,
    height: 6.8,
    strokes: &[
        (Paint::HouseShadow, "m-5 .9h11.5"),
        (Paint::Plaster, "m-5 0h10v-3.4h-5.4l-2.3-2.6-2.3 2.6z"),
        (Paint::Shade, "m-.4 0h5.4v-3.4h-5.4z"),
        (Paint::Roof, "m-5.7-2.8l3-4h5.3l3 4h-5.5l-2.8-3-2.2 3z"),
        (Paint::Opening, "m-2.7 0v-2m5.2 1v-1.2"),
    ],
};

/// A narrow house, gable to the front.
pub const GABLE: Thing = Thing {
    half: 3.8,
    height: 8.2,
    strokes: &[
        (Paint::HouseShadow, "m-3 .9h7.5"),
        (Paint::Plaster, "m-3 0h6v-4.2l-3-3-3 3z"),
        (Paint::Roof, "m-3.9-3.8l3.9-4.4 3.9 4.4-.9.6-3-3-3 3z"),
        (Paint::Opening, "m0 0v-2.2m0-1v-1.2"),
    ],
};

/// A long house, its eaves to the front.
pub const LONGHOUSE: Thing = Thing {
    half: 6.8,
    height: 6.3,
    strokes: &[
        (Paint::HouseShadow, "m-6 .9h13.5"),
        (Paint::Plaster, "m-6 0h12v-3h-12z"),
        (Paint::Roof, "m-6.8-2.7l1.6-3.6h10.4l1.6 3.6z"),
        (Paint::Opening, "m0 0v-2m-3.4 1.2v-1.2m6.8 1.2v-1.2"),
    ],
};

/// A tall house with a pointed roof.
pub const TURRET: Thing = Thing {
    half: 3.2,
    height: 12.8,
    strokes: &[
        (Paint::HouseShadow, "m-2.3 .9h6.3"),
        (Paint::Plaster, "m-2.3 0h4.6v-8h-4.6z"),
        (Paint::Shade, "m.6 0h1.7v-8h-1.7z"),
        (Paint::Roof, "m-3.1-7.6l3.1-5.2 3.1 5.2z"),
        (Paint::Opening, "m0 0v-1.9m0-2.7v-1.8"),
    ],
};

pub const CHURCH: Thing = Thing {
    half: 7.8,
    height: 18.7,
    strokes: &[
        (Paint::HouseShadow, "m-7 .9h14.5"),
        (Paint::Plaster, "m-2.4 0h8.4v-4.6h-8.4zm-4.6 0h4.8v-9h-4.8z"),
        (Paint::Shade, "m-2.2 0h8.2v-4.6h-8.2z"),
        (Paint::Roof, "m-2.2-4.2v-4.2h6.2l2.7 4.2z"),
        (Paint::Slate, "m-7.8-8.7l3.2-7 3.2 7z"),
        (Paint::Pole, "m-4.6-15.5v-3.2m-1.2 1.1h2.4"),
        (Paint::Opening, "m-4.6 0v-2.7m0-2.3v-2m5.6 5.8v-1.7m2.8 1.7v-1.7"),
    ],
};

/// A keep with a flag.
pub const KEEP: Thing = Thing {
    half: 5.0,
    height: 16.0,
    strokes: &[
        (Paint::HouseShadow, "m-4.5 .9h10.7"),
        (Paint::Stone, "m-4.5 0h9v-10.4h-1.8v1.4h-1.8v-1.4h-1.8v1.4h-1.8v-1.4h-1.8z"),
        (Paint::Shade, "m1.5 0h3v-9h-3z"),
        (Paint::Pole, "m0-9v-7"),
        (Paint::Roof, "m0-16l4.5 1.3-4.5 1.5z"),
        (Paint::Opening, "m0 0v-3.4m-2-1.6v-1.8m4 1.8v-1.8"),
    ],
};

/// A tower of a wall, with battlements.
pub const BATTLEMENT: Thing = Thing {
    half: 3.8,
    height: 9.2,
    strokes: &[
        (
            Paint::Stone,
            "m-2.6 2v-8.6h-.7v-2.4h1.6v1h1.1v-1h1.2v1h1.1v-1h1.6v2.4h-.7v8.6q-2.6 1.2-5.2 0z",
        ),
        (Paint::Shade, "m.7 2.5v-9h1.9v8.5q-.9.4-1.9.5z"),
    ],
};

/// A tower of a wall, with a pointed roof.
pub const SPIRE: Thing = Thing {
    half: 3.8,
    height: 11.2,
    strokes: &[
        (Paint::Stone, "m-2.6 2v-7.6h5.2v7.6q-2.6 1.2-5.2 0z"),
        (Paint::Shade, "m.7 2.5v-8h1.9v7.5q-.9.4-1.9.5z"),
        (Paint::Slate, "m-3.5-5.3l3.5-5.7 3.5 5.7q-3.5 1-7 0z"),
    ],
};

/// The gate where a road enters a town.
pub const GATE: Thing = Thing {
    half: 8.0,
    height: 12.0,
    strokes: &[
        (Paint::Stone, "m-3.5 3.2h7v-8.2h-7zm-3.8.4h4.4v-9.4h-4.4zm10.2 0h4.4v-9.4h-4.4z"),
        (Paint::Slate, "m-8-5.6l2.9-4.6 2.9 4.6zm10.2 0l2.9-4.6 2.9 4.6z"),
        (Paint::Ink, "m-1.9 3.2v-3.8q1.9-2.4 3.8 0v3.8z"),
    ],
};

pub const WELL: Thing = Thing {
    half: 4.8,
    height: 10.0,
    strokes: &[
        (Paint::Stone, "m-3.5 0v-2.6q3.5-1.8 7 0v2.6q-3.5 2-7 0z"),
        (Paint::Ink, "m-2.7-2.5q2.7-1.4 5.4 0-2.7 1.3-5.4 0z"),
        (Paint::Pole, "m-2.9-2.6v-4.4m5.8 4.4v-4.4"),
        (Paint::Roof, "m-4.8-6.6l4.8-3.4 4.8 3.4z"),
    ],
};

/// A chapel by the road.
pub const CHAPEL: Thing = Thing {
    half: 4.6,
    height: 12.0,
    strokes: &[
        (Paint::HouseShadow, "m-3.6 .9h8.7"),
        (Paint::Plaster, "m-3.6 0h7.2v-4.6l-3.6-3.4-3.6 3.4z"),
        (Paint::Roof, "m-4.6-4.2l4.6-4.8 4.6 4.8-1 .7-3.6-3.3-3.6 3.3z"),
        (Paint::Pole, "m0-9v-3.4m-1.2 1.2h2.4"),
        (Paint::Opening, "m0 0v-3"),
    ],
};

pub const OAK: Thing = Thing {
    half: 4.8,
    height: 9.6,
    strokes: &[
        (Paint::TreeShadow, "m-2.6 .6h7"),
        (Paint::Trunk, "m0 .4v-3"),
        (
            Paint::Leaf,
            "m-3.4-2.6c-1.9-.3-2.2-3-.2-3.8-.3-2.5 2.4-3.9 4-2.3\
             c1.9-.7 3.7 1 3 2.8 1.6.9 1.2 3.2-.7 3.4-1.7.9-4.6.9-6.1-.1z",
        ),
        (Paint::Sheen, "m-2.4-5.6c.2-1.5 1.6-2.2 2.8-1.8-.8.4-1 1-1.2 1.9z"),
    ],
};

/// A small tree in a town.
pub const SAPLING: Thing = Thing {
    half: 2.6,
    height: 5.8,
    strokes: &[
        (Paint::Trunk, "m0 .4v-2"),
        (Paint::Leaf, "m-2.2-1.6q-1.4-3.6 2.2-4 3.6.4 2.2 4-2.2 1.2-4.4 0z"),
    ],
};

pub const FIR: Thing = Thing {
    half: 4.6,
    height: 12.0,
    strokes: &[
        (Paint::TreeShadow, "m-2.6 .6h7"),
        (Paint::Trunk, "m0 .4v-2.4"),
        (Paint::Fir, "m0-12l2.5 4h-1l2.2 3.4h-1.1l2 3h-9.2l2-3h-1.1l2.2-3.4h-1z"),
        (Paint::Sheen, "m-.2-10.5l-1.2 2.4h.8zm-1.6 4l-1 1.7h1.2z"),
    ],
};

pub const POPLAR: Thing = Thing {
    half: 2.6,
    height: 13.0,
    strokes: &[
        (Paint::TreeShadow, "m-2 .6h6"),
        (Paint::Trunk, "m0 .4v-3"),
        (Paint::Leaf, "m0-13c2.2 2.4 3 8.6 1 11-.6.6-1.4.6-2 0-2-2.4-1.2-8.6 1-11z"),
        (Paint::Sheen, "m-.3-11c-1.2 2-1.3 4.4-1 6.3 .6-1.8.6-4 1-6.3z"),
    ],
};

pub const BUSH: Thing = Thing {
    half: 3.4,
    height: 3.6,
    strokes: &[(
        Paint::Leaf,
        "m-2.8 .2c-1.2-1.6.2-3.2 1.6-2.7 .6-1.6 2.8-1.4 3 .1 1.5 0 1.9 1.8.9 2.6z",
    )],
};

/// A sheep that looks to the right.
pub const SHEEP: Thing = Thing {
    half: 4.4,
    height: 4.4,
    strokes: &[
        (Paint::TreeShadow, "m-2.8 .6h6"),
        (Paint::Wool, "m-2.6-1c-1.3-1.5.3-3.3 1.7-2.7 .8-1.1 2.6-.9 3 .3 1.6-.1 2 2 0 2.5z"),
        (Paint::Ink, "m2.2-3.6l2 .5-.4 1.5-1.5-.1z"),
        (Paint::Opening, "m-1.5-1v1.3m2.8-1.3v1.3"),
    ],
};

pub const HAYSTACK: Thing = Thing {
    half: 3.6,
    height: 6.2,
    strokes: &[
        (Paint::TreeShadow, "m-3 .6h7.6"),
        (Paint::Hay, "m-3 .2c-.3-3 .8-5.6 3-6.2 2.2.6 3.3 3.2 3 6.2z"),
        (Paint::Shade, "m.8 .2c.6-2 .4-4.4-.6-6.1 2.1.7 3.1 3.2 2.8 6.1z"),
    ],
};

/// A ploughed acre.
pub const ACRE: Thing = Thing {
    half: 8.0,
    height: 9.5,
    strokes: &[(
        Paint::Tuft,
        "m-7.2 0q7-2.4 14 0m-14.2-2.5q7-2.4 14 0m-13.6-2.5q7-2.4 14 0m-13.2-2.4q6.5-2.2 13 0",
    )],
};

/// A tuft of grass.
pub const TUFT: Thing = Thing {
    half: 2.0,
    height: 3.0,
    strokes: &[(Paint::Tuft, "m-1.6-2l1.2 2 .4-2.9.5 2.9 1.3-1.8")],
};

pub const FLOWERS: Thing =
    Thing { half: 2.4, height: 3.0, strokes: &[(Paint::Flower, "m-1.6-.4h0m2.8-1.3h0m.8 1.7h0")] };

pub const ROCKS: Thing = Thing {
    half: 3.4,
    height: 3.2,
    strokes: &[(Paint::Stone, "m-3 .3l.8-2.2 1.9-.6 1.2 1.4 1.2-.5 1 1.9z")],
};

/// A cabin of logs with its chimney.
pub const CABIN: Thing = Thing {
    half: 5.6,
    height: 8.0,
    strokes: &[
        (Paint::HouseShadow, "m-4.6 .9h10.6"),
        (Paint::Stone, "m2.2-4v-4h2v4z"),
        (Paint::Plaster, "m-4.6 0h9.2v-3.4h-9.2z"),
        (Paint::Roof, "m-5.6-3l2.2-3.4h6.8l2.2 3.4z"),
        (Paint::Rut, "m-4.6-1.2h9.2m-9.2-1.1h9.2"),
        (Paint::Opening, "m-.6 0v-2.2m3.2 1v-1.2"),
    ],
};

/// A store whose front is higher than its roof.
pub const STORE: Thing = Thing {
    half: 4.2,
    height: 7.8,
    strokes: &[
        (Paint::HouseShadow, "m-3.4 .9h8"),
        (Paint::Plaster, "m-3.4 0h6.8v-6h-1.1v-1.4h-4.6v1.4h-1.1z"),
        (Paint::Roof, "m-4-2.6h8v1.3h-8z"),
        (Paint::Opening, "m0 0v-1.4m-1.8-3.4h3.6"),
    ],
};

/// A tower of beams from which one looks out.
pub const LOOKOUT: Thing = Thing {
    half: 4.0,
    height: 14.0,
    strokes: &[
        (Paint::HouseShadow, "m-2.8 .9h7"),
        (Paint::Pole, "m-2.8 0l.8-7m4.8 7l-.8-7m-4.5 4.6h5m-4.7 2.4l4.2-4.6"),
        (Paint::Plaster, "m-3-7h6v-3h-6z"),
        (Paint::Roof, "m-4-9.6l4-4 4 4z"),
    ],
};

/// The gate of a palisade: two posts and a beam.
pub const STOCKADE: Thing = Thing {
    half: 7.0,
    height: 9.5,
    strokes: &[
        (Paint::Plaster, "m-6.4 3.4v-11l1.4-1.6 1.4 1.6v11zm10 0v-11l1.4-1.6 1.4 1.6v11z"),
        (Paint::Roof, "m-7-5.8h14v-2.2h-14z"),
        (Paint::Ink, "m-2.2 3.2v-5.6h4.4v5.6z"),
    ],
};

/// A post with two boards that show the way.
pub const SIGNPOST: Thing = Thing {
    half: 4.4,
    height: 11.0,
    strokes: &[
        (Paint::HouseShadow, "m-1 .6h4"),
        (Paint::Plaster, "m-.7 0h1.4v-11h-1.4z"),
        (Paint::Roof, "m-3.6-10.2h6l1.6 1.3-1.6 1.3h-6z"),
        (Paint::RoofLight, "m3.6-6.6h-6l-1.6 1.3 1.6 1.3h6z"),
    ],
};
