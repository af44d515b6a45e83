import type { Learning } from '../../../learn/text.svelte';

export const marathon: Learning['marathon'] = {
    marathon: {
        title: 'Jusqu’à quinze points',
        summary: 'Une partie marathon se gagne à quinze points ; un Triple-Sumo qui arrive au but en vaut huit.',
        paragraphs: [
            'La plus longue des parties, et la seule où jouent des *Triples-Sumos*. Le troisième marqueur vaut quatre points, et la partie continue. Il n’y en a pas de quatrième : un Triple-Sumo qui arrive au but reste ce qu’il est et rapporte huit points.',
            'Il en vaut déjà sept, et huit de plus gagnent la partie, quel que soit le score. D’autres chemins mènent à quinze, avec des Sumos, des Doubles-Sumos et des Triples-Sumos dans toutes les proportions.',
        ],
        exercises: {
            'marathon-third-ring': {
                task: 'Vous êtes mené 6 à 8. Conduisez votre Double-Sumo bleu au but.',
                hint: 'La colonne h est libre, et trois cases suffisent.',
                solved: 'Quatre points, 10 à 8, et la partie continue : dès la prochaine manche, la tour bleue est un Triple-Sumo.',
            },
            'marathon-triple-home': {
                task: 'Vous avez sept points, tous grâce à votre Triple-Sumo jaune, contre onze. Un pas, s’il vous plaît.',
                hint: 'Tout droit, une case de la rangée de base est libre.',
                solved: 'Huit points d’un coup : 15 à 11. Le dernier pas d’un Triple-Sumo gagne toujours une partie marathon.',
            },
        },
    },
    TS1: {
        title: 'Un Triple-Sumo avance d’une case',
        summary: 'Un Triple-Sumo n’avance que d’une case, tout droit ou en diagonale.',
        paragraphs: [
            'Un Triple-Sumo a le choix entre trois cases au plus. Il lui faut sept coups pour traverser le plateau, et une voie libre ne lui sert à rien.',
            'Peu de coups, c’est aussi peu de couleurs. Un Triple-Sumo obligé de jouer peut devenir un fardeau : regardez laquelle de ses cases arrangerait votre adversaire.',
        ],
        exercises: {
            'TS1-two': {
                task: 'Votre Triple-Sumo rouge est à deux cases d’une arrivée libre. Essayez d’y aller en un coup.',
                hint: 'Jouez la tour rouge de e6 à e8.',
                solved: 'Une case, pas davantage, même à deux pas de huit points.',
            },
            'TS1-safe-step': {
                task: 'Votre Triple-Sumo marron a trois cases. Après deux d’entre elles, {gold} gagne aussitôt. Prenez la troisième.',
                hint: 'Votre coin a1 est vide. Quelle tour adverse regarde le long de la colonne a, et laquelle le long de la grande diagonale ?',
                solved: 'La tour marron sur une case marron : celle de l’adversaire ne peut arriver nulle part, et votre Triple-Sumo ferme la grande diagonale à la tour bleue.',
            },
        },
    },
    TS2: {
        title: 'Repousser jusqu’à trois tours',
        summary: 'Un Triple-Sumo peut repousser une, deux ou trois tours adverses alignées juste devant lui.',
        paragraphs: [
            'Ce qui manque au Triple-Sumo en vitesse, il l’a en force : il repousse une, deux ou trois tours qui se suivent sans intervalle devant lui. Toutes se déplacent d’une case, et lui avec elles.',
            'Comme toujours, elles doivent être là dès le début du tour, et vous pouvez préférer un coup en diagonale.',
        ],
        exercises: {
            'TS2-three': {
                task: 'Vous jouez {gold}. Un Sumo, une tour normale et un Double-Sumo se suivent devant votre Triple-Sumo bleu. Repoussez les trois.',
                hint: 'Avancez la tour bleue d’une case tout droit.',
                solved: 'Quatre tours ont bougé d’un seul coup, et chacune a gardé ses {rings}.',
            },
        },
    },
    TS3: {
        title: 'La tour la plus reculée désigne la suivante',
        summary:
            'Celui qui a poussé rejoue, avec la tour de la couleur de la case où se trouve la tour la plus reculée.',
        paragraphs: [
            'Votre adversaire passe son tour, et vous jouez la tour de la couleur sur laquelle la tour *la plus reculée* vient de s’arrêter. Les autres tours repoussées ne désignent rien.',
            'Si c’est la couleur du Triple-Sumo lui-même, il peut pousser de nouveau, et encore. Ainsi naissent de longues séries que l’adversaire ne peut que regarder.',
        ],
        exercises: {
            'TS3-furthest': {
                task: 'Gagnez la manche en deux coups, avant que {gold} n’ait la main.',
                hint: 'La case derrière les trois tours est verte. Où pourrait aller votre tour verte ?',
                solved: 'La tour la plus reculée a désigné la verte, et celle-ci avait la voie libre.',
            },
            'TS3-again': {
                task: 'Trois coups de suite gagnent cette manche. Trouvez-les.',
                hint: 'Derrière la ligne il y a une case orange, et derrière celle-ci une rose.',
                solved: 'L’orange a désigné l’orange, puis la rose, et la tour rose est allée au but : trois coups sans réponse.',
            },
        },
    },
    TS4: {
        title: 'Toujours pas en diagonale',
        summary: 'Un Triple-Sumo, lui aussi, ne pousse que tout droit.',
        paragraphs: [
            'Même la tour la plus forte ne repousse que ce qui est droit devant elle. Et elle ne repousse que l’adversaire : {S9} vaut pour tous les Sumos, si forts soient-ils.',
        ],
        exercises: {
            'TS4-diagonal': {
                task: 'Vous jouez {gold}. La tour bleue de Noir se trouve en diagonale devant votre Triple-Sumo vert. Essayez de la repousser.',
                hint: 'Jouez la tour verte de e6 à d5.',
                solved: 'Trois {rings}, et une simple tour l’arrête, parce qu’elle est d’une case sur le côté.',
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
                task: 'Trois tours à la file, faites pour un Triple-Sumo. Mais derrière elles se trouve votre tour rouge. Essayez de pousser.',
                hint: 'Jouez la tour rose de b2 à b3.',
                solved: 'Votre propre tour soutient la ligne adverse.',
            },
            'TS5-no-more-room': {
                task: 'Votre Triple-Sumo rouge a écarté la tour violette de votre base ; elle a reculé sur une case rouge, et il rejoue. Essayez de pousser encore.',
                hint: 'Jouez la tour rouge de e2 à e3.',
                solved: 'Il n’y avait de la place que pour une fois. L’intruse se trouve maintenant juste devant votre propre tour violette.',
            },
        },
    },
    TS6: {
        title: 'Pas hors du plateau',
        summary: 'Une ligne dont la tour la plus reculée est sur sa propre rangée de base ne peut pas être repoussée.',
        paragraphs: [
            'Là où finit le plateau finit aussi la force d’un Triple-Sumo. Si la tour la plus reculée de la ligne est sur sa rangée de base, aucune ne bouge.',
            'Quand on est arrivé si loin, on n’a plus besoin de pousser : une case libre en diagonale suffit.',
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
                solved: 'Huit points pour un pas de côté.',
            },
        },
    },
    TS7: {
        title: 'Quatre, c’est trop',
        summary: 'Un Triple-Sumo ne peut pas repousser plus de trois tours.',
        paragraphs: [
            'Un mur de quatre tours résiste à tout. On en voit rarement, car il coûte la moitié des tours d’un joueur.',
            'Regardez bien, pourtant, s’il a une brèche. Une ligne s’arrête à la première case libre, et seul compte ce qui est devant.',
        ],
        exercises: {
            'TS7-four': {
                task: 'Quatre tours normales sur une colonne. Essayez de les repousser avec votre Triple-Sumo violet.',
                hint: 'Jouez la tour violette de h2 à h3.',
                solved: 'Quatre, c’est plus qu’aucune tour ne peut repousser.',
            },
            'TS7-gap': {
                task: 'Encore quatre tours, devant votre Triple-Sumo bleu. Cette fois, cela marche. Poussez.',
                hint: 'Entre la troisième et la quatrième, une case est libre.',
                solved: 'Trois tours ont rejoint la quatrième. C’est à présent un mur de quatre, et cela ne marcherait pas une seconde fois.',
            },
        },
    },
    TS8: {
        title: 'Qui un Triple-Sumo peut repousser',
        summary: 'Un Triple-Sumo repousse n’importe quelle tour, sauf un autre Triple-Sumo.',
        paragraphs: [
            'Tours normales, Sumos, Doubles-Sumos : tous ont moins de marqueurs et reculent, jusqu’à trois à la fois. Trois Doubles-Sumos d’un coup, c’est le maximum de ce qui peut être repoussé.',
            'Seul un Triple-Sumo résiste à un Triple-Sumo. Quand deux se rencontrent, ils restent face à face jusqu’à ce que l’un fasse un pas de côté.',
        ],
        exercises: {
            'TS8-doubles': {
                task: 'Trois Doubles-Sumos se suivent devant votre Triple-Sumo orange. Repoussez-les tous.',
                hint: 'Avancez la tour orange d’une case tout droit.',
                solved: 'Six {rings} qui reculent d’un coup : le jeu n’offre rien de plus fort.',
            },
            'TS8-triple': {
                task: 'Deux Triples-Sumos face à face. Essayez de pousser.',
                hint: 'Jouez la tour marron de d4 à d5.',
                solved: 'À force égale, aucun ne recule.',
            },
        },
    },
    'big-finish': {
        title: 'Le grand final',
        summary: 'Le plus long des exemples officiels : douze étapes où presque chaque règle du jeu a son mot à dire.',
        paragraphs: [
            'Une partie marathon, {gold} mène 14 à 9. En douze étapes, un Sumo, deux Doubles-Sumos et un Triple-Sumo poussent tour à tour, les coups s’enchaînent, un Triple-Sumo n’atteint pas ce qui s’ouvre devant lui, et une défense tient à un seul coup.',
            'Parcourez d’abord les étapes. Puis jouez la fin vous-même.',
        ],
        exercises: {
            'big-finish-last': {
                task: 'Vous jouez {gold}. La tour violette de Noir vient de se jeter devant votre tour rose. Gagnez malgré tout, sans laisser Noir rejouer.',
                hint: 'Repoussez la tour violette : où s’arrête-t-elle, et qui cela désigne-t-il ?',
                solved: 'Un Double-Sumo, un Sumo et un Triple-Sumo, l’un après l’autre : 22 à 9.',
            },
        },
    },
};
