# Die ersten Partien nach Drehbuch (play/lessons). Zu jedem Spiel: worum es geht, seine Schritte (was ist, was zu tun ist,
# und die Überschrift) und wie es ausging. $rival ist der Name des Spielers nach dir.

lesson-kicker = Erste Partie, Schritt { $n } von { $m }
lesson-welcome = Erste Partie
lesson-begin = Anfangen
lesson-again = Von vorn
lesson-leave = Lektion verlassen
lesson-wrong = Das noch nicht. Die Lektion fragt jetzt danach: { $what }.
lesson-more = Ja, und noch etwas: { $what }.
lesson-watch = Sieh zu, was geschieht.
learn-type = Tippe: { $labels }
lesson-won = Du hast gewonnen!
lesson-unmet = Was du noch nicht kennst
lesson-alone = Eine ganze Partie gegen einen Bot, Stufe „{ $level }“

lesson-karibik = Decke Karten auf, höre rechtzeitig auf und nimm eine davon. Der meiste Einfluss (der Kranz) gewinnt, aber nur mit einer erfüllten Expedition. Du steigst in Runde 4 einer kurzen Partie ein: 5 Einfluss reichen statt 10, und 3 hast du schon.
    .title = Fordere dein Glück heraus
lesson-karibik-reveal = Du bist am Zug. Du deckst Karten vom Stapel in den Hafen auf, eine nach der anderen, solange du dich traust. (Auch Münzen sind Karten des Stapels, verdeckt: 25 im Stapel und 4 Münzen sind 29 ungesehene Karten.)
    .title = Decke eine Karte auf
    .do = Drücke auf den Stapel oder auf „Karte aufdecken“.
lesson-karibik-more = Eine Pinasse mit 3 Münzen. Du könntest aufhören und sie nehmen. Aber noch eine Karte gibt dir mehr Auswahl, und nur eine zweite Pinasse wäre Pech.
    .title = Noch eine
    .do = Decke noch eine Karte auf.
lesson-karibik-danger = Zwei verschiedene Schiffe. Eine zweite Pinasse oder eine zweite Fleute wäre ein Fehlschlag: Dein Zug endet, und du bekommst nichts. „Fehlschlag“ bei der Frage sagt, wie wahrscheinlich das ist: 5 von 27 Karten.
    .title = Schau auf das Risiko
    .do = Decke noch einmal auf.
lesson-karibik-stop = Jetzt wären 7 von 26 Karten ein Fehlschlag, und was hier liegt, lohnt sich schon. Die kleinen Schiffe oben im Hafen zeigen, welche Arten da sind: Bei vier Arten dürftest du zwei Karten nehmen statt einer, aber das ist das Risiko nicht wert.
    .title = Höre rechtzeitig auf
    .do = Drücke auf „Aufhören“.
lesson-karibik-loot = Du darfst eine Karte nehmen; ein Schiff gibt dir seine Münzen. Die Pinasse bringt 3, und 1 mehr, weil ein Händler deiner Mannschaft mit Pinassen handelt.
    .title = Nimm das beste Schiff
    .do = Drücke auf die Pinasse.
lesson-karibik-again = Nach dir hat { $rival } die Fleute aus deinem Hafen genommen und dir dafür 1 Münze gezahlt: Das darfst du im Zug der anderen auch. Der Zug von { $rival } war dann ein Fehlschlag, wegen einer zweiten Fregatte. Du hast 6 Münzen: Sie kamen verdeckt vom Stapel, darum ist er jetzt kleiner.
    .title = Du bist wieder am Zug
    .do = Decke eine Karte auf.
lesson-karibik-stop-early = Ein Priester! Einen hast du, und die Expedition oben verlangt zwei (Pr und Pr). Noch eine Karte wäre sicher, wie „Fehlschlag“ sagt: Hier liegt noch kein Schiff. Aber du hast, was du brauchst, und jede weitere Karte ist eine mehr, die { $rival } nach dir nehmen kann.
    .title = Was du brauchst, liegt da
    .do = Drücke auf „Aufhören“.
