import type { Learning } from '../../parts.svelte';

export const clocks: Learning['clocks'] = {
    clocks: {
        title: 'Jouer avec une pendule',
        summary:
            'Votre pendule tourne tant que la décision est à vous ; chaque vrai coup rapporte le temps convenu, un déplacement de zéro case n’en coûte ni n’en rapporte.',
        paragraphs: [
            'Les règles officielles ne parlent pas de pendules ; voici comment cela se passe ici. Votre pendule tourne tant que la décision vous revient. Quand vous avez joué, vous recevez le temps convenu par coup, et l’autre pendule se met en marche. Quand une de vos tours en a poussé d’autres, c’est encore à vous : vous recevez ce temps, et votre pendule continue de tourner.',
            'Une tour bloquée ne coûte pas de temps et n’en rapporte pas ; la main passe, simplement. Entre les manches, c’est la pendule du vainqueur qui tourne, jusqu’à ce qu’il ait choisi la gauche ou la droite, et ce choix ne rapporte rien.',
        ],
        exercises: {
            'clocks-zero-length': {
                task: 'Jouez la tour violette de façon à désigner la tour rouge adverse, qui est bloquée. Si vous jouiez à la pendule, laquelle tournerait ensuite ?',
                hint: 'Il y a une case rouge en diagonale devant votre tour violette.',
                solved: 'La vôtre : {gold} ne perd pas de temps et n’en gagne pas, et c’est de nouveau à vous. Vous avez reçu du temps une fois, pour un vrai coup.',
            },
        },
    },
    'ending-early': {
        title: 'Abandon et temps écoulé',
        summary: 'Qui abandonne ou n’a plus de temps perd la partie, et pas seulement la manche.',
        paragraphs: [
            'Une partie forme un tout. Qui abandonne, abandonne la partie, quel que soit le score, et celui dont le temps est écoulé la perd de même. Aucune tour n’y gagne de marqueur.',
            'Si seule la manche vous paraît perdue, jouez-la jusqu’au bout : ce ne sont que quelques coups, et le perdant commence la suivante avec la tour de son choix.',
        ],
        exercises: {},
    },
    takebacks: {
        title: 'Reprendre un coup',
        summary: 'On revient à la dernière décision de celui qui le demande, et les pendules reviennent avec elle.',
        paragraphs: [
            'Sur un même écran, ou contre l’ordinateur, on reprend ses coups librement. Entre deux appareils, l’un demande et l’autre accepte ; la partie revient alors à la dernière décision de celui qui a demandé, et il peut choisir autrement.',
            'Les pendules se retrouvent comme elles étaient au moment de cette décision : réfléchir à un coup qu’on reprend ne coûte rien à personne.',
        ],
        exercises: {},
    },
    'turned-board': {
        title: 'Le plateau dans l’autre sens',
        summary:
            'Le plateau peut être tourné d’un quart de tour, l’orange à la gauche de chaque joueur : le même jeu, avec d’autres noms de couleurs.',
        paragraphs: [
            'D’habitude, chaque joueur a un coin marron à sa gauche. Les règles officielles permettent aussi l’autre sens, avec le coin orange à gauche. On croirait un nouveau plateau, mais c’est le même, aux couleurs rebaptisées : le marron et l’orange, le vert et le rouge, le jaune et le rose, le violet et le bleu échangent leurs noms.',
            'Rien de ce que vous savez n’est donc perdu, sauf ce que vous savez par cœur. Vous pouvez tourner le plateau dans les réglages ; dans ce livret, il ne change pas, pour que les textes et les plateaux s’accordent.',
        ],
        exercises: {},
    },
    differences: {
        title: 'Là où les livrets diffèrent',
        summary:
            'Les livrets anglais, allemand et français et un résumé d’une page ne s’accordent pas toujours : voici ce que dit chacun, et ce que nous faisons.',
        paragraphs: [
            '*Figure 9(b).* Dans le livret anglais, le Double-Sumo vert peut aller en diagonale sur une case bleue, rose ou *rouge* ; dans l’allemand, sur une case bleue, rose ou *verte*. Vues de d4, les cases sont bleue, rose et rouge. Nous suivons le livret anglais.',
            '*Figure 10(a).* Dans le livret allemand, un Double-Sumo rouge avance de *quatre* cases ; dans l’anglais, de *trois*. Un Double-Sumo ne va pas plus loin que trois cases ({DS1}) : ce doit donc être trois.',
            '*Les points.* Un résumé anglais dit qu’une tour « gagne » 3, 7 ou 15 points. C’est ce qu’elle vaut *au total* après son deuxième, son troisième et son quatrième succès ; la manche elle-même rapporte 2, 4 ou 8 points, comme le disent les livrets ({Scoring}).',
            '*Un quatrième marqueur.* Dans le livret français, un Triple-Sumo qui arrive au but reçoit une quatrième dent de dragon, pour 8 points. Les livrets anglais et allemand donnent les 8 points sans quatrième anneau, et leur boîte n’en contient pas. Cela revient au même : la partie marathon est finie. Après une impasse totale, seule l’apparence peut changer ; nous donnons alors les points, et le Triple-Sumo reste un Triple-Sumo.',
            '*La partie notée.* Le livret anglais dit que la partie à la fin du livret d’exemples est une partie *standard*, l’allemand une partie *longue*. Nous ne l’avons pas ; la partie à parcourir ici est la nôtre, une partie standard.',
            '*Les mots.* Chez Burley Games, les tours sont dorées, avec des anneaux et la poussée Sumo ; chez HUCH & friends, elles sont blanches, avec des dents de dragon et l’oshi. Les règles sont les mêmes, leurs noms non : M en anglais devient Z en allemand et D en français ; le placement s’appelle F, B et P, et les règles du Triple-Sumo TS, DrS et TS.',
            '*Ce qu’aucun livret ne dit* et qu’il a fallu décider : quand on a poussé et que la tour désignée est bloquée, elle passe son tour comme toute autre ({M6}) ; si l’impasse totale vient d’une tour qui a poussé, c’est la couleur de la case où elle se trouve qui compte ({M8}) ; abandonner ou dépasser son temps fait perdre la partie ; la marche des pendules ; et ce qu’est une série.',
        ],
        exercises: {},
    },
    manners: {
        title: 'Les usages',
        summary: 'Ce qu’aucune règle n’exige et que tout le monde apprécie.',
        paragraphs: [
            'Avant de commencer, convenez de la longueur de la partie, de la pendule, et de la possibilité de reprendre des coups. Selon les règles officielles, le joueur le plus expérimenté prend {gold} et laisse à l’autre le premier coup.',
            'Autour d’une table, un coup est joué quand on lâche la tour. Annoncez la couleur où vous vous êtes arrêté ; cela évite bien des erreurs. Si quelqu’un a joué une tour qui n’était pas désignée, qu’il la remette en place, sans faire d’histoires.',
            'C’est au joueur bloqué de le dire, et aux deux de vérifier. Et après la partie, le perdant a le droit de demander où elle s’est perdue ; ici, le bilan vous le montre.',
        ],
        exercises: {},
    },
};
