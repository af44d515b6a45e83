import type { Widened } from '../../../text.svelte';
import type { powers as english } from '../../../en/learn/marathon/powers';

export const powers: Widened<typeof english> = {
    TS1: {
        title: 'Une seule case',
        summary: 'Un Triple-Sumo n’avance que d’une case, tout droit ou en diagonale.',
        paragraphs: [
            'Un Triple-Sumo a le choix entre trois cases au plus. Il lui faut sept coups pour traverser le plateau, et une voie libre ne lui sert à rien.',
            'Peu de coups, c’est aussi peu de couleurs. Un Triple-Sumo obligé de jouer peut devenir un fardeau : regardez laquelle de ses cases arrangerait votre adversaire.',
        ],
        exercises: {
            'TS1-two': {
                task: 'Votre Triple-Sumo rouge est à deux cases d’une case libre de la rangée de base adverse. Essayez d’y aller en un coup.',
                hint: 'Jouez la tour rouge de e6 à e8.',
                solved: 'Une case, pas davantage, même à deux pas de huit points.',
            },
            'TS1-safe-step': {
                task: 'Votre Triple-Sumo marron a le choix entre trois cases. Après deux d’entre elles, {gold} gagne aussitôt. Prenez la troisième.',
                hint: 'Votre coin a1 est libre. Quelle tour adverse vise le long de la colonne a, et laquelle le long de la grande diagonale ?',
                solved: 'Le marron appelle la tour marron adverse, qui ne peut pas arriver au but, et votre Triple-Sumo ferme la grande diagonale à la tour bleue.',
            },
        },
    },
    TS2: {
        title: 'Repousser jusqu’à trois tours',
        summary: 'Un Triple-Sumo peut repousser une, deux ou trois tours adverses alignées juste devant lui.',
        paragraphs: [
            'Ce qui manque au Triple-Sumo en vitesse, il l’a en force : il repousse une, deux ou trois tours qui se suivent sans intervalle devant lui. Toutes se déplacent d’une case, et lui avec elles.',
            'Comme toujours, elles doivent être là dès le début du coup, et vous pouvez préférer un coup en diagonale.',
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
        title: 'La plus reculée désigne la suivante',
        summary:
            'Celui qui a poussé rejoue, avec la tour de la couleur de la case où la tour la plus reculée a été repoussée.',
        paragraphs: [
            'Votre adversaire passe son tour, et vous jouez la tour de la couleur sur laquelle la tour *la plus reculée* a été repoussée. Les autres tours repoussées ne désignent rien.',
            'Si c’est la couleur du Triple-Sumo lui-même, il peut pousser de nouveau, et encore. Ainsi naissent de longues séries que l’adversaire ne peut que regarder.',
        ],
        exercises: {
            'TS3-furthest': {
                task: 'Gagnez la manche en deux coups, sans laisser {gold} jouer.',
                hint: 'La case derrière les trois tours est verte. Où pourrait aller votre tour verte ?',
                solved: 'La tour la plus reculée a désigné la verte, et celle-ci avait la voie libre.',
            },
            'TS3-again': {
                task: 'Trois coups de suite gagnent cette manche. Trouvez-les.',
                hint: 'Derrière la ligne, il y a une case orange, et derrière celle-ci une rose.',
                solved: 'L’orange a désigné l’orange, puis la rose, et la tour rose est allée au but : trois coups sans réponse.',
            },
        },
    },
};
