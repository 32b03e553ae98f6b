### porto: everything the game says. Fields of events, actions and refusals by their names; forms of things below.

title = Porto Carthago

## Was geschah

event-starter = { $seat_is ->
    [you] Du bist der erste Startspieler.
   *[other] { $seat } ist der erste Startspieler.
}
event-market-good = Aus dem Beutel in den Markt: { $good }.
event-row-ship = { $ship_count ->
    [one] { $ship_Voll } kommt in Reihe { $row } auf Position { $position }.
   *[other] Neu in Reihe { $row }: { $ship_voll }.
}
event-no-berth = { $seat_is ->
    [you] Du beanspruchst kein erstes Dock.
   *[other] { $seat } beansprucht kein erstes Dock.
}
    .forced = Es gibt kein Dock, das du beanspruchen kannst.
event-claim = { $seat_is ->
    [you] Du beanspruchst das Dock { $dock }.
   *[other] { $seat } beansprucht das Dock { $dock }.
}
event-gift = { $seat_is ->
    [you] Du nimmst umsonst { $good } vom Markt.
   *[other] { $seat } nimmt umsonst { $good } vom Markt.
}
event-decade = { $decade ->
    [5] Dekade 5 beginnt, die letzte: Schiffe laufen in den Hafen ein.
   *[other] Dekade { $decade } beginnt: Schiffe laufen in den Hafen ein.
}
event-pilot = { $seat_is ->
    [you] Du holst { $ship_das } herein.
   *[other] { $seat } holt { $ship_das } herein.
}
event-ban = { $seat_is ->
    [you] Du weist { $ship_das } ab.
   *[other] { $seat } weist { $ship_das } ab.
}
event-moor = { $ship_Das } legt am Dock { $dock } an.
event-leaves = { $ship_Das } findet kein freies Dock und fährt weiter.
event-under = Die Karte { $ship_des } kommt unter den Stapel.
event-load = { $seat_is ->
    [you] Du verlädst am Dock { $dock } { $good } auf { $ship_das } und bekommst { talents-number }.
   *[other] { $seat } verlädt am Dock { $dock } { $good } auf { $ship_das } und bekommt { talents-number }.
}
event-home = { $seat_is ->
    [you] { $servants ->
        [one] 1 Diener kehrt zu dir heim.
       *[other] { $servants } Diener kehren zu dir heim.
    }
   *[other] { $servants ->
        [one] 1 Diener kehrt zu { $seat } heim.
       *[other] { $servants } Diener kehren zu { $seat } heim.
    }
}
event-house = { $seat_is ->
    [you] Du steigst im Handelshaus auf und hast { points-number }.
   *[other] { $seat } steigt im Handelshaus auf und hat { points-number }.
}
event-path = { $seat_is ->
    [you] Du stellst einen Diener auf Feld { $space } des Pfads der Intrige.
   *[other] { $seat } stellt einen Diener auf Feld { $space } des Pfads der Intrige.
}
event-held = { $seat_is ->
    [you] Du hebst dir die Karte { $ship_des } auf: { $privilege }.
   *[other] { $seat } hebt sich die Karte { $ship_des } auf: { $privilege }.
}
event-boon = { $seat_is ->
    [you] Du nutzt das Privileg { $ship_des }: { $privilege }.
   *[other] { $seat } nutzt das Privileg { $ship_des }: { $privilege }.
}
event-declined = { $seat_is ->
    [you] Du verzichtest auf das Privileg { $ship_des }: { $privilege }.
   *[other] { $seat } verzichtet auf das Privileg { $ship_des }: { $privilege }.
}
event-shift-rows = Reihe 2 wird zu Reihe 1.
event-paid-home = { $seat_is ->
    [you] { $servants ->
        [one] 1 Diener kommt von den Aktionskarten zu dir zurück.
       *[other] { $servants } Diener kommen von den Aktionskarten zu dir zurück.
    }
   *[other] { $servants ->
        [one] 1 Diener kommt von den Aktionskarten zu { $seat } zurück.
       *[other] { $servants } Diener kommen von den Aktionskarten zu { $seat } zurück.
    }
}
event-deal = { $card_count ->
    [one] Der { $card } kommt auf Aktionsfeld { $space }.
   *[other] Auf den Aktionsfeldern liegen, von links: { $card }.
}
event-new-starter = { $seat_is ->
    [you] Du hast den größten Vorrat und bist Startspieler.
   *[other] { $seat } hat den größten Vorrat und ist Startspieler.
}
event-income = { $seat_is ->
    [you] Deine Diener im Vorrat bringen { talents-number } ein.
   *[other] Die Diener im Vorrat von { $seat } bringen { talents-number } ein.
}
event-turn = { $seat_is ->
    [you] Dekade { $decade }, { action-round }: Du bist am Zug.
   *[other] Dekade { $decade }, { action-round }: { $seat } ist am Zug.
}
action-round = { $round ->
    [5] letzte Aktionsrunde
   *[other] Aktionsrunde { $round }
}
event-card = { $seat_is ->
    [you] Du nutzt den { $card_den } auf Feld { $space }{ for-servants }.
   *[other] { $seat } nutzt den { $card_den } auf Feld { $space }{ for-servants }.
}
for-servants = { $servants ->
    [0] {", das nichts kostet"}
    [one] {" "}für 1 Diener
   *[other] {" "}für { $servants } Diener
}
event-talents = { $seat_is ->
    [you] Du nimmst { talents-number }.
   *[other] { $seat } nimmt { talents-number }.
}
event-refill = { $seat_is ->
    [you] Du leerst den Markt und füllst ihn neu.
   *[other] { $seat } leert den Markt und füllt ihn neu.
}
event-buy = { $seat_is ->
    [you] Du kaufst { $good } für { talents-number }.
   *[other] { $seat } kauft { $good } für { talents-number }.
}
event-charter = { $seat_is ->
    [you] Du charterst ein Schiff.
   *[other] { $seat } chartert ein Schiff.
}
event-carry = { $seat_is ->
    [you] Du lässt { $good } { $start_von } { $end_nach } tragen.
   *[other] { $seat } lässt { $good } { $start_von } { $end_nach } tragen.
}
event-voyage = { $seat_is ->
    [you] Gefahr { $danger } ({ $ship }) gegen { temple-number } im Tempel: Dein Charterschiff kommt an. { $good } bringt { income-number }; weniger 1 für jeden Diener im Tempel bekommst du { $talents }.
   *[other] Gefahr { $danger } ({ $ship }) gegen { temple-number } im Tempel: Das Charterschiff von { $seat } kommt an. { $good } bringt { income-number }; weniger 1 für jeden Diener im Tempel sind es { $talents }.
}
event-wreck = { $seat_is ->
    [you] Gefahr { $danger } ({ $ship }) gegen { temple-number } im Tempel: Dein Charterschiff geht verloren. Für { $good } bekommst du den halben Ertrag, { talents-number }.
   *[other] Gefahr { $danger } ({ $ship }) gegen { temple-number } im Tempel: Das Charterschiff von { $seat } geht verloren. Für { $good } gibt es den halben Ertrag, { talents-number }.
}
event-errand = { $seat_is ->
    [you] Du versetzt { moved-servants }.
   *[other] { $seat } versetzt { moved-servants }.
}
moved-servants = { $end_count ->
    [one] einen Diener { $start_von } { $end_nach }
   *[other] { $end_count } Diener { $start_von } { $end_each_nach }
}
event-dissolve = { $seat_is ->
    [you] Du gibst das Dock { $dock } auf.
   *[other] { $seat } gibt das Dock { $dock } auf.
}
event-switch = { $seat_is ->
    [you] Du wechselst vom Dock { $start } zum Dock { $end }.
   *[other] { $seat } wechselt vom Dock { $start } zum Dock { $end }.
}
event-spilled = Am Dock { $dock } bleibt { $good } zurück und kommt in den Beutel.
event-storehouse = { $seat_is ->
    [you] Du öffnest einen Lagerplatz für { talents-number }.
   *[other] { $seat } öffnet einen Lagerplatz für { talents-number }.
}
event-palace = { $seat_is ->
    [you] Du nimmst im Palast { $place } für { talents-number }.
   *[other] { $seat } nimmt im Palast { $place } für { talents-number }.
}
event-use = { $seat_is ->
    [you] Du nutzt das gehaltene Privileg { $ship_des }: { $privilege }.
   *[other] { $seat } nutzt das gehaltene Privileg { $ship_des }: { $privilege }.
}
event-look = { $seat_is ->
    [you] Du siehst dir { ship-cards-number } vom Stapel an: { $ships_voll }.
   *[other] { $seat } sieht sich { ship-cards-number } vom Stapel an: { $ships_voll }.
}
event-sorted = { $seat_is ->
    [you] Du legst { cards-number } auf den Stapel zurück, von oben: { $ships_das }.
   *[other] { $seat } legt { cards-number } auf den Stapel zurück, von oben: { $ships_das }.
}
event-sway = { $seat_is ->
    [you] { $owner_seat_is ->
        [you] Du versetzt einen deiner Diener { $start_von } { $end_nach }.
       *[other] Du versetzt einen Diener von { $owner_seat } { $start_von } { $end_nach }.
    }
   *[other] { $owner_seat_is ->
        [you] { $seat } versetzt einen deiner Diener { $start_von } { $end_nach }.
       *[other] { $seat } versetzt einen Diener von { $owner_seat } { $start_von } { $end_nach }.
    }
}
event-moves-up = { $ship_Das } rückt in Reihe 1 auf Position { $position }.
event-lapsed = { $seat_is ->
    [you] Du hast die gehaltene Karte { $ship_des } nicht rechtzeitig genutzt.
   *[other] { $seat } hat die gehaltene Karte { $ship_des } nicht rechtzeitig genutzt.
}
event-final = Die Schlussphase beginnt: { $reason }.
event-no-place = { $seat_is ->
    [you] Du kaufst keinen letzten Platz im Palast.
   *[other] { $seat } kauft keinen letzten Platz im Palast.
}
    .forced = Einen letzten Platz im Palast kannst du nicht kaufen.
