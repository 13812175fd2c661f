//! Games in which nothing is hidden.

/// Inside an `impl Game`: the parts that follow where everybody may know everything but what chance
/// has yet to bring.
///
/// An event is told to all as it is, and the only world that agrees with what a seat knows is the
/// true one. The field `hidden` of an `Exam` says so to the examination, which finds out whether it
/// is true.
#[macro_export]
macro_rules! nothing_is_hidden {
    () => {
        fn redact(event: &Self::Event, _audience: $crate::Audience) -> Option<Self::Event> {
            Some(event.clone())
        }

        fn resample(&self, _seat: $crate::Seat, _rng: &mut dyn $crate::Rng) -> Self {
            self.clone()
        }

        fn resample_into(&self, _seat: $crate::Seat, _rng: &mut dyn $crate::Rng, world: &mut Self) {
            world.clone_from(self);
        }
    };
}
