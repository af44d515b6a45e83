/** The coach of a first game: two lines before each of the first two moves. */
export const coach = {
    title: 'Your first game',
    lines: [
        [
            'Your aim: get any one of your towers to the far row.',
            'Towers go straight ahead or diagonally forwards, as far as the way is free. Pick one.',
        ],
        [
            'Each move ends on a colour, and the tower of that colour must answer: that is why one is lit.',
            'Do the same to your opponent: end on the colour of a tower that cannot hurt you.',
        ],
    ] as readonly (readonly string[])[],
};
