import type { FigureStory } from '../figures';

/** Figure 10, in twelve steps. */
export const finishStories = {
    '10': {
        stops: {
            start: 'A Marathon, 14 to 9 for {gold}: one point more and it is over. {gold}’s yellow on d6 is a Triple Sumo, and before it stand three of Black’s towers in a line. Black has to move red.',
            a: 'The Double goes its full three squares ({DS1}) and lands on *yellow*. Now the slowest and strongest tower on the board is named.',
            b: 'Three at a blow ({TS2}): an ordinary tower, a Double and a Sumo, each with fewer {rings} than the Triple ({TS8}). The furthest, green, lands on *blue*. Black misses a turn, and {gold} moves blue ({TS3}).',
            c: 'Blue had two diagonal moves, but would rather push: a Double may push a Sumo ({DS8}). Black’s yellow lands on *yellow*, and the Triple is called again.',
            d: 'The orange diagonal lies open all the way to h1. It is no use to a Triple, which moves one square ({TS1}). So it pushes the same three again; green arrives on d1, which is *yellow*.',
            e: 'Yellow once more, but the line cannot go back any further: green stands on its home row ({TS6}). Pink on c3 stands at the corner, and nothing is pushed diagonally ({TS4}). One move is left, one square far, onto *red*.',
            f: 'At last it is Black’s turn. Red has two squares, both *yellow*. It cannot push blue ahead of it, a tower of its own side ({S9}), and {gold}’s red on e8 bars the way to the far row.',
            g: 'The Triple cannot reach g1, but it can push: purple goes back onto *pink*, its home row.',
            h: 'Pink is a Double: three squares, and g1 is four away ({DS1}). Of its four moves three lose the round on the spot. Only g4, a *purple* square, holds, and from there it looks straight at g1.',
            i: 'Purple can go to three squares, all *pink*, so {gold}’s pink comes next in any case. Black can only choose how: g3 stands in its way.',
            j: 'In the way, but not for long: the Double pushes purple onto *orange* ({DS2}).',
            k: 'The orange Sumo has red at the corner and blue ahead: the push is its only move, and so it must push ({S11}). Blue lands on *yellow*. Black has missed a turn once more.',
            l: 'One square, and the Triple is there: eight points ({Scoring}). {gold} needed one and wins 22 to 9.',
        },
        alternatives: {
            h2h3: 'Green is called, and {gold}’s green on f4 walks to the far row by the diagonal. One point is all {gold} needs.',
            h2h4: 'Pink. {gold} still wins with best play, but this holds out a move longer than any other.',
            d6c5: 'Blue is called: Black’s blue on h6 slips past orange to f8 and takes the round.',
            d6e5: 'Brown is called, and the strong line is free again. With best play Black wins the round.',
            b5a4: 'Yellow is called, Black’s own Sumo on b4, and nobody stands before it any more: four squares to b8.',
            b5c4: 'Not bad either. Green has a single answer, and {gold} keeps a win, a little later.',
            d5e4: 'A step along the open diagonal, onto orange. But orange has just been freed: from d4 to d8 in one move.',
            d5c4: 'The quicker way. Green has one move; then red shuts Black’s yellow in completely, the turn comes back, and after two pushes red reaches the far row.',
            h5f7: 'The other yellow square. It changes nothing that follows: the same pushes, the same end.',
            e3f2: 'Pink is called: Black’s pink Sumo on c3 has five free squares before it, which is just its reach ({S1}).',
            g5g3: 'To pink, straight ahead. Black’s pink Sumo goes all the way from c3 to c8, five squares ({S1}).',
            g5h4: 'To pink, at the side. The same answer: c3 to c8.',
            g5g2: 'To orange. Black’s orange has file d for itself and wins.',
            e1f2: 'Pink is named and nobody is in its way: g4 to g1, a third {ring}, four points. {gold} wins 18 to 9.',
            e1h4: 'Further, but beside the way as well. Pink reaches the far row, and {gold} wins 18 to 9.',
            g4f3: 'Orange is called, but the wrong one: Black’s, on d3, with an empty file before it.',
            g4h3: 'Just as good. Green has to step out to c2, a yellow square, and the Triple takes its place on d1.',
            e2f1: 'The other square of the home row. Eight points all the same.',
        },
    },
} satisfies Record<string, FigureStory>;
