import type { Learning } from '../../../learn/text.svelte';

export const long: Learning['long'] = {
    long: {
        title: 'Jusqu’à sept points',
        summary: 'Une partie longue se gagne à sept points, et les Doubles-Sumos entrent en jeu.',
        paragraphs: [
            'Tout ce que vous savez de la partie standard reste vrai : la tour gagnante est marquée, le vainqueur choisit le côté du placement, le perdant commence. Seul le but est plus loin : *sept points*. La partie ne s’arrête donc plus dès qu’un Sumo arrive au but. Il reçoit un deuxième marqueur, qui vaut deux points, et continue comme *Double-Sumo*.',
            'Quand un Double-Sumo arrive au but, son troisième marqueur vaut quatre points. Cette tour en vaut alors sept à elle seule, et la partie est finie ; aucun Triple-Sumo ne joue donc jamais dans une partie longue.',
        ],
        exercises: {
            'long-second-ring': {
                task: 'Un partout. Devant votre Sumo violet, une case de la rangée de base adverse est libre. Menez-le au but.',
                hint: 'Un Sumo avance de cinq cases au plus, et tout droit il y en a juste cinq.',
                solved: 'Deuxième marqueur, deux points, 3 à 1. Une partie standard serait finie ; ici, la manche suivante commence, et la tour violette est un Double-Sumo.',
            },
            'long-third-ring': {
                task: '{gold} mène 4 à 3, et votre Double-Sumo vert doit jouer. Gagnez la partie.',
                hint: 'Deux cases de la rangée de base adverse sont libres, l’une et l’autre à trois cases de distance.',
                solved: 'Le troisième marqueur vaut quatre points : 3 et 4 font 7. Un seul Double-Sumo au but peut décider d’une partie longue.',
            },
        },
    },
    DS1: {
        title: 'Un Double-Sumo avance de trois cases',
        summary: 'Un Double-Sumo avance de trois cases au plus, tout droit ou en diagonale.',
        paragraphs: [
            'Chaque marqueur ralentit la tour : une tour normale va aussi loin qu’elle veut, un Sumo avance de cinq cases, un Double-Sumo de trois. Les directions ne changent pas.',
            'Comptez donc à partir du but. À trois cases, un Double-Sumo est dangereux ; une rangée plus tôt, il lui faut encore un coup de plus.',
        ],
        exercises: {
            'DS1-four': {
                task: 'Rien ne sépare votre Double-Sumo orange de la case libre c8. Essayez d’y aller.',
                hint: 'Jouez la tour orange de c4 à c8.',
                solved: 'Quatre cases, c’est une de trop : {DS1} l’arrête devant la porte ouverte.',
            },
            'DS1-springboard': {
                task: 'Votre Double-Sumo bleu a quitté sa base. Amenez-le sur la rangée d’où le but est à sa portée.',
                hint: 'De la cinquième rangée à la huitième, il y a trois cases.',
                solved: 'D’ici, chaque ligne ouverte est une menace. De sa base au but, un Double-Sumo a besoin d’au moins trois coups ; comptez-les avant de partir.',
            },
        },
    },
    DS2: {
        title: 'Repousser une ou deux tours',
        summary: 'Un Double-Sumo peut repousser une ou deux tours adverses alignées juste devant lui.',
        paragraphs: [
            'Un Sumo repousse une tour. Un Double-Sumo en repousse une, ou deux si elles se suivent sans intervalle : toutes se déplacent d’une case, et lui avec elles. Comme toujours, c’est à lui de jouer, et les tours doivent se trouver devant lui dès le début du tour.',
            'S’il peut aussi avancer en diagonale, vous avez le choix : pousser n’est pas une obligation.',
        ],
        exercises: {
            'DS2-two': {
                task: 'La tour violette et la rouge se suivent devant votre Double-Sumo vert. Repoussez les deux.',
                hint: 'Avancez la tour verte d’une case tout droit, sur la tour violette.',
                solved: 'Trois tours ont bougé, et vous rejouez, avec l’orange : la tour rouge a reculé sur une case orange.',
            },
            'DS2-gap': {
                task: 'Deux tours se trouvent sur la colonne de votre Double-Sumo jaune, avec une case libre entre elles. Poussez, et regardez ce qui bouge.',
                hint: 'Avancez la tour jaune d’une case tout droit.',
                solved: 'Seule la tour rose a reculé : elle comble maintenant le vide. Une ligne s’arrête à la première case libre. Les deux tours se touchent désormais, et la prochaine fois elles reculeraient ensemble.',
            },
        },
    },
    DS3: {
        title: 'La tour de derrière désigne la suivante',
        summary: 'Celui qui a poussé rejoue, avec la tour de la couleur de la case où la tour de derrière a reculé.',
        paragraphs: [
            'Le joueur dont les tours ont reculé passe son tour, et celui qui a poussé rejoue aussitôt. Avec deux tours repoussées, deux cases pourraient désigner la suivante. Une seule compte : celle où la tour *de derrière* a reculé.',
            'Cette case était libre auparavant. Avant même de pousser, vous pouvez donc lire sur le plateau quelle tour vous jouerez ensuite.',
        ],
        exercises: {
            'DS3-furthest': {
                task: 'Gagnez cette manche avec votre Double-Sumo rouge et une autre tour.',
                hint: 'La case derrière les deux tours est violette, et votre tour violette a la voie libre.',
                solved: 'La poussée a désigné la tour violette, et celle-ci est allée au but. Entre les deux, {gold} n’a rien pu faire.',
            },
            'DS3-nearer': {
                task: 'La poussée est faite : la tour jaune est sur une case marron, la verte sur une violette. Essayez de continuer avec votre tour marron.',
                hint: 'Avancez la tour marron tout droit à partir de a1.',
                solved: 'C’est la case de la tour de derrière qui compte, et elle est violette. Celle de devant ne désigne rien.',
            },
        },
    },
    DS4: {
        title: 'Jamais en diagonale',
        summary: 'Un Double-Sumo ne pousse que tout droit.',
        paragraphs: [
            'Plus de force n’ouvre pas de nouvelles directions. Ce qui se trouve en diagonale devant un Double-Sumo lui barre le chemin, si faible que ce soit.',
            'Une tour qui ne peut ni avancer ni pousser est bloquée, quoi qu’elle porte : {M6} vaut aussi pour les Doubles-Sumos.',
        ],
        exercises: {
            'DS4-diagonal': {
                task: 'Deux tours s’alignent joliment en diagonale devant votre Double-Sumo rose. Essayez de les repousser.',
                hint: 'Jouez la tour rose de d4 à e5.',
                solved: 'En diagonale on avance, on ne pousse pas.',
            },
            'DS4-freeze': {
                task: 'Vous jouez {gold}, avec la tour rose. Le Double-Sumo marron de Noir a sa propre tour rouge devant lui. Ôtez-lui son dernier coup.',
                hint: 'Une de ses diagonales est déjà fermée. La case qui ferme l’autre est marron.',
                solved: 'La tour marron est désignée et ne peut rien : sa propre tour devant, l’adversaire sur les deux diagonales. Elle se déplace de zéro case, et c’est à vous.',
            },
        },
    },
    DS5: {
        title: 'De la place derrière la ligne',
        summary: 'La case derrière la dernière tour repoussée doit être libre ; sa couleur désigne la tour suivante.',
        paragraphs: [
            'Les tours repoussées doivent pouvoir aller quelque part. Si votre propre tour se trouve juste derrière elles, la place manque, et rien ne bouge. C’est vrai aussi pour une tour seule.',
            'Quand cette case est libre, elle compte deux fois : elle rend la poussée possible, et sa couleur vous dit quelle tour vous jouerez ensuite.',
        ],
        exercises: {
            'DS5-own-tower': {
                task: 'Votre Double-Sumo bleu n’a devant lui que la tour orange, mais derrière elle se trouve votre propre tour violette. Essayez de pousser.',
                hint: 'Jouez la tour bleue de f3 à f4.',
                solved: 'Votre propre tour gêne. On ne peut pas la repousser, et l’on ne peut rien repousser contre elle.',
            },
            'DS5-make-room': {
                task: 'Le même plateau, mais c’est d’abord à la tour violette de jouer. Faites de la place, de sorte que {gold} doive vous laisser pousser.',
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
            'Repousser une tour *jusque sur* sa rangée de base est permis. Mais dans cette colonne, cela ne va pas plus loin.',
        ],
        exercises: {
            'DS6-off-the-board': {
                task: 'La tour rose vient de repousser deux tours ; la bleue est sur sa rangée de base, sur une case rose, et la tour rose rejoue donc. Essayez de pousser encore.',
                hint: 'Jouez la tour rose de d6 à d7.',
                solved: 'Derrière la tour bleue, le plateau s’arrête.',
            },
            'DS6-round-them': {
                task: 'Les mêmes tours, avant la poussée. Gagnez la manche avec la seule tour rose.',
                hint: 'Poussez d’abord : la tour rose gagne une rangée et rejoue. Regardez ensuite les diagonales.',
                solved: 'Pousser, puis contourner : quatre points, et la partie. Ce qui ne se repousse pas se contourne souvent.',
            },
        },
    },
    DS7: {
        title: 'Trois, c’est trop',
        summary: 'Un Double-Sumo ne peut pas repousser plus de deux tours.',
        paragraphs: [
            'Trois tours adverses qui se suivent sans intervalle sont un mur pour un Double-Sumo. Il ne peut pas non plus en repousser deux contre la troisième, faute de place : c’est tout ou rien.',
            'On peut en faire une défense : placez une troisième tour derrière les deux qui sont menacées.',
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
                solved: 'Trois tours à la file : le mur tient, et le Double-Sumo doit le contourner.',
            },
        },
    },
    DS8: {
        title: 'Qui un Double-Sumo peut repousser',
        summary: 'Un Double-Sumo repousse les tours normales et les Sumos, mais pas un autre Double-Sumo.',
        paragraphs: [
            'Une tour repoussée doit avoir moins de marqueurs que celle qui pousse. Pour un Double-Sumo, cela veut dire aucun ou un seul, et c’est vrai de chaque tour de la ligne : ce peuvent être deux Sumos.',
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
