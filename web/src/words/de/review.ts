export const review = {
    title: 'Rückblick',
    intro: 'Jede Entscheidung dieser Partie wird mit dem verglichen, was sonst möglich war: wer wann auf Gewinn stand, welche Züge den Gewinn vergaben und was gehalten hätte.',
    start: 'Rückblick starten',
    progress: (done: number, total: number) => `Rückblick: ${done} von ${total} Entscheidungen`,
    cancel: 'Abbrechen',
    failed: 'Der Rückblick ist nicht gelungen.',
    again: 'Noch einmal',
    nothing: 'Es gibt noch nichts durchzugehen.',

    graph: 'Wer auf Gewinn stand',
    graphHelp: 'Die Pfeiltasten gehen von Entscheidung zu Entscheidung, Bild auf und Bild ab von Fehler zu Fehler.',
    barsKey: (gold: string, black: string) =>
        `Ein Balken ist eine Entscheidung: nach oben, wenn danach ${gold} auf Gewinn stand, nach unten bei ${black}, und länger, je näher das Ende der Runde war.`,
    chanceKey: (gold: string) => `Die Linie zeigt die Aussicht von ${gold}, die Partie zu gewinnen.`,
    beginning: 'Anfang',
    round: (round: number) => `Runde ${round}`,
    place: (round: number, move: number) => `Runde ${round}, Zug ${move}`,
    fillPlace: (round: number) => `Runde ${round}, Besetzung`,
    winning: (player: string) => `${player} steht auf Gewinn`,
    won: (player: string) => `${player} hat die Runde gewonnen`,
    nextRound: (player: string) => `${player} gewinnt die nächste Runde bei bestem Spiel`,
    toGo: (moves: number) => (moves === 1 ? 'noch 1 Zug' : `noch ${moves} Züge`),
    unsettled: 'nicht geklärt, wer gewinnt',

    lost: 'Die entscheidenden Fehler',
    nobodyErred: 'Niemand hat eine gewonnene Runde verschenkt.',
    onlyHidden: 'Niemand hat einen Fehler gemacht, der am Brett zu sehen war.',
    playBetter: 'Von hier besser spielen',
    showRefutation: 'Widerlegung zeigen',
    train: 'Diese üben',
    mistake: 'Fehler',
    inaccuracy: 'Ungenauigkeit',
    hidden: 'kaum zu sehen',
    fine: 'gut',
    gaveNextAway: 'Verschenkte die nächste Runde.',
    refuted: (moves: number) =>
        moves === 1 ? 'Gleich der nächste Zug widerlegt ihn.' : `Nach ${moves} Zügen widerlegt.`,
    onlyPerfect: (moves: number | null) =>
        moves === null
            ? 'Nur perfektes Spiel widerlegt ihn.'
            : `Nur perfektes Spiel widerlegt ihn: Die Widerlegung ist ${moves} Züge lang.`,
    held: (move: string, worth: string) => `${move} hätte gehalten (${worth}).`,
    fillHeld: (fill: string) => `Stattdessen: ${fill}.`,
    better: (move: string) => `Besser: ${move}.`,
    chances: (played: string, better: string) => `Gewinnaussicht: ${played} statt ${better}.`,
    choices: (winning: number, all: number) =>
        winning === 1 ? `Es war der einzige von ${all} Zügen, der gewann.` : `${winning} von ${all} Zügen gewannen.`,

    counts: 'Übersicht',
    player: 'Spieler',
    decisions: 'Entscheidungen',
    mistakes: 'Fehler',
    inaccuracies: 'Ungenau',
    hiddenCount: 'Kaum zu sehen',

    table: 'Alle Entscheidungen als Tabelle',
    where: 'Stelle',
    decision: 'Entscheidung',
    after: 'Danach',
    chanceOf: (player: string) => `Aussicht für ${player}`,
    mark: 'Urteil',
};
