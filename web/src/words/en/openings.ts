/** What the moves are: the first of the round, the replies to it, or any later ones. */
type Ply = 0 | 1 | 2;

export const openings = {
    title: 'Openings',
    loading: 'The openings are being fetched …',
    failed: 'The openings could not be fetched.',
    again: 'Try again',
    count: (ply: Ply, wins: number, all: number) => {
        const kind = ['first moves', 'replies', 'third moves'][ply];
        if (all === 1) return wins === 1 ? 'The only move wins' : 'The only move loses';
        return wins === 0
            ? `None of the ${all} ${kind} wins`
            : `${wins} of ${all} ${kind} ${wins === 1 ? 'wins' : 'win'}`;
    },
    outcome: {
        win: (player: string, moves: number) =>
            moves === 1 ? `${player} wins at once.` : `${player} wins in ${moves} moves, against the best defence.`,
        loss: (player: string, moves: number) =>
            moves === 1 ? `${player} loses at once.` : `${player} loses, in ${moves} moves with the best defence.`,
    },
    show: 'Moves shown',
    winning: 'Winning',
    all: 'All',
    tower: 'Tower',
    moves: 'Moves',
    ofTower: (colour: string) => `${colour} tower`,
    share: (wins: number, all: number) => `${wins} of ${all}`,
    noneWins: 'no winning move',
    twin: (move: string) => `mirror twin: ${move}`,
    calls: (colour: string) => `calls ${colour}`,
    alike: 'The board is the same in a mirror: every first move has a twin on the other side that is worth the same. Point at a move to see it.',
    key: 'The number says how many moves of both sides it takes to the end of the round; the colour, which tower must answer.',
    proved: 'All of this is proved, not estimated.',
    ends: 'The openings end here: they hold the first three moves of a round. Ask the analysis what comes next.',
    elsewhere:
        'The openings are of rounds that start with every tower on its own colour. Ask the analysis about this one.',
    over: 'The round is over.',
};
