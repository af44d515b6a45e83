import type { SectionText } from '../../../book';

export const limits = {
    TS4: {
        title: 'Still never diagonally',
        summary: 'A Triple Sumo pushes straight ahead only.',
        paragraphs: [
            'Even the strongest tower pushes only what stands straight in front of it. And it pushes only enemies: {S9} holds for every number of {rings}.',
        ],
        exercises: {
            'TS4-diagonal': {
                task: 'You play {gold}. Black’s blue tower stands diagonally before your green Triple. Try to push it.',
                hint: 'Take green from e6 to d5.',
                solved: 'Three {rings}, and a single ordinary tower stops it, because it stands a square to the side.',
            },
            'TS4-own-tower': {
                task: 'Now try straight ahead, where your own yellow tower stands.',
                hint: 'Take green from e6 to e5.',
                solved: 'One’s own towers are never pushed. One square is left to green, and it has to go there.',
            },
        },
    },
    TS5: {
        title: 'Room behind the line',
        summary: 'The square behind the furthest tower must be empty; its colour names the next tower.',
        paragraphs: [
            'Three towers or one, the line needs an empty square behind it. A tower of your own standing there makes your Triple powerless.',
            'In a chain of {pushes} the room is used up square by square. Look ahead where it ends.',
        ],
        exercises: {
            'TS5-own-tower': {
                task: 'Three towers in line, just what a Triple is made for. But behind them stands your red tower. Try to push.',
                hint: 'Take pink from b2 to b3.',
                solved: 'Your own tower props up the enemy’s line.',
            },
            'TS5-no-more-room': {
                task: 'Your red Triple has pushed the purple tower away from your home row, onto red, and moves again. Try to push once more.',
                hint: 'Take red from e2 to e3.',
                solved: 'There was room for one {push}. Now the intruder stands right in front of your own purple tower.',
            },
        },
    },
    TS6: {
        title: 'Not off the board',
        summary: 'A line whose furthest tower stands on its own home row cannot be pushed.',
        paragraphs: [
            'Where the board ends, a Triple’s strength ends too. If the furthest tower of the line stands on its home row, nothing in it moves.',
            'A Triple right before the home row does not have to push any more: a free square diagonally ahead of it is the goal itself.',
        ],
        exercises: {
            'TS6-line': {
                task: 'You play {gold}. Red, brown and yellow stand before your green Triple, yellow on its home row. Try to push.',
                hint: 'Take green from c4 to c3.',
                solved: 'Three are not too many, but there is no square behind the third.',
            },
            'TS6-beside': {
                task: 'You play {gold}. Your yellow Triple stands before a Double that is at home and cannot be pushed. Win the match.',
                hint: 'One of the two diagonals leads to an empty square.',
                solved: 'Eight points for one step to the side.',
            },
        },
    },
    TS7: {
        title: 'Four are too many',
        summary: 'A Triple Sumo cannot push more than three towers.',
        paragraphs: [
            'A wall of four towers holds against everything. It is rarely built, because it takes half of a player’s towers.',
            'Look closely, though, whether it has a gap. A line ends at the first empty square, and only what stands before it counts.',
        ],
        exercises: {
            'TS7-four': {
                task: 'Four ordinary towers on one file. Try to push them with your purple Triple.',
                hint: 'Take purple from h2 to h3.',
                solved: 'Four are more than any tower can push.',
            },
            'TS7-gap': {
                task: 'Four towers again, before your blue Triple. This time it works. Push.',
                hint: 'Between the third and the fourth there is an empty square.',
                solved: 'Three have moved up to the fourth. Now it is a wall of four, and the same {push} would not work again.',
            },
        },
    },
    TS8: {
        title: 'Whom a Triple can push',
        summary: 'A Triple Sumo pushes any tower except another Triple.',
        paragraphs: [
            'Ordinary towers, Sumos, Doubles: all have fewer {rings} and give way, up to three at once. Three Doubles in one go are the most that can be pushed at all.',
            'Only a Triple holds against a Triple. Two that meet face to face stand there until one of them steps aside.',
        ],
        exercises: {
            'TS8-doubles': {
                task: 'Three Doubles stand before your orange Triple. Push them all.',
                hint: 'Move orange one square straight ahead.',
                solved: 'Six {rings} pushed at once. There is no greater {push} in the game.',
            },
            'TS8-triple': {
                task: 'Two Triples, face to face. Try to push.',
                hint: 'Take brown from d4 to d5.',
                solved: 'Equal strength: neither gives way.',
            },
        },
    },
} satisfies Record<string, SectionText>;
