import type { SectionText } from '../../../book';

export const powers = {
    DS1: {
        title: 'A Double goes three squares',
        summary: 'A Double Sumo moves at most three squares, straight or diagonally forward.',
        paragraphs: [
            'Each {ring} makes a tower slower: an ordinary tower goes as far as it likes, a Sumo five squares, a Double three. The directions are the same as ever.',
            'So count from the far end. Three squares before the goal a Double is dangerous; one row earlier it still needs another turn.',
        ],
        exercises: {
            'DS1-four': {
                task: 'Nothing stands between your orange Double and the empty square c8 on the far row. Try to go there.',
                hint: 'Take orange from c4 to c8.',
                solved: 'Four squares are one too many. {DS1} stops it in front of an open door.',
            },
            'DS1-springboard': {
                task: 'Your blue Double has left home. Move it to the row from which the goal is within its reach.',
                hint: 'The fifth row is three squares away from the eighth.',
                solved: 'From here every open line ahead is a threat. From its home row a Double needs three moves at least; count them before you set out.',
            },
        },
    },
    DS2: {
        title: 'Pushing one or two',
        summary: 'A Double Sumo may push one or two enemy towers that stand in line right in front of it.',
        paragraphs: [
            'A Sumo pushes one tower. A Double pushes one, or two that stand directly behind each other: pusher and pushed all go one square. As before, the pusher must be the tower whose turn it is, and the towers must stand there when the turn begins.',
            'A diagonal move may be made instead if there is one; whether to push is your choice.',
        ],
        exercises: {
            'DS2-two': {
                task: 'Purple and red stand in line before your green Double. Push both.',
                hint: 'Move green one square straight ahead, onto the purple tower.',
                solved: 'Three towers have moved, and it is your turn again, with orange: red was pushed onto an orange square.',
            },
            'DS2-gap': {
                task: 'Two towers stand on the file of your yellow Double, with an empty square between them. Push, and see what moves.',
                hint: 'Move yellow one square straight ahead.',
                solved: 'Only pink has moved: it now fills the gap. A line ends at the first empty square. Now that the two stand together, the next push would move both.',
            },
        },
    },
    DS3: {
        title: 'The further tower names your next',
        summary: 'After a push the pusher moves again, with the tower named by the square the further tower landed on.',
        paragraphs: [
            'Whoever has been pushed misses a turn, and the pusher moves again at once. With two pushed towers there are two squares that might name the next tower. Only one counts: the one onto which the *further* tower was pushed.',
            'That square was empty before, so you can read the name of your next tower off the board before you push.',
        ],
        exercises: {
            'DS3-furthest': {
                task: 'Win this round, with your red Double and one more tower.',
                hint: 'The square behind the two towers is purple, and your purple tower has an open file.',
                solved: 'The push named purple, and purple reached the far row. {gold} could do nothing in between.',
            },
            'DS3-nearer': {
                task: 'The push has been made: yellow stands on brown, green on purple. Try to go on with your brown tower.',
                hint: 'Take brown from a1 straight ahead.',
                solved: 'It is the further tower’s square that counts: purple. The nearer one names nothing.',
            },
        },
    },
} satisfies Record<string, SectionText>;
