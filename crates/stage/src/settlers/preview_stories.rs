//! What each scenario is about, in two sentences of ours.

use crate::Lang;

/// The beginning of a scenario's id, English, German. The sizes of a scenario share their story.
const STORIES: &[[&str; 3]] = &[
    [
        "base",
        "One island, and all of you have just come ashore. Fields, woods and hills lie differently \
         every time, and there is never enough room for everybody's plans.",
        "Eine Insel, und ihr seid alle gerade erst an Land gegangen. Äcker, Wälder und Hügel liegen \
         jedes Mal anders, und für alle Pläne reicht der Platz nie.",
    ],
    [
        "new-shores",
        "The old island has grown narrow, and fishermen speak of coasts to the north and east. \
         Whoever settles there first brings home gold, glory and a few points.",
        "Die alte Insel ist eng geworden, und Fischer erzählen von Küsten im Norden und Osten. Wer \
         dort zuerst siedelt, bringt Gold, Ruhm und ein paar Punkte heim.",
    ],
    [
        "four-islands",
        "Four islands, none much richer than the next, and each of you calls one or two of them \
         home. What you lack grows across the strait, and foreign soil pays well.",
        "Vier Inseln, keine viel reicher als die andere, und auf einer oder zweien seid ihr daheim. \
         Was euch fehlt, wächst jenseits der Meerenge, und fremder Boden zahlt sich aus.",
    ],
    [
        "oceania",
        "You know your own coast, and beyond it the chart is blank. Every ship that sails on turns \
         up land or water, and only the bold learn which.",
        "Eure Küste kennt ihr, dahinter ist die Seekarte leer. Jedes Schiff, das weiterfährt, deckt \
         Land oder Wasser auf, und nur wer sich traut, erfährt, was es ist.",
    ],
    [
        "desert",
        "A belt of sand cuts the far corner off the main island, and the caravans dread it. Take \
         the long way by sea, cross the dunes, or head for the small islands instead.",
        "Ein Gürtel aus Sand trennt die ferne Ecke von der Hauptinsel, und die Karawanen fürchten \
         ihn. Fahrt den Umweg übers Meer, zieht durch die Dünen oder steuert die kleinen Inseln an.",
    ],
    [
        "new-world",
        "Nobody has charted these waters: land and sea are laid out by chance, and you put the \
         harbours where you want them. Then the race for the unclaimed islands begins.",
        "Diese Gewässer hat niemand vermessen: Land und Meer legt der Zufall aus, und die Häfen \
         setzt ihr selbst. Dann beginnt das Rennen um die freien Inseln.",
    ],
    [
        "great-crossing",
        "Two long coasts face each other, and between them lies nothing but wind. String ships \
         from shore to shore: the trade lines make the winner, not the fields.",
        "Zwei lange Küsten liegen einander gegenüber, dazwischen nur Wind. Reiht Schiffe von Ufer zu \
         Ufer: Nicht die Äcker entscheiden, sondern die Handelslinien.",
    ],
    [
        "greater-catan",
        "Six small islands ring the old one, and nothing on them bears a number yet. Every landing \
         draws one, until the bag is empty and the home fields must give theirs away.",
        "Sechs kleine Inseln umgeben die alte, und keine trägt bisher eine Zahl. Jede Landung zieht \
         eine, bis der Beutel leer ist und die Heimat ihre Zahlen hergeben muss.",
    ],
];

/// The story of a scenario.
pub fn story(id: &str, lang: Lang) -> Option<&'static str> {
    let name = id.trim_end_matches(|last: char| last == '-' || last.is_ascii_digit());
    let [_, english, german] = STORIES.iter().find(|[known, ..]| *known == name)?;
    Some(lang.pick(english, german))
}
