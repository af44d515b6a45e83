type Ply = 0 | 1 | 2;

export const openings = {
    title: 'Eröffnungen',
    loading: 'Die Eröffnungen werden geladen …',
    failed: 'Die Eröffnungen konnten nicht geholt werden.',
    again: 'Noch einmal',
    count: (ply: Ply, wins: number, all: number) => {
        const kind = ['ersten Zügen', 'Antworten', 'dritten Zügen'][ply];
        if (all === 1) return wins === 1 ? 'Der einzige Zug gewinnt' : 'Der einzige Zug verliert';
        if (wins === 0) return `${ply === 1 ? 'Keine' : 'Keiner'} von ${all} ${kind} gewinnt`;
        return `${wins} von ${all} ${kind} ${wins === 1 ? 'gewinnt' : 'gewinnen'}`;
    },
    outcome: {
        win: (player: string, moves: number) =>
            moves === 1 ? `${player} gewinnt sofort.` : `${player} gewinnt in ${moves} Zügen gegen die beste Abwehr.`,
        loss: (player: string, moves: number) =>
            moves === 1 ? `${player} verliert sofort.` : `${player} verliert, bei bester Abwehr in ${moves} Zügen.`,
    },
    show: 'Gezeigte Züge',
    winning: 'Gewinnende',
    all: 'Alle',
    tower: 'Turm',
    moves: 'Züge',
    ofTower: (colour: string) => `Turm ${colour}`,
    share: (wins: number, all: number) => `${wins} von ${all}`,
    noneWins: 'kein Zug gewinnt',
    twin: (move: string) => `Spiegelbild: ${move}`,
    calls: (colour: string) => `bestimmt ${colour.charAt(0).toUpperCase()}${colour.slice(1)}`,
    alike: 'Im Spiegel ist das Brett dasselbe: Jeder erste Zug hat auf der anderen Seite einen Zwilling, der gleich viel wert ist. Zeige auf einen Zug, um ihn zu sehen.',
    key: 'Die Zahl sagt, nach wie vielen Zügen beider Seiten die Runde endet; die Farbe, welcher Turm antworten muss.',
    proved: 'All das ist bewiesen, nicht geschätzt.',
    ends: 'Hier enden die Eröffnungen: Sie kennen die ersten drei Züge einer Runde. Wie es weitergeht, weiß die Analyse.',
    elsewhere:
        'Die Eröffnungen gelten für Runden, in denen jeder Turm auf seiner Farbe beginnt. Diese hier kennt die Analyse.',
    over: 'Die Runde ist zu Ende.',
};