event-award = { $seat_is ->
    [you] { $servants ->
        [one] 1 deiner Diener steigt vom Pfad in den Palast auf.
       *[other] { $servants } deiner Diener steigen vom Pfad in den Palast auf.
    }
   *[other] { $servants ->
        [one] 1 Diener von { $seat } steigt vom Pfad in den Palast auf.
       *[other] { $servants } Diener von { $seat } steigen vom Pfad in den Palast auf.
    }
}
event-over = Die Partie ist zu Ende: { $reason }.

## Was in einer Dekade dazukam, und woher

gained-talents = { $n ->
    [one] 1 Talent
   *[other] { $n } Talente
}
gained-point = { $n ->
    [one] ein Handelspunkt
   *[other] { $n } Handelspunkte
}
gained-step = { $n ->
    [one] ein Diener auf dem Pfad
   *[other] { $n } Diener auf dem Pfad
}
gained-palace = { $n ->
    [one] ein Platz im Palast
   *[other] { $n } Plätze im Palast
}
from-income = Vorrat
from-load = Schiffe
from-voyage = Charterschiffe
from-wreck = verlorene Charterschiffe
from-talents = Aktionen

## Fragen

ask-berth = { $can_claim ->
    [yes] Beanspruchst du ein erstes Dock?
   *[no] Es gibt kein Dock, das du beanspruchen kannst.
}
    .other = { $seat } darf ein erstes Dock beanspruchen.
ask-quay = Welches Dock beanspruchst du?
    .other = { $seat } beansprucht ein Dock.
ask-gift = Welche Ware nimmst du umsonst vom Markt?
    .other = { $seat } nimmt umsonst eine Ware vom Markt.
ask-pilot = { $can_ban ->
    [yes] Ein Schiff hereinholen oder abweisen?
   *[no] Welches Schiff holst du herein?
}
    .other = { $seat } holt vom Leuchtturm aus ein Schiff herein.
ask-moor = An welchem Dock legt das Schiff an?
    .other = { $seat } wählt, wo das Schiff anlegt.
ask-load = An welchem Dock wird als Nächstes verladen?
    .other = { $seat } wählt, an welchem Dock als Nächstes verladen wird.
ask-point = { $can_path ->
    [yes] Wohin kommt dein Handelspunkt?
   *[no] Dein Handelspunkt kommt ins Handelshaus.
}
    .other = { $seat } hat einen Handelspunkt gewonnen.
ask-boon = { $can_use_boon ->
    [yes] Nutzt du das Privileg des Schiffs?
   *[no] Das Privileg kannst du nicht nutzen.
}
    .other = { $seat } darf das Privileg des Schiffs nutzen.
ask-act = Welche Aktion wählst du?
    .other = { $seat } wählt eine Aktion.
ask-captain = { $can_charter ->
    [yes] Wohin schickt der Kapitän einen Diener?
   *[no] Kein Schiff ist frei. Nimmst du den Bonus?
}
    .other = { $seat } nutzt den Kapitän.
ask-fetch = Welche Ware trägt der Träger?
    .other = { $seat } nutzt den Träger.
ask-deliver = Wohin bringt der Träger die Ware?
    .other = { $seat } wählt, wohin der Träger die Ware bringt.
ask-errand = Welchen Diener versetzt der Aristokrat?
    .other = { $seat } versetzt mit dem Aristokraten Diener.
ask-loadmaster = { $can_claim ->
    [yes] { $can_switch ->
        [yes] Was soll der Lademeister tun?
       *[no] { $can_dissolve ->
            [yes] Ein Dock beanspruchen oder aufgeben?
           *[no] Welches Dock beansprucht der Lademeister?
        }
    }
   *[no] { $can_switch ->
        [yes] Das Dock wechseln oder aufgeben?
       *[no] { $can_dissolve ->
            [yes] Welches Dock gibt der Lademeister auf?
           *[no] Hier geht nichts. Nimmst du den Bonus?
        }
    }
}
    .other = { $seat } nutzt den Lademeister.
ask-shift = Zu welchem Dock wechseln die Diener?
    .other = { $seat } wählt das Dock, zu dem die Diener wechseln.
ask-merchant = { $can_good ->
    [yes] Welche Ware kaufst du vom Händler?
   *[no] Du kannst nichts kaufen. Nimmst du den Bonus?
}
    .other = { $seat } nutzt den Händler.
ask-stock = { $can_good ->
    [yes] Kaufst du eine Ware für 6 Talente?
   *[no] Vom neuen Markt kannst du keine Ware kaufen.
}
    .other = { $seat } darf eine Ware vom neuen Markt kaufen.
ask-bonus = { $can_take_bonus ->
    [yes] Nimmst du den Bonus des Aktionsfelds?
   *[no] Den Bonus kannst du nicht nehmen.
}
    .other = { $seat } darf den Bonus des Aktionsfelds nehmen.
