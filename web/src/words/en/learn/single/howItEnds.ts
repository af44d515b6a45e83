import type { SectionText } from '../../../book';

export const howItEnds = {
    M6: {
        title: 'A blocked tower',
        summary: 'A named tower that cannot move stays, and the square under it names the other player’s next tower.',
        paragraphs: [
            'A tower is blocked when it cannot take a single step: straight ahead and on both diagonals there is a tower, or the edge of the board. If the tower you have to move is blocked, you miss this turn.',
            'What comes next is often misunderstood, so take it slowly. The blocked tower counts as having made a move of *no squares*: it has “ended” where it stands. So your opponent moves again, and {T2} holds as ever: the colour of the square *under the blocked tower* names the tower that moves next. Not the colour of the blocked tower, and not the square that called it.',
            'The tower that is named in this way may be blocked too. Then the same happens again: it stays, the turn goes back, and the square under it names the next one. This goes on until a tower can move. If none ever can, it is a deadlock ({M8}).',
        ],
        exercises: {
            'M6-call': {
                task: '{gold}’s purple tower on e4 has three of your towers right in front of it. Move brown so that purple is called.',
                hint: 'Purple is called by a purple square. There is one straight ahead of brown.',
                solved: '{gold} should have moved purple and could not. Purple stands on an orange square, so *you* move again, and with your orange tower.',
            },
            'M6-extra': {
                task: '{gold}’s red tower is blocked on d5, an orange square. Make use of it: win with two moves in a row.',
                hint: 'First call red: e3 and b4 are red. Then orange is named, and your orange tower has a free line.',
                solved: 'Two moves in a row, because {gold} had none in between. A tower that you hold blocked is an extra turn in your pocket.',
            },
            'M6-mine': {
                task: 'Now it happens to you. Your red tower has one move only: make it and watch {gold}’s answer.',
                hint: 'Red goes from a5 to b6.',
                solved: '{gold} ended on a purple square and so called your purple tower, which is blocked on e5. That square is brown: {gold} moves again, with brown. You have been skipped.',
            },
            'M6-chain': {
                task: 'Purple is blocked on e4 again, so a2 should give you an extra turn with orange. But look at your orange tower before you try it. Who will really move?',
                hint: 'Move brown to a2 and follow the chain: purple on e4, then orange on h1.',
                solved: 'Purple is blocked on orange, so your orange tower is named. It is blocked as well, on h1, and h1 is orange too: so {gold} moves the orange tower. Two blocked towers, and the turn is back where it would have been.',
            },
        },
    },
    M7: {
        title: 'The far row, and the round is won',
        summary: 'The round is over at once when a tower reaches the other home row.',
        paragraphs: [
            'As soon as a tower stands on any square of the other player’s home row, its owner has won the round. It does not matter what the other one was just about to do.',
            'A tower that stays at home keeps the door behind it shut; one that leaves opens it. So with every move it is worth asking which doors are open now.',
        ],
        exercises: {
            'M7-shut': {
                task: 'Your purple tower is one step from the far row. Try the square straight ahead.',
                hint: 'From d7 to d8, where {gold}’s pink tower stands.',
                solved: 'As long as pink stays at home, this door is shut ({M3}). The one beside it, c8, stands open.',
            },
            'M7-home': {
                task: 'Your blue tower is named. Find the open door.',
                hint: 'Follow the diagonal to the left: e5, d6, c7, and then?',
                solved: 'Over at once, although {gold}’s purple tower was only two steps from your own home row.',
            },
        },
    },
    M8: {
        title: 'Deadlock',
        summary: 'When blocked towers name each other for ever, whoever made the last real move loses the round.',
        paragraphs: [
            'A chain of blocked towers ({M6}) can bite its own tail: yours names your opponent’s, your opponent’s names yours, and neither can move. Nothing on this board would ever change again, so the round ends here.',
            'The loser is the player who made the last *real* move, the one that started the chain. That holds even if there was no other move ({M5}).',
            'Deadlocks are rare. Two towers are enough for one, but four, six or more may take part.',
        ],
        exercises: {
            'M8-walk': {
                task: 'Just this once, do it on purpose: cause a deadlock with your yellow tower.',
                hint: '{gold}’s purple tower is blocked on an orange square, your orange tower on a purple one. Call purple, and neither of them can move.',
                solved: 'Purple names orange, orange names purple, and so on for ever. You made the last real move, so the round is lost.',
            },
            'M8-avoid': {
                task: 'The same moment again. Make a move that does not lose at once.',
                hint: 'Keep off the purple square. Keep off brown too, for {gold}’s brown tower has a free line to h1.',
                solved: 'The round goes on. Whoever sees a deadlock coming can usually walk round it.',
            },
            'M8-turn': {
                task: 'Turn the tables: make {gold} cause the deadlock.',
                hint: 'Call green: it has only one move. Blue can reach a green square, h3.',
                solved: '{gold} had to move green to g5, a red square. Your red tower is blocked on green, and green is now blocked on red. {gold} moved last, so the round is yours.',
            },
        },
    },
    tips: {
        title: 'What to look at',
        summary: 'Three questions to ask before you let go of a tower.',
        paragraphs: [
            '*Which colour do I give?* Look at the square where your move would end and find your opponent’s tower of that colour. If it can reach the far row, choose another square.',
            '*Which colour shall I get?* Go one step further: where can that tower end, and which of your towers would that call? If every answer calls a tower of yours that can reach the far row, you have won.',
            '*What do I open?* A tower that leaves sets lines free, for you and for your opponent. And what has gone far forward no longer guards what lies behind it.',
        ],
        exercises: {
            'tips-safe': {
                task: 'Your brown tower has six moves, and each one gives another colour. Two of them lose at once. Make one of the other four.',
                hint: '{gold}’s purple tower on b2 and the pink one on d5 can both reach the far row. So neither a purple square nor a pink one.',
                solved: 'Nothing can happen to you for now. To see this before every move is half the game.',
            },
            'tips-diagonal': {
                task: 'All squares of the long diagonal from a8 to h1 are orange. Make use of it, and win with your second move.',
                hint: 'Call orange with yellow on f3. {gold}’s orange tower cannot go straight ahead, so it must stay on its diagonal.',
                solved: 'Wherever orange stopped, it stopped on orange, and your own orange tower reached the far row. The other long diagonal, from a1 to h8, is brown all the way.',
            },
        },
    },
} satisfies Record<string, SectionText>;
