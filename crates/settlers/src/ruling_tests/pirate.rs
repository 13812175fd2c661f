//! S-31 to S-38: pirate and robber.

use game::{Game, SeatSet};

use super::scenes::*;
use crate::action::{Action, Card, Outcome};
use crate::geometry::NOWHERE;
use crate::goods::Resource;
use crate::land::Terrain;
use crate::options::SettlersOptions;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::Settlers;

fn sea() -> Settlers {
    let pirate = SettlersOptions { pirate: true, ..options("four-islands-4") };
    bare_with(&pirate, 4)
}

/// Seat 1 has a building at home and a ship on the pirate's side of (3, 2); the active seat 0
/// has rolled a seven.
fn seven() -> Settlers {
    let mut game = sea();
    let at = game.corner(2, 1, "SE");
    game.village(1, at);
    game.ships(1, &[game.side(3, 2, "NW")]);
    game.give(1, one(Resource::Ore));
    game.dice(7);
    game
}

#[test]
fn s_31_the_pirate_is_an_option_and_starts_where_the_file_says_or_the_first_player_wants() {
    let game = sea();
    assert_eq!(game.now.pirate, game.hex(3, 2).0);
    assert_eq!(bare("four-islands-4").now.pirate, NOWHERE);
    let without = bare("four-islands-4");
    assert_eq!(without.may(0, Action::Pirate { to: without.hex(3, 2) }), Err(Refusal::NotNow));
    let pirate = SettlersOptions { pirate: true, ..options("new-world-3") };
    let mut game = dealt(&pirate, 3, 3);
    while matches!(game.now.phase, Phase::LayHarbour { .. }) {
        let lay = game.listed(game.now.active.index())[0];
        game.act(game.now.active.index(), lay);
        if game.turn() == game::Turn::Chance {
            let mut outcomes = Vec::new();
            game.outcomes(&mut outcomes);
            game.chance(outcomes[0].outcome);
        }
    }
    assert_eq!((game.now.phase, game.now.active), (Phase::PlacePirate, seat(0)));
    assert_eq!(game.listed(0).len() as u32, game.sea().count_ones());
    let choice = game.listed(0)[2];
    game.act(0, choice);
    assert_eq!(game.now.phase, Phase::FirstSettlement { placed: 0 });
}

#[test]
fn s_32_a_seven_moves_robber_or_pirate_after_the_discards() {
    let mut game = sea();
    game.give(2, plenty(2));
    game.dice(7);
    assert_eq!(game.now.phase, Phase::Discard);
    for _ in 0..5 {
        let discard = game.listed(2)[0];
        game.act(2, discard);
    }
    let list = game.listed(0);
    assert!(list.iter().any(|action| matches!(action, Action::Robber { .. })));
    assert!(list.iter().any(|action| matches!(action, Action::Pirate { .. })));
}

#[test]
fn s_33_a_knight_moves_either_and_counts_for_the_army() {
    let mut game = sea();
    game.player_mut(seat(0)).cards[Card::Knight.index()] = 1;
    game.act(0, Action::Knight);
    let to = game.hex(3, 3);
    game.act(0, Action::Pirate { to });
    assert_eq!((game.now.pirate, game.player(seat(0)).knights), (to.0, 1));
    assert_eq!(game.now.phase, Phase::Main);
}

#[test]
fn s_34_the_pirate_robs_an_owner_of_ships_there_and_must_move() {
    let mut game = seven();
    let here = game.hex(3, 2);
    assert_eq!(game.may(0, Action::Pirate { to: here }), Err(Refusal::PirateStays));
    game.now.pirate = game.hex(3, 4).0;
    game.ships(2, &[game.side(3, 2, "SE")]);
    game.give(2, one(Resource::Wool));
    let building_only = game.corner(3, 2, "SW");
    game.village(3, building_only);
    game.give(3, one(Resource::Brick));
    game.act(0, Action::Pirate { to: here });
    let victims = SeatSet::only(seat(1)).with(seat(2));
    assert_eq!(
        game.now.phase,
        Phase::ChooseVictim { victims, rolled: true },
        "a building alone is safe"
    );
    assert_eq!(game.may(0, Action::Rob { victim: seat(3) }), Err(Refusal::NoVictim));
    game.act(0, Action::Rob { victim: seat(2) });
    game.chance(Outcome::Stolen { card: Resource::Wool });
    assert_eq!((game.hand(0)[2], game.hand(2)[2]), (1, 0));
}

