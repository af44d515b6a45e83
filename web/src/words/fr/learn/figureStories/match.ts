import type { Learning } from '../../../parts.svelte';

/** Figures 7 à 9. */
export const matchStories: Pick<Learning['figures']['stories'], '7' | '8' | '9'> = {
    '7': {
        stops: {
            start: 'La première manche d’une partie standard touche à sa fin : en f3, la tour violette voit la grande diagonale ouverte.',
            a: 'Au but, et le premier point. La tour violette reçoit un marqueur et devient un Sumo ({Scoring}). Le vainqueur choisit maintenant à partir de quel côté se remplissent les deux rangées de base ({F1}).',
            b: 'À partir de la *gauche* : pour Noir, c’est a1. D’abord les tours restées sur la rangée de base, puis, rangée après rangée, les plus éloignées et, sur chaque rangée, la plus à gauche en premier ({F3}). Les numéros donnent l’ordre.',
            c: '{gold} n’a pas le choix et se place aussi à partir de la gauche ({F2}), mais sa gauche à lui, c’est h8. Là encore, la rangée la plus proche d’abord.',
            d: 'Les deux rangées remplies à partir de la gauche. {gold}, qui a perdu la manche, est l’attaquant et commence la suivante avec la tour de son choix.',
            e: 'L’autre choix : à partir de la *droite*. La première case de Noir est alors h1, et sur chaque rangée la tour la plus à droite passe d’abord ({F4}). Comparez la rose et la rouge : elles échangent leur rang.',
            f: 'Pour {gold}, la droite, c’est a8. Vue de là, la tour jaune est la plus à droite de sa rangée de base : elle passe en premier.',
            g: 'Les deux rangées remplies à partir de la droite. Un détail à surveiller : la tour jaune, en c1, a une case *jaune* juste devant elle. Un adversaire qui s’y arrête désigne la tour même dont il barre le chemin.',
            h: 'Après un placement à partir de la gauche, le Sumo de Noir se trouve en h1. Voici sa portée quand il est désigné : cinq cases au plus ({S1}), là où une tour normale irait jusqu’au bord.',
        },
        alternatives: {
            f3b7: 'Il manque une case, et celle-ci est orange : la tour orange adverse prend la diagonale de b5 à f1, et c’est elle qui gagne.',
            f3f7: 'La tour violette laisse passer sa chance. La jaune répond en e7 et, avec le meilleur jeu, {gold} gagne la manche.',
        },
    },
    '8': {
        stops: {
            start: 'Un point partout. Chez {gold}, la tour violette, en a6, est un Sumo, et la tour rouge de Noir se trouve juste devant elle. Noir doit jouer la tour orange.',
            a: 'La tour orange s’arrête sur le *violet* : le Sumo est désigné.',
            b: 'Il peut faire trois choses : aller en b5 ou en c4 par la diagonale, ou tout droit contre la tour rouge. Pousser est une offre, pas une obligation, tant qu’il existe un autre coup ({S10}).',
            c: 'Le Sumo avance d’une case, et la tour rouge recule d’une case, sur le *jaune* ({S2}). Il fallait une tour adverse sans marqueur juste devant lui et une case libre derrière elle ({S5}).',
            d: 'Noir passe son tour. {gold} rejoue, et la case où la tour rouge a été repoussée dit avec quelle tour : la *jaune* ({S3}). Voici ses coups.',
            e: 'Retour au départ. La tour orange avance cette fois de quatre cases, de nouveau sur le *violet*, et la voilà en b5, au milieu de la diagonale du Sumo.',
            f: 'Il ne reste rien d’autre : pousser devient obligatoire ({S11}). La tour rouge recule encore sur le *jaune*, et la tour jaune a le même choix que tout à l’heure.',
        },
        alternatives: {
            f1h3: 'La meilleure case pour la tour orange : le vert est désigné et, avec le meilleur jeu, Noir gagne cette manche.',
            a6b5: 'Un simple pas. {gold} garde la victoire, mais c’est plus long qu’en poussant.',
            a6c4: 'Un simple coup, et une erreur : la tour verte est désignée, va en b7, et c’est Noir qui gagne.',
        },
    },
    '9': {
        stops: {
            start: 'Une partie longue, Noir mène 5 à 3. En d4, la tour verte de Noir est un Double-Sumo ; devant elle se suivent la tour bleue adverse et la jaune, un Sumo. {gold} doit jouer la tour rose.',
            a: 'La tour rose s’arrête sur le *vert* et désigne le Double-Sumo. Il peut avancer de trois cases au plus sur la diagonale de gauche ({DS1}) ; celle de droite est fermée par la tour marron de son camp. Ou bien il pousse.',
            b: 'Il repousse deux tours d’un coup, une tour normale et un Sumo ({DS2}) : chacune est moins forte que lui ({DS8}). La plus reculée, la jaune, s’arrête sur le *vert* : la tour verte rejoue ({DS3}).',
            c: 'La même chose encore une fois. La tour jaune est revenue sur sa rangée de base, sur le *rose*, et la colonne g est ouverte au Sumo rose de Noir.',
            d: 'Trois cases, et le voilà au but. Un deuxième marqueur vaut deux points ({Scoring}) : 7 à 3, la partie est gagnée.',
            e: 'Au lieu de pousser une seconde fois : la tour verte va elle-même au but, trois cases en diagonale. Un troisième marqueur vaut quatre points, et Noir gagne 9 à 3. Personne n’est obligé de pousser ({S10}).',
        },
        alternatives: {
            h7b1: 'Dans cette position, la rose pourrait même aller jusqu’au but. Mais la figure a besoin d’elle en f5 pour montrer la suite.',
            d4b6: 'Le rose est appelé, et la tour rose adverse va de f5 à b1, au but. Un coup en diagonale n’est pas toujours anodin.',
            d4c5: 'Jouable et, avec le meilleur jeu, gagnant aussi, mais c’est long. Pousser décide de tout aussitôt.',
            d5b7: 'Deux cases là où trois gagnaient. La tour orange va en b3 et, avec le meilleur jeu, {gold} prend la manche.',
            g5g7: 'Deux cases seulement, et rien n’est encore gagné. Noir garde l’avantage, mais pourquoi attendre ?',
        },
    },
};