lesson-karibik-hire = Auf einem Schiff sind die Münzen das, was du bekommst, auf einer Person das, was du zahlst. Der Priester kostet 4, bleibt bei dir und gibt 1 Einfluss.
    .title = Heuere den Priester an
    .do = Drücke auf den Priester.
lesson-karibik-request = Mit zwei Priestern erfüllst du die Expedition. Sie bringt 3 Münzen und 3 Einfluss, und ohne eine Expedition gewinnt niemand.
    .title = Erfülle die Expedition
    .do = Drücke auf die Expedition mit den zwei Priestern.
lesson-karibik-give = Du gibst beide Priester ab, mit je 1 Einfluss, und bekommst die 3 der Expedition: Das macht 5.
    .title = Gib die Priester ab
    .do = Drücke auf beide Priester, dann auf „2 Personen abgeben“.
lesson-karibik-end = Mit 5 Einfluss und einer Expedition hast du die Partie beendet: { $rival } hatte noch einen Zug, und er reichte nicht.
    .title = Fünf Einfluss und eine Expedition
lesson-karibik-unmet =
    Matrosen und Piraten in deiner Mannschaft geben dir Kampfkraft: Beim Aufdecken kannst du Schiffe abwehren, die höchstens so stark sind.
    Bei vier Schiffsarten im Hafen nimmst du zwei Karten, bei fünf drei.
    Eine Steuererhöhung kostet alle, die 12 oder mehr Münzen haben, die Hälfte davon.
    Jede Art von Person hat ihre eigene Fähigkeit: Welche, steht auf der Karte.
    Eine ganze Partie endet bei 10 Einfluss, aber nur zusammen mit einer erfüllten Expedition.

lesson-traders = Gekaufte Waren bewegen das Schiff ihrer Farbe. Kommt es in Karthago an, werden deine Waren dieser Farbe verkauft, für Punkte und ein Plättchen. Du steigst kurz vor dem Ende ein: Wer 8 Plättchen hat, beendet die Partie, und du hast 6.
    .title = Kaufen, segeln, verkaufen
lesson-traders-coins = In jedem Zug tust du genau eines: den ganzen Markt kaufen oder eine Karte davon als Geld nehmen. Ein Kauf würde jetzt alle deine 12 Münzen kosten. Nimm zuerst eine Karte, dann wird der Rest billiger: Eine genommene Karte wird nicht ersetzt.
    .title = Zuerst Münzen
    .do = Drücke auf „Eine als Münzen“.
lesson-traders-take = Handkarten sind dein Geld: Die Zahl sagt, wie viel. Die grüne 5 bringt am meisten, und ohne sie kostet der Markt 5 weniger.
    .title = Nimm die teuerste Karte
    .do = Drücke auf die grüne 5.
lesson-traders-buy = Auch { $rival } hat eine Karte genommen. Zwei rote Karten liegen noch da, für 5 Münzen. Jede bewegt das rote Schiff ein Feld: Es wäre in Karthago.
    .title = Kaufe die Waren
    .do = Drücke auf den Preis des Markts.
lesson-traders-discount = Deine Plättchen liegen unter deinem Vorrat. Ein ausgefülltes ist unbenutzt: Es macht einmal eine Karte seiner Farbe kostenlos. Danach ist es hohl, zählt aber weiter zu den 8, die die Partie beenden.
    .title = Setze dein Plättchen ein
    .do = Drücke auf das ausgefüllte Plättchen oder auf „1 Plättchen“.
lesson-traders-pay = 3 Münzen sind noch zu zahlen, und Wechselgeld gibt es nicht. Die grüne 3 passt genau.
    .title = Zahle mit Karten
    .do = Drücke auf die grüne 3, dann auf „3 zahlen“.
lesson-traders-protect = Zahltag! Du hast drei rote Karten verkauft, die höchste eine 5: 3 × 5 = 15, und ein Fünftel davon, aufgerundet, sind 3 Punkte. Aber sooft ein Schiff ankommt, überfallen die Piraten alle Schiffe in ihrem Gewässer. Dort ist das blaue: Sie nehmen deine blaue 3, wenn du sie nicht rettest.
    .title = Piraten!
    .do = Drücke auf die blaue 3 in deinem Vorrat, dann auf „Eine Karte retten“.
