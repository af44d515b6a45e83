import type { FigureStory } from '../figures';

/** Figures 7 to 9. */
export const matchStories = {
    '7': {
        stops: {
            start: 'The first round of a Standard Match is about to end: purple on f3 sees the long diagonal open.',
            a: 'Home, and the first point. Purple gets a {ring} and is a Sumo from now on ({Scoring}). The winner now chooses from which side both home rows are filled ({F1}).',
            b: 'From the *left*: Black’s left is a1. First come the towers on the home row itself, then row by row those further away, and within a row the leftmost first ({F3}). The numbers say in which order they are taken.',
            c: '{gold} has no say and fills from the left too ({F2}), but from {gold}’s own left, which is h8. Again the nearest row first.',
            d: 'Both rows filled from the left. The loser of the round, {gold}, is the Challenger and begins the next one with any tower.',
            e: 'The other choice: from the *right*. Now h1 is Black’s first square, and within a row the rightmost tower goes first ({F4}). Compare pink and red, which change places in the order.',
            f: '{gold}’s right is a8. Yellow, the rightmost on the home row as {gold} sees it, comes first.',
            g: 'Both rows filled from the right. One thing to mind: yellow stands on c1 with a *yellow* square before it. An enemy that lands there names the very tower whose way it bars.',
            h: 'Filled from the left, Black’s Sumo stands on h1. This is its reach when it is named: five squares at most ({S1}), where an ordinary tower would go on to the edge.',
        },
        alternatives: {
            f3b7: 'One square short, on orange: {gold}’s orange on b5 has the diagonal to f1 and wins instead.',
            f3f7: 'Purple passes the chance by. Yellow answers e7, and with best play {gold} wins the round.',
        },
    },
    '8': {
        stops: {
            start: 'One point each. {gold}’s purple on a6 is a Sumo, and Black’s red stands directly before it. Black has to move orange.',
            a: 'Orange stops on *purple*: the Sumo is named.',
            b: 'Three things it can do: b5 and c4 along the diagonal, or straight on against red. The push is an offer, not a duty, as long as there is another move ({S10}).',
            c: 'The push: purple advances one square and red goes back one, onto *yellow* ({S2}). It needed an enemy without a {ring} directly ahead and an empty square behind it ({S5}).',
            d: 'Black misses a turn. {gold} moves again, and the square on which red has landed says with what: *yellow* ({S3}). Here are its moves.',
            e: 'Back to the start. Orange goes four squares this time, to *purple* again, and now stands on b5, in the middle of the Sumo’s diagonal.',
            f: 'There is nothing else left, so the push is compulsory ({S11}). Red lands on *yellow* again, and yellow has the same choice as before.',
        },
        alternatives: {
            f1h3: 'The best square for orange: green is named, and with best play Black wins this round.',
            a6b5: 'An ordinary step. {gold} is still winning, but it takes longer than after the push.',
            a6c4: 'An ordinary move, and a mistake: green is named, goes to b7, and Black is winning.',
        },
    },
    '9': {
        stops: {
            start: 'A Long Match, 5 to 3 for Black. Black’s green on d4 is a Double Sumo; before it stand {gold}’s blue and {gold}’s yellow, a Sumo. {gold} has to move pink.',
            a: 'Pink stops on *green* and names the Double. It may go up to three squares along the left diagonal ({DS1}); its own brown closes the right one. Or it may push.',
            b: 'It pushes two at once, an ordinary tower and a Sumo ({DS2}): each has fewer {rings} than the pusher ({DS8}). The further one, yellow, lands on *green*, so green moves again ({DS3}).',
            c: 'The same once more. Yellow is back on its home row now, on *pink*, and file g is open for Black’s pink Sumo.',
            d: 'Three squares to the far row. A second {ring} is worth two points ({Scoring}): 7 to 3, and the match is won.',
            e: 'Instead of the second push: green itself goes to the far row, three squares along the diagonal. A third {ring} is worth four points, and Black wins 9 to 3. Nobody has to push ({S10}).',
        },
        alternatives: {
            h7b1: 'As the towers stand here, pink could even go all the way to the far row. The figure needs it on f5 to show the pushes.',
            d4b6: 'Pink is called, and {gold}’s pink on f5 goes all the way to b1. Not every diagonal step is harmless.',
            d4c5: 'Playable, and with best play a win as well, but a long one. The push decides at once.',
            d5b7: 'Two squares where three would have won. Orange goes to b3, and with best play {gold} takes the round.',
            g5g7: 'Only two squares, and nothing is won yet. Black stays ahead, but why wait?',
        },
    },
} satisfies Record<string, FigureStory>;
