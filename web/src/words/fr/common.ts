/** The game's own words, and what every view says. */
export const common = {
    colours: {
        brown: 'marron',
        green: 'vert',
        red: 'rouge',
        yellow: 'jaune',
        pink: 'rose',
        purple: 'violet',
        blue: 'bleu',
        orange: 'orange',
    },
    formats: { single: 'Partie simple', series: 'Série', standard: 'Standard', long: 'Longue', marathon: 'Marathon' },
};
