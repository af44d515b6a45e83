import type { Prose } from '../../book';

/** The rules on one page, for print. */
interface Quick {
    title: string;
    facts: [name: string, value: string][];
    contents: string;
    box: Record<'burley' | 'huch', string>;
    sides: string;
    parts: [title: string, paragraphs: Prose[]][];
    table: { head: Prose[]; rows: string[][] };
}

export const quick: Quick = {
    title: 'Kamisado on one page',
    facts: [
        ['Players', '2'],
        ['Age', '10 and up'],
        ['Single Round', '1 point, 20–30 minutes'],
        ['Standard Match', '3 points, 60–90 minutes'],
        ['Long Match', '7 points, 2–3 hours'],
        ['Marathon Match', '15 points, 3–5 hours'],
    ],
    contents: 'In the box',
    box: {
        burley: 'A board with two sides, 16 dragon towers (8 gold, 8 black), and for each player 8 large, 6 medium and 2 small Sumo rings.',
        huch: 'A board with two sides, 16 dragon towers (8 white, 8 black) and 22 transparent dragon’s teeth.',
    },
    sides: 'The board’s two sides play alike: one has plain colours, the other a character on every square as well, for players who find it hard to tell colours apart, or simply like it better.',
    parts: [
        [
            'Setting up',
            [
                'The board lies between the players, with a brown corner at each player’s left. The nearest row is your *home row*; every tower starts there, on its own colour.',
                'The more experienced player takes {gold}. Black begins the first round; after that, the loser of a round begins the next.',
            ],
        ],
        ['Aim', ['Be the first to bring one tower to the enemy home row. That wins the round ({M7}).']],
        [
            'Moving',
            [
                'The first move of a round may be made with any tower ({T1}). After that the colour on which the last move ended names the tower ({T2}).',
                'Towers go straight or diagonally forwards, as far as they like, over empty squares only; never sideways or back ({M1}–{M3}). Between two towers that touch at the corners the way is free ({M4}). A tower that can move must move ({M5}).',
            ],
        ],
        [
            'Blocked',
            [
                'A tower that cannot move counts as having moved no squares: the other player goes on, with the tower named by the square on which the blocked one stands ({M6}).',
                'If that goes round in circles, it is a deadlock: whoever made the last real move loses the round ({M8}).',
            ],
        ],
        [
            'Between rounds',
            [
                'The tower that won gets a {ring}. After a deadlock it is the winner’s tower of the colour on which the last real move ended.',
                'The winner chooses left or right; both fill their home rows from their own left or right. Towers nearest to the home row come first, and within a row those nearest to the chosen side ({F1}–{F4}).',
            ],
        ],
        [
            'Pushing',
            [
                'A Sumo may push enemy towers that stand directly before it in an unbroken line, if each has fewer {rings} than the Sumo and the square behind them is on the board and empty. All go one square.',
                'The opponent misses a turn; you move again, with the tower named by the square on which the furthest one landed. Nobody has to push while there is another move.',
            ],
        ],
    ],
    table: {
        head: ['Tower', '{rings}', 'reaches', 'pushes', 'scores on the far row'],
        rows: [
            ['Tower', '0', 'any distance', '–', '1 point'],
            ['Sumo', '1', '5 squares', '1', '2 points'],
            ['Double Sumo', '2', '3 squares', '1–2', '4 points'],
            ['Triple Sumo', '3', '1 square', '1–3', '8 points'],
        ],
    },
};