lesson-traders-guard = Eine Karte zu retten kostet ein Fass; Fässer siehst du am Fuß deiner Handkarten. Die ganze Karte gibst du dafür ab. Die gelbe 2 hat zwei davon und ist als Geld wenig wert.
    .title = Zahle mit Fässern
    .do = Drücke auf die gelbe 2, dann auf „Eine Karte ablegen“.
lesson-traders-buy-again = Deine blaue 3 ist sicher, bis sie verkauft wird. Das überfallene blaue Schiff kehrte in die Kyrenaika zurück, das rote nach Alexandria, und der Markt wurde aufgefüllt, zuerst aus dem Hof. Jetzt hat er zwei gelbe Karten: Sie bringen das gelbe Schiff bis ein Feld vor Karthago.
    .title = Kaufe noch einmal
    .do = Drücke auf den Preis des Markts.
lesson-traders-pay-again = Der Preis ist 7. Zwei Karten ergeben ihn genau: 5 und 2.
    .title = Zahle 7
    .do = Drücke auf die blaue 5 und die blaue 2, dann auf „7 zahlen“.
lesson-traders-last = Auf dem Markt liegt eine gelbe Karte: noch ein Feld, und das gelbe Schiff ist in Karthago. Das bringt dein achtes Plättchen und beendet die Partie.
    .title = Der letzte Kauf
    .do = Drücke auf den Preis des Markts.
lesson-traders-last-discount = Am Zahltag hast du ein rotes Plättchen bekommen. Jetzt macht es die rote 3 kostenlos.
    .title = Eine Karte umsonst
    .do = Drücke auf das rote Plättchen oder auf „1 Plättchen“.
lesson-traders-last-pay = 5 Münzen sind noch zu zahlen, und du hast eine grüne 5.
    .title = Zahlen und verkaufen
    .do = Drücke auf die grüne 5, dann auf „5 zahlen“.
lesson-traders-end = Du hast drei gelbe Karten verkauft, die höchste eine 3: 3 × 3 = 9, und ein Fünftel davon, aufgerundet, sind 2 Punkte. Dein achtes Plättchen beendete die Partie: 11 Punkte zu 8.
    .title = Das gelbe Schiff ist da
lesson-traders-unmet =
    Doppelaktion: Einmal in der Partie nimmst du eine Karte und kaufst im selben Zug den Rest.
    Drei oder mehr Karten einer Farbe bewegen ihr Schiff auch nur zwei Felder weit, so weit wie zwei.
    Kommt ein Schiff an, verkaufen alle die Waren seiner Farbe, wer immer es bewegt hat.
    Handkarten und unverkaufte Waren sind am Ende nichts wert; Plättchen entscheiden nur bei Gleichstand.

lesson-carthago = Deine Punkte sind deine Gildensitze mal deine Schiffe. Du steigst für die letzten drei Züge ein: Du hast 1 Sitz in der Gildenhalle und 2 Schiffe (sie liegen unter deiner Residenz), { $rival } hat von beidem 2. Plättchen und Kriegsschiffe brauchst du jetzt noch nicht.
    .title = Sitze mal Schiffe
lesson-carthago-dock = In jedem Zug setzt du deine Scheibe auf dem Rad auf eine Aktion und zahlst mit einer Karte. Du willst ein drittes Schiff. Zuerst reservierst du eines: Das ist die Aktion Handelsdock.
    .title = Wähle eine Aktion
    .do = Drücke auf dem Rad auf „Handelsdock“.
lesson-carthago-pay = Die Aktion kostet eine Karte, die sie zeigt. Eine Basiskarte kann nur das, und du bekommst sie später zurück: Also nimm sie zuerst.
    .title = Zahle mit einer Basiskarte
    .do = Drücke auf die Basiskarte Handelsdock, dann auf den Knopf.
lesson-carthago-disc = Das Schiff an Dock 2 will Öle, die grüne Ware, und du hast zwei Öle auf der Hand. Deine Scheibe hält dir das Dock frei: Das Schiff, das dort liegt, darfst du beladen. Fährt eines davor ab, rücken die anderen nach.
    .title = Lege eine Scheibe hin
    .do = Drücke auf Dock 2.
