import type { Learning } from '../../../parts.svelte';

/** Figure 10, en douze étapes. */
export const finishStories: Pick<Learning['figures']['stories'], '10'> = {
    '10': {
        stops: {
            start: 'Une partie marathon, 14 à 9 pour {gold} : encore un point et c’est fini. En d6, sa tour jaune est un Triple-Sumo, et trois tours de Noir se suivent devant elle. Noir doit jouer la tour rouge.',
            a: 'Le Double-Sumo va au bout de ses trois cases ({DS1}) et s’arrête sur le *jaune*. Voilà désignée la tour la plus lente et la plus forte du plateau.',
            b: 'Trois d’un coup ({TS2}) : une tour normale, un Double-Sumo et un Sumo, tous moins forts que le Triple-Sumo ({TS8}). La plus reculée, la verte, s’arrête sur le *bleu*. Noir passe son tour, et {gold} joue la tour bleue ({TS3}).',
            c: 'La tour bleue avait deux coups en diagonale, mais préfère pousser : un Double-Sumo peut repousser un Sumo ({DS8}). La tour jaune de Noir recule sur le *jaune*, et le Triple-Sumo est de nouveau appelé.',
            d: 'La diagonale orange est ouverte jusqu’en h1. Un Triple-Sumo n’en a que faire : il n’avance que d’une case ({TS1}). Il repousse donc les trois mêmes tours ; la verte arrive en d1, une case *jaune* elle aussi.',
            e: 'Encore le jaune, mais la ligne ne peut plus reculer : la tour verte est sur sa rangée de base ({TS6}). La tour rose, en c3, n’est devant le Triple-Sumo qu’en diagonale, et l’on ne pousse pas ainsi ({TS4}). Il reste un seul coup, d’une seule case, sur le *rouge*.',
            f: 'Enfin, c’est à Noir. La tour rouge a deux cases, toutes deux *jaunes*. Devant elle, la bleue est de son propre camp et ne se repousse pas ({S9}) ; et la tour rouge adverse, en e8, barre le chemin du but.',
            g: 'Le Triple-Sumo n’atteint pas g1, mais il peut pousser : la tour violette recule sur le *rose*, sur sa rangée de base.',
            h: 'La tour rose est un Double-Sumo : trois cases, et g1 est à quatre ({DS1}). De ses quatre coups, trois perdent la manche sur-le-champ. Seul celui en g4, sur une case *violette*, tient bon ; et de là, elle a g1 en ligne de mire.',
            i: 'La tour violette a trois cases, toutes *roses* : de toute façon, la tour rose adverse jouera ensuite. Noir n’a plus qu’un choix : lui barrer le chemin, en g3.',
            j: 'Pas pour longtemps : le Double-Sumo repousse la violette sur l’*orange* ({DS2}).',
            k: 'Le Sumo orange a la tour rouge en diagonale et la bleue devant lui : pousser est son seul coup, il doit donc pousser ({S11}). La tour bleue recule sur le *jaune*. Noir passe encore une fois son tour.',
            l: 'Une case, et le Triple-Sumo est au but : huit points ({Scoring}). Un seul suffisait à {gold}, qui gagne 22 à 9.',
        },
        alternatives: {
            h2h3: 'Le vert est appelé, et la tour verte adverse va tranquillement de f4 au but par la diagonale. {gold} n’a besoin que d’un point.',
            h2h4: 'Le rose. Avec le meilleur jeu, {gold} gagne aussi, mais aucun autre coup ne résiste plus longtemps.',
            d6c5: 'Le bleu est appelé : depuis h6, la tour bleue de Noir se glisse à côté de l’orange jusqu’en f8 et prend la manche.',
            d6e5: 'Le marron est appelé, et la ligne de Noir peut de nouveau avancer. Avec le meilleur jeu, Noir gagne la manche.',
            b5a4: 'Le jaune est appelé : c’est le Sumo de Noir en b4, et plus personne n’est devant lui. Quatre cases jusqu’en b8.',
            b5c4: 'Pas mal non plus. La tour verte n’a qu’une réponse, et {gold} garde la victoire, un peu plus tard.',
            d5e4: 'Un pas sur la diagonale ouverte, sur l’orange. Mais la tour orange vient d’être libérée : de d4 à d8 en un coup.',
            d5c4: 'Le chemin le plus court. La tour verte n’a qu’un coup ; puis la rouge enferme complètement la jaune de Noir, la main revient à {gold}, et quand on a poussé deux fois, la rouge est appelée et va au but.',
            h5f7: 'L’autre case jaune. Cela ne change rien à la suite : on pousse de même, et la fin est la même.',
            e3f2: 'Le rose est appelé : depuis c3, le Sumo rose de Noir a cinq cases libres devant lui, juste sa portée ({S1}).',
            g5g3: 'Sur le rose, tout droit. Le Sumo rose de Noir va au but, de c3 à c8, cinq cases ({S1}).',
            g5h4: 'Sur le rose, en diagonale. La même réponse : de c3 à c8.',
            g5g2: 'Sur l’orange. La tour orange de Noir a la colonne d pour elle et gagne.',
            e1f2: 'Le rose est désigné, et personne ne barre le chemin : de g4 à g1, un troisième marqueur, quatre points. {gold} gagne 18 à 9.',
            e1h4: 'Plus loin, mais à côté du chemin là aussi. La tour rose va au but, et {gold} gagne 18 à 9.',
            g4f3: 'L’orange est appelé, mais ce n’est pas la bonne tour : c’est celle de Noir, en d3, avec une colonne libre devant elle.',
            g4h3: 'Tout aussi bon. La tour verte doit sortir en c2, une case jaune, et le Triple-Sumo prend sa place en d1.',
            e2f1: 'L’autre case de la rangée de base. Huit points tout de même.',
        },
    },
};
