import type { Learning } from '../../parts.svelte';

export const quick: Learning['quick'] = {
    title: 'Kamisado en une page',
    facts: [
        ['Joueurs', '2'],
        ['Âge', 'à partir de 10 ans'],
        ['Partie simple', '1 point, 20 à 30 minutes'],
        ['Partie standard', '3 points, 60 à 90 minutes'],
        ['Partie longue', '7 points, 2 à 3 heures'],
        ['Partie marathon', '15 points, 3 à 5 heures'],
    ],
    contents: 'Dans la boîte',
    box: {
        burley: 'Un plateau à deux faces, 16 tours Dragon (8 dorées, 8 noires) et, pour chaque joueur, 8 grands anneaux Sumo, 6 moyens et 2 petits.',
        huch: 'Un plateau à deux faces, 16 tours Dragon (8 blanches, 8 noires) et 22 dents de dragon transparentes.',
    },
    sides: 'On joue de même sur les deux faces du plateau : l’une ne porte que les couleurs, l’autre ajoute un caractère sur chaque case, pour ceux qui distinguent mal les couleurs, ou qui la trouvent plus belle.',
    parts: [
        [
            'Mise en place',
            [
                'Le plateau est posé de façon que chacun ait un coin marron à sa gauche. La rangée la plus proche est votre *rangée de base* ; chaque tour y commence, sur sa propre couleur.',
                'Le joueur le plus expérimenté prend {gold}. Noir commence la première manche ; ensuite, c’est le perdant de la précédente.',
            ],
        ],
        [
            'But du jeu',
            ['Soyez le premier à amener une de vos tours sur la rangée de base adverse : la manche est gagnée ({M7}).'],
        ],
        [
            'Déplacement',
            [
                'Le premier coup d’une manche se joue avec la tour de son choix ({T1}). Ensuite, la couleur où le dernier coup s’est arrêté désigne la tour à jouer ({T2}).',
                'Une tour avance tout droit ou en diagonale, aussi loin qu’elle veut, sur des cases libres ; jamais de côté ni en arrière ({M1}–{M3}). Elle passe entre deux tours qui se touchent par un coin ({M4}). Qui peut jouer doit jouer ({M5}).',
            ],
        ],
        [
            'Blocage',
            [
                'Une tour qui ne peut pas avancer est censée s’être déplacée de zéro case : l’adversaire joue, avec la tour que désigne la case où elle est bloquée ({M6}).',
                'Si cela tourne en rond, c’est l’impasse totale : celui qui a joué le dernier vrai coup perd la manche ({M8}).',
            ],
        ],
        [
            'Entre les manches',
            [
                'La tour gagnante reçoit un marqueur ({ring}). Après une impasse totale, c’est la tour du vainqueur de la couleur où s’est arrêté le dernier vrai coup.',
                'Le vainqueur choisit gauche ou droite ; chacun remplit sa rangée de base depuis son propre côté. D’abord les tours les plus proches de la rangée de base et, dans une même rangée, les plus proches du côté choisi ({F1}–{F4}).',
            ],
        ],
        [
            'Pousser',
            [
                'Un Sumo peut repousser les tours adverses qui se suivent juste devant lui, si chacune a moins de marqueurs que lui et si la case derrière elles est libre. Toutes reculent d’une case, et lui avance d’autant.',
                'L’adversaire passe son tour ; vous rejouez, avec la tour que désigne la case où la plus reculée est arrivée. Qui peut jouer autrement n’est pas obligé de pousser.',
            ],
        ],
    ],
    table: {
        head: ['Tour', '{rings}', 'avance', 'repousse', 'rapporte au but'],
        rows: [
            ['Tour', '0', 'sans limite', '–', '1 point'],
            ['Sumo', '1', 'de 5 cases au plus', '1', '2 points'],
            ['Double-Sumo', '2', 'de 3 cases au plus', '1 ou 2', '4 points'],
            ['Triple-Sumo', '3', 'd’une case', '1 à 3', '8 points'],
        ],
    },
};
