import type { SectionText } from '../../../learn/types';

export const long = {
    long: {
        title: 'To seven points',
        summary: 'A Long Match is won with seven points, and towers with two {rings} join the play.',
        paragraphs: [
            'Everything you know from the Standard Match stays: the winning tower is given a {ring}, the winner chooses the fill, the loser begins. Only the goal is further off: *seven points*. So a match no longer ends when a Sumo comes home. That tower gets a second {ring}, worth two points, and plays on as a *Double Sumo*.',
            'A Double that comes home gets a third {ring} for four points. Its three {rings} are then worth seven by themselves, which ends the match; Triple Sumos never play in a Long Match.',
        ],
        exercises: {
            'long-second-ring': {
                task: 'One all. Your purple Sumo sees an empty square on {gold}’s home row. Bring it home.',
                hint: 'A Sumo reaches five squares, and five is just enough straight ahead.',
                solved: 'A second {ring}, two points, 3–1. A Standard Match would be over now; here the next round begins, and purple is a Double Sumo.',
            },
            'long-third-ring': {
                task: '{gold} leads 4–3, and your green Double has to move. Win the match.',
                hint: 'Two squares of {gold}’s home row are empty, and both are three squares away.',
                solved: 'The third {ring} counts four points: 3 and 4 make 7. One Double that comes home is enough for a Long Match.',
            },
        },
    },
    DS1: {
        title: 'A Double goes three squares',
        summary: 'A Double Sumo moves at most three squares, straight or diagonally forward.',
        paragraphs: [
            'Each {ring} makes a tower slower: an ordinary tower goes as far as it likes, a Sumo five squares, a Double three. The directions are the same as ever.',
            'So count from the far end. Three squares before the goal a Double is dangerous; one row earlier it still needs another turn.',
        ],
        exercises: {
            'DS1-four': {
                task: 'Nothing stands between your orange Double and the empty home square c8. Try to go there.',
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
                solved: 'The push named purple, and purple went home. {gold} could do nothing in between.',
            },
            'DS3-nearer': {
                task: 'The push has been made: yellow stands on brown, green on purple. Try to go on with your brown tower.',
                hint: 'Take brown from a1 straight ahead.',
                solved: 'It is the further tower’s square that counts: purple. The nearer one names nothing.',
            },
        },
    },
    DS4: {
        title: 'Never diagonally',
        summary: 'A Double Sumo pushes straight ahead only.',
        paragraphs: [
            'More {rings} do not open new directions. What stands diagonally in front of a Double bars its way, be it ever so weak.',
            'A tower that can go nowhere and push nothing is blocked, whatever it wears: {M6} holds for Doubles too.',
        ],
        exercises: {
            'DS4-diagonal': {
                task: 'Two towers stand in a fine diagonal line before your pink Double. Try to push them.',
                hint: 'Take pink from d4 to e5.',
                solved: 'A diagonal is for moving, not for pushing.',
            },
            'DS4-freeze': {
                task: 'You play {gold}, with pink. Black’s brown Double has its own red tower in front of it. Take away its last move.',
                hint: 'One of its diagonals is closed already. The square that closes the other one is brown.',
                solved: 'Brown is named and can do nothing: own tower ahead, enemies on both diagonals. Its turn is a move of length zero, and you go on.',
            },
        },
    },
    DS5: {
        title: 'Room behind the line',
        summary: 'The square behind the last pushed tower must be empty; its colour names the next tower.',
        paragraphs: [
            'The line needs somewhere to go. If your own tower stands right behind it, there is no room, and nothing moves. The same if the line is one tower long.',
            'Once that square is free, it matters twice: it lets the line through, and its colour tells you which tower you will move next.',
        ],
        exercises: {
            'DS5-own-tower': {
                task: 'Your blue Double faces a single orange tower, and behind that stands your own purple tower. Try to push.',
                hint: 'Take blue from f3 to f4.',
                solved: 'Your own tower is in the way. It cannot be pushed, and nothing can be pushed into it.',
            },
            'DS5-make-room': {
                task: 'The same board, but purple has to move first. Make room so that {gold} has to let you push.',
                hint: 'Which tower of {gold}’s would have just one move, onto a blue square? Purple can name it, and leave it no other way.',
                solved: 'Yellow had only h6 left, which is blue. So blue was named, with room behind the orange tower.',
            },
        },
    },
    DS6: {
        title: 'Not off the board',
        summary: 'A line whose last tower stands on its own home row cannot be pushed.',
        paragraphs: [
            'Towers never leave the board. If the further of two towers stands on its home row, neither can be pushed, however many {rings} the pusher has.',
            'Pushing a tower *onto* its home row is allowed. It is the last {push} on that file.',
        ],
        exercises: {
            'DS6-off-the-board': {
                task: 'Pink has just pushed two towers; blue landed on its home row, on a pink square, so pink moves again. Try to push once more.',
                hint: 'Take pink from d6 to d7.',
                solved: 'Behind blue the board ends.',
            },
            'DS6-round-them': {
                task: 'The same towers, before the push. Win the round with pink alone.',
                hint: 'Push first: that brings pink one row closer, and it is named again. Then look at the diagonals.',
                solved: 'One {push}, one walk round the towers, four points: the match. What cannot be pushed can often be passed.',
            },
        },
    },
    DS7: {
        title: 'Three are too many',
        summary: 'A Double Sumo cannot push more than two towers.',
        paragraphs: [
            'Three enemy towers in an unbroken line are a wall for a Double. It cannot push two of them into the third, for there is no room; all or none.',
            'That makes a defence: put a third tower behind the two that are threatened.',
        ],
        exercises: {
            'DS7-three': {
                task: 'Three ordinary towers stand before your orange Double. Try to push.',
                hint: 'Take orange from b3 to b4.',
                solved: 'Two it could have pushed. Three hold it.',
            },
            'DS7-wall': {
                task: 'You play {gold}, with pink. Move it so that Black’s green Double is named and yet finds nothing to push.',
                hint: 'Behind your two towers on the d-file there is a green square.',
                solved: 'Three in line: the wall stands, and green has to walk round it.',
            },
        },
    },
    DS8: {
        title: 'Whom a Double can push',
        summary: 'A Double Sumo pushes ordinary towers and Sumos, but no other Double.',
        paragraphs: [
            'A pushed tower must have fewer {rings} than the pusher. For a Double that means none or one, and in a line it goes for every tower: the two may both be Sumos.',
            'A pushed tower keeps its {rings}; they go back along with it. And one Double anywhere in the line protects it all.',
        ],
        exercises: {
            'DS8-sumos': {
                task: 'Two Sumos bar the way of your brown Double. Push them.',
                hint: 'Move brown one square straight ahead.',
                solved: 'Red and blue have gone back, and each is still a Sumo.',
            },
            'DS8-hidden': {
                task: 'An ordinary tower stands before your purple Double, but look what is behind it. Try to push all the same.',
                hint: 'Take purple from e3 to e4.',
                solved: 'The yellow Double on e5 is as strong as the pusher. It holds, and brown is safe in front of it.',
            },
        },
    },
} satisfies Record<string, SectionText>;
