base = Eine Insel, und ihr seid alle gerade erst an Land gegangen. Äcker, Wälder und Hügel liegen jedes Mal anders, und für alle Pläne reicht der Platz nie.
new-shores = Die alte Insel ist eng geworden, und Fischer erzählen von Küsten im Norden und Osten. Wer dort zuerst siedelt, bringt Gold, Ruhm und ein paar Punkte heim.
four-islands = Vier Inseln, keine viel reicher als die andere, und auf einer oder zweien seid ihr daheim. Was euch fehlt, wächst jenseits der Meerenge, und fremder Boden zahlt sich aus.
oceania = Eure Küste kennt ihr, dahinter ist die Seekarte leer. Jedes Schiff, das weiterfährt, deckt Land oder Wasser auf, und nur wer sich traut, erfährt, was es ist.
desert = Ein Gürtel aus Sand trennt die ferne Ecke von der Hauptinsel, und die Karawanen fürchten ihn. Fahrt den Umweg übers Meer, zieht durch die Dünen oder steuert die kleinen Inseln an.
new-world = Diese Gewässer hat niemand vermessen: Land und Meer legt der Zufall aus, und die Häfen setzt ihr selbst. Dann beginnt das Rennen um die freien Inseln.
great-crossing = Zwei lange Küsten liegen einander gegenüber, dazwischen nur Wind. Reiht Schiffe von Ufer zu Ufer: Nicht die Äcker entscheiden, sondern die Handelslinien.
greater-catan = Sechs kleine Inseln umgeben die alte, und keine trägt bisher eine Zahl. Jede Landung zieht eine, bis der Beutel leer ist und die Heimat ihre Zahlen hergeben muss.
