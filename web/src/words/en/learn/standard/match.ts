import type { SectionText } from '../../../book';

/** What a match is, what a round is worth, and who wins. */
export const match = {
    standard: {
        title: 'What a Standard match is',
        summary: 'Several rounds, with towers that change from one to the next; 3 points win.',
        paragraphs: [
            'A Standard match is made of rounds, and each is played just like a Single Round. A won round brings points ({Scoring}), and whoever is the first to have 3 of them has won the match ({Winner}). At a table this takes 60 to 90 minutes.',
            'Two things happen after a round. The tower that won it gets a {ring} and is a *Sumo* from now on: slower than before, but able to push ({S1} to {S11}). And all towers go back to their home rows, in an order that depends on where they stood ({F1} to {F4}).',
            'Black begins the first round. After that, whoever lost a round begins the next one and is called the *Challenger*; the winner is the *Defender*. The Challenger’s first move may be made with any tower ({T1}).',
        ],
        exercises: {
            'standard-challenger': {
                task: '{gold} has won the first round with yellow, and both sides have filled their home rows. You are Black, so you begin the second round: move any tower.',
                hint: 'All eight are allowed. The square on which you land names the tower of {gold}, as ever.',
                solved: 'The loser begins. What the first round has brought stays in sight: {gold}’s yellow tower is a Sumo, and that is one point.',
            },
        },
    },
    Scoring: {
        title: 'What a won round is worth',
        summary:
            'The tower that won gets a {ring}: the first is worth 1 point, the second 2, the third 4, and a Triple Sumo that reaches the far row scores 8.',
        paragraphs: [
            'The tower that reached the enemy home row gets a {ring} and keeps it to the end of the match. One makes it a Sumo, two a Double Sumo, three a Triple Sumo. So the towers themselves show the score.',
            'The points double every time: the first {ring} on a tower is worth 1 point, the second 2 and the third 4. A Triple Sumo that reaches the far row scores 8 points; one book gives it a fourth marker for that, the others only the points ({differences}). Here it stays a Triple. In a Standard match it never gets that far: whoever has a Double Sumo has 1 + 2 = 3 points, and that is enough.',
            'After a deadlock ({M8}) no tower has reached the far row. Then the winner’s tower of the colour of the square on which the last real move ended gets the {ring}, and it counts as always.',
        ],
        exercises: {
            'Scoring-first': {
                task: 'Win the round with your purple tower, and watch what it gets.',
                hint: '{gold}’s yellow tower has left its place: one step diagonally to the left, and you are there.',
                solved: 'The first {ring} is worth 1 point, and the purple tower is a Sumo now.',
            },
            'Scoring-second': {
                task: 'You have 1 point: your brown tower is a Sumo. Reach the far row with it once more.',
                hint: 'Four squares straight ahead are free.',
                solved: 'The second {ring} is worth 2 points. With the first that makes 3: the match is yours.',
            },
        },
    },
    Winner: {
        title: 'Who wins the match',
        summary:
            'A Single Round is won with 1 point, a Standard match with 3; a series goes to whoever wins more rounds.',
        paragraphs: [
            'A Single Round is over with its first point. A Standard match goes to whoever is the first to have 3 points. There are two ways to get there: three different towers, each with one {ring}; or the same tower twice, for 1 + 2 points. So a Sumo that reaches the far row always decides a Standard match.',
            'A Long match is won with 7 points and a Marathon with 15. It does not matter if the last round brings more than was needed.',
            'You can also play several single rounds in a row: each is worth 1 point, and the players take turns to begin. So far the rulebooks. *Ours* are the number of rounds, which is agreed on beforehand, that every round starts with all towers on their own colours and without Sumos, and that a series with equal points is a tie.',
        ],
        exercises: {
            'Winner-three': {
                task: 'You have two Sumos, green and red: 2 points. {gold} has just landed on brown. Win the match.',
                hint: 'The file in front of your brown tower has just become free, and a tower without a {ring} goes as far as it likes.',
                solved: 'A third tower, a third point: the match is won.',
            },
            'Winner-series': {
                task: 'This is the first round of a series of three. Win it with purple, and see what comes next.',
                hint: 'One step diagonally to the left takes you there.',
                solved: 'One point, no {ring}, no filling: all towers are back on their own colours, and now it is {gold} who begins.',
            },
            'Winner-draw': {
                task: 'The second and last round of a series of two. You are {gold}, and Black has won the first one. Win with purple.',
                hint: 'One step diagonally to the left takes you there.',
                solved: 'One round each: a series can end in a tie. A Standard match never does.',
            },
        },
    },
} satisfies Record<string, SectionText>;
