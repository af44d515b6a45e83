import type { Exercise, Section } from '../../types';
import { round } from './lines';

const black = { hand: 'black', flipped: false } as const;

/** Gold's purple on e4, an orange square, cannot move: Black's orange comes next. */
const call: Exercise = {
    ...black,
    id: 'M6-call',
    line: round('ob1kyrgn/8/8/8/4p3/3GKB2/8/N1RY1P1O b N'),
    goal: { kind: 'event', event: 'blocked', player: 'gold' },
    solution: ['a1a2'],
};
const twoInARow: Exercise = {
    ...black,
    id: 'M6-extra',
    line: round('obpky1g1/8/1n6/3r3O/2GBY3/8/8/N1R1KP2 b K'),
    goal: { kind: 'event', event: 'round-won', player: 'black' },
    solution: ['e1e3', 'h5h8'],
};
const mine: Exercise = {
    ...black,
    id: 'M6-mine',
    line: round('2p1yr1n/2b3k1/g2GoB2/R3P3/8/6K1/8/N2Y3O b R'),
    goal: { kind: 'event', event: 'blocked', player: 'black' },
    solution: ['a5b6', 'g7g4'],
};
/** As the first, but Black's orange is blocked as well, on an orange square: Gold moves after all. */
const chain: Exercise = {
    ...black,
    id: 'M6-chain',
    line: round('ob1kyrgn/8/8/8/4p3/3GKP2/6RB/N2Y3O b N'),
    goal: { kind: 'event', event: 'blocked', player: 'black' },
    solution: ['a1a2'],
};

const shutDoor: Exercise = {
    ...black,
    id: 'M7-shut',
    line: round('ob1kyr1n/3P4/8/8/6g1/1G5p/8/N1RYK1BO b P'),
    goal: { kind: 'refused', rules: ['M3'] },
    solution: ['d7d8'],
};
const openDoor: Exercise = {
    ...black,
    id: 'M7-home',
    line: round('o2kyrgn/8/4b3/8/5B2/2p5/1NR5/1G1YKP1O b B'),
    goal: { kind: 'event', event: 'round-won', player: 'black' },
    solution: ['f4b8'],
};

/** Gold's purple is blocked on orange, Black's orange on purple. */
const onTheBrink = round('ob1kyrgn/8/8/8/4p3/NR1GKBY1/O7/5P2 b Y');
const walkIn: Exercise = {
    ...black,
    id: 'M8-walk',
    line: onTheBrink,
    goal: { kind: 'event', event: 'deadlock', player: 'black' },
    solution: ['g3g4'],
};
const keepOut: Exercise = {
    ...black,
    id: 'M8-avoid',
    line: onTheBrink,
    goal: { kind: 'decision', decisions: ['g3f4', 'g3h4', 'g3g5', 'g3d6', 'g3g6', 'g3c7'] },
    solution: ['g3h4'],
};
/** Figure 6 after a half turn. */
const letThemWalkIn: Exercise = {
    ...black,
    id: 'M8-turn',
    line: round('8/o3y3/6Pg/1pNk3n/2R1KOYr/8/1bG4B/8 b B'),
    goal: { kind: 'event', event: 'deadlock', player: 'gold' },
    solution: ['h2h3', 'h6g5'],
};

const safeColours: Exercise = {
    ...black,
    id: 'tips-safe',
    line: round('ob2yrgn/8/8/3k3O/6Y1/3G4/1p3B2/N1R1KP2 b N'),
    goal: { kind: 'decision', decisions: ['a1a3', 'a1a4', 'a1a6', 'a1a7'] },
    solution: ['a1a6'],
};
const longDiagonal: Exercise = {
    ...black,
    id: 'tips-diagonal',
    line: round('obp1y1g1/B4rn1/8/N7/8/8/3k4/1GRYKP1O b Y'),
    goal: { kind: 'event', event: 'round-won', player: 'black' },
    solution: ['d1f3', 'a8e4', 'h1h8'],
};

export const howItEnds: readonly Section[] = [
    { id: 'M6', rules: ['M6'], exercises: [call, twoInARow, mine, chain], figures: [4, 5] },
    { id: 'M7', rules: ['M7'], exercises: [shutDoor, openDoor], figures: [] },
    { id: 'M8', rules: ['M8'], exercises: [walkIn, keepOut, letThemWalkIn], figures: [6] },
    { id: 'tips', rules: [], exercises: [safeColours, longDiagonal], figures: [] },
];
