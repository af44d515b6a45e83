/** What the book says around its chapters. */
export const ui = {
    chapters: {
        single: 'Single Round',
        standard: 'Standard Match',
        long: 'Long Match',
        marathon: 'Marathon Match',
        annotation: 'Annotation',
        clocks: 'Clocks and manners',
    },
};
