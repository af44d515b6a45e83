import type { EmbedText } from '../parts.svelte';

export const embed: EmbedText = {
    open: 'Ouvrir dans Kamisado',
    opensWindow: 'ouvre une nouvelle fenêtre',
    versus: (black, gold) => `${black} contre ${gold}`,
    nameless: 'Une partie de Kamisado',
    board: 'Plateau de Kamisado',
    loading: 'Chargement…',
    failed: 'Le chargement a échoué.',
    nothing: 'L’adresse de ce cadre ne désigne ni partie ni problème.',
    noSuchPuzzle: 'Ce problème n’existe pas.',
};