ask-finish = { $can_use ->
    [yes] Nutzt du noch eine gehaltene Karte?
   *[no] Du kannst jetzt keine deiner Karten nutzen.
}
    .other = { $seat } darf eine gehaltene Karte nutzen, bevor der Zug endet.
ask-sort = Welche Karte kommt als nächste zurück?
    .other = { $seat } legt die Karten auf den Stapel zurück.
ask-anyload = Wo verlädst du eine beliebige Ware?
    .other = { $seat } verlädt eine beliebige Ware.
ask-sway = Wessen Diener wechselt den Ort?
    .other = { $seat } versetzt Diener zwischen Tempel und Leuchtturm.
ask-summon = Welches Schiff aus Reihe 1 holst du herein?
    .other = { $seat } holt ein Schiff aus Reihe 1 herein.
ask-last = { $can_buy ->
    [yes] Kaufst du einen letzten Platz im Palast?
   *[no] Einen letzten Platz kannst du nicht kaufen.
}
    .other = { $seat } darf einen letzten Platz im Palast kaufen.
ask-starter = Wer ist der erste Startspieler?
    .other = Der erste Startspieler wird ausgelost.
ask-good = Welche Ware kommt aus dem Beutel?
    .other = Eine Ware wird aus dem Beutel gezogen.
ask-ship = Welche Schiffskarte wird aufgedeckt?
    .other = Die oberste Schiffskarte wird aufgedeckt.
ask-peek = Welche Schiffskarte wird als Nächstes angesehen?
    .other = Die nächste Schiffskarte wird angesehen.
ask-deal = Welche Aktionskarte wird ausgelegt?
    .other = Eine Aktionskarte wird ausgelegt.

## Antworten

do-buy = Einen Platz auf dem großen Palastfeld für 20 Talente kaufen
do-pass = Passen
do-none = Ohne Kauf weiter
do-claim = Das Dock { $dock } mit zwei Dienern beanspruchen
do-good = { $good }
do-take-ship = { $ship_Voll } hereinholen
do-ban = { $ship_Voll } abweisen: Es kommt unter den Stapel
do-dock = Dock { $dock }
do-path = Einen Diener auf den Pfad der Intrige stellen
do-house = Im Handelshaus aufsteigen
do-use-boon = Das Privileg nutzen
do-decline = Auf das Privileg verzichten
do-card = Die Aktionskarte auf Feld { $space } nutzen
    .which = { $card } auf Feld { $space }
do-talents = 3 Talente nehmen
do-refill = Den Markt leeren und neu füllen
do-take-bonus = Den Bonus des Felds nehmen
    .which = { $in_palace ->
        [yes] Bonus: ein Platz im Palast für { talents-number }
       *[no] Bonus: ein Lagerplatz für { talents-number }
    }
do-use = „{ $ship_nutzen }“ nutzen ({ $ship })
do-end = Den Zug ohne den Bonus beenden
do-done = Den Zug beenden
do-store = In dein Lagerhaus
do-fetch-store = { $good } aus deinem Lagerhaus
do-at-dock = Dock { $dock }
do-charter = Auf ein Charterschiff
do-from-store = { $good } aus deinem Lagerhaus auf das Schiff am Dock { $dock }
do-switch = Vom Dock { $dock } zu einem anderen wechseln
do-dissolve = Das Dock { $dock } aufgeben und die Diener heimholen
do-errand = Diener { $move }
do-sway = { $seat_is ->
    [you] Dein Diener { $move }
   *[other] Diener von { $seat } { $move }
}
do-stop = Mit dem Versetzen aufhören
do-bonus-only = Nur der Bonus, keine Aktion
    .which = { $in_palace ->
        [yes] Nur der Bonus: ein Platz im Palast für { talents-number }
       *[no] Nur der Bonus: ein Lagerplatz für { talents-number }
    }
do-ship = { $ship_Das }
draw-starter = { $seat_is ->
    [you] Du bist der erste Startspieler
   *[other] { $seat } ist der erste Startspieler
}
draw-good = { $good }
draw-ship = { $ship_Voll }
draw-deal = Der { $kind }

## Warum nicht

