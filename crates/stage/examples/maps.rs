//! Draws the maps of the Settlers: `maps FOLDER` writes for every scenario the board at the start
//! and in the middle of a game that chance plays, with what may be decided there.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use game::erased::ListedAction;
use game::{Audience, Game, Seat, Turn};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use settlers::{Settlers, SettlersOptions, scenario};
use stage::{Backstage, Item, Lang, Scene, Stage, settlers as theatre};
use wire::{Look, Standing, UndoOffer};

fn main() -> ExitCode {
    let Some(folder) = env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("maps: which folder?");
        return ExitCode::FAILURE;
    };
    match fs::create_dir_all(&folder).and_then(|()| draw_all(&folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("maps: {}: {error}", folder.display());
            ExitCode::FAILURE
        }
    }
}

fn draw_all(folder: &Path) -> std::io::Result<()> {
    for id in scenario::IDS {
        let seats = scenario::board(id).and_then(|board| board.scenario.players.last().copied());
        let options = SettlersOptions { scenario: (*id).to_owned(), ..Default::default() };
        let Ok(mut game) = Settlers::start(&options, usize::from(seats.unwrap_or(4))) else {
            continue;
        };
        let mut rng = ChaCha8Rng::seed_from_u64(11);
        go_on(&mut game, &mut rng, |game| matches!(game.turn(), Turn::Decide(_)));
        draw(folder, &format!("{id}-start"), &game, &[])?;
        let main = |game: &Settlers| {
            let view = game.view(Audience::Referee);
            view.phase == "main" && view.turn > 90
        };
        go_on(&mut game, &mut rng, main);
        draw(folder, &format!("{id}-middle"), &game, &[])?;
        for overlay in ["production", "routes", "spots", "lines", "chips", "blocked"] {
            draw(folder, &format!("{id}-{overlay}"), &game, &[overlay])?;
        }
        let robber = |game: &Settlers| game.view(Audience::Referee).phase == "move-robber";
        go_on(&mut game, &mut rng, robber);
        draw(folder, &format!("{id}-robber"), &game, &[])?;
    }
    Ok(())
}

/// Lets chance play until this comes about or the game is over.
fn go_on(game: &mut Settlers, rng: &mut ChaCha8Rng, until: impl Fn(&Settlers) -> bool) {
    while !until(game) {
        let played = match game.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let Some(outcome) = game.pick_outcome(rng, &mut Vec::new()) else { return };
                game.settle(outcome).is_ok()
            }
            Turn::Decide(seats) => {
                let Some(seat) = seats.iter().next() else { return };
                let Some(action) = game.pick_action(seat, rng, &mut Vec::new()) else { return };
                game.play(seat, action).is_ok()
            }
        };
        if !played {
            return;
        }
    }
}

fn look(game: &Settlers, seat: Seat) -> Option<Look> {
    let audience = Audience::Seat(seat);
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let listed = |action: &settlers::Action| {
        let value = serde_json::to_value(action).ok()?;
        Some(ListedAction { notation: action.to_string(), action: value })
    };
    Some(Look {
        audience,
        view: serde_json::to_value(game.view(audience)).ok()?,
        actions: actions.iter().filter_map(listed).collect(),
        standing: Standing { current: Vec::new(), projected: None, last: None },
        undo: UndoOffer::No,
    })
}

fn draw(folder: &Path, name: &str, game: &Settlers, overlays: &[&str]) -> std::io::Result<()> {
    let seat = game.view(Audience::Referee).active;
    let mut stage = theatre::Theatre.open();
    let seen = look(game, seat).map(|look| stage.see(&look));
    if !matches!(seen, Some(Ok(()))) {
        return Err(std::io::Error::other(format!("{name} cannot be seen")));
    }
    let file = folder.join(format!("{name}.svg"));
    fs::write(&file, page(&stage.scene(Lang::En), stage.as_ref(), overlays))
}

/// What the page's style sheet does to these classes, in short.
const STYLE: &str = ".ghost{opacity:.62}.solid{opacity:1}\
    .light{fill:#ffd84d;fill-opacity:.42;stroke:#ffd84d;stroke-width:2.5}";

fn page(scene: &Scene, stage: &dyn Stage, overlays: &[&str]) -> String {
    let bounds = scene.bounds;
    let mut svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='{} {} {} {}'><style>{STYLE}</style>\
         <defs>{}</defs><rect x='-9999' y='-9999' width='20000' height='20000' fill='{}'/>\n",
        bounds.at.x,
        bounds.at.y,
        bounds.width,
        bounds.height,
        art::seat_patterns(),
        art::TABLE,
    );
    let over = overlays.iter().flat_map(|key| stage.overlay(key, Lang::En));
    let over: Vec<Item> = over.collect();
    let shown =
        scene.items.iter().filter(|item| over.is_empty() || !item.class.starts_with("ghost"));
    for item in shown.chain(&over) {
        let _ = writeln!(
            svg,
            "<g class='{}' transform='translate({} {})'>{}</g>",
            item.class, item.at.x, item.at.y, item.art
        );
    }
    svg + "</svg>\n"
}
