/** Der Rahmen um jede Ansicht. */
export const shell = {
    title: 'Kamisado',
    skip: 'Zum Inhalt springen',
    navigation: 'Hauptnavigation',
    views: {
        new: 'Spielen',
        match: 'Partie',
        analysis: 'Analyse',
        matches: 'Meine Partien',
        settings: 'Einstellungen',
        sheet: 'Partieformular',
        about: 'Über',
    },
    loading: 'Einen Moment …',
    coreFailed: 'Die Regeln konnten nicht geladen werden. Lade die Seite neu; deine Partien sind sicher.',
    viewFailed: 'Dieser Teil der Seite konnte nicht geladen werden. Bist du zum ersten Mal offline?',
    somethingFailed: 'Etwas ist schiefgegangen. Deine Partien sind gespeichert; lade die Seite neu, um weiterzumachen.',
    retry: 'Noch einmal versuchen',
    reload: 'Neu laden',
    dismiss: 'Schließen',
    trademark: 'Inoffiziell. Kamisado ist eine Marke von Burley Games.',
};
