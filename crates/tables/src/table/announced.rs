//! What happened, kept for those who come back: written out, and once for all who heard the same.
//! As values it would be the largest thing a table has in memory.

use game::erased::Told;
use game::{Audience, Seat};
use serde_json::Value;

/// What each audience was told.
#[derive(Clone, Debug, Default)]
pub struct Announced {
    /// What spectators were told; empty where nothing was told to anybody.
    common: Box<str>,
    /// What a seat was told, where that is something else.
    own: Vec<Option<Box<str>>>,
}

impl Announced {
    /// Keeps what was told at a table of `seats`.
    pub fn keep(told: &[Told], seats: usize) -> Announced {
        if told.is_empty() {
            return Announced::default();
        }
        let common = written(told, Audience::Spectator);
        let own = |seat| Some(written(told, Audience::Seat(seat))).filter(|own| *own != common);
        let own = Seat::first(seats).map(own).collect();
        Announced { common, own }
    }

    /// What this audience was told.
    pub fn to(&self, audience: Audience) -> Vec<Value> {
        let own = match audience {
            Audience::Seat(seat) => self.own.get(seat.index()).and_then(Option::as_ref),
            _ => None,
        };
        match &**own.unwrap_or(&self.common) {
            "" => Vec::new(),
            written => serde_json::from_str(written).expect("we have written it ourselves"),
        }
    }
}

fn written(told: &[Told], audience: Audience) -> Box<str> {
    let heard: Vec<&Value> = told.iter().flat_map(|told| told.to(audience)).collect();
    serde_json::to_string(&heard).expect("a JSON value can be written").into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::erased::Spelling;
    use game::toys::Lanterns;
    use game::{Chance, Player, Seed, erased};

    #[test]
    fn everybody_hears_again_what_they_were_told() {
        let players = vec![Player::person("Anna"), Player::person("Ben")];
        let chance = Chance::Fair(Seed([3; 32]));
        let mut at =
            erased::game::<Lanterns>().begin(&Default::default(), players, chance).unwrap();
        let card = at.actions(Seat::FIRST, Spelling::Notation).swap_remove(0).into();
        let told = [at.opening(), at.play(Seat::FIRST, &card).unwrap()];
        let kept = Announced::keep(&told, 2);
        let audiences = Seat::first(2).map(Audience::Seat).chain([Audience::Spectator]);
        for audience in audiences {
            let heard: Vec<Value> =
                told.iter().flat_map(|told| told.to(audience)).cloned().collect();
            assert_eq!(kept.to(audience), heard);
        }
        let (anna, ben) = (Audience::Seat(Seat::FIRST), Audience::Spectator);
        assert_ne!(kept.to(anna), kept.to(ben), "her own cards");
        assert!(Announced::keep(&[], 2).to(anna).is_empty());
    }
}
