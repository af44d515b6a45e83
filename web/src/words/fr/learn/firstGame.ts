import type { Learning } from '../../parts.svelte';

export const firstGame: Learning['firstGame'] = {
    'first-move': {
        title: 'Vos tours',
        paragraphs: [
            'Vous avez les tours noires, en bas. Chacune de vos huit tours a sa propre couleur. Elles avancent aussi loin qu’elles veulent, tant que rien ne barre le chemin.',
            'Touchez une tour : les cases qu’elle peut atteindre sont marquées.',
        ],
        task: 'Jouez un coup avec n’importe laquelle de vos tours.',
        hint: 'Faites glisser une tour vers le haut, ou touchez-la, puis touchez l’une des cases marquées.',
        solved: 'Voilà votre premier coup. Le tout premier coup d’une manche est le seul où l’on choisit sa tour.',
    },
    'first-diagonal': {
        title: 'Tout droit ou en diagonale',
        paragraphs: [
            'Une tour avance tout droit, ou bien en diagonale, à gauche ou à droite. Elle ne va jamais de côté, jamais en arrière.',
            'Ici, c’est la tour verte qui joue. Vous verrez bientôt pourquoi.',
        ],
        task: 'Déplacez la tour verte en diagonale à droite, jusqu’à la case orange e4.',
        hint: 'La verte se trouve en b1. Elle passe par c2 et d3.',
        solved: 'Tout droit, à gauche, à droite : une tour ne sait rien faire d’autre, et cela suffit.',
    },
    'first-home': {
        title: 'Le but du jeu',
        paragraphs: [
            'Vous gagnez quand l’une de vos tours atteint la rangée d’en face, d’où partent les tours adverses. Une seule suffit.',
            'Toutes les cases du chemin doivent être libres, la dernière aussi.',
        ],
        task: 'À la tour bleue de jouer. Amenez-la au but.',
        hint: 'La tour verte adverse a quitté sa place en g8. Le chemin est libre.',
        solved: 'Gagné ! Toutes les manches finissent ainsi. Passons à ce qui les rend passionnantes.',
    },
    'first-colour': {
        title: 'La couleur décide',
        paragraphs: [
            'Après le premier coup, plus personne ne choisit sa tour. La *case* où finit un coup désigne la couleur que l’adversaire doit jouer.',
            'La tour rouge adverse vient de s’arrêter en f6. Regardez la couleur de cette case, pas celle de la tour.',
        ],
        task: 'Laquelle de vos tours doit jouer ? Jouez-la.',
        hint: 'f6 est une case marron : c’est donc votre tour marron qui joue. Elle est dans le coin, en a1.',
        solved: 'Exactement : case marron, tour marron. Et votre case d’arrivée vient de désigner une tour adverse.',
    },
    'first-call': {
        title: 'À vous de donner l’ordre',
        paragraphs: [
            'Cela marche aussi dans l’autre sens : la case où vous vous arrêtez décide de la tour que l’adversaire doit jouer. C’est ainsi qu’on le dirige.',
            'Le même instant : tout droit devant la marron s’alignent six couleurs différentes.',
        ],
        task: 'Jouez de façon à obliger {gold} à jouer sa tour verte.',
        hint: 'Allez tout droit et arrêtez-vous sur la case verte, a6.',
        solved: 'La verte est appelée, et {gold} doit obéir. Vous venez de suivre votre premier plan.',
    },
    'first-spot': {
        title: 'Voir le coup gagnant',
        paragraphs: [
            'Avant chaque coup, regardez d’abord si la tour peut aller au but. Suivez ses trois voies jusqu’au bout.',
            'Deux tours qui ne se touchent que par un coin ne ferment pas la diagonale qui passe entre elles. Vous pouvez vous y faufiler.',
        ],
        task: 'À la tour verte de jouer. Gagnez tout de suite.',
        hint: 'En diagonale à droite, entre les tours en b5 et c4, jusqu’en f8.',
        solved: 'Bien vu ! Beaucoup de joueurs ne remarquent pas une telle voie.',
    },
    'first-danger': {
        title: 'Ne pas appeler la mauvaise tour',
        paragraphs: [
            'Mettez-vous maintenant à la place de l’adversaire. Sa tour orange, en b4, pourrait descendre tout droit en b1, sur votre rangée de base.',
            'Elle ne le peut que si vous l’appelez. Évitez donc les cases orange, et tout ira bien.',
        ],
        task: 'Jouez la violette sans laisser {gold} gagner tout de suite.',
        hint: 'Les cases orange sont f3 et g2. Toutes les autres conviennent.',
        solved: 'Très bien. Avant chaque coup, demandez-vous : quelle tour vais-je appeler, et que peut-elle faire ?',
    },
    'first-block': {
        title: 'Barrer le chemin',
        paragraphs: [
            'Parfois, on ne peut pas éviter une couleur. Ici, la rouge ne peut finir que sur des cases marron, et la tour marron adverse, en d5, a la voie libre jusqu’en d1.',
            'On ne prend jamais une tour, on ne saute jamais par-dessus. Une tour en travers du chemin vaut donc un mur.',
        ],
        task: 'Arrêtez la tour marron.',
        hint: 'Elle veut descendre tout droit. L’une des cases que vous pouvez atteindre est juste devant elle : d4.',
        solved: 'Arrêtée ! La marron est appelée et doit bouger, mais le chemin du but est fermé.',
    },
    'first-blocked': {
        title: 'Une tour qui ne peut pas bouger',
        paragraphs: [
            'La tour rouge adverse, en d4, est bloquée : devant elle et sur ses deux diagonales, il y a des tours. Si vous l’appelez, {gold} passe son tour.',
            'C’est alors vous qui rejouez. Avec quelle tour ? Comme toujours, la case décide, cette fois celle qui est *sous* la tour bloquée : d4 est marron.',
        ],
        task: 'Appelez la tour rouge bloquée.',
        hint: 'Votre tour orange doit finir sur une case rouge. La plus proche est juste devant elle.',
        solved: '{gold} ne peut pas jouer la rouge et passe son tour. La rouge est sur une case marron : vous rejouez, avec la marron.',
    },
    'first-again': {
        title: 'Deux coups de suite',
        paragraphs: [
            'Un coup de plus peut faire gagner la manche. La tour violette adverse est bloquée en e5, une case marron.',
            'Et votre tour marron, en a5 ? Regardez où elle pourrait aller.',
        ],
        task: 'Gagnez en jouant deux coups de suite.',
        hint: 'Appelez la violette : d3 et g4 sont violettes. Puis amenez la marron au but, de a5 à a8.',
        solved: 'Magnifique ! Vous avez appelé une tour qui ne pouvait pas bouger, puis vous avez gagné avec la vôtre.',
    },
    'first-two': {
        title: 'Prévoir la réponse',
        paragraphs: [
            'À partir d’ici, {gold} répond. Les meilleurs coups sont ceux après lesquels toutes les réponses vous aident.',
            'Votre tour marron, en a1, a la voie libre jusqu’en a8. Encore faut-il que l’adversaire finisse sur une case marron. Justement, la grande diagonale de a1 à h8 est entièrement marron, et sa tour marron se trouve à l’autre bout.',
        ],
        task: 'Gagnez à votre deuxième coup.',
        hint: 'Appelez la marron : d4 et e5 sont marron. Votre tour orange, en h7, l’empêche d’aller tout droit : elle doit rester sur la diagonale marron.',
        solved: '{gold} avait le choix, mais tous les choix étaient marron. C’est ainsi que l’on gagne une manche.',
    },
    'first-win': {
        title: 'Votre première victoire',
        paragraphs: [
            'La fin d’une vraie manche, contre la meilleure défense qui soit. Vous avez l’avantage : vos tours orange et verte sont très avancées, et la rangée de base adverse a de larges brèches.',
            'Prenez votre temps. Ma tour peut-elle aller au but ? Sinon : quelle tour vais-je appeler, que peut-elle faire, et que vais-je recevoir en retour ? Si cela tourne mal, recommencez, tout simplement.',
        ],
        task: 'Gagnez la manche.',
        hint: 'N’appelez pas la rose : elle peut filer de f6 à a1. Appeler la jaune est une bonne idée : quand elle quitte d7, la voie de votre tour orange s’ouvre.',
        solved: 'Vous avez gagné votre première manche ! Vous en savez assez pour jouer. Défiez l’ordinateur au niveau 1, ou poursuivez la lecture.',
    },
};
