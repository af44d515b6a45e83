export const newMatch = {
    title: 'A new match',
    welcomeTitle: 'Kamisado',
    welcome: 'Eight towers each, eight colours. Where your move ends decides what your opponent must move next.',
    welcomeHow: 'Be the first to bring a tower to the other side.',
    startAtOnce: 'Play now',
    learn: 'Learn the game',
    online: 'Play online',
    onlineHint: 'Against a friend far away, or whoever waits in the lobby',
    startAtOnceHint: (level: number) => `You begin with Black, against the computer at level ${level}.`,
    choose: 'Or choose how you want to play',

    continueTitle: 'Your match is waiting',
    continueButton: 'Go on playing',
    continueScore: (black: string, gold: string, own: number, other: number) => `${black} ${own} : ${other} ${gold}`,
    continueRound: (format: string, round: number) => `${format}, round ${round}`,

    who: 'Who plays?',
    mode: {
        computer: 'Me against the computer',
        people: 'Two people, one screen',
        watch: 'Computer against computer',
    },
    modeHint: {
        computer: 'Ten levels, from a first game to perfect play',
        people: 'Pass the device, or sit face to face',
        watch: 'Watch, pause, and learn',
    },

    level: 'Level',
    levelOf: (side: string) => `Level of ${side}`,
    levels: {
        1: 'Just learnt the rules and sees little beyond the next square',
        2: 'Plays for fun and misses much',
        3: 'Notices your plans now and then',
        4: 'Never misses its own win',
        5: 'Thinks a few moves ahead, a good partner at home',
        6: 'Club player: rarely gives anything away',
        7: 'Strong: punishes careless moves',
        8: 'Very strong: you need a plan of your own',
        9: 'Master: almost never makes a mistake',
        10: 'Perfect as far as it can calculate',
    },

    side: 'Your side',
    sides: {
        black: (name: string) => `${name}, I begin`,
        gold: (name: string) => `${name}, the computer begins`,
        chance: 'Let chance decide',
        experience: 'By experience',
    },
    experienceComputer: (gold: string, black: string) =>
        `As the rulebook has it, the more experienced player takes ${gold} and leaves the first move to ${black}. Your results against this level decide who that is.`,
    experiencePeople: (gold: string, black: string) =>
        `As the rulebook has it: whoever has played more takes ${gold}, the other takes ${black} and begins.`,
    experienceYou: (name: string) => `You have beaten this level more often than not: you play ${name}.`,
    experienceIt: (name: string) => `The computer counts as more experienced: you play ${name}.`,
    whoIsExperienced: 'Who has more experience?',
    sidesOfTwo: 'Sides',
    player: (number: 1 | 2) => `Player ${number}`,
    begins: (name: string, side: string) => `${name} plays ${side} and begins`,

    format: 'How long?',
    formats: {
        single: 'One round decides',
        series: 'Single rounds in a row, taking turns to begin',
        standard: 'First to 3 points, with Sumo towers',
        long: 'First to 7 points, with Double Sumos',
        marathon: 'First to 15 points, with Triple Sumos',
    },
    durations: {
        single: '20–30 minutes',
        series: '20–30 minutes a round',
        standard: '60–90 minutes',
        long: '2–3 hours',
        marathon: '3–5 hours',
    },
    durationNote: 'Times are for two people at a table; against the computer it goes faster.',
    rounds: 'Rounds',

    clock: 'Clock',
    clocks: {
        none: 'No clock',
        blitz: '3 min + 2 s',
        rapid: '10 min + 5 s',
        slow: '30 min + 10 s',
        own: 'My own',
    },
    minutes: 'Minutes each',
    increment: 'Seconds added for each move',

    names: 'Names',
    nameOf: (player: string) => `Name of ${player}`,
    yourName: 'Your name',
    namePlaceholder: 'if you like',
    more: 'Clock and names',
    start: 'Start',

    fromRecord: 'Play on from this position',
    fromRecordText: (format: string, decisions: number) =>
        decisions === 0 ? format : `${format}, after ${decisions === 1 ? '1 move' : `${decisions} moves`}`,
    recordBroken: 'The position in this link cannot be read.',
    failed: 'The match could not be started.',
};
