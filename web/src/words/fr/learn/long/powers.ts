import type { Widened } from '../../../text.svelte';
import type { powers as english } from '../../../en/learn/long/powers';

export const powers: Widened<typeof english> = {
    DS1: {
        title: 'Trois cases au plus',
        summary: 'Un Double-Sumo avance de trois cases au plus, tout droit ou en diagonale.',
        paragraphs: [
            'Chaque marqueur ralentit la tour : une tour normale va aussi loin qu’elle veut, un Sumo avance de cinq cases, un Double-Sumo de trois. Les directions ne changent pas.',
            'Comptez donc à partir du but. À trois cases, un Double-Sumo est dangereux ; une rangée plus tôt, il lui faut un coup de plus.',
        ],
        exercises: {
            'DS1-four': {
                task: 'Rien ne sépare votre Double-Sumo orange de la case libre c8. Essayez d’y aller.',
                hint: 'Jouez la tour orange de c4 à c8.',
                solved: 'Quatre cases, c’est une de trop : {DS1} l’arrête devant la porte ouverte.',
            },
            'DS1-springboard': {
                task: 'Votre Double-Sumo bleu a quitté sa base. Amenez-le sur la rangée d’où le but est à sa portée.',
                hint: 'De la cinquième rangée à la huitième, il y a trois cases.',
                solved: 'D’ici, chaque voie ouverte est une menace. De sa base au but, un Double-Sumo a besoin d’au moins trois coups ; comptez-les avant de partir.',
            },
        },
    },
    DS2: {
        title: 'Repousser une ou deux tours',
        summary: 'Un Double-Sumo peut repousser une ou deux tours adverses alignées juste devant lui.',
        paragraphs: [
            'Un Sumo repousse une tour. Un Double-Sumo en repousse une, ou deux si elles se suivent sans intervalle : toutes se déplacent d’une case, et lui avec elles. Comme toujours, il faut que ce soit à lui de jouer et que ces tours se trouvent devant lui dès le début du coup.',
            'S’il peut aussi avancer en diagonale, vous avez le choix : pousser n’est pas une obligation.',
        ],
        exercises: {
            'DS2-two': {
                task: 'La tour violette et la rouge se suivent devant votre Double-Sumo vert. Repoussez les deux.',
                hint: 'Avancez la tour verte d’une case tout droit, sur la tour violette.',
                solved: 'Trois tours ont bougé, et vous rejouez, avec l’orange : la tour rouge a reculé sur une case orange.',
            },
            'DS2-gap': {
                task: 'Deux tours se trouvent sur la colonne de votre Double-Sumo jaune, avec une case libre entre elles. Poussez, et regardez ce qui bouge.',
                hint: 'Avancez la tour jaune d’une case tout droit.',
                solved: 'Seule la tour rose a reculé : elle comble maintenant l’intervalle. Une ligne s’arrête à la première case libre. Désormais, les deux tours se suivent, et la prochaine fois elles reculeraient ensemble.',
            },
        },
    },
    DS3: {
        title: 'La plus reculée désigne la suivante',
        summary:
            'Celui qui a poussé rejoue, avec la tour de la couleur de la case où la tour la plus reculée a été repoussée.',
        paragraphs: [
            'Le joueur dont les tours ont reculé passe son tour, et celui qui a poussé rejoue aussitôt. Avec deux tours repoussées, deux cases pourraient désigner la suivante. Une seule compte : celle où a été repoussée la tour *la plus reculée*.',
            'Cette case était libre auparavant. Avant même de pousser, vous pouvez donc lire sur le plateau quelle tour vous jouerez ensuite.',
        ],
        exercises: {
            'DS3-furthest': {
                task: 'Gagnez cette manche avec votre Double-Sumo rouge et une autre tour.',
                hint: 'La case derrière les deux tours est violette, et votre tour violette a la voie libre.',
                solved: 'Pousser a désigné la tour violette, et celle-ci est allée au but. Entre les deux, {gold} n’a rien pu faire.',
            },
            'DS3-nearer': {
                task: 'Vous venez de pousser : la tour jaune est sur une case marron, la verte sur une violette. Essayez de continuer avec votre tour marron.',
                hint: 'Avancez la tour marron tout droit à partir de a1.',
                solved: 'C’est la case de la tour la plus reculée qui compte, et elle est violette. L’autre ne désigne rien.',
            },
        },
    },
};
