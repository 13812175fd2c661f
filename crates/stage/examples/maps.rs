//! Draws maps of the Settlers and of New World: `maps FOLDER` writes for every scenario, and for the
//! coast, the board at the start and in the middle of a game that chance plays, with what may be
//! decided there.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use game::erased::ListedAction;
use game::{Audience, Game, Seat, Turn};
use newworld::{NewWorld, PhaseView};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use settlers::{Settlers, SettlersOptions, scenario};
use stage::{Item, Lang, Scene, Stage};
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
    draw_coast(folder)?;
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

fn draw_coast(folder: &Path) -> std::io::Result<()> {
    let Ok(mut game) = NewWorld::start(&Default::default(), 3) else { return Ok(()) };
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let phase = |game: &NewWorld| game.view(Audience::Referee).phase;
    let laid = |game: &NewWorld| game.view(Audience::Referee).tiles.len();
    go_on(&mut game, &mut rng, |game| matches!(game.turn(), Turn::Decide(_)));
    draw(folder, "newworld-start", &game, &[])?;
    go_on(&mut game, &mut rng, |game| {
        laid(game) > 30
            && matches!(phase(game), PhaseView::Settle(_))
            && !game.in_danger().is_empty()
    });
    draw(folder, "newworld-settling", &game, &[])?;
    for overlay in ["plains", "owners", "odds"] {
        draw(folder, &format!("newworld-{overlay}"), &game, &[overlay])?;
    }
    go_on(&mut game, &mut rng, |game| matches!(phase(game), PhaseView::Score(_)));
    draw(folder, "newworld-order", &game, &[])
}

/// Lets chance play until this comes about or the game is over.
fn go_on<G: Game>(game: &mut G, rng: &mut ChaCha8Rng, until: impl Fn(&G) -> bool) {
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

fn look<G: Game>(game: &G, seat: Seat) -> Option<Look> {
    let audience = Audience::Seat(seat);
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let listed = |action: &G::Action| ListedAction { notation: action.to_string(), action: None };
    Some(Look {
        audience,
        view: serde_json::to_value(game.view(audience)).ok()?,
        actions: actions.iter().map(listed).collect(),
        standing: Standing { current: Vec::new(), projected: None, last: None },
        undo: UndoOffer::No,
    })
}

fn draw<G: Game>(folder: &Path, name: &str, game: &G, overlays: &[&str]) -> std::io::Result<()> {
    let seat = match game.turn() {
        Turn::Decide(seats) => seats.iter().next().unwrap_or(Seat::FIRST),
        Turn::Chance | Turn::Over => Seat::FIRST,
    };
    let unseen = || std::io::Error::other(format!("{name} cannot be seen"));
    let mut stage = stage::extras(G::NAME).ok_or_else(unseen)?.open();
    let seen = look(game, seat).map(|look| stage.see(&look));
    if !matches!(seen, Some(Ok(()))) {
        return Err(unseen());
    }
    let file = folder.join(format!("{name}.svg"));
    fs::write(&file, page(&stage.scene(Lang::En), stage.as_ref(), overlays))
}

/// What the page's style sheet does to these classes, in short.
const STYLE: &str = ".ghost{opacity:.62}.solid{opacity:1}.ruler{fill:#fbf5e6;stroke:#8d7a58;color:#3b2f26}\
    .cell,.vacant{fill:#fff;fill-opacity:.3;stroke:#8d7a58;stroke-dasharray:5 5}.fresh{stroke:#14866a}\
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
