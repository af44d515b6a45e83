import type { Colour } from '../../core/types';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const points = (count: number): string => counted(count, 'point', 'points');

export const puzzles = {
    title: 'Puzzles',
    failed: 'The puzzles could not be loaded.',
    unknown: 'There is no such puzzle here.',
    toAll: 'All puzzles',

    themes: {
        win: { name: 'Win', about: 'Reach the far row, whatever the other side does.' },
        hold: { name: 'Hold', about: 'One move alone does not lose. Find it.' },
        deadlock: { name: 'Deadlock', about: 'Whoever moves last before nothing moves any more has lost.' },
        push: { name: 'Push', about: 'Pushing is the key.' },
        fill: { name: 'Fill', about: 'Left or right: one of them wins the next round.' },
        sumo: { name: 'Score', about: 'Winning is not enough: win with the tower that scores most.' },
    },
    grade: (grade: number) => `Grade ${grade} of 10`,
    gradeName: (grade: number) => `Grade ${grade}`,

    home: {
        today: 'Puzzle of the day',
        solve: 'Solve it',
        solvedToday: 'Solved. The next one comes tomorrow.',
        lookAgain: 'Look at it again',
        streak: (days: number) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
        noStreak: 'Solve it to start a streak.',
        streakWaits: 'Solve today’s to go on.',
        week: 'The last seven days',
        dayIs: (date: string, state: 'onTime' | 'later' | 'open') =>
            `${date}: ${{ onTime: 'solved on the day', later: 'solved later', open: 'open' }[state]}`,
        forYou: 'For you',
        forYouAbout: 'The next unsolved one that suits your strength.',
        go: 'Go',
        allSolved: 'You have solved every single one.',
        training: 'Your own mistakes',
        trainingAbout: 'Moments of your reviewed matches at which you gave a won round away.',
        due: (count: number) => (count === 1 ? '1 is waiting' : `${count} are waiting`),
        nothingDue: 'Nothing is waiting today.',
        noLessons: 'Review a match of yours, and its mistakes come here.',
        train: 'Train',
        see: 'See all',
        themes: 'Themes',
        ladder: 'The ladder of grades',
        ladderAbout: 'From a glance to a long think. A bar fills as you solve.',
        solvedOf: (solved: number, all: number) => `${solved} of ${all} solved`,
    },

    list: {
        next: 'Next unsolved',
        states: { clean: 'solved at the first try', solved: 'solved', tried: 'tried', open: 'open' },
        puzzle: (id: string, grade: number, state: string) => `Puzzle ${id}, grade ${grade}, ${state}`,
        first: 'Start again with the first',
    },

    /** What is said of the towers of a puzzle when they are met for the first time, by their rings. */
    newHere: {
        1: (edition: 'burley' | 'huch') =>
            `A tower with one ${edition === 'huch' ? 'dragon’s tooth' : 'ring'} is a Sumo: it moves five squares at most, and may push back one tower without any that stands directly before it.`,
        2: (edition: 'burley' | 'huch') =>
            `A tower with two ${edition === 'huch' ? 'dragon’s teeth' : 'rings'} is a Double Sumo: it moves three squares at most, and may push back one or two towers with fewer of them.`,
        3: (edition: 'burley' | 'huch') =>
            `A tower with three ${edition === 'huch' ? 'dragon’s teeth' : 'rings'} is a Triple Sumo: it moves one square only, and may push back up to three towers with fewer of them.`,
    },
    readRule: 'Read the rule',

    task: {
        heading: (theme: string, id: string) => `${theme}: puzzle ${id}`,
        win: (side: string, moves: number) =>
            moves === 1 ? `${side} to move: win at once.` : `${side} to move: win in ${moves} moves.`,
        winSomehow: (side: string) => `${side} to move: find the only move that wins.`,
        hold: (side: string) => `${side} to move: only one move does not lose.`,
        holdMore: (side: string, moves: number) =>
            `${side} to move: only one move does not lose, ${moves} times in a row.`,
        forceDeadlock: (side: string, other: string) => `${side} to move: drive ${other} into a deadlock.`,
        avoidDeadlock: (side: string) => `${side} to move: win, and beware of the deadlock.`,
        push: (side: string, moves: number | null, edition: 'burley' | 'huch') =>
            moves === null
                ? `${side} to move: find the ${edition === 'huch' ? 'oshi' : 'push'} that wins.`
                : `${side} to move: find the ${edition === 'huch' ? 'oshi' : 'push'}, and win in ${counted(moves, 'move', 'moves')}.`,
        fill: (side: string) => `${side} has won the round. Choose the fill that wins the next one, too.`,
        points: (side: string, count: number, moves: number | null) =>
            `${side} to move: score at least ${points(count)}${moves === null ? '' : moves === 1 ? ', at once' : `, in ${moves} moves`}.`,
        lesson: (side: string) => `${side} to move: here you gave a won round away. What wins?`,
        lessonFill: (side: string) => `${side} fills: here you gave the next round away. Which fill wins it?`,
        watch: 'Watch what comes before …',
        skip: 'Skip',
        decisionOf: (at: number, all: number) => `Decision ${at} of ${all}`,
    },

    board: 'Puzzle board',
    right: 'Right!',
    rightOn: 'Right! Go on.',
    judging: 'Let’s see …',
    wrong: 'That is not it.',
    faults: {
        losesAtOnce: 'That loses the round at once.',
        loses: (side: string, moves: number) =>
            moves === 1 ? `That loses: ${side} wins at once.` : `That loses: ${side} wins in ${moves} moves.`,
        losesSomehow: (side: string) => `That loses: ${side} can force a win.`,
        tooFewAtOnce: (got: number, wanted: number) => `That wins, but only ${points(got)}: ${wanted} can be had.`,
        tooFew: (got: number, wanted: number) =>
            `That wins, but ${points(got)} ${got === 1 ? 'is' : 'are'} all that can be forced: ${wanted} can be had.`,
        fill: (side: string, count: number) =>
            count > 1
                ? `That gives the next round away: ${side} begins and wins, with any of the marked moves.`
                : `That gives the next round away: ${side} begins and wins.`,
        unclear: 'That is not it: another decision is the only one.',
        andWins: (side: string) => `… and in the end ${side} wins.`,
    },
    tryAgain: 'Try again',

    hint: 'Hint',
    hintOf: (level: number, all: number) => `Hint ${level} of ${all}`,
    hints: {
        home: 'It can be over at once: look for a way to the far row.',
        points: 'It can be over at once: look which tower reaches the far row, and what its rings are worth.',
        push: 'Push: a Sumo does not go round what stands before it.',
        block: 'Call a tower that cannot move: then the turn comes back.',
        deadlock: 'Call a tower that cannot move, and see who has moved last.',
        quiet: 'Nothing reaches the far row yet. Choose the square by the tower that it calls.',
        stop: 'Look at what the other side threatens, and at the tower that your square calls.',
        fill: 'Compare both line-ups: on one of them the Challenger has a first move that wins.',
        ways: {
            forward: 'straight ahead',
            left: 'diagonally to the left',
            right: 'diagonally to the right',
            back: 'back',
        },
        way: (colour: Colour, way: string) => `Move ${colour} ${way}.`,
        pushes: (colour: Colour) => `Push with ${colour}.`,
        move: (move: string) => `It is ${move}.`,
    },
    showSolution: 'Show the solution',
    showing: 'This is the solution.',
    shown: 'That was the solution.',

    solved: {
        title: 'Solved',
        shownTitle: 'Solution shown',
        clean: 'At the first try.',
        after: (misses: number, hints: number) =>
            [
                misses > 0 ? `After ${counted(misses, 'wrong try', 'wrong tries')}` : '',
                hints > 0 ? `with ${counted(hints, 'hint', 'hints')}` : '',
            ]
                .filter(Boolean)
                .join(', ')
                .replace(/^w/, 'W') + '.',
        notYours: 'It counts once you have played it yourself.',
        held: 'Everything else would have lost.',
        strength: (strength: string) => `Your strength: ${strength}`,
        next: 'Next puzzle',
        nextLesson: 'Next mistake',
        again: 'Once more',
        yourself: 'Play it yourself',
        analyse: 'Analyse',
        share: 'Share',
        copied: 'The link has been copied.',
        notCopied: (link: string) => `The link could not be copied. Here it is: ${link}`,
        steps: 'Replay the line',
        stepBack: 'One step back',
        stepOn: 'One step on',
        stepOf: (step: number, last: number) => `${step} of ${last}`,
        turnBoard: 'Turn the board',
    },

    daily: {
        title: (date: string) => `Puzzle of ${date}`,
        future: 'That day has not come yet.',
        before: 'The day before',
        after: 'The day after',
        toToday: 'Today’s puzzle',
    },

    training: {
        title: 'Training on your own mistakes',
        intro: 'When a match of yours is reviewed, the moments at which you gave a won round away come here. Any decision that wins is right. What you know comes back later and later: after 1, 3, 7 and 21 days.',
        empty: 'There is nothing to train yet. Open a match of yours in the analysis and review it.',
        toMatches: 'My matches',
        start: (count: number) => (count === 1 ? 'Train 1 mistake' : `Train ${count} mistakes`),
        nothing: 'All done for today.',
        anyway: 'Train one anyway',
        moment: (round: number, move: number) => `Round ${round}, move ${move}`,
        fillMoment: (round: number) => `Round ${round}, fill`,
        played: (move: string) => `You played ${move}.`,
        where: 'Moment',
        what: 'Played',
        stage: 'Known',
        dueColumn: 'Next time',
        now: 'now',
        learnt: 'learnt',
        dismiss: 'Dismiss',
        dismissed: 'Dismissed.',
        undo: 'Undo',
        heading: 'Put it right',
        comesBack: (days: number) => (days === 1 ? 'It comes back tomorrow.' : `It comes back in ${days} days.`),
        isLearnt: 'You know this one: it does not come back.',
        gone: 'This mistake is no longer here.',
    },

    statistics: {
        title: 'Your statistics',
        none: 'Solve a few puzzles, and you see here how it goes.',
        solved: 'Solved',
        firstTry: 'First try',
        strength: 'Strength',
        strengthAbout:
            'On the scale of the grades: at a puzzle of that grade, your first try is right every other time. Only first tries count.',
        strengthSoon: (more: number) => `${counted(more, 'more first try', 'more first tries')} and it can be told.`,
        longest: 'Longest streak',
        days: (days: number) => counted(days, 'day', 'days'),
        theme: 'Theme',
        grade: 'Grade',
        of: 'Of',
        byTheme: 'By theme',
        byGrade: 'By grade',
        share: 'First tries that were right',
        chart: 'First tries that were right, by grade. The table below has the numbers.',
        backup: 'Keep or move your puzzles',
        export: 'Save as a file',
        import: 'Read from a file',
        imported: 'Done: what was in the file has been added.',
        notImported: 'This file holds no puzzle progress.',
    },
};
