import type { Learning } from '../../../parts.svelte';

export const howItMoves: Pick<Learning['single'], 'M1' | 'M2' | 'M3' | 'M4' | 'M5'> = {
    M1: {
        title: 'Toujours en avant, en ligne droite',
        summary: 'Une tour avance tout droit ou en diagonale, jamais de côté ni en arrière.',
        paragraphs: [
            'Une tour a trois directions : tout droit, en diagonale à gauche et en diagonale à droite. Pendant un coup, elle n’en change pas.',
            'Avancer, c’est s’éloigner de sa rangée de base : vers le haut pour Noir, vers le bas pour {gold}. On ne revient jamais en arrière ; une tour qui en a dépassé une autre ne pourra donc plus l’arrêter.',
        ],
        exercises: {
            'M1-diagonal': {
                task: 'Déplacez votre tour verte en diagonale à droite, jusqu’à la case jaune g6.',
                hint: 'e4, f5, g6 : trois pas vers le haut, à droite.',
                solved: 'Une seule direction, et autant de pas que vous voulez.',
            },
            'M1-sideways': {
                task: 'Essayez maintenant ce qui est interdit : jouez la tour verte de côté, en arrière, ou en changeant de direction.',
                hint: 'g3, par exemple, est exactement à sa hauteur.',
                solved: 'On ne va ni de côté ni en arrière, et aucune tour ne tourne en chemin.',
            },
        },
    },
    M2: {
        title: 'Aussi loin qu’on veut, sans sauter',
        summary: 'Une tour franchit autant de cases libres qu’elle veut, mais elle ne saute jamais.',
        paragraphs: [
            'La distance, c’est vous qui la choisissez : une case, ou tout le chemin. Si la voie est libre, une tour peut même aller en un seul coup de sa rangée de base à celle d’en face.',
            'Mais toutes les cases du parcours doivent être libres. On ne saute par-dessus aucune tour, ni les siennes ni celles de l’adversaire.',
        ],
        exercises: {
            'M2-far': {
                task: 'Votre tour rose n’a pas encore bougé. Gagnez avec elle en un coup.',
                hint: 'Devant elle, la colonne est libre de e2 à e8.',
                solved: 'Sept cases d’un coup, d’une rangée de base à l’autre. Surveillez toujours les voies ouvertes, y compris celles de l’adversaire.',
            },
            'M2-jump': {
                task: 'La tour jaune adverse se trouve maintenant dans cette colonne. Essayez de passer par-dessus.',
                hint: 'Essayez la tour rose de e1 à e6. La jaune, en e4, est entre les deux.',
                solved: 'Le chemin s’arrête devant la première tour.',
            },
        },
    },
    M3: {
        title: 'Seulement sur une case libre',
        summary: 'Deux tours ne partagent jamais une case, et aucune n’est prise.',
        paragraphs: [
            'Un coup finit sur une case libre. Dans ce jeu, on ne prend rien : les seize tours restent sur le plateau jusqu’à la fin de la manche.',
            'Une tour est donc aussi un mur. Se mettre en travers du chemin est souvent la meilleure défense.',
        ],
        exercises: {
            'M3-occupied': {
                task: 'Essayez de poser votre tour rose sur la tour jaune adverse.',
                hint: 'La rose, de e1 à e4.',
                solved: 'La place est prise : la jaune reste où elle est.',
            },
            'M3-before': {
                task: 'Alors allez aussi loin que possible : juste devant la tour jaune.',
                hint: 'La dernière case libre avant e4 est e3.',
                solved: 'Face à face. Plus aucune des deux ne peut avancer tout droit.',
            },
        },
    },
    M4: {
        title: 'Se faufiler entre deux tours',
        summary: 'Deux tours qui ne se touchent que par un coin ne ferment pas la diagonale qui passe entre elles.',
        paragraphs: [
            'Imaginez deux tours sur des cases qui ne se touchent que par un coin. Une diagonale passe exactement par ce coin. Elle a l’air fermée, mais elle ne l’est pas : une tour peut s’y faufiler.',
            'Peu importe à qui sont ces tours. Une seule chose compte : que les cases situées *sur* la diagonale soient libres ({M2}).',
        ],
        exercises: {
            'M4-through': {
                task: 'Les tours adverses en d6 et e5 se touchent par un coin. Faufilez votre tour rouge entre elles, jusqu’au but.',
                hint: 'En diagonale à droite : e6, f7, g8.',
                solved: 'Entre les deux, et au but. De tels coups échappent facilement : regardez les diagonales à deux fois.',
            },
            'M4-wall': {
                task: 'Ici, la tour verte adverse se trouve en e6 et non plus en e5. Essayez encore la même diagonale.',
                hint: 'Essayez la tour rouge de d5 à f7.',
                solved: 'Cette fois, une tour occupe la diagonale elle-même. Ce n’est plus un passage, c’est un mur.',
            },
        },
    },
    M5: {
        title: 'Qui peut jouer doit jouer',
        summary: 'On ne passe pas : si la tour désignée peut bouger, elle le doit.',
        paragraphs: [
            'Si la tour désignée a un coup, il faut le jouer, même s’il n’y en a qu’un et qu’il ne vous plaît pas. Il n’est pas permis de rester sur place et d’attendre.',
            'La règle vaut pour les deux camps. Une tour qui n’a qu’un coup peut se retourner contre son propriétaire : vous savez d’avance où elle finira, et donc quelle tour elle vous fera jouer.',
        ],
        exercises: {
            'M5-elsewhere': {
                task: 'Votre tour bleue est désignée. Elle n’a qu’un coup, et il est mauvais. Essayez d’y échapper en jouant autre chose.',
                hint: 'Touchez une autre de vos tours.',
                solved: 'Pas d’échappatoire : la bleue est désignée ({T2}), elle peut bouger, elle doit donc bouger.',
            },
            'M5-only': {
                task: 'Alors jouez le seul coup possible.',
                hint: 'La tour rose en g4 ferme la diagonale : la bleue ne peut qu’aller tout droit, en h4.',
                solved: 'h4 est rose : {gold} joue maintenant la tour rose, qui peut aller tout droit jusqu’en g1. Vous l’avez vu venir sans rien pouvoir y faire.',
            },
            'M5-force': {
                task: 'À vous de forcer la main. Appelez une tour qui n’a qu’un coup, puis gagnez.',
                hint: 'La tour bleue adverse, en a6, ne peut aller qu’en a5, une case rose. Et votre tour rose, en b5, est prête. La marron doit donc finir sur une case bleue.',
                solved: 'La bleue devait bouger, et sa seule case appelait justement la tour qui gagne.',
            },
        },
    },
};
