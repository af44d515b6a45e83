import type { SectionText } from '../../../book';

export const limits = {
    DS4: {
        title: 'Never diagonally',
        summary: 'A Double Sumo pushes straight ahead only.',
        paragraphs: [
            'More {rings} do not open new directions. What stands diagonally in front of a Double bars its way, be it ever so weak.',
            'A tower that can go nowhere and push nothing is blocked, whatever it wears: {M6} holds for Doubles too.',
        ],
        exercises: {
            'DS4-diagonal': {
                task: 'Two towers stand in a fine diagonal line before your pink Double. Try to push them.',
                hint: 'Take pink from d4 to e5.',
                solved: 'A diagonal is for moving, not for pushing.',
            },
            'DS4-freeze': {
                task: 'You play {gold}, with pink. Black’s brown Double has its own red tower in front of it. Take away its last move.',
                hint: 'One of its diagonals is closed already. The square that closes the other one is brown.',
                solved: 'Brown is named and can do nothing: own tower ahead, enemies on both diagonals. Its turn is a move of length zero, and you go on.',
            },
        },
    },
    DS5: {
        title: 'Room behind the line',
        summary: 'The square behind the last pushed tower must be empty; its colour names the next tower.',
        paragraphs: [
            'The line needs somewhere to go. If your own tower stands right behind it, there is no room, and nothing moves. The same if the line is one tower long.',
            'Once that square is free, it matters twice: it lets the line through, and its colour tells you which tower you will move next.',
        ],
        exercises: {
            'DS5-own-tower': {
                task: 'Your blue Double faces a single orange tower, and behind that stands your own purple tower. Try to push.',
                hint: 'Take blue from f3 to f4.',
                solved: 'Your own tower is in the way. It cannot be pushed, and nothing can be pushed into it.',
            },
            'DS5-make-room': {
                task: 'The same board, but purple has to move first. Make room so that {gold} has to let you push.',
                hint: 'Which of {gold}’s towers would have just one move, onto a blue square? Purple can name it, and leave it no other way.',
                solved: 'Yellow had only h6 left, which is blue. So blue was named, with room behind the orange tower.',
            },
        },
    },
    DS6: {
        title: 'Not off the board',
        summary: 'A line whose last tower stands on its own home row cannot be pushed.',
        paragraphs: [
            'Towers never leave the board. If the further of two towers stands on its home row, neither can be pushed, however many {rings} the pusher has.',
            'Pushing a tower *onto* its home row is allowed. It is the last {push} on that file.',
        ],
        exercises: {
            'DS6-off-the-board': {
                task: 'Pink has just pushed two towers; blue landed on its home row, on a pink square, so pink moves again. Try to push once more.',
                hint: 'Take pink from d6 to d7.',
                solved: 'Behind blue the board ends.',
            },
            'DS6-round-them': {
                task: 'The same towers, before the push. Win the round with pink alone.',
                hint: 'Push first: that brings pink one row closer, and it is named again. Then look at the diagonals.',
                solved: 'One {push}, one walk round the towers, four points: the match. What cannot be pushed can often be passed.',
            },
        },
    },
    DS7: {
        title: 'Three are too many',
        summary: 'A Double Sumo cannot push more than two towers.',
        paragraphs: [
            'Three enemy towers in an unbroken line are a wall for a Double. It cannot push two of them into the third, for there is no room; all or none.',
            'That makes a defence: put a third tower behind the two that are threatened.',
        ],
        exercises: {
            'DS7-three': {
                task: 'Three ordinary towers stand before your orange Double. Try to push.',
                hint: 'Take orange from b3 to b4.',
                solved: 'Two it could have pushed. Three hold it.',
            },
            'DS7-wall': {
                task: 'You play {gold}, with pink. Move it so that Black’s green Double is named and yet finds nothing to push.',
                hint: 'Behind your two towers on the d-file there is a green square.',
                solved: 'Three in line: the wall stands, and green has to walk round it.',
            },
        },
    },
    DS8: {
        title: 'Whom a Double can push',
        summary: 'A Double Sumo pushes ordinary towers and Sumos, but no other Double.',
        paragraphs: [
            'A pushed tower must have fewer {rings} than the pusher. For a Double that means none or one, and in a line it goes for every tower: the two may both be Sumos.',
            'A pushed tower keeps its {rings}; they go back along with it. And one Double anywhere in the line protects it all.',
        ],
        exercises: {
            'DS8-sumos': {
                task: 'Two Sumos bar the way of your brown Double. Push them.',
                hint: 'Move brown one square straight ahead.',
                solved: 'Red and blue have gone back, and each is still a Sumo.',
            },
            'DS8-hidden': {
                task: 'An ordinary tower stands before your purple Double, but look what is behind it. Try to push all the same.',
                hint: 'Take purple from e3 to e4.',
                solved: 'The yellow Double on e5 is as strong as the pusher. It holds, and brown is safe in front of it.',
            },
        },
    },
} satisfies Record<string, SectionText>;
