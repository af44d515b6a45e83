import type { Learning } from '../../../parts.svelte';

export const howItEnds: Pick<Learning['single'], 'M6' | 'M7' | 'M8' | 'tips'> = {
    M6: {
        title: 'Une tour bloquée',
        summary:
            'Une tour désignée qui ne peut pas bouger reste en place, et la case où elle se trouve désigne la prochaine tour de l’adversaire.',
        paragraphs: [
            'Une tour est bloquée quand elle ne peut pas faire un seul pas : tout droit et sur les deux diagonales, il y a une tour, ou le bord du plateau. Si la tour que vous devez jouer est bloquée, vous passez votre tour.',
            'La suite est souvent mal comprise, alors prenons notre temps. La tour bloquée est censée s’être déplacée de *zéro case* : son coup a « fini » là où elle se trouve. L’adversaire rejoue donc, et {T2} s’applique comme toujours : c’est la couleur de la case *sous la tour bloquée* qui désigne la tour à jouer. Pas la couleur de la tour bloquée, ni la case qui l’avait appelée.',
            'La tour ainsi désignée peut être bloquée à son tour. Alors tout recommence : elle reste en place, la main repasse à l’autre, et la case où elle se trouve désigne la suivante. Cela continue jusqu’à ce qu’une tour puisse bouger. Si aucune ne le peut plus jamais, c’est l’impasse totale ({M8}).',
        ],
        exercises: {
            'M6-call': {
                task: 'En e4, la tour violette adverse a trois de vos tours juste devant elle. Jouez la marron de façon à appeler la violette.',
                hint: 'C’est une case violette qui appelle la tour violette. Il y en a une juste devant votre tour marron.',
                solved: '{gold} devait jouer la violette et ne le pouvait pas. Elle se trouve sur une case orange : c’est donc *vous* qui rejouez, avec votre tour orange.',
            },
            'M6-extra': {
                task: 'La tour rouge adverse est bloquée en d5, une case orange. Profitez-en : gagnez en jouant deux coups de suite.',
                hint: 'Appelez d’abord la rouge : e3 et b4 sont rouges. La tour orange est alors désignée, et la vôtre a la voie libre.',
                solved: 'Deux coups de suite, parce qu’entre les deux, {gold} n’en avait aucun. Une tour que vous tenez bloquée, c’est un coup de plus en réserve.',
            },
            'M6-mine': {
                task: 'Cette fois, c’est à vous que cela arrive. Votre tour rouge n’a qu’un coup : jouez-le et regardez la réponse.',
                hint: 'La rouge va de a5 à b6.',
                solved: '{gold} s’est arrêté sur une case violette et appelle ainsi votre tour violette, bloquée en e5. Cette case est marron : {gold} rejoue, avec la tour marron. Vous avez passé votre tour.',
            },
            'M6-chain': {
                task: 'La violette est de nouveau bloquée en e4 : jouer en a2 devrait donc vous offrir un coup de plus avec l’orange. Mais regardez d’abord votre tour orange. Qui jouera vraiment ?',
                hint: 'Jouez la marron en a2 et suivez la chaîne : la violette en e4, puis l’orange en h1.',
                solved: 'La violette est bloquée sur une case orange : votre tour orange est désignée. Elle est bloquée elle aussi, en h1, et h1 est également orange : c’est donc {gold} qui joue sa tour orange. Deux tours bloquées, et la main revient à l’adversaire.',
            },
        },
    },
    M7: {
        title: 'Au but, la manche est gagnée',
        summary: 'La manche s’arrête dès qu’une tour atteint la rangée de base adverse.',
        paragraphs: [
            'Dès qu’une tour se trouve sur une case quelconque de la rangée de base adverse, son propriétaire a gagné la manche. Ce que l’autre s’apprêtait à jouer n’a plus d’importance.',
            'Une tour restée sur sa rangée de base garde la porte fermée ; celle qui part l’ouvre. À chaque coup, demandez-vous donc quelles portes sont ouvertes.',
        ],
        exercises: {
            'M7-shut': {
                task: 'Votre tour violette n’est plus qu’à un pas du but. Essayez d’avancer tout droit.',
                hint: 'De d7 à d8, où se trouve la tour rose adverse.',
                solved: 'Tant que la rose reste à sa place, cette porte est fermée ({M3}). Celle d’à côté, c8, est ouverte.',
            },
            'M7-home': {
                task: 'Votre tour bleue est désignée. Trouvez la porte ouverte.',
                hint: 'Suivez la diagonale vers la gauche : e5, d6, c7, et ensuite ?',
                solved: 'Terminé, alors que la tour violette adverse n’était plus qu’à deux pas de votre rangée de base.',
            },
        },
    },
    M8: {
        title: 'L’impasse totale',
        summary:
            'Quand des tours bloquées se désignent sans fin, celui qui a joué le dernier vrai coup perd la manche.',
        paragraphs: [
            'Une chaîne de tours bloquées ({M6}) peut se mordre la queue : la vôtre désigne celle de l’adversaire, qui désigne de nouveau la vôtre, et aucune ne peut bouger. Plus rien ne changerait jamais sur ce plateau : la manche s’arrête donc là.',
            'Le perdant est celui qui a joué le dernier *vrai* coup, celui qui a déclenché la chaîne. Cela vaut même s’il n’y avait pas d’autre coup ({M5}).',
            'Les impasses sont rares. Deux tours y suffisent, mais il peut y en avoir quatre, six ou davantage.',
        ],
        exercises: {
            'M8-walk': {
                task: 'Pour une fois, faites-le exprès : provoquez une impasse totale avec votre tour jaune.',
                hint: 'La tour violette adverse est bloquée sur une case orange, votre tour orange sur une case violette. Appelez la violette : aucune des deux ne peut bouger.',
                solved: 'La violette désigne l’orange, l’orange désigne la violette, et ainsi de suite sans fin. Vous avez joué le dernier vrai coup : la manche est perdue.',
            },
            'M8-avoid': {
                task: 'Le même instant. Jouez un coup qui ne perd pas tout de suite.',
                hint: 'Évitez la case violette. Évitez aussi le marron : la tour marron adverse a la voie libre jusqu’en h1.',
                solved: 'La manche continue. Une impasse que l’on voit venir, on peut presque toujours l’éviter.',
            },
            'M8-turn': {
                task: 'Inversez les rôles : amenez {gold} à provoquer l’impasse.',
                hint: 'Appelez la verte : elle n’a qu’un coup. La bleue peut atteindre une case verte, h3.',
                solved: '{gold} a dû jouer la verte en g5, une case rouge. Votre tour rouge est bloquée sur une case verte, et la verte l’est maintenant sur une case rouge. {gold} a joué en dernier : la manche est à vous.',
            },
        },
    },
    tips: {
        title: 'Ce qu’il faut regarder',
        summary: 'Trois questions à se poser avant de lâcher une tour.',
        paragraphs: [
            '*Quelle couleur vais-je donner ?* Regardez la case où finirait votre coup et cherchez la tour adverse de cette couleur. Si elle peut aller au but, choisissez une autre case.',
            '*Quelle couleur vais-je recevoir ?* Voyez un pas plus loin : où cette tour peut-elle finir, et laquelle de vos tours appellerait-elle ? Si chaque réponse appelle une de vos tours qui peut aller au but, vous avez gagné.',
            '*Que vais-je ouvrir ?* Une tour qui part ouvre des voies, pour vous comme pour l’adversaire. Et une tour très avancée ne garde plus ce qui est derrière elle.',
        ],
        exercises: {
            'tips-safe': {
                task: 'Votre tour marron a six coups, et chacun donne une autre couleur. Deux perdent tout de suite. Jouez l’un des quatre autres.',
                hint: 'La tour violette adverse, en b2, et la rose, en d5, peuvent toutes deux aller au but. Donc ni case violette, ni case rose.',
                solved: 'Pour l’instant, il ne peut rien vous arriver. Y penser avant chaque coup, c’est déjà la moitié du jeu.',
            },
            'tips-diagonal': {
                task: 'Toutes les cases de la grande diagonale de a8 à h1 sont orange. Servez-vous-en pour gagner à votre deuxième coup.',
                hint: 'Appelez l’orange en jouant la jaune en f3. La tour orange adverse ne peut pas aller tout droit : elle doit rester sur sa diagonale.',
                solved: 'Où qu’elle se soit arrêtée, c’était sur une case orange, et votre tour orange est allée au but. L’autre grande diagonale, de a1 à h8, est entièrement marron.',
            },
        },
    },
};
