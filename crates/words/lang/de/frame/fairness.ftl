shared =
    { $count ->
        [one] Alles, was hier gezogen oder gewürfelt wird, folgt aus einer geheimen Zahl des Servers und aus einer zufälligen Zahl vom Gerät von { $names }, beigesteuert vor dem ersten Zug: Weder der Server noch dieses Gerät konnte es allein bestimmen.
       *[other] Alles, was hier gezogen oder gewürfelt wird, folgt aus einer geheimen Zahl des Servers und aus zufälligen Zahlen der Geräte von { $names }, beigesteuert vor dem ersten Zug: Weder der Server noch eines dieser Geräte konnte es allein bestimmen.
    }
all-took-part = Alle am Tisch haben mitgemacht.
without =
    { $count ->
        [one] Vom Gerät von { $names } kam nichts: Es war gerade nicht da, oder seine Seite ist älter.
       *[other] Von den Geräten von { $names } kam nichts: Sie waren gerade nicht da, oder ihre Seite ist älter.
    }
silent =
    { $count ->
        [one] Das Gerät von { $names } hat seine Zahl zugesagt, aber sie kam nie an: Wer den Server betreibt, konnte zwischen zwei Verläufen wählen.
       *[other] Die Geräte von { $names } haben ihre Zahlen zugesagt, aber sie kamen nie an: Wer den Server betreibt, konnte zwischen { $ways } Verläufen wählen.
    }
table-alone = Kein Gerät am Tisch hat etwas zum Zufall dieses Spiels beigesteuert: Wer den Tisch betrieben hat, hat die geheime Zahl allein gezogen und hätte viele ausprobieren können. Sie stand vor dem ersten Zug fest und lässt sich nicht mehr ändern.
bots-alone = Hier spielen nur Bots, also konnte niemand etwas zum Zufall beisteuern: Der Server hat die geheime Zahl allein gezogen. Sie stand vor dem ersten Zug fest und lässt sich nicht mehr ändern.
this-page = Diese Seite hat die geheime Zahl selbst gezogen, ohne Server. Sonst hatte niemand einen Anteil am Zufall dieses Spiels.
from-record = Dieser Tisch setzt ein gespeichertes Spiel fort, seine geheime Zahl war also vorher bekannt. Wer das gespeicherte Spiel hat, kann sagen, was als Nächstes kommt.
own-share = Deine eigene Zahl steckt darin, und alles, was vor dem ersten Zug zugesagt war, ist unverändert.
seen-early = Dein Gerät hat vor dem ersten Zug gesehen, was zugesagt war, und es ist unverändert.
seen-promise = Dein Gerät hat vor dem ersten Zug den Fingerabdruck gesehen, und er ist unverändert. Welche Zahlen zugesagt waren, hat es nicht gesehen.
unheard = Dein Gerät hat für { $name } eine Zahl zugesagt, aber der Server hat sie nicht angenommen: Sie kam zu spät oder wurde weggelassen.
came-later = Dein Gerät weiß nichts aus der Zeit vor dem ersten Zug: Es kann das Spiel selbst prüfen, aber nicht, was vorher zugesagt war.
other-promise = Achtung: Das ist nicht der Fingerabdruck, den dein Gerät vor dem ersten Zug gesehen hat.
other-pledges = Achtung: Das sind nicht die Zusagen, die dein Gerät vor dem ersten Zug gesehen hat.
not-yours = Achtung: Die Zahl, die für { $name } zugesagt wurde, kommt nicht von deinem Gerät.
left-out = Achtung: Die Zahl, die dein Gerät für { $name } geschickt hat, steckt nicht darin.
hands = Beigesteuerte Zahlen
nothing = nichts
never-sent = zugesagt, nie angekommen
fingerprint = Die geheime Zahl wurde zuerst gezogen, und ihr Fingerabdruck ist seither öffentlich: Eine andere Zahl hätte einen anderen.
revealed-later = Nach dem Spiel wird die Zahl aufgedeckt, und dein Gerät prüft alles selbst, ohne den Server zu fragen.
commitment = Fingerabdruck
seed = Geheime Zahl
verify = Fairness prüfen
checking = Wird geprüft …
proven = Auf diesem Gerät geprüft: Die geheime Zahl passt zum Fingerabdruck, und aus ihr { $steps ->
        [one] folgt der einzige Schritt.
       *[other] folgen alle { $steps } Schritte.
    }
proven-shared = Auf diesem Gerät geprüft: Die geheime Zahl passt zum Fingerabdruck, jede beigesteuerte Zahl ist die zugesagte, und daraus { $steps ->
        [one] folgt der einzige Schritt.
       *[other] folgen alle { $steps } Schritte.
    }
