shared =
    { $count ->
        [one] Everything that is drawn or rolled here follows from a secret number of the server and a random number that { $names }’s device added before the first move: neither the server nor that device could choose it alone.
       *[other] Everything that is drawn or rolled here follows from a secret number of the server and the random numbers that the devices of { $names } added before the first move: neither the server nor any of those devices could choose it alone.
    }
all-took-part = Everybody at the table took part.
without =
    { $count ->
        [one] { $names }’s device added nothing: it was away at that moment, or its page is older.
       *[other] The devices of { $names } added nothing: they were away at that moment, or their pages are older.
    }
silent =
    { $count ->
        [one] { $names }’s device promised its number, but it never arrived: whoever runs the server could have chosen between two outcomes.
       *[other] The devices of { $names } promised their numbers, but they never arrived: whoever runs the server could have chosen between { $ways } outcomes.
    }
table-alone = No device at the table added anything to the luck of this game: whoever ran the table picked the secret number alone and could have tried many. It was fixed before the first move and cannot be changed.
bots-alone = Only bots play here, so nobody could add anything to the luck of this game: the server picked the secret number alone. It was fixed before the first move and cannot be changed.
this-page = This page drew the secret number itself, without a server. Nobody else had a hand in the luck of this game.
from-record = This table continues a saved game, so its secret number was known beforehand. Whoever has the saved game can tell what comes next.
own-share = Your own number went into it, and all that was promised before the first move is unchanged.
seen-early = Your device saw what was promised before the first move, and it is unchanged.
seen-promise = Your device saw the fingerprint before the first move, and it is unchanged. It did not see which numbers were promised.
unheard = Your device promised a number for { $name }, but the server did not take it: it came too late, or it was left out.
came-later = Your device remembers nothing from before the first move: it can check the game itself, but not what was promised before.
other-promise = Warning: this is not the fingerprint that your device saw before the first move.
other-pledges = Warning: these are not the promises that your device saw before the first move.
not-yours = Warning: the number promised for { $name } did not come from your device.
left-out = Warning: the number that your device sent for { $name } did not go into it.
hands = Random numbers added
nothing = nothing
never-sent = promised, never arrived
fingerprint = The secret number was drawn first, and this fingerprint of it has been public ever since: another number would have another fingerprint.
revealed-later = When the game is over, the number is revealed, and your device checks everything itself, without asking the server.
commitment = Fingerprint
seed = Secret number
verify = Check fairness
checking = Checking …
proven = Checked on this device: the secret number matches its fingerprint, and { $steps ->
        [one] the only step of this game follows from it.
       *[other] all { $steps } steps of this game follow from it.
    }
proven-shared = Checked on this device: the secret number matches its fingerprint, every added number is the one that was promised, and { $steps ->
        [one] the only step of this game follows from them.
       *[other] all { $steps } steps of this game follow from them.
    }
