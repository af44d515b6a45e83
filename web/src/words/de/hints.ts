import type { Colour } from '../../core/types';
import type { ReasonFacts, ShownTower } from '../naming';
import { common } from './common';

/** „den roten Turm“, „hinter einem roten Quadrat“ */
const declined: Record<Colour, string> = {
    brown: 'braunen',
    green: 'grünen',
    red: 'roten',
    yellow: 'gelben',
    pink: 'rosafarbenen',
    purple: 'lilafarbenen',
    blue: 'blauen',
    orange: 'orangefarbenen',
};
/** „dein roter Turm“ */
const strong = (colour: Colour) => declined[colour].replace(/en$/, 'er');

const tower = (shown: ShownTower | null) =>
    shown ? `den ${declined[shown.colour]} Turm von ${common.players[shown.owner]}` : 'einen gegnerischen Turm';
const counted = (count: number | null, one: string, many: string) =>
    `${count ?? 0} ${Math.abs(count ?? 0) === 1 ? one : many}`;
const inMoves = (count: number | null) => (count === null ? '' : ` in ${counted(count, 'Zug', 'Zügen')}`);
const points = (count: number | null) => (count === 1 ? 'einen Punkt' : counted(count, 'Punkt', 'Punkte'));

export const hints = {
    reasons: {
        'only-move': (_: ReasonFacts) => 'Es ist der einzige gültige Zug.',
        'wins-at-once': (_: ReasonFacts) => 'Er gewinnt die Runde sofort.',
        'wins-in': ({ number }: ReasonFacts) => `Er gewinnt die Runde${inMoves(number)}, was auch immer folgt.`,
        'every-other-move-loses': (_: ReasonFacts) => 'Jeder andere Zug verliert.',
        'scores-points': ({ number }: ReasonFacts) => `Er bringt ${points(number)}.`,
        'decides-match': (_: ReasonFacts) => 'Das gewinnt die Partie, was auch immer folgt.',
        'stops-tower': (facts: ReasonFacts) =>
            `Er hält ${tower(facts.tower)} auf, der die Heim-Reihe erreichen könnte.`,
        'leaves-tower-uncalled': (facts: ReasonFacts) =>
            `Er ruft ${tower(facts.tower)} nicht auf, der die Heim-Reihe erreichen könnte.`,
        'loses-in': ({ number }: ReasonFacts) =>
            `Gegen fehlerloses Spiel ist die Runde${inMoves(number)} verloren; nichts hält länger stand.`,
        'hard-to-answer': ({ number, of }: ReasonFacts) =>
            `Die Antwort ist schwer: nur ${number ?? 0} von ${of ?? 0} möglichen ${number === 1 ? 'gewinnt' : 'gewinnen'}.`,
        'loses-cheaply': ({ number }: ReasonFacts) => `Er verliert nur ${points(number)}; andere Züge verlieren mehr.`,
        'keeps-tower-off-its-colour': ({ tower: own }: ReasonFacts) =>
            own
                ? `Von der anderen Seite besetzt, stünde dein ${strong(own.colour)} Turm direkt hinter einem ${declined[own.colour]} Quadrat.`
                : 'Von der anderen Seite besetzt, stünde ein Turm direkt hinter einem Quadrat seiner Farbe.',
        'challenger-cannot-win': (_: ReasonFacts) => 'Der Herausforderer kann die nächste Runde nicht gewinnen.',
        'better-chances': (_: ReasonFacts) => 'Die Aussichten auf die Partie sind besser als von der anderen Seite.',
        'not-solved': (_: ReasonFacts) => 'Wer gewinnt, ist noch nicht geklärt.',
    },
    fills: { left: 'Besetzung von links', right: 'Besetzung von rechts' },
    verdicts: {
        win: { atOnce: 'gewinnt sofort', in: (moves: number) => `gewinnt in ${moves}`, some: 'gewinnt' },
        loss: { atOnce: 'verliert sofort', in: (moves: number) => `verliert in ${moves}`, some: 'verliert' },
        unknown: 'nicht geklärt',
    },
};
