/** What the page itself finds wrong, and what stands around an error. The core’s own are in the catalogue. */
export const errors = {
    sentences: {
        'text.empty': () => `There is nothing here to read.`,
        'text.unknown': () => `This is neither a record nor a position, and no backup or link of this page either.`,
        'text.too-long': () => `This is too long to be a record, a position or a backup of this page.`,
        'text.not-text': (found: string) => `${found} is not a text file.`,
        'link.damaged': () => `This link is damaged: some of it is missing or has been changed.`,
        'link.too-long': () => `This link holds more than a match can be.`,
        'link.newer': () => `This link was made by a newer version of this page.`,
        'backup.damaged': () => `This backup is damaged and cannot be read.`,
        'backup.newer': () => `This backup was made by a newer version of this page.`,
    },
    heading: 'This cannot be read',
    offendingLine: 'The line in question',
    showPlace: 'Show the place',
    stays: 'Nothing is lost: correct the text below and it is read again.',
};
