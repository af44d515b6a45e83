import type { SectionText } from '../../../book';

/** How the home rows are filled between rounds. */
export const filling = {
    F1: {
        title: 'The winner chooses the side',
        summary: 'Whoever won the round chooses whether the home rows are filled from the left or from the right.',
        paragraphs: [
            'Between rounds all towers go back to their home rows, but not to their own colours. Where they stood when the round ended settles their order ({F3}, {F4}). There is only one thing to choose: the side from which to begin. The choice belongs to whoever won, who is the Defender of the next round.',
            'So you have two line-ups to compare. Take care of towers with a square of their own colour directly in front: an enemy tower that lands there stands in the way of the very tower that it has just named. That is a weak spot.',
        ],
        exercises: {
            'F1-choose': {
                task: 'Win the round with pink. Then you choose: from the left or from the right?',
                hint: 'A diagonal leads pink all the way into the far corner. Afterwards both sides are allowed.',
                solved: 'You chose, and all towers have gone home that way. {gold} lost the round and begins the next.',
            },
            'F1-guard': {
                task: 'You have won with blue. Choose the side that leaves none of your towers with a square of its own colour directly in front of it.',
                hint: 'From the left yellow would be the third to be placed. What colour is the square in front of the third one of your home row?',
                solved: 'From the right all your towers look at other colours. From the left, yellow would have stood in front of a yellow square.',
            },
        },
    },
    F2: {
        title: 'The loser follows',
        summary: 'Whoever lost the round, the Challenger of the next one, fills from the same side as the winner.',
        paragraphs: [
            'The choice is made once and holds for both. If the winner fills from the left, so does the loser; if from the right, the loser too. The loser has nothing to choose.',
            'That makes the choice worth a second look: you line up not only your own towers but your opponent’s as well.',
        ],
        exercises: {
            'F2-theirs': {
                task: 'Now you are {gold} and have won with blue. Choose in such a way that Black’s green tower comes to stand on the brown corner square of Black’s home row.',
                hint: 'For both players the brown corner of the home row is the left one. Of the towers on Black’s home row green is the nearest to it.',
                solved: 'You filled from your left, so Black had to fill from Black’s left: green came first, into the brown corner.',
            },
        },
    },
    F3: {
        title: 'Filling from the left',
        summary:
            'Nearest row first, within a row from left to right; placed from the brown corner square to the orange one.',
        paragraphs: [
            'Take your towers one after the other: first those on your home row, from left to right; then those in the row in front of it, again from left to right; and so on to the far end of the board. A tower in a nearer row always comes before one in a farther row, however far to the left that one stands.',
            'Place them in this order: the first one on the brown square in the left corner of your home row, the next one beside it, and so on until the last one stands on the orange square in the right corner.',
            'Left and right are always each player’s own. You sit opposite each other, so one player’s left is the other’s right. But the colours help: for both players the left corner of the home row is brown and the right one orange.',
        ],
        exercises: {
            'F3-corner': {
                task: 'You have won with orange. Choose so that your yellow tower comes to stand on the brown corner square of your home row.',
                hint: 'Yellow is the leftmost tower on your home row. From which side does it come first?',
                solved: 'Yellow, pink and purple from the home row; then brown and blue; then green and red; and last of all orange, which had reached the far row.',
            },
            'F3-opposite': {
                task: '{gold} sits opposite and has won with yellow. Choose for {gold}: the brown tower at the top right stands in a corner and is to stay there.',
                hint: 'The corner at the top right is brown: it is {gold}’s *left* corner.',
                solved: 'Seen from {gold}’s place brown was the leftmost on the home row. It came first, and stood on its square already.',
            },
        },
    },
    F4: {
        title: 'Filling from the right',
        summary:
            'Nearest row first, within a row from right to left; placed from the orange corner square to the brown one.',
        paragraphs: [
            'The rows keep their order: first the home row, then the row in front of it, and so on. But within a row you begin with the rightmost tower, and you place the towers from the orange square in your right corner to the brown square in your left.',
            'The tower that has just reached the far row is the farthest from its own home row, so it is always the last to be placed. If you fill from the left, it ends up in your right corner; if you fill from the right, in your left one.',
        ],
        exercises: {
            'F4-corner': {
                task: 'You have won with orange. This time choose so that your purple tower comes to stand on the orange corner square of your home row.',
                hint: 'Purple is the rightmost tower on your home row.',
                solved: 'Purple, pink and yellow from the home row; then blue and brown; then red and green; and orange is again the last, now in the brown corner.',
            },
            'F4-sumo': {
                task: 'You have won with green. Choose so that the new Sumo begins the next round on the brown corner square.',
                hint: 'The tower that has reached the far row is placed last. From which side is the brown corner the last square to be filled?',
                solved: 'Filled from the right, the left corner is the last to be filled, and green was the last tower.',
            },
        },
    },
} satisfies Record<string, SectionText>;
