export const about = {
    title: 'About',
    what: 'Peter Burley’s game of dragon towers, exactly by the book, with a computer that never makes a mistake. The rules and the solver are one program in C++; it runs here, in your browser, without any server.',
    unofficial:
        'This is an unofficial implementation. “Kamisado” is a trademark of Burley Games, which has nothing to do with this program.',
    privacy:
        'Your matches and settings stay in this browser. Nothing is sent anywhere, unless you play online: then the server keeps those games, and the name you give yourself.',
    offline: 'Once loaded, everything works without a network. Your browser can install the page like a program.',
    keys: 'Keys',
    keyNames: { enter: 'Enter', escape: 'Esc', ends: 'Home End', undo: 'Ctrl Z', redo: 'Ctrl Shift Z' },
    keyTable: {
        arrowsOnBoard: 'on the board: go from square to square',
        nextOnBoard: 'on the board: the next or the previous tower that can move, or goal of the one in hand',
        enter: 'take a tower, and put it down',
        escape: 'put it back',
        stepping: 'outside the board: one move back or on',
        ends: 'the beginning and the end of the record',
        undo: 'take back',
        redo: 'play again what was taken back',
    },
    keyColumn: 'Key',
    meaningColumn: 'What it does',
    version: (version: string) => `Version ${version}`,
};
