import type { Learning } from '../../parts.svelte';

export const annotation: Learning['annotation'] = {
    annotation: {
        title: 'Quatre signes pour un coup',
        summary:
            'Un coup s’écrit tour, flèche, distance et case ; la gauche et la droite sont celles du joueur qui joue.',
        paragraphs: [
            'Qui note une partie peut l’interrompre et la reprendre un autre jour, ou chercher l’erreur à tête reposée. Un coup tient en quatre signes : la *tour* qui a bougé, une *flèche*, le *nombre* de cases et la *couleur* où elle s’arrête. Sur un formulaire, la tour est un octogone de couleur et la case un carré de couleur ; ici, des lettres suffisent : N marron, G vert, R rouge, Y jaune, K rose, P violet, B bleu, O orange. Les majuscules sont à Noir, les minuscules à {gold}.',
            '↑ veut dire tout droit, ↖ en diagonale à gauche, ↗ en diagonale à droite, toujours vu de la place de *celui qui joue*. P↖5G signifie donc : la tour violette de Noir a avancé de cinq cases en diagonale à gauche et s’est arrêtée sur une case verte. Le dernier signe annonce la tour de l’inscription suivante ; à la lecture, c’est un bon contrôle.',
        ],
        exercises: {
            'annotation-first': {
                task: 'Jouez R↗3B.',
                hint: 'Tour rouge, en diagonale à droite, trois cases, sur une case bleue.',
                solved: 'De c1 à f4. Le B final oblige {gold} à répondre avec la tour bleue.',
            },
            'annotation-own-left': {
                task: 'Vous jouez {gold} et vous voyez le plateau de l’autre côté. Répondez par b↖3N.',
                hint: 'N est marron. La gauche est *votre* gauche.',
                solved: 'Pour Noir, cette tour est allée à droite. Les flèches s’en moquent : chacun écrit de sa place.',
            },
        },
    },
    'annotation-zero': {
        title: 'Une tour bloquée',
        summary: 'Un déplacement de zéro case s’écrit avec un 0 et sans flèche.',
        paragraphs: [
            'Une tour qui ne peut ni avancer ni pousser est notée elle aussi, puisqu’elle compte pour un coup ({M6}). Elle n’a pas de direction, la flèche disparaît donc : g0Y veut dire que, chez {gold}, la tour verte était bloquée sur une case jaune.',
            'Cette case désigne la tour suivante comme toujours ; sur la feuille, la chaîne des couleurs n’est pas rompue.',
        ],
        exercises: {
            'annotation-zero-length': {
                task: 'Trouvez le coup après lequel {gold} doit noter g0Y.',
                hint: 'Il reste une case libre à la tour verte en g6. La tour violette peut l’occuper, et cette case est verte.',
                solved: 'P↑4G g0Y, et Noir continue avec la tour jaune.',
            },
        },
    },
    'annotation-push': {
        title: 'Pousser prend deux inscriptions',
        summary:
            'La tour qui pousse se note comme tout autre coup ; les tours repoussées figurent dans la colonne adverse, avec une flèche vers l’arrière.',
        paragraphs: [
            'D’abord le pas de la tour qui pousse, une case tout droit. Puis, dans la colonne de celui qui passe son tour, les tours repoussées avec ↓, la seule flèche qui aille en arrière. S’il y en a plusieurs, un « + » les relie, la plus proche en tête.',
            'Ici, les couleurs ne s’enchaînent pas comme d’habitude. C’est la *dernière* case de la ligne repoussée qui désigne la tour suivante : après R↑1O k↓1N+b↓1P, Noir joue la tour violette.',
        ],
        exercises: {
            'annotation-pushed-back': {
                task: 'Jouez R↑1O avec votre Double-Sumo rouge. Qu’y aura-t-il dans la colonne de l’adversaire ?',
                hint: 'Une case tout droit, sur l’orange, où se trouve encore une tour adverse.',
                solved: 'k↓1N+b↓1P : la rose a reculé sur une case marron, la bleue sur une violette. La tour violette est la suivante.',
            },
        },
    },
    'annotation-words': {
        title: 'En mots et en lettres',
        summary: 'Les quatre mêmes éléments peuvent s’écrire en mots, « Violet Gauche 5 Vert », ou en abrégé, PL5G.',
        paragraphs: [
            'Sans signes, les mots suffisent : « Violet Gauche 5 Vert ». Les directions sont Avant, Gauche, Droite et Arrière. En abrégé, cela devient PL5G, avec F, L, R et B pour les flèches, d’après les mots anglais. Dans les réglages, vous choisissez comment cette page écrit les coups ; elle sait lire toutes ces écritures.',
            'Une curiosité : l’exemple des règles officielles, « Violet Gauche 5 Jaune », ne peut pas se jouer sur le plateau tel qu’il est posé ici. Sur un plateau tourné d’un quart de tour, c’est l’un des premiers coups possibles de Noir.',
        ],
        exercises: {
            'annotation-in-words': {
                task: 'Jouez « Violet Gauche 5 Vert ».',
                hint: 'La tour violette part de f1.',
                solved: 'P↖5G en signes, PL5G en lettres, f1a6 en coordonnées.',
            },
        },
    },
    'annotation-coordinates': {
        title: 'Le nom des cases',
        summary:
            'Les colonnes vont de a à h, les rangées de 1 à 8, comme Noir voit le plateau ; deux cases suffisent à écrire un coup.',
        paragraphs: [
            'Pour parler d’une position, chaque case a un nom : une lettre pour la colonne, de gauche à droite, et un chiffre pour la rangée, de bas en haut, vu de la place de Noir. La rangée de base de Noir est la 1, celle d’en face la 8. Les noms ne bougent pas, quel que soit le côté d’où l’on regarde.',
            'Pour noter un coup, il suffit alors de sa case de départ et de sa case d’arrivée : f1a6. Quand une tour en pousse d’autres, c’est le pas de la tour qui pousse. Les coordonnées sont un ajout de ce projet ; les règles officielles s’en passent.',
        ],
        exercises: {
            'annotation-squares': {
                task: 'Vous jouez {gold}. Jouez g8d5.',
                hint: 'Les noms au bord du plateau vous aident. Vue de votre place, la colonne a est à droite.',
                solved: 'En signes, c’est g↗3O. Les deux disent la même chose ; les signes indiquent en plus quelle tour suit.',
            },
        },
    },
    'annotation-sheet': {
        title: 'Lire une feuille de partie',
        summary: 'Une feuille de partie a une colonne par joueur ; chaque inscription annonce la tour de la suivante.',
        paragraphs: [
            'Une feuille se lit ligne par ligne : la colonne de Noir à gauche, celle de l’adversaire à droite. Avant chaque manche figure le placement des tours, et après elle, le côté choisi pour remplir les rangées de base.',
            'Celui qui commence une manche a le choix de la tour ; ensuite, chaque inscription débute par la couleur où la précédente s’est arrêtée, sauf quand une tour en a poussé d’autres. Si ce n’est pas le cas, quelqu’un s’est trompé en notant.',
        ],
        exercises: {
            'annotation-replay': {
                task: 'Rejouez cette courte manche, pour les deux camps : 1. G↑1N n↗5N 2. N↑2B b↖6R 3. R↗3B b0R 4. R↖4B',
                hint: 'Pour {gold}, les flèches se lisent de l’autre côté : n↗5N va de h8 à c3. b0R se joue tout seul.',
                solved: 'La tour bleue avait couru jusqu’en h2 et y était coincée, et la rouge est allée là d’où la bleue était venue.',
            },
        },
    },
};
