import type { Text } from '../text.svelte';

/** Ce que la page trouve elle-même. */
export const errors: Text['errors'] = {
    sentences: {
        'text.empty': () => `Il n’y a rien à lire ici.`,
        'text.unknown': () =>
            `Ce n’est ni une feuille de partie, ni une position, ni une sauvegarde ou un lien de cette page.`,
        'text.too-long': () =>
            `C’est trop long pour une feuille de partie, une position ou une sauvegarde de cette page.`,
        'text.not-text': (found: string) => `${found} n’est pas un fichier texte.`,
        'link.damaged': () => `Ce lien est abîmé : il en manque une partie, ou elle a été modifiée.`,
        'link.too-long': () => `Ce lien contient plus que ne peut contenir une partie.`,
        'link.newer': () => `Ce lien vient d’une version plus récente de cette page.`,
        'backup.damaged': () => `Cette sauvegarde est abîmée et ne peut pas être lue.`,
        'backup.newer': () => `Cette sauvegarde vient d’une version plus récente de cette page.`,
    },
    heading: 'Impossible de lire ce texte',
    offendingLine: 'La ligne en question',
    showPlace: 'Montrer l’endroit',
    stays: 'Rien n’est perdu : corrigez le texte ci-dessous et il sera relu.',
};
