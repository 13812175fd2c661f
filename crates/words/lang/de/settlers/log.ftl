the-board-is-dealt-again = Der Plan wird neu ausgelegt.
keeps-the-board = behält den Plan
wants-a-new-board = möchte neu auslegen
discovers =
    { $terrain ->
        [sea] entdeckt Meer
        [desert] entdeckt Wüste
        [gold] entdeckt einen Goldfluss
        [fields] entdeckt Ackerland
        [hills] entdeckt Hügelland
        [mountains] entdeckt Gebirge
        [pasture] entdeckt Weideland
       *[woods] entdeckt Wald
    }
moves-the-robber = versetzt den Räuber
moves-the-pirate = versetzt den Piraten
picks-up-a-ship = nimmt ein Schiff auf
builds =
    { $piece ->
        [road] baut eine Straße
        [ship] baut ein Schiff
        [settlement] baut eine Siedlung
       *[city] baut eine Stadt
    }
rolls = würfelt { $sum }
rolls-dice = würfelt { $sum } ({ $first } + { $second })
gets = bekommt { $cards }
plays =
    { $card ->
        [knight] spielt einen Ritter
        [road-building] spielt Straßenbau
        [invention] spielt Erfindung
       *[monopoly] spielt Monopol
    }
buys-a-development-card = kauft eine Entwicklungskarte
offers = bietet: { $trade }
makes-no-trade = tauscht nicht
for = { $give } für { $take }
trades-with = tauscht mit { $with }: { $trade }
refuses = lehnt ab
agrees = ist einverstanden
makes-a-counter-offer = macht ein Gegenangebot: { $trade }
nobody-has-the-longest-trade-route = Niemand hat mehr die längste Handelsstraße.
returns-a-victory-chip-the-trade = gibt einen Siegpunktchip zurück: Die Handelslinie ist unterbrochen
completes-a-trade-line = schließt eine Handelslinie
takes-the-from-the-main-island = nimmt die { $number } von der Hauptinsel
not-enough-in-the-bank-nobody = Nicht genug { $kind } in der Bank: Niemand bekommt etwas davon.
steals-from = stiehlt { $victim } { $card }
gets-from = bekommt von { $from } { $cards }
must-discard = muss { $cards } abwerfen
discards = wirft { $cards } ab
trades-for-with-the-bank = tauscht bei der Bank { $give } gegen { $take }
trades-for-with = tauscht mit { $with } { $give } gegen { $take }
now-has-the-longest-trade-route = hat jetzt die längste Handelsstraße: { $length } Teile
now-has-the-largest-army-knights = hat jetzt die größte Rittermacht: { $knights } Ritter
earns-chips-for =
    { $reason ->
        [island]
            { $chips ->
                [one] bekommt einen Siegpunktchip für eine neue Insel
               *[other] bekommt { $chips } Siegpunktchips für eine neue Insel
            }
       *[trade-line]
            { $chips ->
                [one] bekommt einen Siegpunktchip für eine Handelslinie
               *[other] bekommt { $chips } Siegpunktchips für eine Handelslinie
            }
    }
the-game-is-over-wins-with =
    { $count ->
        [one] Das Spiel ist aus: { $names } gewinnt mit { $best } Punkten.
       *[other] Das Spiel ist aus: { $names } gewinnen mit je { $best } Punkten.
    }
lays-a-harbour =
    { $kind ->
        [brick] legt einen Lehmhafen 2:1
        [lumber] legt einen Holzhafen 2:1
        [wool] legt einen Wollhafen 2:1
        [grain] legt einen Getreidehafen 2:1
        [ore] legt einen Erzhafen 2:1
       *[any] legt einen Hafen 3:1
    }
steals-a-card-from = stiehlt { $victim } eine Karte
buys-the-card = kauft eine Entwicklungskarte: { $card }
discards-and-more =
    { $count ->
        [one] wirft { $cards } ab; 1 fehlt noch
       *[other] wirft { $cards } ab; { $count } fehlen noch
    }
trades-with-you = tauscht mit dir: { $trade }
