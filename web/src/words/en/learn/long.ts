import type { SectionText } from '../../book';
import { limits } from './long/limits';
import { powers } from './long/powers';

export const long = {
    long: {
        title: 'To seven points',
        summary: 'A Long Match is won with seven points, and towers with two {rings} join the play.',
        paragraphs: [
            'Everything you know from the Standard Match stays: the winning tower is given a {ring}, the winner chooses the fill, the loser begins. Only the goal is further off: *seven points*. So a match no longer ends when a Sumo reaches the far row. That tower gets a second {ring}, worth two points, and plays on as a *Double Sumo*.',
            'A Double that reaches the far row gets a third {ring} for four points. Its three {rings} are then worth seven by themselves, which ends the match; Triple Sumos never play in a Long Match.',
        ],
        exercises: {
            'long-second-ring': {
                task: 'One all. Your purple Sumo sees an empty square on {gold}’s home row. Go there.',
                hint: 'A Sumo reaches five squares, and five is just enough straight ahead.',
                solved: 'A second {ring}, two points, 3–1. A Standard Match would be over now; here the next round begins, and purple is a Double Sumo.',
            },
            'long-third-ring': {
                task: '{gold} leads 4–3, and your green Double has to move. Win the match.',
                hint: 'Two squares of {gold}’s home row are empty, and both are three squares away.',
                solved: 'The third {ring} counts four points: 3 and 4 make 7. One Double that reaches the far row is enough for a Long Match.',
            },
        },
    },
    ...powers,
    ...limits,
} satisfies Record<string, SectionText>;
