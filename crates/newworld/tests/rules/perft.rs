//! The number of ways a game can go on from fixed positions, pinned in a text file. A change of
//! any rule of placement, settlers, scoring order, draws or the end shows here.

#[cfg(test)]
mod tests {
    use game::conformance::recount;
    use newworld::NewWorld;

    const FILE: &str = include_str!("perft/base.perft");

    #[test]
    fn the_game_goes_on_in_as_many_ways_as_ever() {
        assert_eq!(recount::<NewWorld>(FILE).unwrap(), FILE);
    }

    #[test]
    fn a_broken_file_says_where() {
        for (text, reason) in [
            ("seats two", "line 1: 'two' is no number"),
            ("position a\n\nsaets 2", "line 3: 'saets' is none of"),
            ("options cows=1", "line 1: there is no option 'cows'"),
            ("play * K; 1 pass", "line 1: '1 pass': seat 1 has nothing"),
            ("play * ZZ", "line 1: '* ZZ': chance cannot"),
            ("perft x", "line 1: 'perft DEPTH COUNT'"),
            ("seats 9\nperft 1 1", "line 2: newworld is for 2 to 5 seats"),
        ] {
            let found = recount::<NewWorld>(text).unwrap_err();
            assert!(found.starts_with(reason), "{text:?}: {found}");
        }
    }
}
