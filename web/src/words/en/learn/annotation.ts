import type { SectionText } from '../../book';

export const annotation = {
    annotation: {
        title: 'Four symbols for a move',
        summary: 'A move is written as tower, arrow, distance and square; left and right are the mover’s own.',
        paragraphs: [
            'Whoever writes a match down can break off and go on another day, or look for the mistake at leisure. A move takes four symbols: the *tower* that moved, an *arrow*, how many *squares* it went, and the *colour* on which it ended. On a form the tower is a coloured octagon and the square a coloured square; here letters do: N brown, G green, R red, Y yellow, K pink, P purple, B blue, O orange. Black’s towers are capitals, {gold}’s are small.',
            '↑ is straight ahead, ↖ diagonally to the left, ↗ diagonally to the right, always as the *mover* sits. So P↖5G says: Black’s purple tower went five squares diagonally to the left and stopped on green. The last symbol names the tower of the next entry, which is a good check when you read.',
        ],
        exercises: {
            'annotation-first': {
                task: 'Play R↗3B.',
                hint: 'Red tower, diagonally to the right, three squares, onto blue.',
                solved: 'From c1 to f4. The B at the end says that {gold} has to answer with blue.',
            },
            'annotation-own-left': {
                task: 'You play {gold} and see the board from the other side. Answer with b↖3N.',
                hint: 'N is brown. Left is *your* left.',
                solved: 'Seen by Black, that tower went to the right. Arrows do not care: each player writes from their own seat.',
            },
        },
    },
    'annotation-zero': {
        title: 'A blocked tower',
        summary: 'A move of length zero is written with a 0 and without an arrow.',
        paragraphs: [
            'A tower that can neither move nor push still gets its entry, since its turn has passed ({M6}). There is no direction, so the arrow is left out: g0Y means that {gold}’s green tower was blocked on a yellow square.',
            'That square names the next tower as always, so the chain of colours on the sheet does not break.',
        ],
        exercises: {
            'annotation-zero-length': {
                task: 'Find the move after which {gold}’s entry is g0Y.',
                hint: '{gold}’s green tower on g6 has one free square left. Purple can take it, and it is green.',
                solved: 'P↑4G g0Y, and Black goes on with yellow.',
            },
        },
    },
    'annotation-push': {
        title: 'A push takes two entries',
        summary:
            'The pusher is written like any move; the pushed towers stand in the opponent’s column, with an arrow back.',
        paragraphs: [
            'First comes the pusher’s own step, one square ahead. Then, in the column of the player who misses a turn, the pushed towers with ↓, the only arrow that points back. Several are joined with a plus, the nearest first.',
            'Here the colours do not follow one another as usual. The next tower is named by the *last* square of the pushed line: after R↑1O k↓1N+b↓1P, Black moves purple.',
        ],
        exercises: {
            'annotation-pushed-back': {
                task: 'Play R↑1O with your red Double. What will stand in {gold}’s column?',
                hint: 'One square ahead, onto orange, where one of {gold}’s towers still stands.',
                solved: 'k↓1N+b↓1P: pink went back onto brown, blue onto purple. Purple is next.',
            },
        },
    },
    'annotation-words': {
        title: 'In words and in letters',
        summary: 'The same four parts can be written as words, “Purple Left 5 Green”, or in short, PL5G.',
        paragraphs: [
            'Without symbols, words do: “Purple Left 5 Green”. The directions are Forward, Left, Right and Back. In short that becomes PL5G, with F, L, R and B for the arrows. In the settings you choose how moves are written on this page; it reads all of them.',
            'A curiosity: the rulebook’s own example, “Purple Left 5 Yellow”, cannot be played on the board as it lies here. On a board turned by a quarter it is one of Black’s first moves.',
        ],
        exercises: {
            'annotation-in-words': {
                task: 'Play “Purple Left 5 Green”.',
                hint: 'Purple starts on f1.',
                solved: 'P↖5G in symbols, PL5G in letters, f1a6 in coordinates.',
            },
        },
    },
    'annotation-coordinates': {
        title: 'Squares by their names',
        summary: 'Files are a to h, rows 1 to 8, as Black sees the board; a move can be written as its two squares.',
        paragraphs: [
            'For talking about positions every square has a name: a letter for the file, from Black’s left, and a number for the row, from Black’s side. Black’s home row is 1, {gold}’s is 8. The names stay where they are, whoever looks.',
            'A move is then simply where it began and where it ended, f1a6. For a push it is the pusher’s own step. Coordinates are this project’s addition; the rulebooks do without them.',
        ],
        exercises: {
            'annotation-squares': {
                task: 'You play {gold}. Play g8d5.',
                hint: 'The names at the edge of the board help. Seen from your side, file a is at the right.',
                solved: 'In symbols that is g↗3O. Both say the same; the symbols also tell which tower is next.',
            },
        },
    },
    'annotation-sheet': {
        title: 'Reading a sheet',
        summary: 'A score sheet has a column for each player; every entry names the tower of the next one.',
        paragraphs: [
            'A sheet is read row by row: Black’s column on the left, {gold}’s on the right. Before each round stands how the towers are lined up, and after it, from which side the home rows were filled.',
            'Whoever starts a round may choose any tower; from then on every entry begins with the colour on which the one before has ended, except after a push. If it does not, something was written down wrongly.',
        ],
        exercises: {
            'annotation-replay': {
                task: 'Play this short round, for both sides: 1. G↑1N n↗5N 2. N↑2B b↖6R 3. R↗3B b0R 4. R↖4B',
                hint: '{gold}’s arrows point as {gold} sits: n↗5N goes from h8 to c3. b0R plays itself.',
                solved: 'Blue had run to h2 and was stuck there, and red went where blue had come from.',
            },
        },
    },
} satisfies Record<string, SectionText>;
