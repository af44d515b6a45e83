import type { SectionText } from '../../../learn/types';

export const marathon = {
    marathon: {
        title: 'To fifteen points',
        summary: 'A Marathon Match is won with fifteen points; a Triple Sumo that comes home scores eight.',
        paragraphs: [
            'The longest match, and the only one in which *Triple Sumos* play. A third {ring} is worth four points, and the match goes on. There is no fourth: a Triple that comes home stays as it is and scores eight points.',
            'So a Triple has seven points on its head, and eight more win the match whatever the score. Other roads lead to fifteen as well, with Sumos, Doubles and Triples in any mixture.',
        ],
        exercises: {
            'marathon-third-ring': {
                task: 'You trail 6–8. Bring your blue Double home.',
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
    TS1: {
        title: 'A Triple goes one square',
        summary: 'A Triple Sumo moves one square only, straight or diagonally forward.',
        paragraphs: [
            'With three {rings} a tower has at most three squares to go to. It needs seven turns to cross the board, and an open line is of no use to it.',
            'Few moves also mean few colours to choose from. A Triple that has to move can be a burden, so look which of its squares your opponent would like.',
        ],
        exercises: {
            'TS1-two': {
                task: 'Your red Triple is two squares from an empty home square. Try to go there in one move.',
                hint: 'Take red from e6 to e8.',
                solved: 'One square is all it has, even two steps from eight points.',
            },
            'TS1-safe-step': {
                task: 'Your brown Triple has three squares. After two of them {gold} wins at once. Take the third.',
                hint: 'Your corner a1 is empty. Which towers of {gold}’s look along the a-file, and which along the long diagonal?',
                solved: 'Brown on brown: {gold}’s brown tower cannot get home, and your Triple closes the long diagonal against blue.',
            },
        },
    },
    TS2: {
        title: 'Pushing up to three',
        summary: 'A Triple Sumo may push one, two or three enemy towers in line right in front of it.',
        paragraphs: [
            'What it lacks in speed a Triple has in strength: it pushes one, two or three towers that stand in an unbroken line before it. All of them go one square, and so does the Triple.',
            'As always the line must stand there when the turn begins, and a diagonal move may be made instead.',
        ],
        exercises: {
            'TS2-three': {
                task: 'You play {gold}. A Sumo, an ordinary tower and a Double stand before your blue Triple. Push all three.',
                hint: 'Move blue one square straight ahead.',
                solved: 'Four towers have moved with one {push}, and every one has kept its {rings}.',
            },
        },
    },
    TS3: {
        title: 'The furthest tower names your next',
        summary:
            'After a push the pusher moves again, with the tower named by the square of the furthest pushed tower.',
        paragraphs: [
            'The opponent misses a turn, and you move the tower of the colour on which the *furthest* tower has come to stand. The other pushed towers name nothing.',
            'If that colour is the Triple’s own, it may push again, and again. Long chains come about like this, and the opponent can only watch.',
        ],
        exercises: {
            'TS3-furthest': {
                task: 'Win the round with two moves, before {gold} has a turn.',
                hint: 'The square behind the three towers is green. Where could your green tower go?',
                solved: 'Green was named by the furthest tower and had an open file.',
            },
            'TS3-again': {
                task: 'Three moves in a row win this round. Find them.',
                hint: 'Behind the line there is an orange square, and behind that a pink one.',
                solved: 'Orange named orange, orange named pink, and pink went home: three moves without an answer.',
            },
        },
    },
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
            'A Triple that has come that far does not have to push: it needs just one free square on either side.',
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
    'big-finish': {
        title: 'The big finish',
        summary:
            'The longest of the official examples: twelve steps in which almost every rule of the game has its turn.',
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
