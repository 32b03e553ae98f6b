language-name = Deutsch

level-1 = Passagier
level-1-how = spielt sofort und macht viele Fehler
level-2 = Matrose
level-2-how = spielt sofort und macht manchmal Fehler
level-3 = Steuermann
level-3-how = spielt sofort und macht selten Fehler
level-4 = Kapitän
level-4-how = denkt einen Augenblick voraus
level-5 = Admiral
level-5-how = denkt länger voraus

# Jemand, der angesprochen wird, wo sonst Namen stehen.
you = Du

seat-number = Platz { $number }

# Aufzählungen jeder Länge, vom Ende her gebildet.
list-none = nichts
list-two = { $first } und { $second }
list-more = { $first }, { $rest }

event-taken-back = { $seat_is ->
    [you] Du nimmst deine letzte Antwort zurück.
   *[other] { $seat } nimmt die letzte Antwort zurück.
}
