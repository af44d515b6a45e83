import type { Learning } from '../../../parts.svelte';

/** Figures 1 à 6. */
export const roundStories: Pick<Learning['figures']['stories'], '1' | '2' | '3' | '4' | '5' | '6'> = {
    '1': {
        stops: {
            start: 'Noir commence, et le premier coup d’une manche est libre : n’importe laquelle des huit tours peut le jouer ({T1}). En voici deux, vues de plus près.',
            a: 'Tout ce que la tour *rose* peut atteindre : tout droit jusqu’en e7, car la case suivante est occupée, et sur les deux diagonales jusqu’au bord. Cela fait treize cases. Une tour avance tout droit ou en diagonale ({M1}), tant que la voie est libre ({M2}).',
            b: 'La tour *rouge*, placée ailleurs, a treize cases elle aussi, mais d’autres : peu à gauche, beaucoup à droite. Chacune a sa couleur, et cette couleur désignera la tour avec laquelle {gold} devra répondre ({T2}).',
        },
        alternatives: {},
    },
    '2': {
        stops: {
            start: 'Six coups d’une ouverture. Seul le tout premier est un choix libre ({T1}) ; observez comment chaque case désigne ensuite la tour suivante.',
            a: 'La tour rouge s’est arrêtée sur le *bleu*. Désormais, plus personne ne choisit sa tour : le bleu oblige {gold} à jouer la tour bleue ({T2}).',
            b: 'Voilà où {gold} peut aller avec la tour bleue. Sur sa colonne, elle va jusqu’en b2. La tour verte de Noir occupe b1, et l’on ne prend jamais rien ({M3}).',
            c: 'La tour bleue s’enfonce chez Noir et s’arrête sur le *jaune*. C’est donc la tour jaune de Noir qui doit jouer.',
            d: 'Ce que peut faire la tour jaune de Noir. À gauche, une seule case : la tour bleue en b3 barre le chemin, et une tour ne saute pas ({M2}).',
            e: 'La tour jaune s’arrête sur le *violet*.',
            f: 'Chez {gold}, la tour violette dispose de sept cases. La tour rouge de Noir, en c5, lui coupe la colonne ; la jaune, en g4, sa plus longue diagonale.',
            g: 'Un pas en d7, sur une case *verte*. Un petit coup qui cache une menace : la colonne d est ouverte jusqu’à la rangée de base de Noir.',
            h: 'Noir doit jouer la tour verte, et voir plus loin : si le violet est désigné de nouveau pendant que la colonne d est ouverte, la tour violette file au but.',
            i: 'La tour verte s’arrête sur l’*orange* : le violet n’est pas appelé.',
            j: 'Le choix de la tour orange : descendre la colonne a, ou avancer en diagonale de trois cases au plus, jusque devant la tour verte en e4.',
            k: 'Cinq cases en avant, en a3. La case est *bleue* : Noir jouera la tour bleue.',
            l: 'La tour bleue de Noir a six cases. La tour jaune de son camp, en g4, lui coupe la colonne. La figure s’arrête ici.',
        },
        alternatives: {
            d1d2: 'Le bleu désigne la tour en b3, et la tour jaune vient de quitter d1 : deux pas en diagonale et {gold} est au but ({M7}).',
            b1a2: 'Le violet est appelé alors que la colonne d est ouverte. La tour file de d7 à d1 et gagne.',
            b1d3: 'Le violet encore, mais la tour verte, en d3, ferme elle-même la colonne. La même couleur, et cette fois personne ne file au but.',
            a8a6: 'Le vert est appelé, et a8 vient de se libérer : depuis e4, la grande diagonale mène Noir droit au but.',
            a8a7: 'Le rouge est appelé. La tour est en c5, et la tour violette ne garde plus c8 : trois cases et Noir a gagné.',
        },
    },
    '3': {
        stops: {
            start: 'Noir doit jouer la tour marron. Regardez la tour bleue en a6 : elle est au bord du plateau, et la tour rose de Noir lui ferme la diagonale.',
            a: 'La tour marron s’arrête sur le *bleu* : {gold} doit jouer la tour bleue, que cela lui plaise ou non.',
            b: 'Elle n’a qu’une case, a5. On ne passe pas son tour : une tour qui peut se déplacer doit le faire ({M5}). Elle s’arrête sur le *rose*, et c’est bien ce que Noir espérait.',
            c: 'Trois cases tout droit, jusqu’en b8, que la tour bleue a quittée. Une tour sur la rangée de base adverse gagne la manche aussitôt ({M7}).',
        },
        alternatives: {
            a1a2: 'Le seul coup imprudent. Le violet est désigné, {gold} répond en d7 et tient la victoire ; tout autre coup de la tour marron gardait la manche à Noir.',
            b5b7: 'Il manque une case. La tour orange s’échappe en a6 et, avec le meilleur jeu, la manche revient désormais à {gold}.',
            b5d7: 'Le vert désigne la tour verte adverse, et la colonne g est libre de haut en bas.',
        },
    },
    '4': {
        stops: {
            start: 'Noir doit jouer la tour marron, en a2. Chez {gold}, la tour verte est à l’étroit en g6 : on peut en profiter.',
            a: 'La tour marron s’arrête sur le *vert*. {gold} devrait maintenant jouer la tour verte.',
            b: 'Mais elle ne le peut pas : la tour marron de son camp et les tours rouge et jaune de Noir occupent les trois cases devant elle. Elle est censée s’être déplacée de zéro case ; la main passe, et la case où elle se trouve, *jaune*, désigne la tour de Noir ({M6}).',
            c: 'Noir joue donc deux fois de suite, la seconde avec la tour jaune, dont la colonne est libre. C’est gagné ({M7}).',
        },
        alternatives: {
            a2c4: 'Une autre case verte, le même effet : la tour verte reste coincée en g6, et la tour jaune va au but.',
            a2d5: 'L’orange est appelé, et la tour marron vient d’ouvrir la colonne a : de a8 à a1 en un coup.',
            h5h7: 'Il manque une case. Le violet est appelé, et la tour violette adverse, en c3, n’a plus que deux pas à faire.',
            h5h6: 'La tour bleue est appelée et s’échappe en h2. Noir tenait la victoire ; avec le meilleur jeu, elle est maintenant à {gold}.',
        },
    },
    '5': {
        stops: {
            start: 'Noir doit jouer la tour bleue, en d2. Deux tours, une dans chaque camp, ne peuvent plus bouger.',
            a: 'La tour bleue s’arrête sur le *vert* : {gold} devrait jouer la tour verte.',
            b: 'En f7, la tour verte est enfermée par les tours rose et violette de Noir et par la tour jaune de son camp. Aucun coup ; elle est sur le *jaune*, et c’est à la tour jaune de Noir ({M6}).',
            c: 'En h6, la tour jaune est enfermée elle aussi, par la tour rouge de son camp et la tour marron adverse. Toujours aucun coup ; elle est sur le *bleu*. La main revient à {gold}, et c’est encore Noir qui a joué le dernier vrai coup.',
            d: 'La tour bleue s’arrête exprès sur le *jaune* : la tour jaune est justement celle qui ne peut pas bouger.',
            e: 'Toujours enfermée, toujours sur le *bleu*. {gold} rejoue la tour bleue.',
            f: 'Deux cases en diagonale, jusqu’à la rangée de base ({M7}). {gold} a joué deux fois de suite, car Noir n’a pas pu jouer entre-temps.',
        },
        alternatives: {
            d2d6: 'Le rouge est appelé, et la tour rouge adverse, en c3, est à deux pas du but. Quoi que fasse ici la tour bleue, {gold} peut gagner ; ce coup-ci ne fait que hâter la fin.',
            d2d5: 'La plus longue résistance. {gold} répond avec la tour orange et gagne quand même, mais moins vite.',
            b6b4: 'Le rouge est appelé : la tour rouge de Noir, en g7, est à un pas du but. La mauvaise couleur renverse tout.',
            b6b5: 'Cela gagne aussi. La tour violette n’a qu’un coup, sur le bleu, et la tour bleue, ainsi désignée, va au but par la diagonale.',
            b3c2: 'Encore le jaune, et Noir reste encore coincé. La victoire vient un coup plus tard, pour l’amusement de tous.',
        },
    },
    '6': {
        stops: {
            start: 'Une manche d’une partie standard. {gold} doit jouer la tour bleue, en a7.',
            a: 'La tour bleue s’arrête sur le *vert*, et Noir doit jouer la tour verte, en a3.',
            b: 'Seule b4 est libre : tout droit se trouve la tour marron de son camp. La tour verte doit donc y aller ({M5}), sur le *rouge*.',
            c: 'En f5, la tour rouge a devant elle la tour marron de son camp et, sur les deux diagonales, les tours rose et violette de Noir. Aucun coup ; elle est sur le *vert* ({M6}).',
            d: 'La tour verte de Noir, celle qui vient de jouer, est à son tour enfermée. Elle est sur le *rouge*.',
            e: 'Le rouge désigne le vert, le vert désigne le rouge, sans fin : c’est une impasse totale ({M8}). Noir a joué le dernier vrai coup et perd la manche. Comme ce coup finissait sur le rouge, c’est la tour *rouge* du vainqueur qui reçoit le marqueur.',
        },
        alternatives: {
            a7b6: 'Le rose est appelé, et la colonne e est libre : la tour rose de Noir est au but en un coup.',
        },
    },
};
