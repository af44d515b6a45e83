import type { sumo as english } from '../../../en/learn/standard/sumo';
import type { Widened } from '../../../text.svelte';

export const sumo: Widened<typeof english> = {
    S1: {
        title: 'Cinq cases au plus',
        summary: 'Un Sumo avance de 5 cases au maximum, tout droit ou en diagonale.',
        paragraphs: [
            'Un Sumo se déplace comme toute autre tour, tout droit ou en diagonale vers l’avant, sur des cases libres ({M1}, {M2}). Mais son poids le rend lent : il avance de 5 cases au plus.',
            'D’une rangée de base à l’autre, il y a 7 cases. De sa rangée de base, un Sumo ne peut donc pas arriver au but en un coup, ni de la deuxième rangée ; de la troisième, c’est tout juste possible.',
        ],
        exercises: {
            'S1-far': {
                task: 'Il n’y a rien entre votre Sumo vert et le coin opposé. Essayez de courir jusqu’au but.',
                hint: 'Déplacez le Sumo jusqu’au bout de la grande diagonale.',
                solved: 'Sept cases, c’est deux de trop. Une tour normale aurait gagné ici.',
            },
            'S1-five': {
                task: 'Le même Sumo, deux coups plus tard : il est sur la troisième rangée. Amenez-le au but.',
                hint: 'La diagonale vers le coin opposé, à gauche, est toujours libre. Comptez : il y a exactement cinq cases.',
                solved: 'Cinq cases, un Sumo en est capable. Et comme c’est son deuxième marqueur, la partie est gagnée.',
            },
        },
    },
    S2: {
        title: 'Repousser une tour',
        summary: 'Un Sumo peut faire reculer d’une case une tour adverse normale placée juste devant lui.',
        paragraphs: [
            'Ce qui lui manque en vitesse, un Sumo l’a en force. Quand c’est à lui de jouer et qu’une tour adverse normale occupe la case juste devant lui, votre Sumo peut la repousser : il avance d’une case, et la tour qui lui fait face recule d’une case. Ce coup a un nom : {push}.',
            'C’est la seule façon pour une tour d’aller en arrière. Les autres conditions à remplir se trouvent dans les règles {S4} à {S9}.',
        ],
        exercises: {
            'S2-push': {
                task: 'La tour marron adverse est venue se placer juste devant votre Sumo rouge. Repoussez-la.',
                hint: 'Avancez le Sumo d’une case, tout droit, sur la case de la tour marron.',
                solved: 'Les deux tours ont bougé d’une case, la marron en arrière. Et c’est encore à vous : {S3} vous dira pourquoi.',
            },
        },
    },
    S3: {
        title: 'Qui pousse rejoue',
        summary:
            'Après avoir repoussé une tour, vous rejouez, avec la tour de la couleur de la case où elle a été repoussée.',
        paragraphs: [
            'Le joueur dont la tour a été repoussée passe son tour, et l’autre rejoue aussitôt. La tour de ce coup supplémentaire est désignée par la case où se trouve maintenant la tour *repoussée*, et non par celle du Sumo.',
            'Ce coup supplémentaire est un coup à part entière : il peut gagner la manche et, si c’est à un Sumo de jouer, il peut servir à repousser encore.',
            'Et si la tour désignée est bloquée ? Alors {M6} s’applique comme toujours : elle se déplace de zéro case, la main passe à l’adversaire, et la case où votre tour est bloquée désigne la tour suivante. Les règles officielles ne parlent pas de ce cas ; c’est ainsi que nous les lisons.',
        ],
        exercises: {
            'S3-again': {
                task: 'Votre Sumo bleu doit jouer, et il est trop loin pour gagner. Vous pouvez gagner quand même : poussez, puis profitez du coup supplémentaire.',
                hint: 'La case derrière la tour rose adverse est violette. Où est votre tour violette ?',
                solved: 'La rose a été repoussée sur le violet, la violette a donc joué, et deux cases plus loin, elle était au but.',
            },
            'S3-twice': {
                task: 'Vous avez repoussé la tour marron adverse sur une case verte : votre Sumo vert est donc désigné de nouveau. Poussez encore une fois.',
                hint: 'La tour marron est toujours juste devant votre Sumo, et la case derrière elle est libre.',
                solved: 'Deux fois de suite, et {gold} n’a pas joué une seule fois. La tour marron est maintenant sur le rose : votre prochain coup se joue avec la tour rose.',
            },
            'S3-blocked': {
                task: 'Poussez avec votre Sumo marron. La case derrière la tour orange est marron : quelle tour doit jouer ensuite, et le peut-elle ?',
                hint: 'Avancez le Sumo d’une case, tout droit.',
                solved: 'Le Sumo marron était désigné de nouveau, mais, au bord du plateau, il ne pouvait ni avancer ni pousser. Il est sur le violet : c’est donc à {gold} de jouer, avec la tour violette.',
            },
        },
    },
    S4: {
        title: 'Jamais en diagonale',
        summary: 'Un Sumo pousse tout droit, jamais en diagonale.',
        paragraphs: [
            'Un Sumo ne repousse que ce qui se trouve juste devant lui au début du coup. Une tour adverse en diagonale devant lui barre simplement le chemin.',
            'Pas question non plus de prendre de l’élan : un Sumo qui s’approche d’une tour a joué son coup. Il pourra la repousser plus tard, s’il est désigné à ce moment-là.',
        ],
        exercises: {
            'S4-diagonal': {
                task: 'La tour marron adverse est en diagonale devant votre Sumo orange. Essayez de la repousser.',
                hint: 'Déplacez le Sumo d’une case en diagonale à gauche, sur la tour marron.',
                solved: 'Pas en diagonale. Tout droit, en revanche, la voie est libre.',
            },
        },
    },
    S5: {
        title: 'De la place pour reculer',
        summary: 'La case derrière la tour repoussée doit être libre.',
        paragraphs: [
            'La tour repoussée doit bien aller quelque part : il faut que la case derrière elle soit libre. Si une tour s’y trouve, la vôtre ou celle de l’adversaire, on ne peut rien repousser.',
            'Regardez cette case libre avant de pousser. Sa couleur désigne la tour avec laquelle vous allez rejouer ({S3}).',
        ],
        exercises: {
            'S5-room': {
                task: 'La tour rose adverse est juste devant votre Sumo orange. Essayez de la repousser.',
                hint: 'Avancez le Sumo d’une case, tout droit, et regardez qui se trouve derrière la tour rose.',
                solved: 'Derrière la rose se trouve votre propre tour violette : la rose n’a nulle part où aller.',
            },
        },
    },
    S6: {
        title: 'Personne ne tombe du plateau',
        summary:
            'Une tour sur sa propre rangée de base ne peut pas être repoussée : derrière elle, le plateau s’arrête.',
        paragraphs: [
            'Une tour placée sur sa propre rangée de base a le bord du plateau dans le dos. Elle ne peut pas être repoussée.',
            'Il s’ensuit qu’un Sumo n’arrive jamais au but en poussant : il lui faudrait chasser une tour de sa rangée de base.',
        ],
        exercises: {
            'S6-edge': {
                task: 'Votre Sumo jaune est juste devant la tour bleue adverse, qui n’a pas quitté sa rangée de base. Essayez de la repousser.',
                hint: 'Avancez le Sumo d’une case, tout droit, sur la tour bleue.',
                solved: 'La bleue a le bord dans le dos et reste là. De toute façon, vous n’en aviez pas besoin : la case à gauche de la bleue est libre.',
            },
        },
    },
    S7: {
        title: 'Une seule tour à la fois',
        summary: 'Un Sumo ne peut pas repousser deux tours placées l’une derrière l’autre.',
        paragraphs: [
            'La force d’un Sumo suffit pour une tour. Si une autre tour adverse se trouve juste derrière la première, toutes deux restent où elles sont.',
            'Les Doubles-Sumos et les Triples-Sumos sont plus forts : vous les rencontrerez dans les parties plus longues ({DS7}, {TS7}).',
        ],
        exercises: {
            'S7-two': {
                task: '{gold} a placé deux tours l’une derrière l’autre devant votre Sumo vert. Essayez de les repousser.',
                hint: 'Avancez le Sumo d’une case, tout droit, sur la tour orange.',
                solved: 'Deux, c’est une de trop pour un Sumo. On peut d’ailleurs protéger une tour de cette façon.',
            },
        },
    },
    S8: {
        title: 'Un Sumo tient bon',
        summary: 'Un Sumo ne peut pas repousser un autre Sumo.',
        paragraphs: [
            'Un Sumo ne repousse que des tours normales. Un autre Sumo est aussi fort que lui et ne recule pas.',
            'Dans les parties plus longues, il en va de même pour les plus grands : une tour ne repousse que celles qui portent moins de marqueurs qu’elle ({DS8}, {TS8}). Une tour repoussée emporte ses {rings} avec elle.',
        ],
        exercises: {
            'S8-sumo': {
                task: 'Le Sumo bleu adverse s’est approché de votre Sumo violet. Essayez de le repousser.',
                hint: 'Avancez votre Sumo d’une case, tout droit, sur le bleu.',
                solved: 'Sumo contre Sumo : aucun ne recule. Il faut le contourner.',
            },
        },
    },
    S9: {
        title: 'Seulement les tours adverses',
        summary: 'Vous pouvez repousser les tours de l’adversaire, jamais les vôtres.',
        paragraphs: [
            'Vous pouvez repousser les tours de votre adversaire, mais pas les vôtres. Si l’une d’elles se trouve devant votre Sumo, elle lui barre le chemin comme à n’importe quelle tour.',
        ],
        exercises: {
            'S9-own': {
                task: 'Votre tour rouge est devant votre Sumo bleu. Essayez de la repousser.',
                hint: 'Avancez le Sumo d’une case, tout droit, sur la tour rouge.',
                solved: 'Vos propres tours ne s’écartent que quand vous les jouez. Il ne reste au Sumo bleu que la diagonale.',
            },
        },
    },
    S10: {
        title: 'Pousser est un choix',
        summary: 'Qui peut passer à côté de la tour n’est pas obligé de la repousser.',
        paragraphs: [
            'Pousser est un coup comme un autre. Si votre Sumo peut aussi se déplacer en diagonale, vous êtes libre de le faire et de laisser en paix la tour qui lui fait face.',
            'Comparez donc : pousser vous donne tout de suite un coup de plus ({S3}), mais seulement avec la tour que désigne la case libre.',
        ],
        exercises: {
            'S10-home': {
                task: 'Votre Sumo jaune pourrait pousser. Mais il y a mieux : trouvez-le.',
                hint: 'À combien de cases la rangée de base adverse se trouve-t-elle, en diagonale à droite ?',
                solved: 'Rien ne vous oblige à pousser. La diagonale vous a donné la manche et, comme c’était la deuxième victoire de cette tour, la partie.',
            },
        },
    },
    S11: {
        title: 'Quand il ne reste qu’à pousser',
        summary: 'Si le Sumo n’a pas d’autre coup, il doit pousser.',
        paragraphs: [
            'Une tour qui peut jouer doit jouer ({M5}), et pousser, c’est jouer. Si les deux diagonales sont fermées et que la tour de devant peut être repoussée, votre Sumo doit pousser, même si vous préféreriez ne pas bouger.',
            'Seule une tour qui ne peut ni avancer ni pousser est bloquée ({M6}).',
        ],
        exercises: {
            'S11-only': {
                task: 'Votre Sumo rouge doit jouer, et les deux diagonales sont fermées. Que reste-t-il ?',
                hint: 'La case derrière la tour verte adverse est libre.',
                solved: 'C’était le seul coup, il fallait donc le jouer. La verte est maintenant sur le rose, et vous rejouez, avec la tour rose.',
            },
        },
    },
};
