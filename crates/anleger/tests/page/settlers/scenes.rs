//! Moments of the base game that are written down instead of played.

use serde_json::{Value, json};

use crate::server::Server;

/// Three islanders; seat 0 is on turn, and what it must or may do follows below.
const ISLAND: &str = "anleger position 1
game settlers
seats 3

board 3+2 4+1 5+0 4+1 3+2
            .       .       .
          /   \\   /   \\   0   \\
        .  h0   .  h1   a  h2   .
        |  H 6  |  W 2  |  W 5  |
        .       .       .       .
      /   \\   /   \\   /   \\   /   \\
    .  h3   .  h4   .  h5   .  h6   a
    |  W 3  |  P 9  |  M10  |  H 8  0
    .       .       .       .       .
  /   \\   /   \\   /   \\   /   \\   /   \\
.  h7   .  h8   .  h9   .  h10  .  h11  .
|  F 8  |  M 4  |  F11  |  M 3  |  F 4  |
.       .       .       .       .       .
  \\   /   \\   /   1   /   \\   /   \\   /
    .  h12  .  h13  b  h14  .  h15  .
    |  F10  |  H 5  |  P 6  |  P11  2
    .       b       .       .       c
      \\   1   \\   /   \\   /   \\   /
        .  h16  .  h17  .  h18  .
        |  W 9  |  D    |  P12  2
        .       .   R   .       c
          \\   /   \\   /   \\   /
            .       .       .
harbours s0:any s3:any s17:any s38:grain s61:any s69:wool s66:ore s49:lumber s18:brick
active 0
turn 7
";

/// Seat 0 has much wool and wants brick, which both others have.
pub fn trades() -> String {
    format!(
        "{ISLAND}hand 0 3wool+1grain+1ore\nhand 1 2brick+1lumber\nhand 2 1brick+2ore\ncards 0 knight\n"
    )
}

/// Seat 0 must give up half of what it holds.
pub fn discards() -> String {
    format!(
        "{ISLAND}phase discard\nowes 0 5\nhand 0 3wool+2grain+2ore+2brick+1lumber\nhand 1 1brick\n"
    )
}

/// Lays it on a server's table, people on the first seats and bots behind them; says where it is.
pub fn lay(server: &Server, position: &str, people: usize) -> String {
    let (person, bot) = (json!({ "kind": "person" }), json!({ "kind": "bot", "level": "greedy" }));
    let seats: Vec<&Value> =
        (0..3).map(|seat| if seat < people { &person } else { &bot }).collect();
    let created = server.post("/api/positions", &json!({ "position": position, "seats": seats }));
    created["path"].as_str().unwrap_or_else(|| unreachable!("{created}")).to_owned()
}
