import type { SectionText } from '../../book';
import { limits } from './marathon/limits';
import { powers } from './marathon/powers';

export const marathon = {
    marathon: {
        title: 'To fifteen points',
        summary: 'A Marathon Match is won with fifteen points; a Triple Sumo that reaches the far row scores eight.',
        paragraphs: [
            'The longest match, and the only one in which *Triple Sumos* play. A third {ring} is worth four points, and the match goes on. A Triple that reaches the far row stays a Triple and scores eight points ({differences}).',
            'A Triple is worth seven points already, and eight more win the match whatever the score. Other roads lead to fifteen as well, with Sumos, Doubles and Triples in any mixture.',
        ],
        exercises: {
            'marathon-third-ring': {
                task: 'You trail 6–8. Bring your blue Double to the far row.',
                hint: 'The h-file is open, and three squares are enough.',
                solved: 'Four points, 10–8, and the match goes on: from the next round blue is a Triple.',
            },
            'marathon-triple-home': {
                task: 'You have seven points, all on your yellow Triple, against eleven. One step, please.',
                hint: 'Straight ahead a square of the home row is empty.',
                solved: 'Eight points at once: 15–11. A Triple’s last step always wins a Marathon.',
            },
        },
    },
    ...powers,
    ...limits,
    'big-finish': {
        title: 'The big finish',
        summary:
            'The longest of the rulebook’s examples: twelve steps in which almost every rule of the game has its turn.',
        paragraphs: [
            'A Marathon, {gold} leads 14–9. In twelve steps you see three kinds of {pushes}, chains of extra moves, a Triple that cannot reach what lies open before it, and a defence that comes down to a single move.',
            'Step through it first. Then play its end yourself.',
        ],
        exercises: {
            'big-finish-last': {
                task: 'You play {gold}. Black’s purple tower has just thrown itself in the way of pink. Win all the same, without giving Black another turn.',
                hint: 'Push purple back: where does it land, and whom does that name?',
                solved: 'A Double, a Sumo and a Triple, one after the other: 22–9.',
            },
        },
    },
} satisfies Record<string, SectionText>;
