/** The game's own words, and what every view says. */
export const common = {
    colours: {
        brown: 'brown',
        green: 'green',
        red: 'red',
        yellow: 'yellow',
        pink: 'pink',
        purple: 'purple',
        blue: 'blue',
        orange: 'orange',
    },
    formats: { single: 'Single round', series: 'Series', standard: 'Standard', long: 'Long', marathon: 'Marathon' },
};