lesson-carthago-deliver = { $rival } war auf dem Markt. Dein Schiff wartet noch auf seine Öle.
    .title = Jetzt liefern
    .do = Drücke auf dem Rad auf „Lieferung“.
lesson-carthago-deliver-pay = Auch hier genügt eine Basiskarte, und deine Handelskarten bleiben auf der Hand.
    .title = Bezahle die Lieferung
    .do = Drücke auf die Basiskarte Lieferung, dann auf den Knopf.
lesson-carthago-ship = Du darfst an ein Handelsschiff oder ein Kriegsschiff liefern, bei dem eine Scheibe von dir liegt, oder je einmal an beide. Hier ist es nur ein Schiff.
    .title = Welches Schiff?
    .do = Drücke auf Dock 2.
lesson-carthago-cargo = Beide Karten zeigen Öle. Gib die mit 4 Münzen ab und behalte die 6 als Geld.
    .title = Lade Öle
    .do = Drücke auf die Öle mit 4 Münzen.
lesson-carthago-market = Das Schiff gehört dir. Sein Münzwert war 6, also wurden für dich Karten aufgedeckt, bis ihre Münzen das erreichten: zwei mit je 4. Jetzt ein Sitz: Ein Gildenmarker (das Zeichen mit den vier Rauten) steht am Markt, also darfst du dort auch einen Gildensitz nehmen.
    .title = Geh dorthin, wo die Gilde ist
    .do = Drücke auf dem Rad auf den Markt.
lesson-carthago-market-pay = Deine letzte Basiskarte ist für den Markt.
    .title = Bezahle den Markt
    .do = Drücke auf die Basiskarte Markt, dann auf den Knopf.
lesson-carthago-take = Zuerst der Markt: Du darfst eine Karte nehmen. Juwelen und Glas haben mit je 6 die meisten Münzen. Nimm hier die Juwelen.
    .title = Nimm eine Karte
    .do = Drücke auf die Juwelen mit 6 Münzen.
lesson-carthago-seat = Jetzt die Gilde. Mit 3 Schiffen ist jeder Sitz 3 Punkte wert. Die Zahlen sind die Preise in Münzen: Der billigste leuchtende Sitz kostet 8.
    .title = Nimm einen Gildensitz
    .do = Drücke in der Gildenhalle auf den Sitz für 8 Münzen.
lesson-carthago-coins = Zwei Karten mit je 4 Münzen sind genau der Preis. Wechselgeld bekommst du nicht, also ist das am besten.
    .title = Zahle 8 Münzen
    .do = Drücke auf beide Karten mit 4 Münzen, dann auf den Knopf.
lesson-carthago-end = 2 Sitze mal 3 Schiffe sind 6 Punkte. { $rival } hat 2 mal 2: 4.
    .title = Ein Schiff und ein Sitz mehr
lesson-carthago-unmet =
    Residenz: Dort befreist du mit Waren Kreise deines eigenen Tableaus und bekommst dafür Gildensitze, Stärke und Scheiben.
    Kriegsschiffe: Mit einer Scheibe im Kriegshafen kannst du Schiffe ungesehen vom Stapel gewinnen, wenn deine Stärke für ihre Gefahr reicht.
    Jedes Schiff hat einen Effekt, den du einmal nutzt; dann liegt es verdeckt, bis der Markt es wieder aufdeckt.
    Ein Plättchen bringt am Ende allen Punkte, die eine Scheibe darauf haben; dorthin kommt sie in der Dekade des Plättchens.
    Ein Feld kostet für jede andere Scheibe darauf eine Karte mehr; nach einer Gildenaktion zieht ihr Marker weiter.
    Wer passt, zieht eine Karte; am Ende einer Dekade kommen alle gespielten Karten zurück.

lesson-porto = Wer die meisten Diener im Palast hat, gewinnt. Du steigst für die letzten drei Züge ein, und alle drei Spieler haben dort zwei. Der nächste Platz kostet 12 Talente (Geld) und verlangt 5 Handelspunkte. Du hast 9 und 4: Noch ein beladenes Schiff bringt beides.
    .title = Ein Platz im Palast