refuse-not-in-market = Im Markt ist kein { $good }.
refuse-only-first-bans = Nur wer im Leuchtturm der Erste ist, darf ein Schiff abweisen.
refuse-brought-in-already = Du hast schon ein Schiff hereingeholt: Du darfst zwei Schiffe hereinholen oder eines abweisen.
refuse-in-row-2 = { $ship_Das } liegt in Reihe 2. Nur Schiffe aus Reihe 1 laufen ein.
refuse-not-in-row-1 = { $ship_Das } liegt nicht in Reihe 1.
refuse-other-civilisation = { $ship_Das } legt nur an den Docks { $own_dock } an, nicht am Dock { $dock }.
refuse-ship-at = Am Dock { $dock } liegt schon { $ship_das }.
refuse-no-servants-at = Du hast keine Diener am Dock { $dock }.
refuse-nothing-to-load-at = Am Dock { $dock } ist nicht beides, ein Schiff und eine Ware.
refuse-ship-wants = Das Schiff am Dock { $dock } will { $good }.
refuse-path-before-house = Ein Punkt aus diesem Gewinn ging schon ins Handelshaus. Punkte für den Pfad kommen zuerst.
refuse-no-servant-for-path = Du hast keinen Diener im Vorrat für den Pfad der Intrige.
refuse-path-full = Der Pfad der Intrige ist voll.
refuse-storage-full = Du hast keinen freien Lagerplatz.
refuse-new-good-too-dear = Eine Ware vom neuen Markt kostet { price-number }, und du hast { talents-number }.
refuse-large-space-needs-points = Das große Palastfeld verlangt { need-number }, und du hast { points-number }.
refuse-large-space-too-dear = Das große Palastfeld kostet { price-number }, und du hast { talents-number }.
refuse-no-servant-for-palace = Du hast keinen Diener im Vorrat für den Palast.
refuse-twin-card = Der { $card } auf Feld { $space } ist derselbe zum selben Preis: Nimm den.
refuse-space-too-dear = Feld { $space } kostet { servants-number }, und du hast { $reserve ->
    [0] keinen
   *[other] { $reserve }
} im Vorrat.
refuse-nothing-to-carry = Du hast keine Ware zu tragen, weder in deinem Lagerhaus noch an einem Dock{ nor-the-bonus }
refuse-nowhere-to-carry = Eine Ware kann nirgends hin: Du hast kein Dock ohne Ware und kein Charterschiff, das auslaufen kann{ nor-the-bonus }
refuse-nothing-to-buy = Auf dem Markt liegt keine Ware{ nor-the-bonus }
refuse-no-room-to-buy = Du hast keinen freien Lagerplatz{ nor-the-bonus }
refuse-no-talents-to-buy = Die nächste Ware kostet { price-number }, und du hast { talents-number }{ nor-the-bonus }
refuse-no-ship-to-charter = Die Charterschiffe sind alle besetzt ({ $ships }){ nor-the-bonus }
refuse-no-dock-to-claim = Kein Dock ist frei von Dienern{ nor-the-bonus }
refuse-no-crew-to-claim = Ein Dock braucht 2 Diener, und { left-in-reserve }{ nor-the-bonus }
refuse-nobody-to-send = Der { $card } hätte keinen Diener zu schicken: { left-in-reserve }{ nor-the-bonus }
nor-the-bonus = { $bonus ->
    [yes] ; und den Bonus des Felds kannst du nicht nehmen.
   *[no] .
}
left-in-reserve = { $servants ->
    [0] du hast { $reserve ->
        [0] keinen
       *[other] { $reserve }
    } im Vorrat
   *[other] nach dem Bezahlen von { $servants } hättest du { $reserve ->
        [0] keinen
       *[other] { $reserve }
    } im Vorrat
}
refuse-no-bonus = Dieses Aktionsfeld hat keinen Bonus.
refuse-storage-open = Alle deine Lagerplätze sind offen.
refuse-storage-too-dear = Einen Lagerplatz zu öffnen kostet { price-number }, und du hast { talents-number }.
refuse-palace-needs-points = Das nächste Palastfeld verlangt { need-number }, und du hast { points-number }.
refuse-palace-too-dear = Das nächste Palastfeld kostet { price-number }, und du hast { talents-number }.
refuse-moved-already = Du hast schon einen Diener versetzt. Der Bonus kommt nach der Aktion.
refuse-dock-taken = { $seat_is ->
    [you] Am Dock { $dock } stehen schon deine Diener.
   *[other] Am Dock { $dock } stehen schon Diener von { $seat }.
}
refuse-no-servant-for-charter = Du hast keinen Diener im Vorrat für ein Charterschiff.
refuse-charters-taken = Die Charterschiffe sind alle besetzt ({ $ships }).
refuse-not-in-storehouse = In deinem Lagerhaus ist kein { $good }.
refuse-nowhere-from-storehouse = Dafür gibt es kein Ziel: Du hast kein Dock ohne Ware und kein Charterschiff, das auslaufen kann.
refuse-no-good-at = Am Dock { $dock } liegt keine Ware.
refuse-nowhere-from-dock = Dafür gibt es kein Ziel: Du hast keinen freien Lagerplatz, kein anderes Dock ohne Ware und kein Charterschiff, das auslaufen kann.
refuse-stored-already = Die Ware ist schon in deinem Lagerhaus.
refuse-no-charter = Du hast keinen Diener auf einem Charterschiff.
refuse-nobody-prays = Du hast keinen Diener im Tempel, der für die Fahrt betet.
refuse-no-voyage = Der Schiffsstapel ist leer, also ist keine Fahrt möglich.
refuse-from-this-dock = Die Ware kommt selbst vom Dock { $dock }.
refuse-good-at = Am Dock { $dock } liegt schon { $good }.
refuse-move-one-first = Du musst mindestens einen Diener versetzen.
refuse-no-servant-in = Du hast keinen Diener { $place_im }.
refuse-has-received = In dieser Aktion kam schon ein Diener { $place_nach }; deshalb darf von dort jetzt keiner fort.
refuse-has-given = In dieser Aktion ging schon ein Diener { $place_von } fort; deshalb darf dorthin jetzt keiner.
refuse-moves-in-order = Dafür ist es zu spät: Versetzt wird in fester Reihenfolge, und das käme vor deinem letzten Schritt ({ $last_move }).
refuse-dock-takes-two = Ein Dock braucht 2 Diener, und du hast { $reserve ->
    [0] keinen
   *[other] { $reserve }
} im Vorrat.
refuse-no-free-dock = Kein anderes Dock ist frei von Dienern.
refuse-good-too-dear = Die nächste Ware kostet { price-number }, und du hast { talents-number }.
refuse-not-held = Die Karte { $ship_des } hältst du nicht.
refuse-deck-empty = Der Schiffsstapel ist leer.
refuse-no-load-even-from-storehouse = An keinem deiner Docks liegt ein Schiff mit einer Ware, die es nicht will, oder eines ohne Ware, für das du etwas im Lagerhaus hast.
refuse-no-load = An keinem deiner Docks liegt ein Schiff mit einer Ware, die es nicht will.
refuse-nobody-to-move = In Tempel und Leuchtturm ist kein Diener.
refuse-row-1-empty = In Reihe 1 liegt kein Schiff.
refuse-put-back-already = { $ship_Das } hast du schon zurückgelegt.
refuse-not-looked-at = { $ship_Das } ist nicht unter den Karten, die du ansiehst.
refuse-not-from-storehouse = In diesem Spiel wird nicht aus dem Lagerhaus verladen.
refuse-no-ship-at = Am Dock { $dock } liegt kein Schiff.
refuse-no-such-seat = { $seat } ist an diesem Tisch nicht besetzt.
refuse-nobody-of-theirs-in = { $seat_is ->
    [you] Du hast keinen Diener { $place_im }.
   *[other] { $seat } hat keinen Diener { $place_im }.
}
refuse-sways-in-order = Versetzt wird in fester Reihenfolge, und dieser Diener käme vor dem, den du zuletzt versetzt hast.
refuse-moved-the-other-way = { $seat_is ->
    [you] Einer deiner Diener wurde schon in die andere Richtung versetzt.
   *[other] Ein Diener von { $seat } wurde schon in die andere Richtung versetzt.
}

## Dinge

dock-egypt1 = Ägypten I
dock-egypt2 = Ägypten II
dock-greece1 = Hellas I
dock-greece2 = Hellas II
dock-rome1 = Rom I
dock-rome2 = Rom II
dock-etruria1 = Etrurien I
dock-etruria2 = Etrurien II
dock-iberia1 = Iberien I
dock-iberia2 = Iberien II
dock-phoenicia1 = Phönizien I
dock-phoenicia2 = Phönizien II
good-dye = Purpur
    .short = Purpur
    .title = Purpur
    .letter = P
good-wine = Wein
    .short = Wein
    .title = Wein
    .letter = W
good-oil = Olivenöl
    .short = Olivenöl
    .title = Olivenöl
    .letter = O
good-grain = Getreide
    .short = Getreide
    .title = Getreide
    .letter = G
good-metal = Metall
    .short = Metall
    .title = Metall
    .letter = M
ship-1 = Purpurschiff aus Ägypten
    .das = das Purpurschiff aus Ägypten
    .Das = Das Purpurschiff aus Ägypten
    .dem = dem Purpurschiff aus Ägypten
    .des = des Purpurschiffs aus Ägypten
    .voll = das Purpurschiff aus Ägypten (9 Talente, Gefahr 1)
    .Voll = Das Purpurschiff aus Ägypten (9 Talente, Gefahr 1)
    .nutzen = { privilege-look.short }
ship-2 = Weinschiff aus Ägypten
    .das = das Weinschiff aus Ägypten
    .Das = Das Weinschiff aus Ägypten
    .dem = dem Weinschiff aus Ägypten
    .des = des Weinschiffs aus Ägypten
    .voll = das Weinschiff aus Ägypten (8 Talente, Gefahr 2)
    .Voll = Das Weinschiff aus Ägypten (8 Talente, Gefahr 2)
    .nutzen = { privilege-point1.short }
ship-3 = Ölschiff aus Ägypten
    .das = das Ölschiff aus Ägypten
    .Das = Das Ölschiff aus Ägypten
    .dem = dem Ölschiff aus Ägypten
    .des = des Ölschiffs aus Ägypten
    .voll = das Ölschiff aus Ägypten (11 Talente, Gefahr 3)
    .Voll = Das Ölschiff aus Ägypten (11 Talente, Gefahr 3)
    .nutzen = { privilege-move3.short }
ship-4 = Getreideschiff aus Ägypten
    .das = das Getreideschiff aus Ägypten
    .Das = Das Getreideschiff aus Ägypten
    .dem = dem Getreideschiff aus Ägypten
    .des = des Getreideschiffs aus Ägypten
    .voll = das Getreideschiff aus Ägypten (10 Talente, Gefahr 4)
    .Voll = Das Getreideschiff aus Ägypten (10 Talente, Gefahr 4)
    .nutzen = { privilege-talents3.short }
