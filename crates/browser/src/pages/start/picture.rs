//! The picture of the start page: a game that two bots have begun, drawn as the board draws it.

use std::time::Duration;

use bots::{CARETAKER, Level, Playable, Pondering};
use game::erased::AnyMatch;
use game::{Audience, Chance, Player, Turn};
use leptos::prelude::*;
use leptos::task::spawn_local;
use stage::{GameExtras, Scene};
use wire::{Look, Standing, UndoOffer};

use crate::games::registry;
use crate::pages::still::Still;
use crate::parts::extras;

/// How many bots play.
const SEATS: usize = 4;

/// How far they come: the map fills the picture, and figures still stand on it.
const DECISIONS: u64 = 100;

/// How many decisions are made at a time: whoever clicks meanwhile does not notice.
const BITE: u64 = 5;

/// A begun game. It is played after the page stands and that part of it is here, so that nobody waits for
/// it.
#[component]
pub fn Picture() -> impl IntoView {
    let scene = RwSignal::new(None::<Scene>);
    spawn_local(async move {
        if let Some(extras) = extras().await {
            (extras.picture)(scene);
        }
    });
    view! {
        <div class="hero-picture">
            {move || scene.get().map(|scene| view! { <Still scene class="hero-board"/> })}
        </div>
    }
}

/// Lets bots begin a game, and draws it when they have come far enough.
pub fn picture(scene: RwSignal<Option<Scene>>) {
    if let Some(game) = stage::EXTRAS.first().and_then(|game_info| Game::begin(*game_info)) {
        game.go_on(scene);
    }
}

/// A game of bots with the lesson's dice: the same every time.
struct Game {
    game_info: &'static dyn GameExtras,
    playable: &'static dyn Playable,
    level: Level,
    at: Box<dyn AnyMatch>,
    made: u64,
}

impl Game {
    fn begin(game_info: &'static dyn GameExtras) -> Option<Game> {
        let playable = registry().find(game_info.game()).ok()?;
        let chance = Chance::Fair(game_info.guide().seed.parse().ok()?);
        let players = vec![Player::bot(CARETAKER); SEATS];
        let at = playable.game().begin(&Default::default(), players, chance).ok()?;
        Some(Game { game_info, playable, level: CARETAKER.parse().ok()?, at, made: 0 })
    }

    /// Some decisions more; the picture once there are enough.
    fn go_on(mut self, scene: RwSignal<Option<Scene>>) {
        let played = (0..BITE).try_for_each(|_| self.decide());
        match played {
            Some(()) if self.made < DECISIONS => {
                set_timeout(move || self.go_on(scene), Duration::ZERO);
            }
            _ => drop(scene.try_set(self.scene())),
        }
    }

    fn decide(&mut self) -> Option<()> {
        let Turn::Decide(deciding) = self.at.turn() else { return None };
        let seat = deciding.iter().next()?;
        let how = Pondering { level: &self.level, seed: self.made, clock_ms: &|| 0 };
        let thought = self.playable.think(self.at.as_ref(), seat, how);
        let chosen = thought.steps.into_iter().next()?;
        self.at.play(seat, &chosen.into()).ok()?;
        self.made += 1;
        Some(())
    }

    fn scene(&self) -> Option<Scene> {
        let mut stage = self.game_info.open();
        stage.see(&self.look()?).ok()?;
        Some(stage.scene(crate::language::spoken()))
    }

    fn look(&self) -> Option<Look> {
        let audience = Audience::Spectator;
        let current = self.at.scores(audience).ok()?.current;
        Some(Look {
            audience,
            view: self.at.view(audience).ok()?,
            actions: Vec::new(),
            standing: Standing { current, projected: None, last: None },
            undo: UndoOffer::No,
        })
    }
}
