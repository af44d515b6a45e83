/** The frame around every view. */
export const shell = {
    title: 'Kamisado',
    skip: 'Skip to the content',
    navigation: 'Main navigation',
    views: {
        new: 'Play',
        match: 'Match',
        analysis: 'Analysis',
        matches: 'My matches',
        settings: 'Settings',
        sheet: 'Score sheet',
        about: 'About',
    },
    loading: 'One moment …',
    coreFailed: 'The rules could not be loaded. Reload the page; your matches are safe.',
    viewFailed: 'This part of the page could not be loaded. Are you offline for the first time?',
    somethingFailed: 'Something went wrong. Your matches are saved; reload the page to go on.',
    retry: 'Try again',
    reload: 'Reload',
    dismiss: 'Dismiss',
    trademark: 'Unofficial. Kamisado is a trademark of Burley Games.',
};
