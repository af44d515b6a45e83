import type { EmbedText } from '../parts.svelte';

export const embed: EmbedText = {
    open: 'In Kamisado öffnen',
    opensWindow: 'öffnet ein neues Fenster',
    versus: (black, gold) => `${black} gegen ${gold}`,
    nameless: 'Eine Kamisado-Partie',
    board: 'Kamisado-Brett',
    loading: 'Wird geladen …',
    failed: 'Das konnte nicht geladen werden.',
    nothing: 'Die Adresse dieses Rahmens nennt weder eine Partie noch eine Aufgabe.',
    noSuchPuzzle: 'Diese Aufgabe gibt es nicht.',
};
