//! Tables of people, made and joined through the page.

use crate::chromium::Window;
use crate::person::Person;
use crate::playing::{Player, play_on};
use crate::server::Server;

/// Makes a table for two through the page and sends the other the link.
pub async fn sit_down_together(anna: &Person, ben: &Person, server: &Server) {
    anna.open(&server.address()).await;
    anna.click("new-table").await;
    anna.see("game-carcassonne").await;
    anna.types("seat-name-0", anna.name).await;
    anna.click("create-table").await;
    ben.open(&table_link(anna).await).await;
    ben.types("join-name", ben.name).await;
    ben.click("join-sit").await;
    for person in [anna, ben] {
        person.see("board").await;
    }
}

/// The link to the table, from the waiting room.
pub async fn table_link(person: &Person) -> String {
    let link = person.see("table-link").await;
    link.prop("value").await.expect("a field").expect("a link")
}

async fn two_players(server: &Server) -> (Player, Player) {
    at_windows(Window::DESKTOP, Window::PHONE, server).await
}

async fn at_windows(annas: Window, bens: Window, server: &Server) -> (Player, Player) {
    let anna = Player::at(annas, "Anna", 1).await;
    let ben = Player::at(bens, "Ben", 2).await;
    sit_down_together(&anna.person, &ben.person, server).await;
    (anna, ben)
}

#[tokio::test]
async fn two_people_play_a_whole_game_by_clicks() {
    let server = Server::start();
    let (annas, bens) = (Window::DESKTOP.moving(), Window::PHONE);
    let (mut anna, mut ben) = at_windows(annas, bens, &server).await;
    assert!(play_on(&mut [&mut anna, &mut ben], usize::MAX / 2).await);
    for player in [&anna, &ben] {
        player.person.see("game-over").await;
        assert!(player.decisions > 30, "{} decided {} times", player.person.name, player.decisions);
    }
    let tiles = anna.person.board().await.iter().filter(|thing| thing.starts_with("tile:")).count();
    assert!(tiles > 60, "only {tiles} tiles lie");
    ben.person.comes_to_see(&anna.person.board().await).await;
    assert_eq!(anna.person.scores(2).await, ben.person.scores(2).await);
    for player in [&anna, &ben] {
        player.person.is_content().await;
    }
}

#[tokio::test]
async fn a_reload_in_the_middle_changes_nothing() {
    let server = Server::start();
    let (mut anna, mut ben) = two_players(&server).await;
    play_on(&mut [&mut anna, &mut ben], 6).await;
    let (board, scores) = (anna.person.board().await, anna.person.scores(2).await);
    for player in [&anna, &ben] {
        player.person.reload().await;
        player.person.comes_to_see(&board).await;
        assert_eq!(player.person.scores(2).await, scores);
    }
    assert!(!play_on(&mut [&mut anna, &mut ben], 4).await);
    for player in [&anna, &ben] {
        player.person.is_content().await;
    }
}

#[tokio::test]
async fn a_killed_server_loses_nothing_and_both_browsers_go_on() {
    let mut server = Server::start();
    let (mut anna, mut ben) = two_players(&server).await;
    for round in 0..3 {
        play_on(&mut [&mut anna, &mut ben], 4).await;
        let before = anna.person.board().await;
        ben.person.comes_to_see(&before).await;
        let told = anna.person.log().await;
        // The first time between two moves, then with a decision on its way.
        if round > 0 {
            let (deciding, spot) = deciding(&anna, &ben).await;
            deciding.click_at(spot.0, spot.1).await;
            server.kill();
        } else {
            server.kill();
        }
        server.start_again();
        assert!(!play_on(&mut [&mut anna, &mut ben], 2).await);
        let after = anna.person.board().await;
        ben.person.comes_to_see(&after).await;
        for tile in before.iter().filter(|thing| thing.starts_with("tile:")) {
            assert!(after.contains(tile), "{tile} was acknowledged and is missing");
        }
        assert!(told.len() > 4, "{told:?}");
        // Told anew from the store.
        anna.person.reload().await;
        anna.person.comes_to_see(&after).await;
        let now = anna.person.log().await;
        assert!(now.starts_with(&told), "not in the log any more: {told:?} of {now:?}");
    }
    // Whoever comes anew sees what both see: it is in the store, not only in their windows.
    let board = anna.person.board().await;
    for player in [&anna, &ben] {
        player.person.reload().await;
        player.person.comes_to_see(&board).await;
        player.person.is_content().await;
    }
}

/// Who decides now, with a choice that one more click makes a decision.
async fn deciding<'a>(anna: &'a Player, ben: &'a Player) -> (&'a Person, (f64, f64)) {
    for person in [&anna.person, &ben.person].into_iter().cycle().take(200) {
        let sight = person.sight().await;
        let Some(spot) = sight.touchable.first() else { continue };
        person.click_at(spot.x, spot.y).await;
        let tried = person.sight().await;
        if let Some(spot) = tried.spot(&spot.target).filter(|spot| spot.tried) {
            return (person, (spot.x, spot.y));
        }
    }
    anna.person.despair("nobody decides").await
}

#[tokio::test]
async fn an_occupied_seat_cannot_be_taken_from_another_browser() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    anna.open(&server.address()).await;
    anna.click("new-table").await;
    anna.see("game-carcassonne").await;
    anna.click("create-table").await;
    let link = table_link(&anna).await;
    let carla = Person::at(Window::DESKTOP, "Carla").await;
    carla.open(&format!("{link}/0")).await;
    carla.see("player-0").await;
    carla.types("join-name", "Carla").await;
    carla.click("join-sit").await;
    carla.see("board").await;
    let names = [anna.reads("player-0").await, anna.reads("player-1").await];
    assert!(!names[0].contains("Carla") && names[1].contains("Carla"), "{names:?}");
}