ship-5 = Metallschiff aus Ägypten
    .das = das Metallschiff aus Ägypten
    .Das = Das Metallschiff aus Ägypten
    .dem = dem Metallschiff aus Ägypten
    .des = des Metallschiffs aus Ägypten
    .voll = das Metallschiff aus Ägypten (12 Talente, Gefahr 5)
    .Voll = Das Metallschiff aus Ägypten (12 Talente, Gefahr 5)
    .nutzen = { privilege-palace.short }
ship-6 = Purpurschiff aus Hellas
    .das = das Purpurschiff aus Hellas
    .Das = Das Purpurschiff aus Hellas
    .dem = dem Purpurschiff aus Hellas
    .des = des Purpurschiffs aus Hellas
    .voll = das Purpurschiff aus Hellas (9 Talente, Gefahr 2)
    .Voll = Das Purpurschiff aus Hellas (9 Talente, Gefahr 2)
    .nutzen = { privilege-path1.short }
ship-7 = Weinschiff aus Hellas
    .das = das Weinschiff aus Hellas
    .Das = Das Weinschiff aus Hellas
    .dem = dem Weinschiff aus Hellas
    .des = des Weinschiffs aus Hellas
    .voll = das Weinschiff aus Hellas (10 Talente, Gefahr 3)
    .Voll = Das Weinschiff aus Hellas (10 Talente, Gefahr 3)
    .nutzen = { privilege-anygood.short }
ship-8 = Ölschiff aus Hellas
    .das = das Ölschiff aus Hellas
    .Das = Das Ölschiff aus Hellas
    .dem = dem Ölschiff aus Hellas
    .des = des Ölschiffs aus Hellas
    .voll = das Ölschiff aus Hellas (11 Talente, Gefahr 4)
    .Voll = Das Ölschiff aus Hellas (11 Talente, Gefahr 4)
    .nutzen = { privilege-palace.short }
ship-9 = Getreideschiff aus Hellas
    .das = das Getreideschiff aus Hellas
    .Das = Das Getreideschiff aus Hellas
    .dem = dem Getreideschiff aus Hellas
    .des = des Getreideschiffs aus Hellas
    .voll = das Getreideschiff aus Hellas (13 Talente, Gefahr 5)
    .Voll = Das Getreideschiff aus Hellas (13 Talente, Gefahr 5)
    .nutzen = { privilege-bring.short }
ship-10 = Metallschiff aus Hellas
    .das = das Metallschiff aus Hellas
    .Das = Das Metallschiff aus Hellas
    .dem = dem Metallschiff aus Hellas
    .des = des Metallschiffs aus Hellas
    .voll = das Metallschiff aus Hellas (7 Talente, Gefahr 1)
    .Voll = Das Metallschiff aus Hellas (7 Talente, Gefahr 1)
    .nutzen = { privilege-point1.short }
ship-11 = Purpurschiff aus Rom
    .das = das Purpurschiff aus Rom
    .Das = Das Purpurschiff aus Rom
    .dem = dem Purpurschiff aus Rom
    .des = des Purpurschiffs aus Rom
    .voll = das Purpurschiff aus Rom (11 Talente, Gefahr 3)
    .Voll = Das Purpurschiff aus Rom (11 Talente, Gefahr 3)
    .nutzen = { privilege-bring.short }
ship-12 = Weinschiff aus Rom
    .das = das Weinschiff aus Rom
    .Das = Das Weinschiff aus Rom
    .dem = dem Weinschiff aus Rom
    .des = des Weinschiffs aus Rom
    .voll = das Weinschiff aus Rom (10 Talente, Gefahr 4)
    .Voll = Das Weinschiff aus Rom (10 Talente, Gefahr 4)
    .nutzen = { privilege-talents3.short }
ship-13 = Ölschiff aus Rom
    .das = das Ölschiff aus Rom
    .Das = Das Ölschiff aus Rom
    .dem = dem Ölschiff aus Rom
    .des = des Ölschiffs aus Rom
    .voll = das Ölschiff aus Rom (12 Talente, Gefahr 5)
    .Voll = Das Ölschiff aus Rom (12 Talente, Gefahr 5)
    .nutzen = { privilege-path1.short }
ship-14 = Getreideschiff aus Rom
    .das = das Getreideschiff aus Rom
    .Das = Das Getreideschiff aus Rom
    .dem = dem Getreideschiff aus Rom
    .des = des Getreideschiffs aus Rom
    .voll = das Getreideschiff aus Rom (8 Talente, Gefahr 1)
    .Voll = Das Getreideschiff aus Rom (8 Talente, Gefahr 1)
    .nutzen = { privilege-anygood.short }
ship-15 = Metallschiff aus Rom
    .das = das Metallschiff aus Rom
    .Das = Das Metallschiff aus Rom
    .dem = dem Metallschiff aus Rom
    .des = des Metallschiffs aus Rom
    .voll = das Metallschiff aus Rom (10 Talente, Gefahr 2)
    .Voll = Das Metallschiff aus Rom (10 Talente, Gefahr 2)
    .nutzen = { privilege-look.short }
ship-16 = Purpurschiff aus Etrurien
    .das = das Purpurschiff aus Etrurien
    .Das = Das Purpurschiff aus Etrurien
    .dem = dem Purpurschiff aus Etrurien
    .des = des Purpurschiffs aus Etrurien
    .voll = das Purpurschiff aus Etrurien (11 Talente, Gefahr 4)
    .Voll = Das Purpurschiff aus Etrurien (11 Talente, Gefahr 4)
    .nutzen = { privilege-palace.short }
ship-17 = Weinschiff aus Etrurien
    .das = das Weinschiff aus Etrurien
    .Das = Das Weinschiff aus Etrurien
    .dem = dem Weinschiff aus Etrurien
    .des = des Weinschiffs aus Etrurien
    .voll = das Weinschiff aus Etrurien (14 Talente, Gefahr 6)
    .Voll = Das Weinschiff aus Etrurien (14 Talente, Gefahr 6)
    .nutzen = { privilege-move3.short }
ship-18 = Ölschiff aus Etrurien
    .das = das Ölschiff aus Etrurien
    .Das = Das Ölschiff aus Etrurien
    .dem = dem Ölschiff aus Etrurien
    .des = des Ölschiffs aus Etrurien
    .voll = das Ölschiff aus Etrurien (7 Talente, Gefahr 1)
    .Voll = Das Ölschiff aus Etrurien (7 Talente, Gefahr 1)
    .nutzen = { privilege-point1.short }
ship-19 = Getreideschiff aus Etrurien
    .das = das Getreideschiff aus Etrurien
    .Das = Das Getreideschiff aus Etrurien
    .dem = dem Getreideschiff aus Etrurien
    .des = des Getreideschiffs aus Etrurien
    .voll = das Getreideschiff aus Etrurien (9 Talente, Gefahr 2)
    .Voll = Das Getreideschiff aus Etrurien (9 Talente, Gefahr 2)
    .nutzen = { privilege-path1.short }
ship-20 = Metallschiff aus Etrurien
    .das = das Metallschiff aus Etrurien
    .Das = Das Metallschiff aus Etrurien
    .dem = dem Metallschiff aus Etrurien
    .des = des Metallschiffs aus Etrurien
    .voll = das Metallschiff aus Etrurien (10 Talente, Gefahr 3)
    .Voll = Das Metallschiff aus Etrurien (10 Talente, Gefahr 3)
    .nutzen = { privilege-anygood.short }
