import type { SectionText } from '../../../book';

export const powers = {
    TS1: {
        title: 'A Triple goes one square',
        summary: 'A Triple Sumo moves one square only, straight or diagonally forward.',
        paragraphs: [
            'With three {rings} a tower has at most three squares to go to. It needs seven turns to cross the board, and an open line is of no use to it.',
            'Few moves also mean few colours to choose from. A Triple that has to move can be a burden, so look which of its squares your opponent would like.',
        ],
        exercises: {
            'TS1-two': {
                task: 'Your red Triple is two squares from an empty square of the far row. Try to go there in one move.',
                hint: 'Take red from e6 to e8.',
                solved: 'One square is all it has, even two steps from eight points.',
            },
            'TS1-safe-step': {
                task: 'Your brown Triple has three squares. After two of them {gold} wins at once. Take the third.',
                hint: 'Your corner a1 is empty. Which of {gold}’s towers looks along the a-file, and which along the long diagonal?',
                solved: 'Brown on brown: {gold}’s brown tower cannot get through, and your Triple closes the long diagonal against blue.',
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
                solved: 'Orange named orange, orange named pink, and pink reached the far row: three moves without an answer.',
            },
        },
    },
} satisfies Record<string, SectionText>;
