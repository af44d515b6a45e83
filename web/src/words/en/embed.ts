export const embed = {
    open: 'Open in Kamisado',
    opensWindow: 'opens a new window',
    versus: (black: string, gold: string) => `${black} against ${gold}`,
    nameless: 'A Kamisado match',
    board: 'Kamisado board',
    loading: 'Loading …',
    failed: 'This could not be loaded.',
    nothing: 'The address of this frame names no match and no puzzle.',
    noSuchPuzzle: 'There is no such puzzle.',
};