ship-21 = Purpurschiff aus Iberien
    .das = das Purpurschiff aus Iberien
    .Das = Das Purpurschiff aus Iberien
    .dem = dem Purpurschiff aus Iberien
    .des = des Purpurschiffs aus Iberien
    .voll = das Purpurschiff aus Iberien (12 Talente, Gefahr 6)
    .Voll = Das Purpurschiff aus Iberien (12 Talente, Gefahr 6)
    .nutzen = { privilege-talents3.short }
ship-22 = Weinschiff aus Iberien
    .das = das Weinschiff aus Iberien
    .Das = Das Weinschiff aus Iberien
    .dem = dem Weinschiff aus Iberien
    .des = des Weinschiffs aus Iberien
    .voll = das Weinschiff aus Iberien (8 Talente, Gefahr 1)
    .Voll = Das Weinschiff aus Iberien (8 Talente, Gefahr 1)
    .nutzen = { privilege-palace.short }
ship-23 = Ölschiff aus Iberien
    .das = das Ölschiff aus Iberien
    .Das = Das Ölschiff aus Iberien
    .dem = dem Ölschiff aus Iberien
    .des = des Ölschiffs aus Iberien
    .voll = das Ölschiff aus Iberien (9 Talente, Gefahr 2)
    .Voll = Das Ölschiff aus Iberien (9 Talente, Gefahr 2)
    .nutzen = { privilege-anygood.short }
ship-24 = Getreideschiff aus Iberien
    .das = das Getreideschiff aus Iberien
    .Das = Das Getreideschiff aus Iberien
    .dem = dem Getreideschiff aus Iberien
    .des = des Getreideschiffs aus Iberien
    .voll = das Getreideschiff aus Iberien (11 Talente, Gefahr 3)
    .Voll = Das Getreideschiff aus Iberien (11 Talente, Gefahr 3)
    .nutzen = { privilege-look.short }
ship-25 = Metallschiff aus Iberien
    .das = das Metallschiff aus Iberien
    .Das = Das Metallschiff aus Iberien
    .dem = dem Metallschiff aus Iberien
    .des = des Metallschiffs aus Iberien
    .voll = das Metallschiff aus Iberien (13 Talente, Gefahr 5)
    .Voll = Das Metallschiff aus Iberien (13 Talente, Gefahr 5)
    .nutzen = { privilege-move3.short }
ship-26 = Purpurschiff aus Phönizien
    .das = das Purpurschiff aus Phönizien
    .Das = Das Purpurschiff aus Phönizien
    .dem = dem Purpurschiff aus Phönizien
    .des = des Purpurschiffs aus Phönizien
    .voll = das Purpurschiff aus Phönizien (9 Talente, Gefahr 1)
    .Voll = Das Purpurschiff aus Phönizien (9 Talente, Gefahr 1)
    .nutzen = { privilege-move3.short }
ship-27 = Weinschiff aus Phönizien
    .das = das Weinschiff aus Phönizien
    .Das = Das Weinschiff aus Phönizien
    .dem = dem Weinschiff aus Phönizien
    .des = des Weinschiffs aus Phönizien
    .voll = das Weinschiff aus Phönizien (8 Talente, Gefahr 1)
    .Voll = Das Weinschiff aus Phönizien (8 Talente, Gefahr 1)
    .nutzen = { privilege-path1.short }
ship-28 = Ölschiff aus Phönizien
    .das = das Ölschiff aus Phönizien
    .Das = Das Ölschiff aus Phönizien
    .dem = dem Ölschiff aus Phönizien
    .des = des Ölschiffs aus Phönizien
    .voll = das Ölschiff aus Phönizien (12 Talente, Gefahr 4)
    .Voll = Das Ölschiff aus Phönizien (12 Talente, Gefahr 4)
    .nutzen = { privilege-bring.short }
ship-29 = Getreideschiff aus Phönizien
    .das = das Getreideschiff aus Phönizien
    .Das = Das Getreideschiff aus Phönizien
    .dem = dem Getreideschiff aus Phönizien
    .des = des Getreideschiffs aus Phönizien
    .voll = das Getreideschiff aus Phönizien (9 Talente, Gefahr 3)
    .Voll = Das Getreideschiff aus Phönizien (9 Talente, Gefahr 3)
    .nutzen = { privilege-point1.short }
ship-30 = Metallschiff aus Phönizien
    .das = das Metallschiff aus Phönizien
    .Das = Das Metallschiff aus Phönizien
    .dem = dem Metallschiff aus Phönizien
    .des = des Metallschiffs aus Phönizien
    .voll = das Metallschiff aus Phönizien (8 Talente, Gefahr 2)
    .Voll = Das Metallschiff aus Phönizien (8 Talente, Gefahr 2)
    .nutzen = { privilege-talents3.short }
move-r-l = aus dem Vorrat zum Leuchtturm
move-r-t = aus dem Vorrat zum Tempel
move-l-r = vom Leuchtturm in den Vorrat
move-l-t = vom Leuchtturm zum Tempel
move-t-r = vom Tempel in den Vorrat
move-t-l = vom Tempel zum Leuchtturm
card-carrier = Träger
    .des = Trägers
    .den = Träger
card-aristocrat = Aristokrat
    .des = Aristokraten
    .den = Aristokraten
card-captain = Kapitän
    .des = Kapitäns
    .den = Kapitän
card-merchant = Händler
    .des = Händlers
    .den = Händler
card-loadmaster = Lademeister
    .des = Lademeisters
    .den = Lademeister
place-reserve = der Vorrat
    .von = aus dem Vorrat
    .nach = in den Vorrat
    .im = im Vorrat
place-lighthouse = der Leuchtturm
    .von = vom Leuchtturm
    .nach = zum Leuchtturm
    .im = im Leuchtturm
place-temple = der Tempel
    .von = vom Tempel
    .nach = zum Tempel
    .im = im Tempel
place-storehouse = das Lagerhaus
    .von = aus dem Lagerhaus
    .nach = ins Lagerhaus
    .im = im Lagerhaus
place-charter-ship = das Charterschiff
    .von = vom Charterschiff
    .nach = aufs Charterschiff
    .im = auf dem Charterschiff
place-egypt1 = Dock Ägypten I
    .von = vom Dock Ägypten I
    .nach = zum Dock Ägypten I
    .im = am Dock Ägypten I
place-egypt2 = Dock Ägypten II
    .von = vom Dock Ägypten II
    .nach = zum Dock Ägypten II
    .im = am Dock Ägypten II
place-greece1 = Dock Hellas I
    .von = vom Dock Hellas I
    .nach = zum Dock Hellas I
    .im = am Dock Hellas I
place-greece2 = Dock Hellas II
    .von = vom Dock Hellas II
    .nach = zum Dock Hellas II
    .im = am Dock Hellas II
place-rome1 = Dock Rom I
    .von = vom Dock Rom I
    .nach = zum Dock Rom I
    .im = am Dock Rom I
place-rome2 = Dock Rom II
    .von = vom Dock Rom II
    .nach = zum Dock Rom II
    .im = am Dock Rom II
place-etruria1 = Dock Etrurien I
    .von = vom Dock Etrurien I
    .nach = zum Dock Etrurien I
    .im = am Dock Etrurien I
place-etruria2 = Dock Etrurien II
    .von = vom Dock Etrurien II
    .nach = zum Dock Etrurien II
    .im = am Dock Etrurien II
