import type { SectionText } from '../../../book';

/** What a Sumo can do, and what it cannot. */
export const sumo = {
    S1: {
        title: 'Five squares at most',
        summary: 'A Sumo moves up to 5 squares, straight or diagonally forwards.',
        paragraphs: [
            'A Sumo moves like any other tower, straight or diagonally forwards over empty squares ({M1}, {M2}). But its weight makes it slow: it goes 5 squares at most.',
            'From its own home row to the other it is 7 squares. So a Sumo cannot reach the far row in one move from there, nor from the second row; from the third row it just can.',
        ],
        exercises: {
            'S1-far': {
                task: 'Nothing stands between your green Sumo and the opposite corner. Try to run there.',
                hint: 'Move the Sumo all the way along its long diagonal.',
                solved: 'Seven squares are two too many. A tower without a {ring} would have won here.',
            },
            'S1-five': {
                task: 'The same Sumo two moves later: it stands in the third row. Reach the far row.',
                hint: 'The diagonal to the far left corner is still free. Count: it is exactly five squares.',
                solved: 'Five squares is what a Sumo can do. And it was its second {ring}: match won.',
            },
        },
    },
    S2: {
        title: 'Pushing a tower back',
        summary: 'A Sumo may push an ordinary enemy tower that stands directly in front of it one square back.',
        paragraphs: [
            'What a Sumo lacks in speed it has in strength. When it is the tower that has to move, and an ordinary tower of your opponent stands on the square directly in front of it, your Sumo may push: it goes forward one square, and the tower before it goes back one square. That is the {push}.',
            'It is the only way in which a tower ever moves backwards. What else has to be right for it, the rules {S4} to {S9} say.',
        ],
        exercises: {
            'S2-push': {
                task: '{gold}’s brown tower has come right up to your red Sumo. Push it back.',
                hint: 'Move the Sumo one square straight ahead, onto the square where brown stands.',
                solved: 'Both towers have moved one square, brown backwards. And it is your turn again: {S3} says why.',
            },
        },
    },
    S3: {
        title: 'The pusher moves again',
        summary:
            'After pushing you move once more, with the tower named by the square onto which the enemy tower was pushed.',
        paragraphs: [
            'Whoever was pushed misses a turn, and the pusher moves again at once. The tower for this extra move is named by the square where the *pushed* tower has come to stand, not by the square of the Sumo.',
            'The extra move is a full turn: it can win the round, and if a Sumo is named it can be one more {push}.',
            'What if the named tower is blocked? Then it makes a zero-length move, as ever ({M6}): the turn passes to your opponent, and the square on which your blocked tower stands names the tower. The rulebook does not mention this case; this is how we read it.',
        ],
        exercises: {
            'S3-again': {
                task: 'Your blue Sumo has to move, and it is too far away to win. But you can: push, and use your extra move.',
                hint: 'The square behind {gold}’s pink tower is purple. Where does your purple tower stand?',
                solved: 'Pink was pushed onto purple, so purple moved, and purple reached the far row in two squares.',
            },
            'S3-twice': {
                task: 'You have pushed {gold}’s brown tower onto a green square, so your green Sumo is named again. Push once more.',
                hint: 'Brown still stands directly in front of your Sumo, and the square behind it is empty.',
                solved: 'Two in a row, and {gold} has not moved at all. Brown stands on pink now: your next move is with pink.',
            },
            'S3-blocked': {
                task: 'Push with your brown Sumo. The square behind the orange tower is brown: which tower should move next, and can it?',
                hint: 'Move the Sumo one square straight ahead.',
                solved: 'Brown was named again, but at the edge it could neither move nor push. It stands on purple, so {gold} moves, with purple.',
            },
        },
    },
    S4: {
        title: 'Never diagonally',
        summary: 'A Sumo pushes straight ahead, never diagonally.',
        paragraphs: [
            'A Sumo pushes only what stands on the square directly in front of it when the turn begins. An enemy tower diagonally in front is simply in the way.',
            'There is no run-up either: a Sumo that first moves up to a tower has made its move. It can push that tower on a later turn, if it is named then.',
        ],
        exercises: {
            'S4-diagonal': {
                task: '{gold}’s brown tower stands diagonally in front of your orange Sumo. Try to push it.',
                hint: 'Move the Sumo one square diagonally to the left, onto the brown tower.',
                solved: 'Not diagonally. Straight ahead, however, the way is free.',
            },
        },
    },
    S5: {
        title: 'Room to give way',
        summary: 'The square behind the pushed tower must be empty.',
        paragraphs: [
            'The pushed tower has to go somewhere: the square behind it must be empty. If a tower stands there, no matter whose, nothing can be pushed.',
            'Look at this empty square before you push. Its colour names the tower with which you will move again ({S3}).',
        ],
        exercises: {
            'S5-room': {
                task: '{gold}’s pink tower stands right in front of your orange Sumo. Try to push it back.',
                hint: 'Move the Sumo one square straight ahead, and look who stands behind pink.',
                solved: 'Your own purple tower stands behind pink, so pink has nowhere to go.',
            },
        },
    },
    S6: {
        title: 'Nobody falls off the board',
        summary: 'A tower on its own home row cannot be pushed: behind it the board ends.',
        paragraphs: [
            'A tower that stands on its own home row has the edge of the board behind it. It cannot be pushed.',
            'It follows that a Sumo never reaches the far row by pushing: for that, it would have to drive a tower off its home row.',
        ],
        exercises: {
            'S6-edge': {
                task: 'Your yellow Sumo stands right before {gold}’s blue tower, which has not left its home row. Try to push it.',
                hint: 'Move the Sumo one square straight ahead, onto the blue tower.',
                solved: 'Blue has the edge behind it and stays. You would not have needed to push: the square to the left of blue is empty.',
            },
        },
    },
    S7: {
        title: 'One tower at a time',
        summary: 'A Sumo cannot push two towers that stand one behind the other.',
        paragraphs: [
            'The strength of a Sumo is enough for one tower. If another enemy tower stands right behind the first one, both stay where they are.',
            'Double and Triple Sumos can do more: you will meet them in the longer matches ({DS7}, {TS7}).',
        ],
        exercises: {
            'S7-two': {
                task: '{gold} has lined up two towers in front of your green Sumo. Try to push them.',
                hint: 'Move the Sumo one square straight ahead, onto the orange tower.',
                solved: 'Two are one too many for a Sumo. A tower can be protected that way.',
            },
        },
    },
    S8: {
        title: 'A Sumo stands firm',
        summary: 'A Sumo cannot push another Sumo.',
        paragraphs: [
            'A Sumo pushes ordinary towers only. Another Sumo is just as strong and does not give way.',
            'In the longer matches it is the same with the bigger ones: a tower pushes only what has fewer {rings} than itself ({DS8}, {TS8}). A tower that is pushed takes its {rings} along.',
        ],
        exercises: {
            'S8-sumo': {
                task: '{gold}’s blue Sumo has come up to your purple one. Try to push it back.',
                hint: 'Move your Sumo one square straight ahead, onto the blue one.',
                solved: 'Sumo against Sumo: neither gives way. You have to go round.',
            },
        },
    },
    S9: {
        title: 'Enemy towers only',
        summary: 'You can push towers of your opponent, never your own.',
        paragraphs: [
            'You may push your opponent’s towers, but not your own. A tower of yours in front of your Sumo is in its way as it would be for any other.',
        ],
        exercises: {
            'S9-own': {
                task: 'Your red tower stands in front of your blue Sumo. Try to push it.',
                hint: 'Move the Sumo one square straight ahead, onto the red tower.',
                solved: 'Your own towers have to step aside by themselves. Blue must take the diagonal.',
            },
        },
    },
    S10: {
        title: 'Pushing is a choice',
        summary: 'Nobody has to push who can move past the tower instead.',
        paragraphs: [
            'Pushing is a move like any other. If your Sumo can also move diagonally, you are free to do so and to leave the tower in front of it alone.',
            'So compare: pushing gives you another move at once ({S3}), but only with the tower that the empty square names.',
        ],
        exercises: {
            'S10-home': {
                task: 'Your yellow Sumo could push. But there is something better: find it.',
                hint: 'How far is it to {gold}’s home row, diagonally to the right?',
                solved: 'You do not have to push. The diagonal won the round, and as it was a Sumo’s second win, the match.',
            },
        },
    },
    S11: {
        title: 'When pushing is the only move',
        summary: 'If the Sumo has no other move, it must push.',
        paragraphs: [
            'A tower that can move must move ({M5}), and pushing is moving. If both diagonals are closed and the tower in front can be pushed, your Sumo has to push, even if you would rather stay.',
            'Only a tower that can neither move nor push is blocked ({M6}).',
        ],
        exercises: {
            'S11-only': {
                task: 'Your red Sumo has to move, and both diagonals are closed. What is left?',
                hint: 'The square behind {gold}’s green tower is empty.',
                solved: 'The only move, so it had to be made. Green stands on pink now, and you move again, with pink.',
            },
        },
    },
} satisfies Record<string, SectionText>;
