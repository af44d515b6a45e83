import type { PuzzleText } from '../parts.svelte';
import { colour as colours } from '../catalogue/fr';

const counted = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;
const points = (count: number): string => counted(count, 'point', 'points');
/** En 3 coups. */
const inMoves = (count: number): string => `en ${counted(count, 'coup', 'coups')}`;

export const puzzles: PuzzleText = {
    title: 'Problèmes',
    failed: 'Les problèmes n’ont pas pu être chargés.',
    unknown: 'Ce problème n’existe pas ici.',
    toAll: 'Tous les problèmes',

    themes: {
        win: { name: 'Gagner', about: 'Arrivez au but, quoi que fasse l’adversaire.' },
        hold: { name: 'Tenir', about: 'Un seul coup ne perd pas. À vous de le trouver.' },
        deadlock: { name: 'Impasse', about: 'Qui joue le dernier coup avant que plus rien ne bouge a perdu.' },
        push: { name: 'Pousser', about: 'Tout se joue en poussant.' },
        fill: { name: 'Placement', about: 'Gauche ou droite : un seul des deux choix gagne la manche suivante.' },
        sumo: { name: 'Marquer', about: 'Gagner ne suffit pas : gagnez avec la tour qui rapporte le plus.' },
    },
    grade: (grade) => `Niveau ${grade} sur 10`,
    gradeName: (grade) => `Niveau ${grade}`,

    home: {
        today: 'Problème du jour',
        solve: 'Résoudre',
        solvedToday: 'Résolu. Le prochain arrive demain.',
        lookAgain: 'Le revoir',
        streak: (days) => (days < 2 ? `${days} jour d’affilée` : `${days} jours d’affilée`),
        noStreak: 'Résolvez-le pour commencer une série.',
        streakWaits: 'Résolvez celui d’aujourd’hui pour continuer.',
        week: 'Les sept derniers jours',
        dayIs: (date, state) =>
            `${date} : ${{ onTime: 'résolu le jour même', later: 'résolu plus tard', open: 'à résoudre' }[state]}`,
        forYou: 'Pour vous',
        forYouAbout: 'Le prochain problème non résolu à votre mesure.',
        go: 'C’est parti',
        allSolved: 'Vous avez résolu tous les problèmes.',
        training: 'Vos propres erreurs',
        trainingAbout: 'D’après le bilan de vos parties : les moments où vous avez laissé échapper une manche gagnée.',
        due: (count) => (count < 2 ? `${count} vous attend` : `${count} vous attendent`),
        nothingDue: 'Rien ne vous attend aujourd’hui.',
        noLessons: 'Faites le bilan d’une de vos parties, et ses erreurs viendront ici.',
        train: 'S’exercer',
        see: 'Tout voir',
        themes: 'Thèmes',
        ladder: 'L’échelle des niveaux',
        ladderAbout:
            'Du simple coup d’œil à la longue réflexion. Les barres se remplissent à mesure que vous résolvez.',
        solvedOf: (solved, all) => `${solved} sur ${all} ${solved < 2 ? 'résolu' : 'résolus'}`,
    },

    list: {
        next: 'Prochain non résolu',
        states: { clean: 'résolu du premier coup', solved: 'résolu', tried: 'essayé', open: 'à résoudre' },
        puzzle: (id, grade, state) => `Problème ${id}, niveau ${grade}, ${state}`,
        first: 'Recommencer par le premier',
    },

    newHere: {
        1: (edition) =>
            `Une tour avec ${edition === 'huch' ? 'une dent de dragon' : 'un anneau'} est un Sumo : elle avance de cinq cases au plus et peut repousser une tour qui n’en a pas, juste devant elle.`,
        2: (edition) =>
            `Une tour avec deux ${edition === 'huch' ? 'dents de dragon' : 'anneaux'} est un Double-Sumo : elle avance de trois cases au plus et peut repousser une ou deux tours qui en ont moins.`,
        3: (edition) =>
            `Une tour avec trois ${edition === 'huch' ? 'dents de dragon' : 'anneaux'} est un Triple-Sumo : elle n’avance que d’une case et peut repousser jusqu’à trois tours qui en ont moins.`,
    },
    readRule: 'Lire la règle',

    task: {
        heading: (theme, id) => `${theme} : problème ${id}`,
        win: (side, moves) =>
            moves === 1 ? `${side} joue et gagne immédiatement.` : `${side} joue et gagne ${inMoves(moves)}.`,
        winSomehow: (side) => `${side} joue : trouvez le seul coup gagnant.`,
        hold: (side) => `${side} joue : un seul coup ne perd pas.`,
        holdMore: (side, moves) => `${side} joue : un seul coup ne perd pas, ${moves} fois de suite.`,
        forceDeadlock: (side, other) => `${side} joue : menez ${other} à l’impasse.`,
        avoidDeadlock: (side) => `${side} joue et gagne : gare à l’impasse.`,
        push: (side, moves, edition) =>
            moves === null
                ? `${side} joue : trouvez ${edition === 'huch' ? 'l’oshi gagnant' : 'la poussée gagnante'}.`
                : `${side} joue : trouvez ${edition === 'huch' ? 'l’oshi' : 'la poussée'} et gagnez ${inMoves(moves)}.`,
        fill: (side) => `${side} a remporté la manche. Choisissez le placement qui gagne aussi la suivante.`,
        points: (side, count, moves) =>
            `${side} joue : marquez au moins ${points(count)}${moves === null ? '' : moves === 1 ? ', immédiatement' : `, ${inMoves(moves)}`}.`,
        lesson: (side) => `${side} joue : ici, vous avez laissé échapper une manche gagnée. Qu’est-ce qui gagne ?`,
        lessonFill: (side) =>
            `${side} choisit le placement : ici, vous avez laissé échapper la manche suivante. Lequel la gagne ?`,
        watch: 'Regardez ce qui précède…',
        skip: 'Passer',
        decisionOf: (at, all) => `Décision ${at} sur ${all}`,
    },

    board: 'Plateau du problème',
    right: 'Exact !',
    rightOn: 'Exact ! Continuez.',
    judging: 'Voyons…',
    wrong: 'Ce n’est pas ça.',
    faults: {
        losesAtOnce: 'Ce coup perd la manche immédiatement.',
        loses: (side, moves) =>
            moves === 1
                ? `Ce coup perd : ${side} gagne immédiatement.`
                : `Ce coup perd : ${side} gagne ${inMoves(moves)}.`,
        losesSomehow: (side) => `Ce coup perd : ${side} peut forcer le gain.`,
        tooFewAtOnce: (got, wanted) =>
            `Ce coup gagne, mais ne rapporte que ${points(got)} : on peut en marquer ${wanted}.`,
        tooFew: (got, wanted) => `Ce coup gagne, mais n’assure que ${points(got)} : on peut en marquer ${wanted}.`,
        fill: (side, count) =>
            count > 1
                ? `La manche suivante est perdue : ${side} commence et gagne, avec n’importe lequel des coups marqués.`
                : `La manche suivante est perdue : ${side} commence et gagne.`,
        unclear: 'Ce n’est pas ça : une seule autre décision est la bonne.',
        andWins: (side) => `… et à la fin, ${side} gagne.`,
    },
    tryAgain: 'Réessayer',

    hint: 'Conseil',
    hintOf: (level, all) => `Conseil ${level} sur ${all}`,
    hints: {
        home: 'Tout peut être fini immédiatement : cherchez le chemin du but.',
        points: 'Tout peut être fini immédiatement : voyez quelle tour arrive au but et ce que valent ses marqueurs.',
        push: 'Poussez : un Sumo n’a pas à contourner ce qui se trouve devant lui.',
        block: 'Désignez une tour qui ne peut pas bouger : la main vous revient.',
        deadlock: 'Désignez une tour qui ne peut pas bouger, et voyez qui a joué en dernier.',
        quiet: 'Rien n’arrive encore au but. Choisissez la case d’après la tour qu’elle désigne.',
        stop: 'Voyez ce que menace l’adversaire, et quelle tour désigne votre case.',
        fill: 'Comparez les deux placements : dans l’un, l’attaquant a un premier coup gagnant.',
        ways: {
            forward: 'tout droit',
            left: 'en diagonale à gauche',
            right: 'en diagonale à droite',
            back: 'en arrière',
        },
        way: (colour, way) => `Jouez la tour ${colours.feminine[colour]} ${way}.`,
        pushes: (colour) => `Poussez avec la tour ${colours.feminine[colour]}.`,
        move: (move) => `C’est ${move}.`,
    },
    showSolution: 'Montrer la solution',
    showing: 'Voici la solution.',
    shown: 'C’était la solution.',

    solved: {
        title: 'Résolu',
        shownTitle: 'Solution montrée',
        clean: 'Du premier coup.',
        after: (misses, hints) => {
            const tries = misses > 0 ? `Après ${counted(misses, 'essai manqué', 'essais manqués')}` : '';
            const helped = hints > 0 ? `avec ${counted(hints, 'conseil', 'conseils')}` : '';
            return `${[tries, helped].filter(Boolean).join(', ')}.`.replace(/^a/, 'A');
        },
        notYours: 'Il comptera quand vous l’aurez joué vous-même.',
        held: 'Tout le reste aurait perdu.',
        strength: (strength) => `Votre force : ${strength}`,
        next: 'Problème suivant',
        nextLesson: 'Erreur suivante',
        again: 'Encore une fois',
        yourself: 'Le jouer vous-même',
        analyse: 'Analyser',
        share: 'Partager',
        copied: 'Le lien est copié.',
        notCopied: (link) => `Le lien n’a pas pu être copié. Le voici : ${link}`,
        steps: 'Rejouer la suite de coups',
        stepBack: 'Un coup en arrière',
        stepOn: 'Un coup en avant',
        stepOf: (step, last) => `${step} sur ${last}`,
        turnBoard: 'Tourner le plateau',
    },

    daily: {
        title: (date) => `Problème du ${date}`,
        future: 'Ce jour n’est pas encore arrivé.',
        before: 'La veille',
        after: 'Le lendemain',
        toToday: 'Problème d’aujourd’hui',
    },

    training: {
        title: 'S’exercer sur ses propres erreurs',
        intro: 'Quand vous faites le bilan d’une partie, les moments où vous avez laissé échapper une manche gagnée viennent ici. Toute décision gagnante est juste. Ce que vous savez revient de plus en plus tard : après 1, 3, 7 et 21 jours.',
        empty: 'Il n’y a encore rien à travailler. Ouvrez une de vos parties dans l’analyse et faites-en le bilan.',
        toMatches: 'Mes parties',
        start: (count) => (count < 2 ? `Travailler ${count} erreur` : `Travailler ${count} erreurs`),
        nothing: 'Tout est fait pour aujourd’hui.',
        anyway: 'En travailler une quand même',
        moment: (round, move) => `Manche ${round}, coup ${move}`,
        fillMoment: (round) => `Manche ${round}, placement`,
        played: (move) => `Vous avez joué ${move}.`,
        where: 'Moment',
        what: 'Joué',
        stage: 'Acquis',
        dueColumn: 'Prochaine fois',
        now: 'maintenant',
        learnt: 'acquise',
        dismiss: 'Écarter',
        dismissed: 'Écartée.',
        undo: 'Annuler',
        heading: 'Faites mieux',
        comesBack: (days) => (days === 1 ? 'Elle revient demain.' : `Elle revient dans ${days} jours.`),
        isLearnt: 'Vous connaissez celle-ci : elle ne revient plus.',
        gone: 'Cette erreur n’est plus ici.',
    },

    statistics: {
        title: 'Vos statistiques',
        none: 'Résolvez quelques problèmes, et vous verrez ici où vous en êtes.',
        solved: 'Résolus',
        firstTry: 'Du premier coup',
        strength: 'Force',
        strengthAbout:
            'Sur l’échelle des niveaux : devant un problème de ce niveau, votre premier essai est juste une fois sur deux. Seuls les premiers essais comptent.',
        strengthSoon: (more) =>
            `Encore ${counted(more, 'premier essai', 'premiers essais')}, et votre force pourra être estimée.`,
        longest: 'Plus longue série',
        days: (days) => counted(days, 'jour', 'jours'),
        theme: 'Thème',
        grade: 'Niveau',
        of: 'Sur',
        byTheme: 'Par thème',
        byGrade: 'Par niveau',
        share: 'Premiers essais justes',
        chart: 'Premiers essais justes, par niveau. Le tableau ci-dessous donne les nombres.',
        backup: 'Conserver ou transférer vos résultats',
        export: 'Enregistrer dans un fichier',
        import: 'Lire un fichier',
        imported: 'C’est fait : le contenu du fichier a été ajouté.',
        notImported: 'Ce fichier ne contient pas de problèmes résolus.',
    },
};
