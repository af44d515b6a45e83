/** The official examples. `titles` are for the contents: what each one shows. */
export const figures = {
    titles: {
        '1': 'The first move',
        '2': 'An opening',
        '3': 'A tower that has to move',
        '4': 'A blocked tower',
        '5': 'Blocked twice',
        '6': 'A deadlock',
        '7': 'Filling the home rows',
        '8': 'A push',
        '9': 'Pushing two',
        '10': 'The big finish',
    },
};
