import type { FigureStory } from '../figures';

/** Figures 1 to 6. */
export const roundStories = {
    '1': {
        stops: {
            start: 'Black begins, and the first move of a round is free: any of the eight towers may make it ({T1}). Two of them are looked at more closely.',
            a: 'Everything *pink* can reach: straight on as far as e7, where the next square is taken, and along both diagonals to the edge of the board. That makes thirteen squares. A tower goes forwards, straight or diagonally ({M1}), as far as the way is free ({M2}).',
            b: '*Red* stands elsewhere and has thirteen squares too, but others: short to the left, long to the right. Each of them has a colour, and that colour will name the tower with which {gold} has to answer ({T2}).',
        },
        alternatives: {},
    },
    '2': {
        stops: {
            start: 'Six moves of an opening. Only the very first one is a free choice ({T1}); watch how every square then names the next tower.',
            a: 'Red has stopped on *blue*. From now on nobody picks a tower: blue means that {gold} has to move blue ({T2}).',
            b: 'Where {gold}’s blue may go. It gets as far as b2 on its file. Black’s green stands on b1, and nothing is ever captured ({M3}).',
            c: 'Blue goes deep into Black’s half and stops on *yellow*. Now it is Black’s yellow that must move.',
            d: 'What Black’s yellow can do. To the left there is one square only: blue on b3 is in the way, and towers do not jump ({M2}).',
            e: 'Yellow stops on *purple*.',
            f: '{gold}’s purple has seven squares. Black’s red on c5 cuts its file short, yellow on g4 its long diagonal.',
            g: 'One step to d7, a *green* square. A small move with a threat in it: file d lies open down to Black’s home row.',
            h: 'Black’s green must move, and Black must look ahead as well: if purple is named again while file d is open, purple runs to the far row.',
            i: 'Green stops on *orange*, so purple is not called.',
            j: 'The choice of {gold}’s orange: down file a, or three squares along the diagonal as far as green on e4.',
            k: 'Five squares forwards, to a3. A *blue* square: Black moves blue next.',
            l: 'Black’s blue has six squares. Its own yellow on g4 shortens the file. Here the figure leaves the round.',
        },
        alternatives: {
            d1d2: 'Blue names the tower on b3, and yellow has just left d1: two steps along the diagonal and {gold} has won ({M7}).',
            b1a2: 'Purple is called while file d is open. It runs from d7 to d1 and wins.',
            b1d3: 'Purple as well, but green now stands on d3 and closes the file itself. The same colour, but this time nobody gets through.',
            a8a6: 'Green is called, and a8 has just been left empty: the long diagonal from e4 leads Black straight to the far row.',
            a8a7: 'Red is called. It stands on c5, and purple no longer guards c8: three squares and Black has won.',
        },
    },
    '3': {
        stops: {
            start: 'Black has to move brown. Look at {gold}’s blue on a6: at the edge of the board, with Black’s pink beside its way.',
            a: 'Brown stops on *blue*, so {gold} must move blue, wanted or not.',
            b: 'Blue has exactly one square, a5. There is no passing: a tower that can move must move ({M5}). Blue lands on *pink*, and that is just what Black hoped for.',
            c: 'Three squares straight on, to b8, which blue once left behind. A tower on the enemy home row wins the round at once ({M7}).',
        },
        alternatives: {
            a1a2: 'The one careless move. Purple is named, {gold} answers d7 and is winning; every other brown move would have kept the round for Black.',
            b5b7: 'One square short of the goal. Orange slips out to a6, and with best play the round is now {gold}’s.',
            b5d7: 'Green names {gold}’s green, and file g is empty from top to bottom.',
        },
    },
    '4': {
        stops: {
            start: 'Black has to move brown, from a2. {gold}’s green on g6 is hemmed in, and that can be used.',
            a: 'Brown lands on *green*. Now {gold} would have to move green.',
            b: 'But green cannot: its own brown and Black’s red and yellow stand on all three squares before it. It counts as having moved no square at all; the turn passes, and the square it stands on, *yellow*, names Black’s tower ({M6}).',
            c: 'So Black moves twice in a row, the second time with yellow, whose file is free. That wins ({M7}).',
        },
        alternatives: {
            a2c4: 'Another green square with the same effect: green is stuck on g6, and yellow reaches the far row.',
            a2d5: 'Orange is called, and brown has just opened file a: from a8 to a1 in one move.',
            h5h7: 'One square short. Purple is called, and {gold}’s purple on c3 has two steps to go.',
            h5h6: 'Blue is called and gets away to h2. Black had a win in hand; with best play it is now {gold}’s.',
        },
    },
    '5': {
        stops: {
            start: 'Black has to move blue, from d2. Two towers on this board have no room at all, one of each side.',
            a: 'Blue lands on *green*: {gold} should move green.',
            b: 'Green on f7 is shut in by Black’s pink and purple and by its own yellow. No move; it stands on *yellow*, so Black’s yellow is next ({M6}).',
            c: 'Yellow on h6 is shut in as well, by its own red and {gold}’s brown. No move again; it stands on *blue*. The turn has come back to {gold}, and Black’s tower is the last that moved.',
            d: 'Blue stops on *yellow* again, on purpose: yellow is the tower that cannot move.',
            e: 'Still stuck, still on *blue*. {gold} moves blue once more.',
            f: 'Two squares diagonally, onto the home row ({M7}). {gold} has moved twice in a row, because the turn between was one that Black could not take.',
        },
        alternatives: {
            d2d6: 'Red is called, and {gold}’s red on c3 needs two steps. Whatever blue does here, {gold} can win; this is merely faster.',
            d2d5: 'The longest resistance. {gold} answers with orange and still wins, but not so quickly.',
            b6b4: 'Red is called: Black’s red on g7 is one step from the far row. Landing on the wrong colour turns everything round.',
            b6b5: 'This wins too. Purple has one single move, onto blue, and that sends {gold}’s blue to the far row by the diagonal.',
            b3c2: 'Yellow once more, and once more Black is stuck. It wins a move later, to everybody’s amusement.',
        },
    },
    '6': {
        stops: {
            start: 'A round of a Standard Match. {gold} has to move blue, from a7.',
            a: 'Blue stops on *green*, and Black has to move green, from a3.',
            b: 'Only b4 is free: its own brown stands ahead. So green must go there ({M5}), onto *red*.',
            c: '{gold}’s red on f5 has its own brown ahead and Black’s pink and purple at the corners. No move; it stands on *green* ({M6}).',
            d: 'Black’s green, the one that has just moved, is now shut in too. It stands on *red*.',
            e: 'Red names green and green names red, for ever: a deadlock ({M8}). Black made the last real move and loses the round. Because that move ended on red, {gold}’s *red* tower gets the {ring}.',
        },
        alternatives: {
            a7b6: 'Pink is called, and file e is empty: Black’s pink reaches the far row in one move.',
        },
    },
} satisfies Record<string, FigureStory>;