lesson-porto-loadmaster = In jedem Zug nutzt du eine der sechs Aktionskarten, jede eine Person; neben dem Männchen steht, wie viele Diener sie kostet. Ein Schiff in Rom I will Wein, und du hast Wein gelagert. Zuerst sicherst du dir das Dock: Das macht der Lademeister.
    .title = Nutze den Lademeister
    .do = Drücke auf den Lademeister.
lesson-porto-claim = Zwei deiner Diener stellen sich dorthin. Bringst du dem Schiff an deinem Dock die gewünschte Ware, wirst du bezahlt: 10 Talente in Rom I. (Die rote Zahl ist eine Gefahr für Charterschiffe; die kommen später.)
    .title = Beanspruche ein Dock
    .do = Drücke auf das Dock Rom I.
lesson-porto-carrier = Die anderen haben eine Ware gekauft und Talente genommen. Jetzt muss dein Wein zum Dock: Das macht der Träger. Es gibt zwei, und der erste kostet keine Diener.
    .title = Nutze den Träger
    .do = Drücke auf den ersten Träger.
lesson-porto-fetch = Der Träger nimmt eine Ware aus deinem Lagerhaus.
    .title = Welche Ware?
    .do = Drücke auf den Wein in deinem Lagerhaus.
lesson-porto-load = Das Schiff in Rom I will Wein. Sobald er kommt, wird es beladen und fährt ab.
    .title = Wohin damit?
    .do = Drücke auf das Dock Rom I.
lesson-porto-point = Du bekommst 10 Talente und einen Handelspunkt; gleich gehen deine zwei Diener heim, und das Dock ist wieder frei. Bring den Punkt ins Handelshaus: Dort ist er der fünfte, den der Palast verlangt. (Der Pfad der Intrige ist ein längerer Weg in den Palast.)
    .title = Ein Handelspunkt
    .do = Drücke auf das Handelshaus.
lesson-porto-privilege = Auch die Karte des beladenen Schiffs gehört dir. Sie hat ein Privileg, ein Geschenk für einmal. Dieses sind 3 Talente.
    .title = Nutze das Privileg
    .do = Drücke auf „Das Privileg nutzen“.
lesson-porto-aristocrat = 22 Talente und 5 Handelspunkte: genug für den Palast. Aktionskarten mit dem Zeichen des Palasts haben einen Bonus: Nach der Aktion darfst du einen Platz darin kaufen. Der Aristokrat ist der billigere, für zwei Diener.
    .title = Jetzt zum Palast
    .do = Drücke auf den Aristokraten.
lesson-porto-palace = Der Aristokrat könnte jetzt Diener von dir in den Leuchtturm oder den Tempel versetzen, und danach käme der Bonus. Du brauchst dort niemanden: Lass die Aktion aus und nimm nur den Bonus, einen Platz im Palast.
    .title = In den Palast
    .do = Drücke auf „Nur der Bonus“.
lesson-porto-end = Drei deiner Diener sind im Palast; von den anderen Spielern hat jeder zwei dort.
    .title = Der dritte Diener im Palast
lesson-porto-unmet =
    Der Händler verkauft Waren des Markts: die erste einer Dekade für 4 Talente, dann für 3, dann für 2.
    Der Kapitän bringt einen Diener auf ein Charterschiff; es trägt jede Ware auf See, aber nur, wenn du einen Diener im Tempel hast; mehr Diener dort beschützen es.
    Zu Beginn einer Dekade kommen Schiffe aus Reihe 1 an die Docks ihres Volks; Diener im Leuchtturm wählen zuerst.
    Zu Beginn einer Dekade verdient auch jeder Diener in deinem Vorrat 1 Talent: Wen du aussendest, der kostet dich also etwas.
    Handelspunkte können auch Diener auf den Pfad der Intrige bringen; am Ende gehen einige davon in den Palast.
    Eine ganze Partie hat fünf Dekaden zu je fünf Zügen (vier, wenn jemand 8 Handelspunkte hat); dann darf jeder einen letzten Platz im Palast kaufen, für 20 Talente und mit 6 Punkten.
