import type { Text } from '../text.svelte';

/** Was die Seite selbst findet. */
export const errors: Text['errors'] = {
    sentences: {
        'text.empty': () => `Hier steht nichts, was sich lesen ließe.`,
        'text.unknown': () =>
            `Das ist weder eine Aufzeichnung noch eine Stellung, auch keine Sicherung und kein Link dieser Seite.`,
        'text.too-long': () => `Das ist zu lang für eine Aufzeichnung, eine Stellung oder eine Sicherung dieser Seite.`,
        'text.not-text': (found: string) => `${found} ist keine Textdatei.`,
        'link.damaged': () => `Dieser Link ist beschädigt: Ein Teil fehlt oder wurde verändert.`,
        'link.too-long': () => `Dieser Link enthält mehr, als eine Partie sein kann.`,
        'link.newer': () => `Dieser Link stammt aus einer neueren Version dieser Seite.`,
        'backup.damaged': () => `Diese Sicherung ist beschädigt und lässt sich nicht lesen.`,
        'backup.newer': () => `Diese Sicherung stammt aus einer neueren Version dieser Seite.`,
    },
    heading: 'Das lässt sich nicht lesen',
    offendingLine: 'Die Zeile, um die es geht',
    showPlace: 'Stelle zeigen',
    stays: 'Nichts ist verloren: Der Text unten lässt sich verbessern und wird dann neu gelesen.',
};
