import type { LessonText } from '../../book';

export const firstGame = {
    'first-move': {
        title: 'Your towers',
        paragraphs: [
            'You have the black towers, at the bottom. Each of your eight towers has a colour of its own. They go forwards as far as they like, as long as nothing stands in the way.',
            'Touch a tower, and the squares it can reach are marked.',
        ],
        task: 'Make a move with any of your towers.',
        hint: 'Drag a tower upwards, or touch it and then one of the marked squares.',
        solved: 'That was your first move. The very first one of a round is the only one for which you may choose any tower.',
    },
    'first-diagonal': {
        title: 'Straight or diagonally',
        paragraphs: [
            'A tower goes straight ahead, or diagonally ahead to the left or to the right. It never goes sideways and never back.',
            'Here the green tower is the one that moves. You will soon see why.',
        ],
        task: 'Move the green tower diagonally to the right, onto the orange square e4.',
        hint: 'Green stands on b1. The way goes over c2 and d3.',
        solved: 'Straight, left, right: that is all a tower can do, and it is enough.',
    },
    'first-home': {
        title: 'The aim',
        paragraphs: [
            'You win when one of your towers reaches the row on the far side, where {gold}’s towers begin. A single one is enough.',
            'The squares on the way have to be empty, and so does the last one.',
        ],
        task: 'Blue is to move. Take it to the far row.',
        hint: '{gold}’s green tower has left its place on g8. The way there is free.',
        solved: 'Won! This is how every round ends. Now for what makes it exciting.',
    },
    'first-colour': {
        title: 'The colour decides',
        paragraphs: [
            'After the first move nobody chooses a tower any more. The *square* on which a move ends names the colour that the other player must move.',
            '{gold}’s red tower has just ended on f6. Look at the colour of that square, not at the colour of the tower.',
        ],
        task: 'Which of your towers must move? Move it.',
        hint: 'f6 is a brown square, so your brown tower moves. It stands in the corner, on a1.',
        solved: 'Exactly: a brown square, so the brown tower. And your square has just named one of {gold}’s towers.',
    },
    'first-call': {
        title: 'You give the order',
        paragraphs: [
            'It works the other way round, too. Where you stop decides which tower {gold} must move. That is how you steer your opponent.',
            'The same moment again: straight ahead of brown lie six different colours.',
        ],
        task: 'Move so that {gold} must move the green tower.',
        hint: 'Go straight ahead and stop on the green square, a6.',
        solved: 'Green is called, and {gold} has to obey. You have just made your first plan.',
    },
    'first-spot': {
        title: 'See the win',
        paragraphs: [
            'Before every move, first check whether the tower can reach the far row. Look along all three lines to their very end.',
            'Two towers that touch only at a corner do not close the diagonal between them. You may slip through.',
        ],
        task: 'Green is to move. Win at once.',
        hint: 'Diagonally to the right, between the towers on b5 and c4, all the way to f8.',
        solved: 'Well spotted! Many players overlook a line like this one.',
    },
    'first-danger': {
        title: 'Do not call the wrong one',
        paragraphs: [
            'Now see it through {gold}’s eyes. The orange tower on b4 could walk straight down to b1, your home row.',
            'It can only do so if you call it. So keep off orange squares, and all is well.',
        ],
        task: 'Move purple without letting {gold} win at once.',
        hint: 'The orange squares are f3 and g2. Every other one will do.',
        solved: 'Well done. Ask yourself before every move: which tower do I call, and what can it do?',
    },
    'first-block': {
        title: 'Stand in the way',
        paragraphs: [
            'Sometimes you cannot avoid a colour. Here red can only end on brown squares, and {gold}’s brown tower on d5 has a free line to d1.',
            'Nothing is ever captured or jumped over. So a tower in the way is as good as a wall.',
        ],
        task: 'Stop the brown tower.',
        hint: 'It wants to go straight down. One of your squares is right in front of it: d4.',
        solved: 'Held! Brown is called and has to move, but the way to the far row is shut.',
    },
    'first-blocked': {
        title: 'A tower that cannot move',
        paragraphs: [
            '{gold}’s red tower on d4 is blocked: in front of it and on both diagonals there are towers. If you call it, {gold} misses a turn.',
            'Then you move again. Which tower? As always the square decides, this time the one *under* the blocked tower: d4 is brown.',
        ],
        task: 'Call the blocked red tower.',
        hint: 'Your orange tower has to end on a red square. The nearest is right in front of it.',
        solved: '{gold} cannot move red and is skipped. Red stands on brown, so you move again, with brown.',
    },
    'first-again': {
        title: 'Two moves in a row',
        paragraphs: [
            'An extra turn can win the round. {gold}’s purple tower is blocked on e5, a brown square.',
            'And your brown tower on a5? Look where it could go.',
        ],
        task: 'Win with two moves in a row.',
        hint: 'Call purple: d3 and g4 are purple. Then take brown from a5 to a8 and win.',
        solved: 'Splendid! You called a tower that could not move and then won with your own.',
    },
    'first-two': {
        title: 'Think one answer ahead',
        paragraphs: [
            'From here on {gold} answers. The best moves are those after which every answer helps you.',
            'Your brown tower on a1 has a free line to a8. You need {gold} to end on a brown square. The long diagonal from a1 to h8 is brown all the way, and {gold}’s brown tower stands at its end.',
        ],
        task: 'Win with your second move.',
        hint: 'Call brown: d4 and e5 are brown. Your orange tower on h7 keeps {gold}’s brown one from going straight, so it has to stay on the brown diagonal.',
        solved: '{gold} could choose, but every choice was brown. This is how rounds are won.',
    },
    'first-win': {
        title: 'Your first win',
        paragraphs: [
            'The end of a real round, against the best defence there is. You are better: your orange and green towers stand far forward, and {gold}’s home row has wide gaps.',
            'Take your time. Can my tower reach the far row? If not: which tower do I call, what can it do, and what will I get back? If it goes wrong, simply begin again.',
        ],
        task: 'Win the round.',
        hint: 'Do not call pink, for it can run from f6 to a1. Calling yellow is good: when it leaves d7, the line of your orange tower opens.',
        solved: 'You have won your first round! You know enough to play now. Challenge the computer at level 1, or read on.',
    },
} satisfies Record<string, LessonText>;
