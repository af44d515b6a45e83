import type { Widened } from '../../../text.svelte';
import type { limits as english } from '../../../en/learn/long/limits';

export const limits: Widened<typeof english> = {
    DS4: {
        title: 'Jamais en diagonale',
        summary: 'Un Double-Sumo ne pousse que tout droit.',
        paragraphs: [
            'Une force plus grande n’ouvre pas de nouvelles directions. Une tour placée en diagonale devant un Double-Sumo lui barre le chemin, si faible soit-elle.',
            'Une tour qui ne peut ni avancer ni pousser est bloquée, quoi qu’elle porte : {M6} vaut aussi pour les Doubles-Sumos.',
        ],
        exercises: {
            'DS4-diagonal': {
                task: 'Deux tours s’alignent joliment en diagonale devant votre Double-Sumo rose. Essayez de les repousser.',
                hint: 'Jouez la tour rose de d4 à e5.',
                solved: 'En diagonale, on avance, mais on ne pousse pas.',
            },
            'DS4-freeze': {
                task: 'Vous jouez {gold}, avec la tour rose. Le Double-Sumo marron de Noir a devant lui la tour rouge de son propre camp. Ôtez-lui son dernier coup.',
                hint: 'Une de ses diagonales est déjà fermée. La case qui ferme l’autre est marron.',
                solved: 'La tour marron est désignée et ne peut rien : une tour de son camp devant elle, les vôtres sur les deux diagonales. Elle se déplace de zéro case, et c’est de nouveau à vous.',
            },
        },
    },
    DS5: {
        title: 'De la place derrière la ligne',
        summary: 'La case derrière la dernière tour repoussée doit être libre ; sa couleur désigne la tour suivante.',
        paragraphs: [
            'Les tours repoussées doivent pouvoir aller quelque part. Si votre propre tour se trouve juste derrière elles, la place manque, et rien ne bouge. C’est vrai aussi pour une tour seule.',
            'Quand cette case est libre, elle compte deux fois : elle permet de pousser, et sa couleur vous dit quelle tour vous jouerez ensuite.',
        ],
        exercises: {
            'DS5-own-tower': {
                task: 'Votre Double-Sumo bleu n’a devant lui que la tour orange, mais derrière elle se trouve votre propre tour violette. Essayez de pousser.',
                hint: 'Jouez la tour bleue de f3 à f4.',
                solved: 'Votre propre tour gêne. On ne peut pas la repousser, et l’on ne peut rien repousser sur sa case.',
            },
            'DS5-make-room': {
                task: 'Le même plateau, mais c’est d’abord à la tour violette de jouer. Faites de la place, de façon à obliger {gold} à vous laisser pousser.',
                hint: 'Quelle tour adverse n’aurait qu’un seul coup, sur une case bleue ? La tour violette peut la désigner, et lui fermer l’autre chemin.',
                solved: 'La tour jaune n’avait plus que h6, une case bleue. La tour bleue était donc désignée, avec de la place derrière la tour orange.',
            },
        },
    },
    DS6: {
        title: 'Pas hors du plateau',
        summary: 'Une ligne dont la dernière tour est sur sa propre rangée de base ne peut pas être repoussée.',
        paragraphs: [
            'Aucune tour ne quitte le plateau. Si la deuxième des deux tours est sur sa rangée de base, ni l’une ni l’autre ne peut être repoussée, si forte que soit celle qui pousse.',
            'Repousser une tour *jusque sur* sa rangée de base est permis. Mais dans cette colonne, on n’ira pas plus loin.',
        ],
        exercises: {
            'DS6-off-the-board': {
                task: 'La tour rose vient de repousser deux tours ; la bleue est arrivée sur sa rangée de base, sur une case rose : la tour rose rejoue donc. Essayez de pousser encore.',
                hint: 'Jouez la tour rose de d6 à d7.',
                solved: 'Derrière la tour bleue, le plateau s’arrête.',
            },
            'DS6-round-them': {
                task: 'Les mêmes tours, avant que vous poussiez. Gagnez la manche avec la tour rose seule.',
                hint: 'Poussez d’abord : la tour rose gagne une rangée et rejoue. Regardez ensuite les diagonales.',
                solved: 'Pousser, puis contourner : quatre points, et la partie est gagnée. Ce qui ne se repousse pas se contourne souvent.',
            },
        },
    },
    DS7: {
        title: 'Trois, c’est trop',
        summary: 'Un Double-Sumo ne peut pas repousser plus de deux tours.',
        paragraphs: [
            'Trois tours adverses qui se suivent sans intervalle sont un mur pour un Double-Sumo. Il ne peut pas non plus en repousser deux contre la troisième, faute de place : c’est tout ou rien.',
            'On peut en faire une défense : placez une troisième tour derrière les deux qui sont menacées.',
        ],
        exercises: {
            'DS7-three': {
                task: 'Trois tours normales se dressent devant votre Double-Sumo orange. Essayez de pousser.',
                hint: 'Jouez la tour orange de b3 à b4.',
                solved: 'Deux, il les aurait repoussées. Trois lui résistent.',
            },
            'DS7-wall': {
                task: 'Vous jouez {gold}, avec la tour rose. Faites que le Double-Sumo vert de Noir soit désigné et ne trouve pourtant rien à repousser.',
                hint: 'Derrière vos deux tours de la colonne d, il y a une case verte.',
                solved: 'Trois tours à la file : le mur tient, et le Double-Sumo doit le contourner.',
            },
        },
    },
    DS8: {
        title: 'Ce qu’un Double-Sumo peut repousser',
        summary: 'Un Double-Sumo repousse les tours normales et les Sumos, mais pas un autre Double-Sumo.',
        paragraphs: [
            'Une tour repoussée doit avoir moins de marqueurs que celle qui pousse. Pour un Double-Sumo, cela veut dire aucun ou un seul, et c’est vrai de chaque tour de la ligne : ce peuvent être deux Sumos.',
            'Une tour repoussée garde ses {rings}, qui reculent avec elle. Et un seul Double-Sumo, où qu’il soit dans la ligne, la protège tout entière.',
        ],
        exercises: {
            'DS8-sumos': {
                task: 'Deux Sumos barrent le chemin à votre Double-Sumo marron. Repoussez-les.',
                hint: 'Avancez la tour marron d’une case tout droit.',
                solved: 'La tour rouge et la bleue ont reculé, et ce sont toujours des Sumos.',
            },
            'DS8-hidden': {
                task: 'Une tour normale se trouve devant votre Double-Sumo violet, mais regardez ce qu’il y a derrière. Essayez de pousser quand même.',
                hint: 'Jouez la tour violette de e3 à e4.',
                solved: 'Le Double-Sumo jaune en e5 est aussi fort que le vôtre. Il tient bon, et devant lui la tour marron est à l’abri.',
            },
        },
    },
};
