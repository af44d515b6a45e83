export const about = {
    title: 'À propos',
    what: 'Le jeu des tours Dragon de Peter Burley, exactement selon la règle, avec un ordinateur qui ne se trompe jamais. Les règles et le solveur sont un seul programme en C++ ; il tourne ici, dans votre navigateur, sans serveur.',
    unofficial:
        'Ceci est une adaptation non officielle. « Kamisado » est une marque de Burley Games, qui n’a aucun lien avec ce programme.',
    privacy:
        'Vos parties et réglages restent dans ce navigateur. Rien n’est envoyé, sauf si vous jouez en ligne : le serveur garde alors ces parties et le nom que vous vous donnez.',
    offline:
        'Une fois chargée, la page marche entièrement sans réseau. Votre navigateur peut l’installer comme un programme.',
    keys: 'Touches',
    keyNames: { enter: 'Entrée', escape: 'Échap', ends: 'Début Fin', undo: 'Ctrl Z', redo: 'Ctrl Maj Z' },
    keyTable: {
        arrowsOnBoard: 'sur le plateau : aller de case en case',
        nextOnBoard: 'sur le plateau : tour jouable suivante ou précédente, ou case d’arrivée de la tour prise',
        enter: 'prendre une tour, puis la poser',
        escape: 'la remettre',
        stepping: 'hors du plateau : un coup en arrière ou en avant',
        ends: 'début et fin de la notation',
        undo: 'reprendre un coup',
        redo: 'rejouer ce qui a été repris',
    },
    keyColumn: 'Touche',
    meaningColumn: 'Ce qu’elle fait',
    version: (version: string) => `Version ${version}`,
};
