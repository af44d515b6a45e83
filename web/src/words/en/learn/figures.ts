import type { Prose } from '../../book';
import { finishStories } from './figureStories/finish';
import { matchStories } from './figureStories/match';
import { roundStories } from './figureStories/round';

/** What is told about one of the rulebook’s examples. */
export interface FigureStory {
    /** By the letter of the part; `start` is before the first. */
    stops: Record<string, Prose>;
    /** What comes of something else, by the decision. */
    alternatives: Record<string, Prose>;
}

/** The rulebook’s examples. `titles` are for the contents: what each one shows. */
export const figures = {
    titles: {
        '1': 'The first move',
        '2': 'An opening',
        '3': 'A tower that has to move',
        '4': 'A blocked tower',
        '5': 'Blocked twice',
        '6': 'A deadlock',
        '7': 'Filling the home rows',
        '8': 'A push',
        '9': 'Pushing two',
        '10': 'The big finish',
    },
    ui: {
        asDrawn: 'Set up as the book draws it.',
        asWritten: 'Built by us to the book’s text; we do not know its drawing.',
        playedBy: (black: string, blackName: string, gold: string, goldName: string) =>
            `In the book ${black} is ${blackName} and ${gold} is ${goldName}.`,
        figure: (number: number) => `Figure ${number}`,
        titled: (number: number, title: string) => `Figure ${number}: ${title}`,
        part: (number: number, letter: string) => `Figure ${number}(${letter})`,
        start: 'Start',
        parts: 'Parts of the figure',
        foundByYou: 'found by you',
        others: 'Other figures',
        board: (number: number) => `Board of figure ${number}`,
        steps: 'Step through the figure',
        first: 'To the start',
        back: 'One step back',
        on: 'One step on',
        last: 'To the end',
        play: 'Play',
        pause: 'Pause',
        mode: 'What you want to do',
        watch: 'Watch',
        yourself: 'Play it yourself',
        find: 'Which move does the figure make?',
        findMore: 'Move the tower on the board. You play both sides.',
        tryOut: 'Move on the board and see what comes of it.',
        choose: 'Choose a side to fill from.',
        noMove: 'Nobody can move here. Go one step on.',
        noMore: 'The figure ends here.',
        right: 'That is the move of the figure.',
        showMe: 'Show me',
        instead: 'What else was possible?',
        move: (tower: string, square: string, onto: string) => `${tower} to ${square} (${onto})`,
        pushing: (tower: string) => `${tower} pushes`,
        asideKnown: 'Instead of the figure’s move',
        asideOther: 'Not the move of the figure',
        otherMove: 'A legal move, but the figure goes another way. See how it is answered.',
        thinking: 'Looking for the best answer …',
        playOn: 'Play on if you like: the computer answers at its best.',
        toFigure: 'Back to the figure',
        refused: 'Not allowed',
        score: (black: string, own: number, gold: string, other: number) => `${black} ${own}, ${gold} ${other}`,
        upTo: (target: number) => `played to ${target}`,
        fills: 'The two ways to fill',
        order: (side: string, from: 'left' | 'right') => `In this order ${side} fills from the ${from}`,
        placed: (tower: string, from: string, to: string) => `${tower} from ${from} to ${to}`,
    },
    stories: { ...roundStories, ...matchStories, ...finishStories },
};
