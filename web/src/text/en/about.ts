export const about = {
    title: 'About',
    what: 'Peter Burley’s game of dragon towers, exactly by the book, with a computer that never errs. The rules and the solver are one program in C++; it runs here, in your browser, without any server.',
    unofficial:
        'This is an unofficial implementation. “Kamisado” is a trademark of Burley Games, which has nothing to do with this program.',
    privacy: 'Your matches and settings stay in this browser. Nothing is sent anywhere.',
    offline: 'Once loaded, everything works without a network. Your browser can install the page like a program.',
    keys: 'Keys',
    keyTable: {
        arrowsOnBoard: 'on the board: go from square to square',
        enter: 'take a tower, and put it down',
        escape: 'put it back',
        stepping: 'outside the board: one move back or on',
        ends: 'the beginning and the end of the record',
        undo: 'take back',
        redo: 'play again what was taken back',
        hint: 'a hint',
        flip: 'turn the board round',
    },
    keyColumn: 'Key',
    meaningColumn: 'What it does',
    version: (version: string) => `Version ${version}`,
};
