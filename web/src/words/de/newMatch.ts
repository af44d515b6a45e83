import type { Text } from '../text.svelte';

export const newMatch: Text['newMatch'] = {
    title: 'Neue Partie',
    welcomeTitle: 'Kamisado',
    welcome: 'Je acht Türme, acht Farben. Wo dein Zug endet, entscheidet, welchen Turm dein Gegner ziehen muss.',
    welcomeHow: 'Bring als Erster einen Turm auf die andere Seite.',
    startAtOnce: 'Jetzt spielen',
    learn: 'Das Spiel lernen',
    online: 'Online spielen',
    onlineHint: 'Gegen Freunde anderswo oder gegen jemanden, der in der Lobby wartet',
    startAtOnceHint: (level) => `Du beginnst mit Schwarz gegen den Computer auf Stufe ${level}.`,
    choose: 'Oder wähle, wie du spielen willst',

    continueTitle: 'Deine Partie wartet',
    continueButton: 'Weiterspielen',
    continueScore: (black, gold, own, other) => `${black} ${own} : ${other} ${gold}`,
    continueRound: (format, round) => `${format}, Runde ${round}`,

    who: 'Wer spielt?',
    mode: {
        computer: 'Ich gegen den Computer',
        people: 'Zu zweit an einem Bildschirm',
        watch: 'Computer gegen Computer',
    },
    modeHint: {
        computer: 'Zehn Stufen, vom ersten Spiel bis zum perfekten Spiel',
        people: 'Das Gerät weiterreichen oder einander gegenübersitzen',
        watch: 'Zuschauen, anhalten, lernen',
    },

    level: 'Stufe',
    levelOf: (side) => `Stufe von ${side}`,
    levels: {
        1: 'Hat gerade die Regeln gelernt und sieht kaum weiter als bis zum nächsten Quadrat',
        2: 'Spielt zum Spaß und übersieht vieles',
        3: 'Bemerkt ab und zu, was du vorhast',
        4: 'Übersieht keinen eigenen Sieg',
        5: 'Denkt einige Züge voraus, ein guter Gegner für zu Hause',
        6: 'Vereinsspieler: verschenkt selten etwas',
        7: 'Stark: bestraft unachtsame Züge',
        8: 'Sehr stark: Du brauchst einen eigenen Plan',
        9: 'Meister: irrt sich fast nie',
        10: 'Perfekt, soweit die Rechenzeit reicht',
    },

    side: 'Deine Seite',
    sides: {
        black: (name) => `${name}, ich beginne`,
        gold: (name) => `${name}, der Computer beginnt`,
        chance: 'Der Zufall entscheidet',
        experience: 'Nach Erfahrung',
    },
    experienceComputer: (gold, black) =>
        `Wie im Regelheft: Wer mehr Erfahrung hat, nimmt ${gold} und überlässt ${black} den ersten Zug. Wer das ist, richtet sich nach deinen Ergebnissen gegen diese Stufe.`,
    experiencePeople: (gold, black) =>
        `Wie im Regelheft: Wer mehr gespielt hat, nimmt ${gold}, der andere nimmt ${black} und beginnt.`,
    experienceYou: (name) => `Du hast diese Stufe meistens geschlagen: Du spielst ${name}.`,
    experienceIt: (name) => `Der Computer gilt als erfahrener: Du spielst ${name}.`,
    whoIsExperienced: 'Wer hat mehr Erfahrung?',
    sidesOfTwo: 'Seiten',
    player: (number) => `Spieler ${number}`,
    begins: (name, side) => `${name} spielt ${side} und beginnt`,

    format: 'Wie lange?',
    formats: {
        single: 'Eine Runde entscheidet',
        series: 'Mehrere Einzelrunden mit wechselndem Startspieler',
        standard: 'Bis 3 Punkte, mit Sumo-Türmen',
        long: 'Bis 7 Punkte, mit Doppel-Sumos',
        marathon: 'Bis 15 Punkte, mit Dreifachen Sumos',
    },
    durations: {
        single: '20–30 Minuten',
        series: '20–30 Minuten je Runde',
        standard: '60–90 Minuten',
        long: '2–3 Stunden',
        marathon: '3–5 Stunden',
    },
    durationNote: 'Die Zeiten gelten für zwei am Tisch; gegen den Computer geht es schneller.',
    rounds: 'Runden',

    clock: 'Uhr',
    clocks: {
        none: 'Ohne Uhr',
        blitz: '3 min + 2 s',
        rapid: '10 min + 5 s',
        slow: '30 min + 10 s',
        own: 'Eigene',
    },
    minutes: 'Minuten pro Spieler',
    increment: 'Zuschlag pro Zug in Sekunden',

    names: 'Namen',
    nameOf: (side) => `Name von ${side}`,
    yourName: 'Dein Name',
    namePlaceholder: 'wenn du magst',
    more: 'Uhr und Namen',
    start: 'Los geht’s',

    fromRecord: 'Von dieser Stellung weiterspielen',
    fromRecordText: (format, decisions) =>
        decisions === 0 ? format : `${format}, nach ${decisions === 1 ? '1 Zug' : `${decisions} Zügen`}`,
    recordBroken: 'Die Stellung in diesem Link lässt sich nicht lesen.',
    failed: 'Die Partie konnte nicht begonnen werden.',
};
