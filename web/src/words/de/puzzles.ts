import type { PuzzleText } from '../parts.svelte';
import { colour as colours } from '../catalogue/de';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const points = (count: number): string => counted(count, 'Punkt', 'Punkte');
/** In 3 Zügen. */
const inMoves = (count: number): string => `in ${counted(count, 'Zug', 'Zügen')}`;

export const puzzles: PuzzleText = {
    title: 'Aufgaben',
    failed: 'Die Aufgaben ließen sich nicht laden.',
    unknown: 'Diese Aufgabe gibt es hier nicht.',
    toAll: 'Alle Aufgaben',

    themes: {
        win: { name: 'Gewinnen', about: 'Komm ans Ziel, was die andere Seite auch tut.' },
        hold: { name: 'Halten', about: 'Nur ein einziger Zug verliert nicht. Finde ihn.' },
        deadlock: { name: 'Stillstand', about: 'Wer zuletzt zieht, bevor nichts mehr geht, hat verloren.' },
        push: { name: 'Stoßen', about: 'Stoßen ist der Schlüssel.' },
        fill: { name: 'Besetzen', about: 'Links oder rechts: Eines davon gewinnt die nächste Runde.' },
        sumo: { name: 'Punkten', about: 'Gewinnen reicht nicht: Gewinne mit dem Turm, der am meisten zählt.' },
    },
    grade: (grade) => `Stufe ${grade} von 10`,
    gradeName: (grade) => `Stufe ${grade}`,

    home: {
        today: 'Aufgabe des Tages',
        solve: 'Lösen',
        solvedToday: 'Gelöst. Die nächste kommt morgen.',
        lookAgain: 'Noch einmal ansehen',
        streak: (days) => (days === 1 ? '1 Tag in Folge' : `${days} Tage in Folge`),
        noStreak: 'Löse sie und beginne eine Serie.',
        streakWaits: 'Löse die heutige, damit es weitergeht.',
        week: 'Die letzten sieben Tage',
        dayIs: (date, state) =>
            `${date}: ${{ onTime: 'am Tag selbst gelöst', later: 'später gelöst', open: 'offen' }[state]}`,
        forYou: 'Für dich',
        forYouAbout: 'Die nächste ungelöste, die zu deiner Stärke passt.',
        go: 'Los',
        allSolved: 'Du hast sämtliche Aufgaben gelöst.',
        training: 'Eigene Fehler',
        trainingAbout:
            'Stellen aus deinen Partien, an denen du eine gewonnene Runde verschenkt hast. Der Rückblick findet sie.',
        due: (count) => (count === 1 ? '1 wartet' : `${count} warten`),
        nothingDue: 'Heute wartet nichts.',
        noLessons: 'Geh eine deiner Partien im Rückblick durch, dann kommen ihre Fehler hierher.',
        train: 'Üben',
        see: 'Alle ansehen',
        themes: 'Themen',
        ladder: 'Die Leiter der Stufen',
        ladderAbout: 'Vom schnellen Blick bis zum langen Nachdenken. Was du löst, füllt die Balken.',
        solvedOf: (solved, all) => `${solved} von ${all} gelöst`,
    },

    list: {
        next: 'Nächste ungelöste',
        states: { clean: 'auf Anhieb gelöst', solved: 'gelöst', tried: 'versucht', open: 'offen' },
        puzzle: (id, grade, state) => `Aufgabe ${id}, Stufe ${grade}, ${state}`,
        first: 'Wieder mit der ersten beginnen',
    },

    newHere: {
        1: (edition) =>
            `Ein Turm mit einem ${edition === 'huch' ? 'Drachenzahn' : 'Ring'} ist ein Sumo: Er zieht höchstens fünf Quadrate weit und darf einen Turm ohne ${edition === 'huch' ? 'Zahn' : 'Ring'} zurückstoßen, der genau vor ihm steht.`,
        2: (edition) =>
            `Ein Turm mit zwei ${edition === 'huch' ? 'Drachenzähnen' : 'Ringen'} ist ein Doppel-Sumo: Er zieht höchstens drei Quadrate weit und darf einen oder zwei Türme zurückstoßen, die weniger davon tragen.`,
        3: (edition) =>
            `Ein Turm mit drei ${edition === 'huch' ? 'Drachenzähnen' : 'Ringen'} ist ein Dreifacher Sumo: Er zieht nur ein Quadrat weit und darf bis zu drei Türme zurückstoßen, die weniger davon tragen.`,
    },
    readRule: 'Die Regel lesen',

    task: {
        heading: (theme, id) => `${theme}: Aufgabe ${id}`,
        win: (side, moves) =>
            moves === 1 ? `${side} am Zug: Gewinne sofort.` : `${side} am Zug: Gewinne ${inMoves(moves)}.`,
        winSomehow: (side) => `${side} am Zug: Finde den einzigen Zug, der gewinnt.`,
        hold: (side) => `${side} am Zug: Nur ein Zug verliert nicht.`,
        holdMore: (side, moves) => `${side} am Zug: Nur ein Zug verliert nicht, ${moves}-mal hintereinander.`,
        forceDeadlock: (side, other) => `${side} am Zug: Treibe ${other} in den völligen Stillstand.`,
        avoidDeadlock: (side) => `${side} am Zug: Gewinne, und hüte dich vor dem Stillstand.`,
        push: (side, moves, edition) =>
            moves === null
                ? `${side} am Zug: Finde ${edition === 'huch' ? 'das Oshi, das' : 'den Stoß, der'} gewinnt.`
                : `${side} am Zug: Finde ${edition === 'huch' ? 'das Oshi' : 'den Stoß'} und gewinne ${inMoves(moves)}.`,
        fill: (side) => `${side} hat die Runde gewonnen. Besetze so, dass auch die nächste gewonnen wird.`,
        points: (side, count, moves) =>
            `${side} am Zug: Hole ${moves === null ? '' : moves === 1 ? 'sofort ' : `${inMoves(moves)} `}mindestens ${points(count)}.`,
        lesson: (side) => `${side} am Zug: Hier hast du eine gewonnene Runde verschenkt. Was gewinnt?`,
        lessonFill: (side) =>
            `${side} besetzt: Hier hast du die nächste Runde verschenkt. Welche Besetzung gewinnt sie?`,
        watch: 'So kommt es dazu …',
        skip: 'Überspringen',
        decisionOf: (at, all) => `Entscheidung ${at} von ${all}`,
    },

    board: 'Brett der Aufgabe',
    right: 'Richtig!',
    rightOn: 'Richtig! Weiter so.',
    judging: 'Mal sehen …',
    wrong: 'Das ist es nicht.',
    faults: {
        losesAtOnce: 'Das verliert die Runde sofort.',
        loses: (side, moves) =>
            moves === 1 ? `Das verliert: ${side} gewinnt sofort.` : `Das verliert: ${side} gewinnt ${inMoves(moves)}.`,
        losesSomehow: (side) => `Das verliert: ${side} kann den Gewinn erzwingen.`,
        tooFewAtOnce: (got, wanted) => `Das gewinnt, bringt aber nur ${points(got)}: ${wanted} sind zu haben.`,
        tooFew: (got, wanted) =>
            `Das gewinnt, doch danach ${got === 1 ? 'lässt' : 'lassen'} sich nur ${points(got)} erzwingen: ${wanted} sind zu haben.`,
        fill: (side, count) =>
            count > 1
                ? `Das verschenkt die nächste Runde: ${side} beginnt und gewinnt, mit jedem der markierten Züge.`
                : `Das verschenkt die nächste Runde: ${side} beginnt und gewinnt.`,
        unclear: 'Das ist es nicht: Nur eine andere Entscheidung ist richtig.',
        andWins: (side) => `… und am Ende gewinnt ${side}.`,
    },
    tryAgain: 'Noch einmal',

    hint: 'Tipp',
    hintOf: (level, all) => `Tipp ${level} von ${all}`,
    hints: {
        home: 'Es kann sofort vorbei sein: Suche den Weg ans Ziel.',
        points: 'Es kann sofort vorbei sein: Sieh, welcher Turm ans Ziel kommt und was er zählt.',
        push: 'Stoße: Ein Sumo muss nicht um das herum, was vor ihm steht.',
        block: 'Bestimme einen Turm, der nicht ziehen kann: Dann bist du wieder am Zug.',
        deadlock: 'Bestimme einen Turm, der nicht ziehen kann, und achte darauf, wer zuletzt gezogen hat.',
        quiet: 'Noch kommt nichts ans Ziel. Wähle das Quadrat nach dem Turm, den es bestimmt.',
        stop: 'Sieh, womit die andere Seite droht und welchen Turm dein Quadrat bestimmt.',
        fill: 'Vergleiche beide Aufstellungen: Bei einer hat der Herausforderer einen ersten Zug, der gewinnt.',
        ways: { forward: 'geradeaus', left: 'schräg nach links', right: 'schräg nach rechts', back: 'zurück' },
        way: (colour, way) => `Zieh ${colours.plain[colour]} ${way}.`,
        pushes: (colour) => `Stoße mit dem ${colours.declined[colour]} Turm.`,
        move: (move) => `Es ist ${move}.`,
    },
    showSolution: 'Lösung zeigen',
    showing: 'Das ist die Lösung.',
    shown: 'Das war die Lösung.',

    solved: {
        title: 'Gelöst',
        shownTitle: 'Lösung gezeigt',
        clean: 'Auf Anhieb.',
        after: (misses, hints) => {
            const tries = misses > 0 ? `Nach ${counted(misses, 'falschen Versuch', 'falschen Versuchen')}` : '';
            const helped = hints > 0 ? `mit ${counted(hints, 'Tipp', 'Tipps')}` : '';
            return `${[tries, helped].filter(Boolean).join(', ')}.`.replace(/^m/, 'M');
        },
        notYours: 'Sie zählt, sobald du sie selbst gespielt hast.',
        held: 'Alles andere hätte verloren.',
        strength: (strength) => `Deine Stärke: ${strength}`,
        next: 'Nächste Aufgabe',
        nextLesson: 'Nächster Fehler',
        again: 'Noch einmal',
        yourself: 'Selbst spielen',
        analyse: 'Analyse',
        share: 'Teilen',
        copied: 'Der Link ist kopiert.',
        notCopied: (link) => `Der Link ließ sich nicht kopieren. Hier ist er: ${link}`,
        steps: 'Die Zugfolge nachspielen',
        stepBack: 'Einen Schritt zurück',
        stepOn: 'Einen Schritt weiter',
        stepOf: (step, last) => `${step} von ${last}`,
        turnBoard: 'Brett drehen',
    },

    daily: {
        title: (date) => `Aufgabe vom ${date}`,
        future: 'Dieser Tag ist noch nicht gekommen.',
        before: 'Der Tag davor',
        after: 'Der Tag danach',
        toToday: 'Aufgabe von heute',
    },

    training: {
        title: 'An eigenen Fehlern üben',
        intro: 'Gehst du eine deiner Partien im Rückblick durch, so kommen die Stellen hierher, an denen du eine gewonnene Runde verschenkt hast. Richtig ist jede Entscheidung, die gewinnt. Was du weißt, kommt in immer größeren Abständen wieder: nach 1, 3, 7 und 21 Tagen.',
        empty: 'Noch gibt es nichts zu üben. Öffne eine deiner Partien in der Analyse und geh sie im Rückblick durch.',
        toMatches: 'Meine Partien',
        start: (count) => (count === 1 ? '1 Fehler üben' : `${count} Fehler üben`),
        nothing: 'Für heute ist alles getan.',
        anyway: 'Trotzdem einen üben',
        moment: (round, move) => `Runde ${round}, Zug ${move}`,
        fillMoment: (round) => `Runde ${round}, Besetzung`,
        played: (move) => `Du hast ${move} gespielt.`,
        where: 'Stelle',
        what: 'Gespielt',
        stage: 'Stand',
        dueColumn: 'Nächstes Mal',
        now: 'jetzt',
        learnt: 'gelernt',
        dismiss: 'Weglegen',
        dismissed: 'Weggelegt.',
        undo: 'Rückgängig',
        heading: 'Mach es besser',
        comesBack: (days) => (days === 1 ? 'Er kommt morgen wieder.' : `Er kommt in ${days} Tagen wieder.`),
        isLearnt: 'Den kennst du jetzt: Er kommt nicht wieder.',
        gone: 'Diesen Fehler gibt es hier nicht mehr.',
    },

    statistics: {
        title: 'Deine Statistik',
        none: 'Löse ein paar Aufgaben, dann siehst du hier, wie es läuft.',
        solved: 'Gelöst',
        firstTry: 'Auf Anhieb',
        strength: 'Stärke',
        strengthAbout:
            'Auf der Leiter der Stufen: Bei einer Aufgabe dieser Stufe ist dein erster Versuch jedes zweite Mal richtig. Nur erste Versuche zählen.',
        strengthSoon: (more) =>
            `Noch ${counted(more, 'erster Versuch', 'erste Versuche')}, dann lässt sich deine Stärke schätzen.`,
        longest: 'Längste Serie',
        days: (days) => counted(days, 'Tag', 'Tage'),
        theme: 'Thema',
        grade: 'Stufe',
        of: 'Von',
        byTheme: 'Nach Themen',
        byGrade: 'Nach Stufen',
        share: 'Erste Versuche, die richtig waren',
        chart: 'Erste Versuche, die richtig waren, nach Stufen. Die Tabelle darunter enthält die Zahlen.',
        backup: 'Deine Aufgaben sichern oder mitnehmen',
        export: 'Als Datei speichern',
        import: 'Aus einer Datei lesen',
        imported: 'Erledigt: Was in der Datei stand, ist hinzugefügt.',
        notImported: 'In dieser Datei stehen keine gelösten Aufgaben.',
    },
};
