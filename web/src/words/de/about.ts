export const about = {
    title: 'Über',
    what: 'Peter Burleys Spiel der Drachentürme, genau nach dem Regelbuch, mit einem Computer, der sich nie irrt. Regeln und Löser sind ein einziges C++-Programm; es läuft hier, in deinem Browser, ohne Server.',
    unofficial:
        'Dies ist eine inoffizielle Umsetzung. „Kamisado“ ist eine Marke von Burley Games; die Firma hat mit diesem Programm nichts zu tun.',
    privacy:
        'Deine Partien und Einstellungen bleiben in diesem Browser. Nichts wird verschickt, außer du spielst online: Dann bewahrt der Server diese Partien auf und den Namen, den du dir gibst.',
    offline: 'Einmal geladen, geht alles ohne Netz. Dein Browser kann die Seite wie ein Programm installieren.',
    keys: 'Tasten',
    keyNames: { enter: 'Eingabe', escape: 'Esc', ends: 'Pos1 Ende', undo: 'Strg Z', redo: 'Strg Umschalt Z' },
    keyTable: {
        arrowsOnBoard: 'auf dem Brett: von Quadrat zu Quadrat',
        nextOnBoard:
            'auf dem Brett: zum nächsten oder vorigen Turm, der ziehen kann, oder zum nächsten Ziel des gewählten Turms',
        enter: 'einen Turm nehmen und absetzen',
        escape: 'zurückstellen',
        stepping: 'außerhalb des Bretts: einen Zug zurück oder vor',
        ends: 'Anfang und Ende der Aufzeichnung',
        undo: 'zurücknehmen',
        redo: 'Zurückgenommenes wieder spielen',
    },
    keyColumn: 'Taste',
    meaningColumn: 'Was sie tut',
    version: (version: string) => `Version ${version}`,
};
