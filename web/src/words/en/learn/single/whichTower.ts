import type { SectionText } from '../../../book';

export const whichTower = {
    board: {
        title: 'The board and the aim',
        summary: 'Sixteen towers, eight colours, and one aim: the row on the other side.',
        paragraphs: [
            'The board has 64 squares in eight colours. Every row and every column has each colour exactly once.',
            'Two players face each other, Black and {gold}. The row nearest to you is your *home row*: brown at its left end, orange at its right. Each of you has eight towers, one of each colour, and at the start each tower stands on the home square of its own colour. The dragon on top shows whose tower it is.',
            'Whoever first brings a tower onto the other player’s home row wins the round. In a Single Round that is the whole match: one point decides it. If you like, play several of them one after the other, set the towers up afresh each time and take turns to begin.',
        ],
        exercises: {
            'board-home': {
                task: 'You are Black and play upwards. Bring your orange tower onto the far row.',
                hint: 'Nothing stands between the orange tower and e8. Drag it there, or touch first the tower and then the square.',
                solved: 'That is what every round is about: one tower on the other home row, and you have won.',
            },
        },
    },
    T1: {
        title: 'The first move is free',
        summary: 'Whoever begins a round may move any of the eight towers.',
        paragraphs: [
            'Black makes the first move of the match. For this one move the choice is free: any of Black’s eight towers may go.',
            'The player who begins a round is called the Challenger, the other one the Defender. After this first move nobody chooses freely any more: from then on the board decides ({T2}).',
        ],
        exercises: {
            'T1-begin': {
                task: 'Begin the round with whichever tower you like.',
                hint: 'Touch a tower in the bottom row, and the squares it can reach are marked. Then touch one of these.',
                solved: 'You had 102 moves to choose from. Now look at the colour of the square you went to: it decides what {gold} has to do.',
            },
            'T1-theirs': {
                task: 'Free, but not that free: try to begin with one of {gold}’s towers.',
                hint: 'Before you choose one of your own, touch any tower in the top row.',
                solved: 'The choice is free, but only among your own eight towers.',
            },
        },
    },
    T2: {
        title: 'The square names the next tower',
        summary: 'The colour of the square on which a move ends decides which tower the other player must move.',
        paragraphs: [
            'This is the heart of the game. Look at the *square* on which the last move ended, not at the tower that went there. If that square is yellow, the other player must now move the yellow tower.',
            'So every move does two things at once: it takes your tower somewhere, and it gives your opponent an order. Often the order is the more important of the two.',
        ],
        exercises: {
            'T2-another': {
                task: '{gold}’s blue tower has just ended on a yellow square. Try to answer with a tower that is not yellow.',
                hint: 'Touch any other tower of yours, for instance the pink one.',
                solved: 'Yellow was named, so yellow must move, however much you would like to do something else.',
            },
            'T2-answer': {
                task: 'The same moment again. Now answer with the right tower.',
                hint: 'Your yellow tower stands on d1. Any square that is marked will do.',
                solved: 'And the square you chose names {gold}’s next tower. This is how the whole round goes on.',
            },
            'T2-call': {
                task: 'Once more, and this time with a plan: answer so that {gold} must move the purple tower.',
                hint: 'Your yellow tower has to end on a purple square. Two are within reach: straight ahead, and diagonally to the right.',
                solved: 'A purple square calls the purple tower. It matters: had you stopped on d2, a blue square, {gold}’s blue tower would have gone from b3 to your home row.',
            },
        },
    },
} satisfies Record<string, SectionText>;
