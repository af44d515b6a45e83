import type { Widened } from '../../../text.svelte';
import type { limits as english } from '../../../en/learn/marathon/limits';

export const limits: Widened<typeof english> = {
    TS4: {
        title: 'Toujours pas en diagonale',
        summary: 'Un Triple-Sumo, lui aussi, ne pousse que tout droit.',
        paragraphs: [
            'Même la tour la plus forte ne repousse que ce qui est droit devant elle. Et elle ne repousse que des tours adverses : {S9} vaut pour tous les Sumos, si forts soient-ils.',
        ],
        exercises: {
            'TS4-diagonal': {
                task: 'Vous jouez {gold}. La tour bleue de Noir se trouve en diagonale devant votre Triple-Sumo vert. Essayez de la repousser.',
                hint: 'Jouez la tour verte de e6 à d5.',
                solved: 'Malgré ses trois {rings}, une simple tour l’arrête, parce qu’elle est décalée d’une case.',
            },
            'TS4-own-tower': {
                task: 'Essayez maintenant tout droit, où se trouve votre propre tour jaune.',
                hint: 'Jouez la tour verte de e6 à e5.',
                solved: 'On ne repousse jamais ses propres tours. Il ne reste qu’une case à la tour verte, et elle doit y aller.',
            },
        },
    },
    TS5: {
        title: 'De la place derrière la ligne',
        summary: 'La case derrière la tour la plus reculée doit être libre ; sa couleur désigne la tour suivante.',
        paragraphs: [
            'Trois tours ou une seule, il faut une case libre derrière elles. Si votre propre tour s’y trouve, votre Triple-Sumo est impuissant.',
            'S’il pousse plusieurs fois de suite, la place s’épuise case par case. Regardez d’avance où elle finit.',
        ],
        exercises: {
            'TS5-own-tower': {
                task: 'Trois tours à la file, juste ce qu’il faut à un Triple-Sumo. Mais derrière elles se trouve votre tour rouge. Essayez de pousser.',
                hint: 'Jouez la tour rose de b2 à b3.',
                solved: 'Votre propre tour soutient la ligne adverse.',
            },
            'TS5-no-more-room': {
                task: 'Votre Triple-Sumo rouge a éloigné la tour violette adverse de votre rangée de base ; elle a reculé sur une case rouge, et il rejoue. Essayez de pousser encore.',
                hint: 'Jouez la tour rouge de e2 à e3.',
                solved: 'Il n’y avait de la place que pour pousser une fois. L’intruse se trouve maintenant juste devant votre propre tour violette.',
            },
        },
    },
    TS6: {
        title: 'Pas hors du plateau',
        summary: 'Une ligne dont la tour la plus reculée est sur sa propre rangée de base ne peut pas être repoussée.',
        paragraphs: [
            'Là où finit le plateau finit aussi la force d’un Triple-Sumo. Si la tour la plus reculée de la ligne est sur sa rangée de base, aucune ne bouge.',
            'Un Triple-Sumo arrivé juste devant la rangée de base n’a plus besoin de pousser : une case libre en diagonale suffit.',
        ],
        exercises: {
            'TS6-line': {
                task: 'Vous jouez {gold}. La rouge, la marron et la jaune se suivent devant votre Triple-Sumo vert, la jaune sur sa rangée de base. Essayez de pousser.',
                hint: 'Jouez la tour verte de c4 à c3.',
                solved: 'Trois tours, ce n’est pas trop, mais derrière la troisième il n’y a plus de case.',
            },
            'TS6-beside': {
                task: 'Vous jouez {gold}. Votre Triple-Sumo jaune se trouve devant un Double-Sumo qui, sur sa rangée de base, ne peut être repoussé. Gagnez la partie.',
                hint: 'L’une des deux diagonales mène à une case libre.',
                solved: 'Huit points pour un pas en biais.',
            },
        },
    },
    TS7: {
        title: 'Quatre, c’est trop',
        summary: 'Un Triple-Sumo ne peut pas repousser plus de trois tours.',
        paragraphs: [
            'Un mur de quatre tours résiste à tout. On en voit rarement, car il coûte la moitié des tours d’un joueur.',
            'Vérifiez pourtant qu’il n’a pas de brèche. Une ligne s’arrête à la première case libre, et seules comptent les tours qui la précèdent.',
        ],
        exercises: {
            'TS7-four': {
                task: 'Quatre tours normales sur une colonne. Essayez de les repousser avec votre Triple-Sumo violet.',
                hint: 'Jouez la tour violette de h2 à h3.',
                solved: 'Quatre tours, c’est plus qu’aucun Sumo ne peut en repousser.',
            },
            'TS7-gap': {
                task: 'Encore quatre tours, devant votre Triple-Sumo bleu. Cette fois, cela marche. Poussez.',
                hint: 'Entre la troisième et la quatrième, une case est libre.',
                solved: 'Trois tours ont rejoint la quatrième. C’est à présent un mur de quatre, et cela ne marcherait pas une seconde fois.',
            },
        },
    },
    TS8: {
        title: 'Ce qu’un Triple-Sumo peut repousser',
        summary: 'Un Triple-Sumo repousse n’importe quelle tour, sauf un autre Triple-Sumo.',
        paragraphs: [
            'Tours normales, Sumos, Doubles-Sumos : tous ont moins de marqueurs et reculent, jusqu’à trois à la fois. Trois Doubles-Sumos d’un coup : on ne peut rien repousser de plus lourd.',
            'Seul un Triple-Sumo résiste à un Triple-Sumo. Quand deux se rencontrent, ils restent face à face jusqu’à ce que l’un des deux parte en diagonale.',
        ],
        exercises: {
            'TS8-doubles': {
                task: 'Trois Doubles-Sumos se suivent devant votre Triple-Sumo orange. Repoussez-les tous.',
                hint: 'Avancez la tour orange d’une case tout droit.',
                solved: 'Six {rings} qui reculent d’un coup : le jeu n’offre rien de plus fort.',
            },
            'TS8-triple': {
                task: 'Deux Triples-Sumos face à face. Essayez de pousser.',
                hint: 'Jouez la tour marron de d4 à d5.',
                solved: 'À force égale, aucun ne recule.',
            },
        },
    },
};
