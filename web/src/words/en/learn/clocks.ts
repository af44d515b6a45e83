import type { SectionText } from '../../book';

export const clocks = {
    clocks: {
        title: 'Playing with clocks',
        summary:
            'Your clock runs while you decide; each real move earns its increment, a move of length zero neither costs nor earns time.',
        paragraphs: [
            'The rulebooks do not mention clocks, so this is how they are read here. Your clock runs while the decision is yours. When you have moved, you are given the increment that was agreed, and the other clock runs. After a push it is still your turn: you earn the increment for it, and your clock runs on.',
            'A blocked tower takes no time and earns none; the turn simply passes. Between rounds the winner’s clock runs until left or right has been chosen, and that choice earns nothing.',
        ],
        exercises: {
            'clocks-zero-length': {
                task: 'Move purple so that {gold}’s red tower is named, which is blocked. With a clock, whose time would run then?',
                hint: 'There is a red square diagonally before your purple tower.',
                solved: 'Yours: {gold} loses no time and gains none, and you are to move again. You have earned one increment, for one real move.',
            },
        },
    },
    'ending-early': {
        title: 'Resigning and running out of time',
        summary: 'Whoever resigns or runs out of time loses the match, not only the round.',
        paragraphs: [
            'A match is a whole. Whoever gives up, gives up the match, however the points stand, and so does whoever lets the clock run out. No tower gets a {ring} for it.',
            'If only the round looks lost, play it to its end: it takes just a few moves, and the loser begins the next one with any tower they like.',
        ],
        exercises: {},
    },
    takebacks: {
        title: 'Taking a move back',
        summary: 'A takeback goes back to the last decision of whoever asks for it, and the clocks go back too.',
        paragraphs: [
            'On one screen, or against the computer, moves are taken back freely. Between two devices one player asks and the other agrees; then the match goes back to the asker’s last decision, so that it can be taken anew.',
            'The clocks stand again as they stood when that decision was due: thinking about a move that is undone costs nobody anything.',
        ],
        exercises: {},
    },
    'turned-board': {
        title: 'The board the other way round',
        summary:
            'The board may lie turned by a quarter, with orange at each player’s left: it is the same game with other colour names.',
        paragraphs: [
            'Usually a brown corner lies at each player’s left. The rulebook allows the other way too, with the orange corner at the left. It looks like a new board, but it is the old one with its colours renamed: brown and orange, green and red, yellow and pink, purple and blue change places.',
            'So nothing you know is lost, except what you know by heart. In the settings you can turn the board; in this book it stays as it is, so that texts and boards agree.',
        ],
        exercises: {},
    },
    differences: {
        title: 'Where the books differ',
        summary:
            'The English, German and French rulebooks and a short summary do not agree everywhere; this is what each says, and what we do.',
        paragraphs: [
            '*Figure 9(b).* The English book lets the green Double go diagonally to a blue, a pink or a *red* square; the German one says blue, pink or *green*. Seen from a Double on d4 the squares are blue, pink and red. We follow the English book.',
            '*Figure 10(a).* In the German book a red Double Sumo moves *four* squares, in the English one *three*. A Double reaches three squares ({DS1}), so it must be three.',
            '*Points.* A one-page summary in English says that a tower “gains” 3, 7 or 15 points. These are the tower’s *totals* after its second, third and fourth success; the round itself brings 2, 4 or 8, as the rulebooks have it ({Scoring}).',
            '*A fourth marker.* In the French book a Triple Sumo that reaches the far row receives a fourth dragon’s tooth, for 8 points. The English and German books give the 8 points and no fourth ring, and their box has none. It comes to the same: in a Marathon the match is over. After a deadlock it can matter for the looks alone, and there we give the points and leave the Triple a Triple.',
            '*The annotated match.* The English book calls the recorded match at the end of its example booklet a *Standard* match, the German one a *Long* match. We do not have that record; the match to step through here is our own, a Standard match.',
            '*Words.* Burley Games has gold towers, Sumo rings and the Sumo push; HUCH & friends has white towers, dragon’s teeth and the oshi. The rules are the same. The names of rules differ: what is M in English is Z in German and D in French, filling is F, B and P, and a Triple’s rules are TS, DrS and TS.',
            '*What no book says*, and we had to settle: a blocked tower after a push passes the turn as any other ({M6}); a deadlock after a push puts the ring on the colour of the square where the pusher stands ({M8}); resigning or running out of time loses the match; how clocks run; and what a series is.',
        ],
        exercises: {},
    },
    manners: {
        title: 'Manners',
        summary: 'What no rule demands and everybody likes.',
        paragraphs: [
            'Before you begin, agree on the kind of match, on the clock, and on whether moves may be taken back. As the rulebook has it, the more experienced player takes {gold} and leaves the first move to the other.',
            'At a table a move is made when you let go of the tower. Say the colour on which you have landed; it spares both of you mistakes. If somebody has moved a tower that was not named, put it back without a fuss.',
            'A blocked tower is announced by whoever is blocked, and both check that it is true. And after the match the loser may ask where it was lost; here the review tells you.',
        ],
        exercises: {},
    },
} satisfies Record<string, SectionText>;