#[test]
fn s_35_no_ship_enters_or_leaves_the_pirates_sides_but_roads_and_buildings_may() {
    let mut game = sea();
    let at = game.corner(3, 2, "NW");
    game.village(0, at);
    game.give(0, plenty(4));
    let held = game.side(3, 2, "W");
    assert_eq!(game.may(0, Action::Ship { at: held }), Err(Refusal::Pirate));
    game.ships(0, &[held]);
    assert_eq!(game.may(0, Action::Lift { from: held }), Err(Refusal::Pirate));
    game.now.pirate = game.hex(2, 2).0;
    let shared = game.side(2, 1, "E");
    let corner = game.corner(2, 1, "NE");
    game.village(0, corner);
    assert_eq!(game.may(0, Action::Ship { at: shared }), Err(Refusal::Pirate));
    assert_eq!(game.may(0, Action::Road { at: shared }), Ok(()));
}

#[test]
fn s_36_the_robber_keeps_to_land_and_the_pirate_to_known_sea() {
    let pirate = SettlersOptions { pirate: true, ..options("oceania-4") };
    let mut game = bare_with(&pirate, 4);
    game.dice(7);
    let (land, sea, hidden) = (game.hex(0, 0), game.hex(2, 1), game.hex(4, 3));
    assert_eq!(game.may(0, Action::Robber { to: land }), Ok(()));
    assert_eq!(game.may(0, Action::Robber { to: sea }), Err(Refusal::RobberStays));
    assert_eq!(game.may(0, Action::Robber { to: hidden }), Err(Refusal::RobberStays));
    assert_eq!(game.may(0, Action::Pirate { to: sea }), Ok(()));
    assert_eq!(game.may(0, Action::Pirate { to: land }), Err(Refusal::PirateStays));
    assert_eq!(game.may(0, Action::Pirate { to: hidden }), Err(Refusal::PirateStays));
}

#[test]
fn s_36_where_nobody_has_another_hex_robber_and_pirate_stay() {
    let mut game = bare("base");
    let only = game.hex(2, 2);
    game.now.land = 1 << only.0;
    game.now.robber = only.0;
    game.dice(7);
    assert_eq!((game.now.phase, game.now.robber), (Phase::Main, only.0));
    game.give(0, plenty(2));
    game.player_mut(seat(0)).cards[Card::Knight.index()] = 1;
    game.act(0, Action::Knight);
    assert_eq!((game.now.phase, game.player(seat(0)).knights), (Phase::Main, 1));
}

#[test]
fn s_37_the_robber_starts_on_the_desert_the_belt_or_beside_the_board() {
    let base = bare("base");
    assert_eq!(base.now.terrain[base.now.robber as usize], Terrain::Desert);
    let desert = bare("desert-3");
    assert_eq!(desert.now.robber, desert.hex(1, 2).0);
    assert_eq!(bare("four-islands-3").now.robber, NOWHERE);
}

#[test]
fn s_38_the_robber_stops_its_hex_gold_included_and_robs_a_neighbour() {
    let mut game = bare("new-shores");
    let at = game.corner(0, 5, "S");
    game.village(1, at);
    game.give(1, one(Resource::Ore));
    game.dice(7);
    game.act(0, Action::Robber { to: game.hex(0, 5) });
    assert_eq!(game.now.phase, Phase::Steal { victim: seat(1), rolled: true });
    game.chance(Outcome::Stolen { card: Resource::Ore });
    game.dice(3);
    assert_eq!(game.now.phase, Phase::Main, "no gold under the robber");
    assert_eq!(game.invariants(), Ok(()));
}

#[test]
fn the_friendly_robber_spares_players_with_two_points() {
    let friendly = SettlersOptions { friendly_robber: true, ..options("base") };
    let mut game = bare_with(&friendly, 3);
    let at = game.corner(2, 2, "N");
    game.village(1, at);
    game.dice(7);
    let to = game.hex(2, 2);
    assert_eq!(game.may(0, Action::Robber { to }), Err(Refusal::Friendly));
    assert!(!game.lists(0, Action::Robber { to }));
    game.player_mut(seat(1)).points = 3;
    assert_eq!(game.may(0, Action::Robber { to }), Ok(()));
}
