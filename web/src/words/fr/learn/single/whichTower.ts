import type { Learning } from '../../../parts.svelte';

export const whichTower: Pick<Learning['single'], 'board' | 'T1' | 'T2'> = {
    board: {
        title: 'Le plateau et le but du jeu',
        summary: 'Seize tours, huit couleurs et un seul but : la rangée d’en face.',
        paragraphs: [
            'Le plateau compte 64 cases de huit couleurs. Dans chaque rangée et dans chaque colonne, chaque couleur figure exactement une fois.',
            'Deux joueurs se font face, Noir et {gold}. La rangée la plus proche de vous est votre *rangée de base* : marron à son extrémité gauche, orange à droite. Chacun dispose de huit tours, une par couleur ; au départ, chaque tour se trouve, dans sa rangée de base, sur la case de sa couleur. Le dragon qui la coiffe montre à qui elle appartient.',
            'Le premier qui amène une tour sur la rangée de base adverse gagne la manche. Dans une partie simple, c’est toute la partie : un point suffit. Vous pouvez aussi en jouer plusieurs à la suite ; chaque fois, on remet toutes les tours à leur place de départ, et l’on commence à tour de rôle.',
        ],
        exercises: {
            'board-home': {
                task: 'Vous jouez Noir, de bas en haut. Amenez votre tour orange sur la rangée d’en face.',
                hint: 'Rien ne sépare la tour orange de e8. Faites-la glisser jusque-là, ou touchez d’abord la tour, puis la case.',
                solved: 'Voilà l’enjeu de chaque manche : une seule tour sur la rangée de base adverse, et c’est gagné.',
            },
        },
    },
    T1: {
        title: 'Le premier coup est libre',
        summary: 'Celui qui commence une manche joue la tour de son choix.',
        paragraphs: [
            'Noir joue le premier coup de la partie. Pour ce seul coup, le choix est libre : n’importe laquelle des huit tours de Noir peut avancer.',
            'Celui qui commence une manche s’appelle l’attaquant, l’autre le défenseur. Après ce premier coup, plus personne ne choisit sa tour : c’est le plateau qui décide ({T2}).',
        ],
        exercises: {
            'T1-begin': {
                task: 'Commencez la manche avec la tour de votre choix.',
                hint: 'Touchez une tour de la rangée du bas : les cases qu’elle peut atteindre sont marquées. Choisissez-en une.',
                solved: 'Vous aviez le choix entre 102 coups. Regardez maintenant la couleur de votre case d’arrivée : c’est elle qui dicte à {gold} la tour à jouer.',
            },
            'T1-theirs': {
                task: 'Libre, oui, mais pas à ce point : essayez de commencer avec une tour adverse.',
                hint: 'Avant de choisir une des vôtres, touchez n’importe quelle tour de la rangée du haut.',
                solved: 'Le choix est libre, mais seulement parmi vos propres tours.',
            },
        },
    },
    T2: {
        title: 'La case désigne la tour suivante',
        summary: 'La couleur de la case où finit un coup désigne la tour que l’adversaire doit jouer.',
        paragraphs: [
            'C’est le cœur du jeu. Regardez la *case* où s’est arrêté le dernier coup, pas la tour qui s’y est rendue. Si la case est jaune, l’adversaire doit maintenant jouer sa tour jaune.',
            'Chaque coup fait donc deux choses à la fois : il fait avancer votre tour, et il donne un ordre à l’adversaire. Bien souvent, c’est l’ordre qui compte le plus.',
        ],
        exercises: {
            'T2-another': {
                task: 'La tour bleue adverse vient de s’arrêter sur une case jaune. Essayez de répondre avec une tour qui n’est pas jaune.',
                hint: 'Touchez une autre de vos tours, la rose par exemple.',
                solved: 'La jaune est désignée, c’est donc la jaune qui joue, même si vous aviez mieux à faire ailleurs.',
            },
            'T2-answer': {
                task: 'Le même instant. Répondez cette fois avec la bonne tour.',
                hint: 'Votre tour jaune se trouve en d1. Toutes les cases marquées conviennent.',
                solved: 'Et votre case d’arrivée désigne la prochaine tour de l’adversaire. Toute la manche se déroule ainsi.',
            },
            'T2-call': {
                task: 'Encore une fois, mais avec une idée : répondez de façon à obliger {gold} à jouer sa tour violette.',
                hint: 'Votre tour jaune doit finir sur une case violette. Deux sont à sa portée : l’une tout droit, l’autre en diagonale à droite.',
                solved: 'Une case violette appelle la tour violette. Ce choix compte : en vous arrêtant en d2, case bleue, vous auriez appelé la tour bleue, qui serait allée de b3 à votre rangée de base.',
            },
        },
    },
};