place-iberia1 = Dock Iberien I
    .von = vom Dock Iberien I
    .nach = zum Dock Iberien I
    .im = am Dock Iberien I
place-iberia2 = Dock Iberien II
    .von = vom Dock Iberien II
    .nach = zum Dock Iberien II
    .im = am Dock Iberien II
place-phoenicia1 = Dock Phönizien I
    .von = vom Dock Phönizien I
    .nach = zum Dock Phönizien I
    .im = am Dock Phönizien I
place-phoenicia2 = Dock Phönizien II
    .von = vom Dock Phönizien II
    .nach = zum Dock Phönizien II
    .im = am Dock Phönizien II
palace-space-1 = Feld 1
palace-space-2 = Feld 2
palace-space-3 = Feld 3
palace-space-4 = Feld 4
palace-space-5 = Feld 5
palace-space-6 = Feld 6
palace-space-7 = Feld 7
palace-space-8 = Feld 8
palace-space-9 = Feld 9
palace-space-10 = Feld 10
palace-the-large-space = das große Feld
privilege-talents3 = 3 Talente
    .short = 3 Talente
privilege-point1 = ein Handelspunkt
    .short = ein Punkt
privilege-path1 = ein Diener auf den Pfad der Intrige
    .short = ein Schritt
privilege-look = die obersten 3 Schiffe ansehen und ordnen
    .short = 3 ansehen
privilege-anygood = eine beliebige Ware verladen
    .short = jede Ware
privilege-move3 = bis zu 3 Diener, egal wessen, zwischen Tempel und Leuchtturm versetzen
    .short = 3 versetzen
privilege-palace = ein Palastplatz ohne Handelspunkte
    .short = Palastplatz
privilege-bring = ein Schiff aus Reihe 1 hereinholen
    .short = Schiff holen

## Das Ende

reason-points = 8 Handelspunkte waren am Ende der vierten Dekade erreicht
reason-decades = Die fünfte Dekade ist vorbei
account-servants-on-single-palace-spaces = Diener auf einzelnen Palastfeldern
account-servants-bought-onto-the-large-space = Diener, auf das große Feld gekauft
account-servants-moved-up-from-the-path-of-intrigue = Diener, vom Pfad der Intrige aufgestiegen
account-servants-in-the-palace = Diener im Palast
account-trading-points = Handelspunkte (bei Gleichstand)
account-talents = Talente (bei Gleichstand)
decided-trading-points = Die Handelspunkte entscheiden: { $number } zu { $other_number }
    .why = { $seat_is ->
        [you] Du und { $other_seat } habt
       *[other] { $other_seat_is ->
            [you] { $seat } und du habt
           *[other] { $seat } und { $other_seat } haben
        }
    } beide { $points } Diener im Palast; dann gewinnen mehr Handelspunkte.
decided-talents = Die Talente entscheiden: { $number } zu { $other_number }
    .why = { $seat_is ->
        [you] Du und { $other_seat } habt
       *[other] { $other_seat_is ->
            [you] { $seat } und du habt
           *[other] { $seat } und { $other_seat } haben
        }
    } beide { $points } Diener im Palast und gleich viele Handelspunkte; dann gewinnen mehr Talente.
beside-trading-points = { $n ->
    [one] 1 Handelspunkt
   *[other] { $n } Handelspunkte
}
beside-talents = { $n ->
    [one] 1 Talent
   *[other] { $n } Talente
}

## Chancen

odds-berth-free = { $dock }: Dort hat niemand Diener; { $good } bringt { talents-number }.
odds-berth-ready = { $seat_is ->
    [you] { $dock }: Du kannst dort { $good } für { talents-number } verladen.
   *[other] { $dock }: { $seat } kann dort { $good } für { talents-number } verladen.
}
odds-berth-waits = { $seat_is ->
    [you] { $dock }: Deine Diener warten dort auf { $good }; das bringt { talents-number }.
   *[other] { $dock }: Die Diener von { $seat } warten dort auf { $good }; das bringt { talents-number }.
}
odds-next-ship = Die nächste Schiffskarte
odds-next-voyage = Eine Fahrt, nach der nächsten Schiffskarte
odds-voyage = Eine Fahrt mit { temple-dat } im Tempel kommt an
odds-no-ship = Der Schiffsstapel ist leer.
odds-deck = Der Schiffsstapel hat { cards-number }.
odds-known = Die nächste Schiffskarte ist bekannt: { $ship_das }, Gefahr { $danger }.
odds-voyage-now = Mit { temple-dat } im Tempel { $arrive ->
    [one] kommt jetzt 1 von { $of } Fahrten
   *[other] kommen jetzt { $arrive } von { $of } Fahrten
} an.
odds-bag = Im Beutel: { $dye }-mal Purpur, { $wine }-mal Wein, { $oil }-mal Olivenöl, { $grain }-mal Getreide und { $metal }-mal Metall.

## Was jemand nicht wissen darf

hidden-ship = für die anderen verdeckt
    .das = für die anderen verdeckt
    .voll = für die anderen verdeckt

## Optionen

option-first-player = Wer der erste Startspieler ist
    .short = Startspieler
    .seat = Platz { $n }
option-first-player-random = ausgelost
option-privilege-timing = Gehaltene Karten dürfen für spätere Züge aufgehoben werden oder gelten nur bis zum Ende des eigenen Zuges
    .short = Gehaltene Karten
option-privilege-timing-keep = aufheben
option-privilege-timing-this-turn = nur im eigenen Zug
option-money-screen = Ob die Talente der anderen während des Spiels verborgen oder offen sind
    .short = Talente der anderen
option-money-screen-hidden = verborgen
option-money-screen-open = offen
option-start-tie = Bei Gleichstand um den größten Vorrat beginnt die Suche beim linken Nachbarn des alten Startspielers oder bei ihm selbst
    .short = Gleichstand um den Start
option-start-tie-next-left = linker Nachbar
option-start-tie-holder = er selbst
option-final-purchase = Der letzte Palastkauf wird immer angeboten oder nur, wenn in der Schlussphase Schiffe einlaufen
    .short = Letzter Palastkauf
option-final-purchase-always = immer
option-final-purchase-with-ships = nur mit Schiffen
option-load-any = Das Privileg, eine beliebige Ware zu laden, braucht die Ware am Dock oder darf sie aus dem Lagerhaus nehmen
    .short = Beliebige Ware laden
option-load-any-at-dock = am Dock
option-load-any-from-store = auch aus dem Lagerhaus
option-homecoming = Diener kehren heim, bevor die Handelspunkte vergeben werden, oder später
    .short = Diener kehren heim
option-homecoming-before-points = vor den Punkten
option-homecoming-after-points = nach den Punkten
option-homecoming-after-privilege = nach dem Privileg
option-offering = Eine sichere Fahrt zahlt für die eigenen Diener im Tempel oder für die Diener aller
    .short = Diener im Tempel
option-offering-own = nur eigene
option-offering-all = alle
option-doubled-card = Welche Aktionskarte es zweimal gibt
    .short = Doppelte Karte
option-doubled-card-carrier = Träger
option-doubled-card-aristocrat = Aristokrat
option-doubled-card-captain = Kapitän
option-doubled-card-merchant = Händler
option-doubled-card-loadmaster = Lademeister
option-action-table = Kosten und Boni der Aktionsfelder
    .short = Aktionsfelder
option-action-table-a = A
option-action-table-b = B
option-intrigue-table = Felder des Pfads der Intrige
    .short = Pfad der Intrige
