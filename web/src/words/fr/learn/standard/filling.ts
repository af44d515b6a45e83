import type { filling as english } from '../../../en/learn/standard/filling';
import type { Widened } from '../../../text.svelte';

export const filling: Widened<typeof english> = {
    F1: {
        title: 'Le vainqueur choisit le côté',
        summary:
            'Le vainqueur de la manche choisit si les rangées de base se remplissent à partir de la gauche ou de la droite.',
        paragraphs: [
            'Entre deux manches, toutes les tours reviennent sur leur rangée de base, mais pas sur leur propre couleur. Leur ordre dépend de l’endroit où elles se trouvaient à la fin de la manche ({F3}, {F4}). Il n’y a qu’une chose à choisir : le côté par lequel on commence. Ce choix revient au vainqueur, qui sera le défenseur de la manche suivante.',
            'Vous avez donc deux placements à comparer. Méfiez-vous des tours qui ont juste devant elles une case de leur propre couleur : une tour adverse qui s’y arrête barre le chemin à la tour même qu’elle vient de désigner. C’est un point faible.',
        ],
        exercises: {
            'F1-choose': {
                task: 'Gagnez la manche avec la tour rose. Ensuite, à vous de choisir : à partir de la gauche ou de la droite ?',
                hint: 'Une diagonale mène la tour rose jusque dans le coin opposé. Après cela, les deux côtés sont permis.',
                solved: 'Vous avez choisi, et toutes les tours sont revenues dans cet ordre. {gold} a perdu la manche et commence la suivante.',
            },
            'F1-guard': {
                task: 'Vous avez gagné avec la tour bleue. Choisissez le côté qui ne laisse aucune de vos tours juste derrière une case de sa propre couleur.',
                hint: 'À partir de la gauche, la tour jaune serait la troisième à prendre place. De quelle couleur est la case située juste devant la troisième case de votre rangée de base ?',
                solved: 'À partir de la droite, chacune de vos tours a une autre couleur devant elle. À partir de la gauche, la jaune se serait retrouvée derrière une case jaune.',
            },
        },
    },
    F2: {
        title: 'Le perdant suit',
        summary:
            'Le perdant de la manche, donc l’attaquant de la suivante, remplit sa rangée à partir du même côté que le vainqueur.',
        paragraphs: [
            'On choisit une seule fois, et cela vaut pour les deux. Si le vainqueur part de la gauche, le perdant aussi ; de même pour la droite. Le perdant n’a rien à décider.',
            'Raison de plus pour bien regarder : vous ne placez pas seulement vos tours, mais aussi celles de votre adversaire.',
        ],
        exercises: {
            'F2-theirs': {
                task: 'Vous jouez maintenant {gold} et vous avez gagné avec la tour bleue. Choisissez de façon que la tour verte de Noir se retrouve sur la case marron, au coin de la rangée de base de Noir.',
                hint: 'Pour les deux joueurs, le coin marron de la rangée de base est à gauche. Sur la rangée de base de Noir, la tour verte en est la plus proche.',
                solved: 'Vous avez commencé par votre gauche, et Noir a dû commencer par la sienne : la verte a pris place la première, dans le coin marron.',
            },
        },
    },
    F3: {
        title: 'Remplir à partir de la gauche',
        summary:
            'La rangée la plus proche d’abord et, sur une même rangée, de gauche à droite ; on remplit du coin marron au coin orange.',
        paragraphs: [
            'Prenez vos tours l’une après l’autre : d’abord celles de votre rangée de base, de gauche à droite ; puis celles de la rangée située devant, encore de gauche à droite ; et ainsi de suite jusqu’à l’autre bout du plateau. Une tour d’une rangée plus proche passe toujours avant celle d’une rangée plus lointaine, même si cette dernière est tout à gauche.',
            'Placez-les dans cet ordre : la première sur la case marron, dans le coin gauche de votre rangée de base, la deuxième à côté, et ainsi de suite jusqu’à la dernière, sur la case orange du coin droit.',
            'La gauche et la droite sont toujours celles de chaque joueur. Vous êtes face à face : votre gauche est la droite de l’autre. Mais les couleurs vous aident : pour les deux joueurs, le coin gauche de la rangée de base est marron et le coin droit est orange.',
        ],
        exercises: {
            'F3-corner': {
                task: 'Vous avez gagné avec la tour orange. Choisissez de façon que votre tour jaune se retrouve sur la case marron, au coin de votre rangée de base.',
                hint: 'Sur votre rangée de base, la tour jaune est la plus à gauche. De quel côté faut-il partir pour qu’elle soit la première ?',
                solved: 'La jaune, la rose et la violette, de la rangée de base ; puis la marron et la bleue ; puis la verte et la rouge ; et en dernier l’orange, qui était arrivée au but.',
            },
            'F3-opposite': {
                task: '{gold} est en face et a gagné avec la tour jaune. Choisissez à sa place : la tour marron, en haut à droite, est dans un coin et doit y rester.',
                hint: 'Le coin en haut à droite est marron : vu d’en face, c’est le coin *gauche*.',
                solved: 'Vue d’en face, la tour marron était la plus à gauche de la rangée de base. Elle passait la première et se trouvait déjà à sa place.',
            },
        },
    },
    F4: {
        title: 'Remplir à partir de la droite',
        summary:
            'La rangée la plus proche d’abord et, sur une même rangée, de droite à gauche ; on remplit du coin orange au coin marron.',
        paragraphs: [
            'L’ordre des rangées ne change pas : d’abord la rangée de base, puis celle de devant, et ainsi de suite. Mais sur chaque rangée, vous commencez par la tour la plus à droite, et vous placez les tours de la case orange, dans votre coin droit, jusqu’à la case marron, dans votre coin gauche.',
            'La tour qui vient d’arriver au but est la plus éloignée de sa rangée de base ; elle est donc toujours placée la dernière. Si vous partez de la gauche, elle finit dans votre coin droit ; si vous partez de la droite, dans votre coin gauche.',
        ],
        exercises: {
            'F4-corner': {
                task: 'Vous avez gagné avec la tour orange. Cette fois, choisissez de façon que votre tour violette se retrouve sur la case orange, au coin de votre rangée de base.',
                hint: 'Sur votre rangée de base, la tour violette est la plus à droite.',
                solved: 'La violette, la rose et la jaune, de la rangée de base ; puis la bleue et la marron ; puis la rouge et la verte ; et de nouveau l’orange en dernier, cette fois dans le coin marron.',
            },
            'F4-sumo': {
                task: 'Vous avez gagné avec la tour verte. Choisissez de façon que le nouveau Sumo commence la manche suivante sur la case marron du coin.',
                hint: 'La tour arrivée au but est placée la dernière. De quel côté faut-il partir pour que le coin marron soit rempli en dernier ?',
                solved: 'À partir de la droite, le coin gauche se remplit en dernier, et la verte était la dernière tour.',
            },
        },
    },
};
