//! Saved games that our rules play to their end.

/// One for each thing that messages can do: for whoever tests with them, or damages them to see what
/// happens.
pub const SAMPLES: [&str; 9] = [
    include_str!("../tests/samples/good-base.jcz"),
    include_str!("../tests/samples/good-builder.jcz"),
    include_str!("../tests/samples/good-dragon.jcz"),
    include_str!("../tests/samples/good-fairy-beside.jcz"),
    include_str!("../tests/samples/good-portal.jcz"),
    include_str!("../tests/samples/good-princess.jcz"),
    include_str!("../tests/samples/good-tower-and-ransom.jcz"),
    include_str!("../tests/samples/good-tower-exchange.jcz"),
    include_str!("../tests/samples/good-unplaceable.jcz"),
];
