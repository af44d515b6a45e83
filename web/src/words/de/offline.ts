export const offline = {
    newVersion:
        'Es gibt eine neue Fassung dieser Seite. Deine Partie ist gespeichert und geht an derselben Stelle weiter.',
    reload: 'Neu laden',
    later: 'Später',
};
