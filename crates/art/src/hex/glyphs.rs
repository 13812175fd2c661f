//! Things of the landscape, foot in the middle at 0,0, upright; drawn large, for small maps.

pub const FIR: &str = "m0-16l5 8h-2.4l4.4 8h-14l4.4-8h-2.4z";
/// Light on a fir.
pub const FIR_LIGHT: &str = "m-.6-12l-2.6 4.4h1.4z";
/// A broad tree.
pub const TREE: &str = "m-4.6-2c-3.6-1.6-3.4-6-.2-6.8 0-5 8.6-5.4 9.4-.4 4 .6 4.2 6-.2 7.2z";
pub const TRUNK: &str = "m0 1v-4";
/// The fleece of a sheep that looks to the right.
pub const FLEECE: &str = "m-5-2c-2.6-3 .6-6.6 3.4-5.4 1.6-2.2 5.2-1.8 6 .6 3.2-.2 4 4 0 5z";
/// Its head and legs.
pub const SHEEP: &str = "m4.4-7l4 1-.8 3-3-.2zm-7.4 5h1.4v3h-1.4zm5 0h1.4v3h-1.4z";
/// A tuft of grass.
pub const TUFT: &str = "m-2.6-3l2 3 .6-4.6.8 4.6 2.2-2.8";
/// A sheaf of grain, tied in the middle.
pub const SHEAF: &str = "m-3.6 0q2.4-3.4 1.8-5l-3-5.4q4.8-3 9.6 0l-3 5.4q-.6 1.6 1.8 5z";
/// Its tie, and ears.
pub const SHEAF_TIE: &str = "m-2-5h4m-3.4-2l-1.2-2.8m2.6 2.2v-3.2m2 3l1.2-2.8";
pub const HILL: &str = "m-13 0c3-6 7-11 12-11s9 5 14 11z";
/// Its shaded side, and the pit.
pub const PIT: &str = "m2-6q5 1 6 6h-8q3-2 2-6z";
/// A stack of bricks.
pub const BRICKS: &str = "m-7 0v-4h2.4v-4h9.2v4h2.4v4z";
/// The joints between them.
pub const JOINTS: &str = "m-7-4h14m-7 0v-4m-2.4 8v-4m4.8 4v-4";
pub const PEAK: &str = "m-13 0l8.6-15 2 2.6 2.4-4.6 4 6.6 1.6-2 7.4 12.4z";
pub const SNOW: &str = "m-4.4-15l2 2.6 2.4-4.6 3 5-2.2 1.4-2-1.4-2 2.2-2.4-1.8-2 1.6z";
pub const DUNE: &str = "m-9 0q6-6.4 11-2.4 3 2.4 8 2";
pub const CACTUS: &str = "m-1.6 0v-6h-3.8v-5h2v3h1.8v-6q1.6-2 3.2 0v8h1.8v-3h2v5h-3.8v4z";
pub const WAVE: &str = "m-9 0q4.5-4.5 9 0t9 0";
/// A fish that leaps.
pub const FISH: &str = "m-7 1q5-7 10-2l4-2.4-1 6-3.4-2q-5 2-9.6.4z";
pub const CLOUD: &str = "m-10 3c-4-.6-4-6 .4-6 0-4 6.6-5 8-1.4 3.4-2 6.6.6 6 3.4 4 0 4 4 0 4z";
pub const NUGGET: &str = "m-2.6.4l1.4-2.8 2.6-.2 1.6 2-1 2.2-3 .4z";
