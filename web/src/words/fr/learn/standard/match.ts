import type { match as english } from '../../../en/learn/standard/match';
import type { Widened } from '../../../text.svelte';

export const match: Widened<typeof english> = {
    standard: {
        title: 'La partie standard',
        summary: 'Plusieurs manches, avec des tours qui changent de l’une à l’autre ; il faut 3 points pour gagner.',
        paragraphs: [
            'Une partie standard se compose de plusieurs manches, et chacune se joue comme une partie simple. Une manche gagnée rapporte des points ({Scoring}), et le premier qui en totalise 3 remporte la partie ({Winner}). Autour d’une table, cela prend 60 à 90 minutes.',
            'Après chaque manche, il se passe deux choses. La tour gagnante reçoit un marqueur ({ring}) et devient un *Sumo* : plus lent qu’avant, mais capable de repousser les autres ({S1} à {S11}). Puis toutes les tours reviennent sur leur rangée de base, dans un ordre qui dépend de l’endroit où elles se trouvaient ({F1} à {F4}).',
            'Noir commence la première manche. Ensuite, c’est toujours le perdant de la manche précédente qui commence : on l’appelle l’*attaquant*, et le vainqueur est le *défenseur*. L’attaquant joue son premier coup avec la tour de son choix ({T1}).',
        ],
        exercises: {
            'standard-challenger': {
                task: '{gold} a gagné la première manche avec la tour jaune, et les deux camps ont rempli leur rangée de base. Vous jouez Noir, c’est donc à vous de commencer la deuxième manche : jouez la tour de votre choix.',
                hint: 'Les huit sont permises. Comme toujours, la case où vous vous arrêtez désigne la prochaine tour de l’adversaire.',
                solved: 'Le perdant commence. Et ce que la première manche a rapporté reste visible : la tour jaune adverse est un Sumo, ce qui fait un point.',
            },
        },
    },
    Scoring: {
        title: 'Ce que vaut une manche gagnée',
        summary:
            'La tour gagnante reçoit un marqueur ({ring}) : le premier vaut 1 point, le deuxième 2, le troisième 4, et un Triple-Sumo qui arrive au but rapporte 8 points.',
        paragraphs: [
            'La tour qui a atteint la rangée de base adverse reçoit un marqueur ({ring}) et le garde jusqu’à la fin de la partie. Avec un seul, c’est un Sumo ; avec deux, un Double-Sumo ; avec trois, un Triple-Sumo. Ainsi, les tours elles-mêmes indiquent le score.',
            'Les points doublent à chaque fois : sur une même tour, le premier marqueur vaut 1 point, le deuxième 2 et le troisième 4. Un Triple-Sumo qui arrive au but rapporte 8 points ; le livret français lui donne pour cela une quatrième dent, les autres ne comptent que les points ({differences}). Ici, il reste un Triple-Sumo. Dans une partie standard, on n’en arrive jamais là : avec un Double-Sumo, vous avez 1 + 2 = 3 points, et cela suffit.',
            'Après une impasse totale ({M8}), aucune tour n’est arrivée au but. Regardez alors la case où s’est arrêté le dernier vrai coup : la tour du vainqueur qui est de cette couleur reçoit le marqueur, et il compte comme les autres.',
        ],
        exercises: {
            'Scoring-first': {
                task: 'Gagnez la manche avec votre tour violette et regardez ce qu’elle reçoit.',
                hint: 'La tour jaune adverse a quitté sa place : un pas en diagonale à gauche, et vous y êtes.',
                solved: 'Le premier marqueur vaut 1 point, et la tour violette est maintenant un Sumo.',
            },
            'Scoring-second': {
                task: 'Vous avez 1 point : votre tour marron est un Sumo. Amenez-la au but une seconde fois.',
                hint: 'Droit devant, quatre cases sont libres.',
                solved: 'Le deuxième marqueur vaut 2 points. Avec le premier, cela fait 3 : la partie est à vous.',
            },
        },
    },
    Winner: {
        title: 'Qui remporte la partie',
        summary:
            'Une partie simple se gagne avec 1 point, une partie standard avec 3 ; dans une série, c’est le nombre de manches gagnées qui compte.',
        paragraphs: [
            'Une partie simple s’arrête au premier point. Une partie standard revient au premier qui totalise 3 points. Deux chemins y mènent : trois tours différentes, avec un marqueur chacune, ou deux fois la même tour, pour 1 + 2 points. Un Sumo qui arrive au but gagne donc toujours la partie standard.',
            'Une partie longue se gagne avec 7 points et une partie marathon avec 15. Peu importe si la dernière manche en rapporte plus qu’il n’en fallait.',
            'Vous pouvez aussi jouer plusieurs parties simples de suite : chacune vaut 1 point, et les joueurs commencent à tour de rôle. Voilà pour les livrets. *De nous* viennent le nombre de manches, convenu d’avance, le départ de chacune avec toutes les tours sur leur propre couleur et sans Sumos, et l’égalité lorsque les points sont les mêmes.',
        ],
        exercises: {
            'Winner-three': {
                task: 'Vous avez deux Sumos, le vert et le rouge : 2 points. {gold} vient de s’arrêter sur le marron. Remportez la partie.',
                hint: 'La colonne devant votre tour marron vient de se libérer, et une tour normale va aussi loin qu’elle veut.',
                solved: 'Une troisième tour, un troisième point : la partie est gagnée.',
            },
            'Winner-series': {
                task: 'Voici la première manche d’une série de trois. Gagnez-la avec la tour violette et voyez la suite.',
                hint: 'Un pas en diagonale vers la gauche vous mène au but.',
                solved: 'Un point, mais ni marqueur ni placement : toutes les tours retrouvent leur couleur, et c’est maintenant {gold} qui commence.',
            },
            'Winner-draw': {
                task: 'La seconde et dernière manche d’une série de deux. Vous jouez {gold}, et Noir a gagné la première. Gagnez avec la tour violette.',
                hint: 'Un pas en diagonale vers la gauche vous mène au but.',
                solved: 'Une manche partout : une série peut se terminer à égalité. Une partie standard, jamais.',
            },
        },
    },
};
