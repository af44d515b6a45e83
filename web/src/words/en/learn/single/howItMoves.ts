import type { SectionText } from '../../../book';

export const howItMoves = {
    M1: {
        title: 'Forwards, in a straight line',
        summary: 'Towers go straight ahead or diagonally forwards, never sideways and never back.',
        paragraphs: [
            'A tower has three ways to go: straight ahead, diagonally ahead to the left, and diagonally ahead to the right. Within one move it keeps to one of them.',
            'Forwards means away from your own home row: upwards for Black, downwards for {gold}. There is no way back, so a tower that has passed another one can never return to stop it.',
        ],
        exercises: {
            'M1-diagonal': {
                task: 'Move your green tower diagonally to the right, onto the yellow square g6.',
                hint: 'e4, f5, g6: three steps up and to the right.',
                solved: 'One direction, as many steps as you like.',
            },
            'M1-sideways': {
                task: 'Now try what is forbidden: move green sideways, backwards or round a corner.',
                hint: 'g3, for instance, is exactly beside it.',
                solved: 'Sideways and backwards do not exist, and no tower turns on its way.',
            },
        },
    },
    M2: {
        title: 'As far as you like, but never over others',
        summary: 'A tower crosses any number of empty squares, and it never jumps.',
        paragraphs: [
            'How far a tower goes is up to you: one square, or all the way. If the line is free, it may even run from its own home row to the other one in a single move.',
            'But every square on the way has to be empty. No tower is jumped over, neither yours nor your opponent’s.',
        ],
        exercises: {
            'M2-far': {
                task: 'Your pink tower has not left home yet. Win with it in one move.',
                hint: 'The column in front of it is empty from e2 to e8.',
                solved: 'Seven squares in one move, from one edge to the other. Open lines are always worth a look, your opponent’s too.',
            },
            'M2-jump': {
                task: 'Now {gold}’s yellow tower stands in that column. Try to pass over it.',
                hint: 'Try pink from e1 to e6. Yellow on e4 is in between.',
                solved: 'The way ends in front of the first tower.',
            },
        },
    },
    M3: {
        title: 'Only onto an empty square',
        summary: 'No two towers ever share a square, and none is captured.',
        paragraphs: [
            'A move ends on an empty square. Nothing is captured in Kamisado: all sixteen towers stay on the board until the round is over.',
            'So towers are also walls. To stand in somebody’s way is often the best defence.',
        ],
        exercises: {
            'M3-occupied': {
                task: 'Try to land on {gold}’s yellow tower with your pink one.',
                hint: 'Pink from e1 to e4.',
                solved: 'Occupied is occupied: yellow stays where it is.',
            },
            'M3-before': {
                task: 'Then go as far as you can: right up to the yellow tower.',
                hint: 'The last empty square before e4 is e3.',
                solved: 'Face to face. Now neither of the two can go straight ahead.',
            },
        },
    },
    M4: {
        title: 'Through the gap between two corners',
        summary: 'Two towers that touch only at a corner do not close the diagonal between them.',
        paragraphs: [
            'Think of two towers on squares that meet at a single corner. A diagonal runs right through that corner. It looks closed, but it is not: a tower may slip through.',
            'It makes no difference whose towers they are. All that counts is that the squares *on* the diagonal are empty ({M2}).',
        ],
        exercises: {
            'M4-through': {
                task: '{gold}’s towers on d6 and e5 touch at a corner. Slip through between them with red, all the way to the far row.',
                hint: 'Diagonally to the right: e6, f7, g8.',
                solved: 'Through the gap and in. Such moves are easily overlooked, so look at diagonals twice.',
            },
            'M4-wall': {
                task: 'Here {gold}’s green tower stands on e6 instead. Try the same diagonal again.',
                hint: 'Try red from d5 to f7.',
                solved: 'This time a tower stands on the diagonal itself. That is no gap, that is a wall.',
            },
        },
    },
    M5: {
        title: 'Whoever can move must move',
        summary: 'There is no passing: if the named tower can move, it has to.',
        paragraphs: [
            'If the named tower has a move, it has to be made, even if there is only one and you do not like it. You cannot stay where you are and wait.',
            'This cuts both ways. A tower with a single move can be turned against its owner, because you know beforehand where it will end, and so which of your towers it will call.',
        ],
        exercises: {
            'M5-elsewhere': {
                task: 'Your blue tower is named. It has one move only, and that one is bad. Try to escape by moving something else.',
                hint: 'Touch another tower of yours.',
                solved: 'No escape: blue is named ({T2}), blue can move, so blue must move.',
            },
            'M5-only': {
                task: 'Then make the only move there is.',
                hint: 'Pink on g4 closes the diagonal, so blue can only go straight ahead, to h4.',
                solved: 'h4 is pink, so {gold} now moves the pink tower, and it can go straight to g1. You saw it coming and could not help it.',
            },
            'M5-force': {
                task: 'Now you are the one who forces. Call a tower that has only one move, then win.',
                hint: '{gold}’s blue tower on a6 can only go to a5, a pink square. And your pink tower on b5 is ready. So brown has to end on blue.',
                solved: 'Blue had to move, and the only square it had called the tower that wins.',
            },
        },
    },
} satisfies Record<string, SectionText>;
