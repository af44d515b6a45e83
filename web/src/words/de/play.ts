import type { Text } from '../text.svelte';
import { colour } from '../catalogue/de';

const from = { left: 'links', right: 'rechts' } as const;

export const play: Text['play'] = {
    heading: (black, gold) => `${black} gegen ${gold}`,
    boardLabel: 'Kamisado-Brett',
    loading: 'Das Brett wird aufgebaut …',
    notFound: 'Diese Partie ist nicht auf diesem Gerät.',
    notFoundHint: 'Vielleicht wurde sie gelöscht oder in einem anderen Browser gespielt.',
    broken: 'Diese Partie lässt sich nicht lesen.',
    myMatches: 'Meine Partien',
    newMatch: 'Neue Partie',

    computer: (level) => `Computer, Stufe ${level}`,
    toMove: 'am Zug',
    chooses: 'wählt',
    thinking: 'denkt nach',
    round: (round) => `Runde ${round}`,
    target: (points) => (points === 1 ? '1 Punkt gewinnt' : `${points} Punkte gewinnen`),
    ofRounds: (rounds) => `von ${rounds}`,
    points: (count) => (count === 1 ? '1 Punkt' : `${count} Punkte`),
    clock: (time) => `noch ${time}`,

    undo: 'Zurück',
    redo: 'Vor',
    hint: 'Tipp',
    flip: 'Drehen',
    resign: 'Aufgeben',
    analyse: 'Analyse',
    rematch: 'Revanche',
    pause: 'Pause',
    goOn: 'Weiter',
    step: 'Ein Zug',
    moves: 'Züge',
    close: 'Schließen',
    cancel: 'Abbrechen',
    actions: 'Aktionen',

    why: 'Warum?',
    rule: (name) => `Regel ${name}`,
    readRule: 'Diese Regel im Buch lesen',
    explanation: 'Was geschehen ist',

    lookingBack: (step, of) => `Zurückgeblättert: Zug ${step} von ${of}`,
    returnToGame: 'Zurück zur Partie',

    resignTitle: 'Die Partie aufgeben?',
    resignText: (winner) => `${winner} hat dann die ganze Partie gewonnen, nicht nur diese Runde.`,
    resignConfirm: 'Aufgeben',

    dangerTitle: 'Vorsicht',
    playAnyway: 'Trotzdem ziehen',
    takeItBack: 'Zurücknehmen',

    hintTitle: 'Tipp',
    hintThinking: 'Der beste Zug wird gesucht …',
    hintFailed: 'Es ließ sich kein Tipp finden.',
    hintMove: ({ from, to }, tower, onto) =>
        `Zieh ${colour.plain[tower]} von ${from} nach ${to}, auf ${colour.plain[onto]}.`,

    fillTitle: 'Links oder rechts?',
    fillMeaning: 'Beide besetzen von dieser Seite, jeweils aus eigener Sicht.',
    fillWait: (side) => `${side} wählt …`,
    fillChosen: (side, chosen) => `${side} besetzt von ${from[chosen]}.`,
    fillFrom: { left: 'Von links', right: 'Von rechts' },
    lineUp: (chosen, towers) => `Aufstellung von ${from[chosen]}. ${towers}`,
    lineUpOf: (side, colours) => `${side}: ${colours}.`,

    roundOver: (round) => `Runde ${round} ist zu Ende`,
    matchOver: 'Die Partie ist zu Ende',
    youWin: 'Du hast gewonnen',
    youLost: 'Du hast verloren',
    streak: (wins) => `${wins} Siege in Folge`,
    review: 'Rückblick',
    nextRound: 'Nächste Runde',
    whatDecided: 'Was hat entschieden?',
    wins: (name) => `${name} gewinnt`,
    tie: 'Unentschieden',
    byPoints: (own, other) => `${own} zu ${other} Punkten`,
    byResignation: (loser) => `${loser} hat aufgegeben.`,
    byTime: (loser) => `Die Zeit von ${loser} ist abgelaufen.`,
    share: 'Teilen',
    shared: 'Der Link zu dieser Partie ist kopiert.',
    shareFailed: 'Der Link ließ sich nicht kopieren. Hier ist er:',
    sheet: 'Spielprotokoll',

    pausedTitle: 'Die Uhren stehen',
    pausedText: 'Solange die Seite nicht zu sehen ist, verliert niemand Zeit.',
    resume: 'Weiterspielen',

    elsewhereTitle: 'Diese Partie ist in einem anderen Fenster offen',
    elsewhereText: 'Dort geht sie weiter. Nichts ist verloren.',
    takeOver: 'Hier weiterspielen',

    saveFailed:
        'Der Browser konnte den letzten Zug nicht speichern. Die Partie geht weiter, kann aber beim Schließen der Seite verloren gehen.',
};
