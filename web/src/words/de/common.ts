/** The game's own words, and what every view says. */
export const common = {
    colours: {
        brown: 'braun',
        green: 'grün',
        red: 'rot',
        yellow: 'gelb',
        pink: 'rosa',
        purple: 'lila',
        blue: 'blau',
        orange: 'orange',
    },
    formats: { single: 'Einzelrunde', series: 'Serie', standard: 'Standard', long: 'Lang', marathon: 'Marathon' },
};
