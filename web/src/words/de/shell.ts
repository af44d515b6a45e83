import type { Text } from '../text.svelte';

/** Der Rahmen um jede Ansicht. */
export const shell: Text['shell'] = {
    title: 'Kamisado',
    skip: 'Zum Inhalt springen',
    navigation: 'Hauptnavigation',
    more: 'Mehr',
    views: {
        new: 'Spielen',
        online: 'Online',
        match: 'Partie',
        analysis: 'Analyse',
        learn: 'Lernen',
        puzzles: 'Aufgaben',
        matches: 'Meine Partien',
        settings: 'Einstellungen',
        sheet: 'Spielprotokoll',
        about: 'Über',
        nowhere: 'Hier ist nichts',
    },
    turnsWaiting: (count) => (count === 1 ? '1 Partie wartet auf dich' : `${count} Partien warten auf dich`),
    loading: 'Einen Moment …',
    viewFailed: 'Dieser Teil der Seite konnte nicht geladen werden. Bist du offline?',
    somethingFailed: 'Etwas ist schiefgegangen. Deine Partien sind gespeichert; lade die Seite neu, um weiterzumachen.',
    nowhere: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link unvollständig oder veraltet.',
    toStart: 'Zur Startseite',
    retry: 'Noch einmal versuchen',
    reload: 'Neu laden',
    dismiss: 'Schließen',
    trademark: 'Inoffiziell. Kamisado ist eine Marke von Burley Games.',
};