option-intrigue-table-a = A
option-intrigue-table-b = B
option-final-servants = Diener auf Aktionskarten kehren vor den Schlussaktionen heim oder bleiben, wo sie sind
    .short = Diener am Schluss
option-final-servants-home = heimkehren
option-final-servants-stay = bleiben
option-refill-counts = Die Ware, die nach einem neuen Markt für 6 Talente gekauft wird, zählt als dessen erste
    .short = Ware nach neuem Markt zählt
option-refill-counts-false = nein
option-refill-counts-true = ja

# Things that are counted.
talents-number = { $talents ->
    [0] keine Talente
    [one] 1 Talent
   *[other] { $talents } Talente
}
price-number = { $price ->
    [one] 1 Talent
   *[other] { $price } Talente
}
income-number = { $income ->
    [one] 1 Talent
   *[other] { $income } Talente
}
points-number = { $points ->
    [0] keine Handelspunkte
    [one] 1 Handelspunkt
   *[other] { $points } Handelspunkte
}
need-number = { $need ->
    [one] 1 Handelspunkt
   *[other] { $need } Handelspunkte
}
servants-number = { $servants } Diener
temple-number = { $temple } Diener
temple-dat = { $temple ->
    [one] 1 Diener
   *[other] { $temple } Dienern
}
cards-number = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
ship-cards-number = { $cards ->
    [one] die oberste Schiffskarte
   *[other] die obersten { $cards } Schiffskarten
}

## Der Tisch im Terminal

terminal-legend = 13 Öl 12T !5: Schiff 13 will Öl, zahlt 12 Talente, Gefahr 5   ⚑ Diener dort
    Palast 8T/3: 8 Talente, 3 Punkte nötig   Lagerhaus: _ frei, x belegt
terminal-decade = Dekade { $decade } von 5
terminal-phase-setup = Aufbau
terminal-phase-ships = Schiffe laufen ein
terminal-phase-actions = Aktionsrunde { $round } von 5
terminal-phase-final = Schlussphase
terminal-phase-over = das Ende
terminal-starting-player = Startspieler
terminal-deck = Schiffsstapel { $cards }
terminal-deck-top = oben im Stapel: { $ships }
terminal-deck-end = unten im Stapel: { $ships }
terminal-harbour = Hafen: zwei Docks für jedes Volk
terminal-no-ship = kein Schiff
terminal-free = frei
terminal-row-1 = Reihe 1: Diese Schiffe kommen als Nächstes
terminal-row-2 = Reihe 2: Diese Schiffe folgen
terminal-actions = Aktionen: Diener zahlen, handeln, dann der Bonus des Felds
terminal-cost = { $servants ->
    [0] kostenlos
   *[other] kostet { $servants }
}
terminal-no-bonus = kein Bonus
terminal-bonus-storehouse = Lagerplatz
terminal-bonus-palace = Palast
terminal-market = Markt
terminal-market-next = nächste Ware { $price }T, im Beutel { $goods }
terminal-empty = leer
terminal-lighthouse = Leuchtturm
terminal-first-choice = wählt zuerst: { $name }
terminal-temple = Tempel
terminal-charter = Chartern
terminal-charter-free = { $free } von { $ships } frei
terminal-palace = Palast
terminal-large = groß
terminal-path = Pfad
terminal-nobody = niemand
terminal-player = Spieler
terminal-in-palace = Palast
terminal-points = Punkte
terminal-talents = Talente
terminal-reserve = Vorrat
terminal-storehouse = Lagerhaus
terminal-held = gehalten
terminal-good-dye = Purp.
    .told = Purpur
terminal-good-wine = Wein
    .told = Wein
terminal-good-oil = Öl
    .told = Olivenöl
terminal-good-grain = Korn
    .told = Getreide
terminal-good-metal = Erz
    .told = Metall
terminal-civilisation-egypt = Ägypten
terminal-civilisation-greece = Hellas
terminal-civilisation-rome = Rom
terminal-civilisation-etruria = Etrurien
terminal-civilisation-iberia = Iberien
terminal-civilisation-phoenicia = Phönizien
terminal-card-carrier = Träger
terminal-card-aristocrat = Aristokrat
terminal-card-captain = Kapitän
terminal-card-merchant = Händler
terminal-card-loadmaster = Lademeist.
terminal-privilege-talents3 = +3T
terminal-privilege-point1 = +1 Punkt
terminal-privilege-path1 = +1 Pfad
terminal-privilege-look = 3 ansehen
terminal-privilege-anygood = jede Ware
terminal-privilege-move3 = 3 bewegen
terminal-privilege-palace = Palast
terminal-privilege-bring = +1 Schiff

## Der Tisch fürs Ohr

tell-title = Porto Carthago. { $time }.
tell-starting-player = Startspieler ist { $name }.
tell-ship = { $name }, will { $good }, zahlt { $income }, Gefahr { $danger }, { $privilege }
tell-dock = Dock { $dock }: { $there }.
tell-servants-of = Diener ({ $name })
tell-good-waits = { $good } wartet dort
tell-row = Reihe { $number }: { $ships }.
tell-deck = { $cards ->
    [one] Der Schiffsstapel hat { $cards } Karte.
   *[other] Der Schiffsstapel hat { $cards } Karten.
}
tell-deck-known = { $cards ->
    [one] Der Schiffsstapel hat { $cards } Karte
   *[other] Der Schiffsstapel hat { $cards } Karten
}; { $known }.
tell-space = Aktionsfeld { $number }: { $card }, kostet { $cost }
tell-bonus = Bonus { $bonus }
tell-paid = gezahlt { $each }
tell-paid-by = { $number } ({ $name })
tell-market = Markt: { $goods }. { $talents ->
    [one] Die nächste Ware kostet { $talents } Talent.
   *[other] Die nächste Ware kostet { $talents } Talente.
}
tell-at-lighthouse = Leuchtturm: { $each }.
tell-at-temple = Tempel: { $each }.
tell-at-charter = Charterschiffe: { $each }.
tell-palace = Palast: { $taken } von { $spaces } einzelnen Feldern sind besetzt; der nächste Platz kostet { $talents ->
    [one] { $talents } Talent
   *[other] { $talents } Talente
} und braucht { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
tell-path = Pfad der Intrige, { $taken } von { $spaces } besetzt, der Reihe nach: { $names }.
tell-path-next = Nächstes Punktefeld: { $number }, für { $award }.
tell-hidden = verborgen
tell-none = keine
tell-player = { $who }: { $palace } im Palast, { $points ->
    [one] { $points } Handelspunkt
   *[other] { $points } Handelspunkte
}, Talente { $talents }, Vorrat { $reserve }, Lagerhaus { $goods }, frei { $free }, gehaltene Karten { $held }.
tell-over-points = Das Spiel ist zu Ende: Jemand hat 8 Handelspunkte.
tell-over-decades = Das Spiel ist zu Ende: Fünf Dekaden sind vorbei.
tell-drawing = Es wird gezogen.
tell-load = Ladung, { $who }: { $ship }.
tell-points = Handelspunkte zu vergeben, { $who }: { $points }.
tell-pilot = Leuchtturm, { $who }: noch { $ships } hereinzuholen.
tell-moor = Hereingeholt, { $who }: { $ship }.
tell-deliver-store = Träger, { $who }: { $good } aus dem Lagerhaus.
tell-deliver-dock = Träger, { $who }: die Ware vom Dock { $dock }.
tell-used = Karte, { $who }, { $ship }: { $privilege }.
tell-to-answer = Gefragt: { $who }.
