import type { Square } from '../core/types';
import { middleOf, placeOf } from './geometry';
import { widthOfWriting, writing } from './glyphs';
import { ivory } from './palette';
import { shape, short, type Shape } from './shapes';
import { octagonPath } from './tower';
import type { BoardMark, BoardProps, Foretold } from './types';

/** What lies on the board to be read: where a move went, where one may go, and what analysis says of it. */
export interface Signs {
    flipped: boolean;
    /** The squares carry characters, which must stay legible. */
    kanji: boolean;
    lastMove: BoardProps['lastMove'];
    namedBy: Square | null;
    /** The tower whose goals are shown. */
    active: Square | null;
    goals: readonly Square[];
    /** The goal under the pointer or with the focus. */
    looked: Square | null;
    /** The goal that waits for a second tap. */
    pending: Square | null;
    occupied: ReadonlySet<Square>;
    marks: readonly BoardMark[];
    /** What the move that is looked at would lead to. */
    foretold?: Foretold | null;
    /** A square's colour as it is seen. */
    paintOf?: (square: Square) => string;
}

const dark = '#120a06';

/** A line that stands out on every colour: ivory with a dark edge. */
function line(d: string, width: number, attributes: Shape['attributes'] = {}): Shape {
    const shared = { d, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
    return shape(
        'g',
        attributes,
        shape('path', { ...shared, stroke: dark, 'stroke-width': width + 4, 'stroke-opacity': 0.6 }),
        shape('path', { ...shared, stroke: ivory, 'stroke-width': width }),
    );
}

function at(square: Square, flipped: boolean): { transform: string } {
    const { x, y } = middleOf(square, flipped);
    return { transform: `translate(${x} ${y})` };
}

const corners = [0, 90, 180, 270]
    .map((degrees) => {
        const turned = (x: number, y: number) => {
            const [cos, sin] = [
                Math.round(Math.cos((degrees * Math.PI) / 180)),
                Math.round(Math.sin((degrees * Math.PI) / 180)),
            ];
            return `${x * cos - y * sin} ${x * sin + y * cos}`;
        };
        return `M${turned(-42, -26)}L${turned(-42, -42)}L${turned(-26, -42)}`;
    })
    .join('');

/** What lies under the towers. */
export function signsBeneath({ flipped, kanji, lastMove, namedBy }: Signs): Shape[] {
    const signs: Shape[] = [];
    if (lastMove) {
        signs.push(
            shape(
                'g',
                at(lastMove.from, flipped),
                shape('path', { d: octagonPath(kanji ? 41 : 27), fill: dark, 'fill-opacity': 0.16 }),
                line(octagonPath(kanji ? 41 : 27), 2.6, { 'stroke-dasharray': '1 8', opacity: 0.85 }),
            ),
        );
        if (lastMove.to !== namedBy) signs.push(line(corners, 4, at(lastMove.to, flipped)));
    }
    if (namedBy) {
        const frame = 'M-38 -43H38Q43 -43 43 -38V38Q43 43 38 43H-38Q-43 43 -43 38V-38Q-43 -43 -38 -43Z';
        signs.push(line(frame, 4.5, at(namedBy, flipped)));
    }
    return signs;
}

function goal(square: Square, signs: Signs): Shape {
    const looked = signs.looked === square || signs.pending === square;
    const radius = looked ? 21 : 13.5;
    const around = signs.kanji || looked ? [line(octagonPath(signs.kanji ? 41 : 38), looked ? 4.5 : 3.4)] : [];
    if (signs.kanji && signs.pending !== square) return shape('g', at(square, signs.flipped), ...around);
    const parts = [
        ...around,
        shape('path', {
            d: octagonPath(radius),
            fill: ivory,
            'fill-opacity': looked ? 1 : 0.94,
            stroke: dark,
            'stroke-width': 3.2,
            'stroke-opacity': 0.85,
            'stroke-linejoin': 'round',
        }),
    ];
    if (signs.pending === square) parts.push(tick(dark, 1));
    return shape('g', at(square, signs.flipped), ...parts);
}

function tick(stroke: string, scale: number): Shape {
    return shape('path', {
        d: 'M-9 1L-3 8L10 -8',
        transform: `scale(${scale})`,
        fill: 'none',
        stroke,
        'stroke-width': 4.5,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
    });
}

/** A goal where an enemy stands: an octagon around the line and two arrowheads that push. */
function push(square: Square, signs: Signs): Shape {
    const from = placeOf(signs.active ?? square, signs.flipped);
    const to = placeOf(square, signs.flipped);
    const degrees = (Math.atan2(to.row - from.row, to.column - from.column) * 180) / Math.PI;
    const looked = signs.looked === square || signs.pending === square;
    const parts = [
        line(octagonPath(46), looked ? 5.5 : 3.6),
        shape('g', { transform: `rotate(${short(degrees)})` }, line('M-58 -15L-46 0L-58 15M-44 -15L-32 0L-44 15', 5.5)),
    ];
    if (signs.pending === square) parts.push(shape('path', { d: octagonPath(20), fill: ivory }), tick(dark, 1));
    return shape('g', at(square, signs.flipped), ...parts);
}

const verdictLooks = {
    win: { d: 'M0 -28A28 28 0 0 1 0 28A28 28 0 0 1 0 -28Z', fill: '#0c6b3e', sign: 'M-10 1L-3 9L11 -9' },
    loss: { d: 'M0 -35L35 0L0 35L-35 0Z', fill: '#a11d1d', sign: 'M-9 -9L9 9M9 -9L-9 9' },
    unknown: {
        d: 'M-19 -26H19Q26 -26 26 -19V19Q26 26 19 26H-19Q-26 26 -26 19V-19Q-26 -26 -19 -26Z',
        fill: '#5b5348',
        sign: 'M-7 -5C-6 -14 8 -13 7 -4C6.500 2 0 2 0 8M0 14.500V14.600',
    },
    danger: { d: 'M0 -33L34 27H-34Z', fill: '#b3470a', sign: 'M0 -12V9M0 18V18.100' },
} as const;

type Verdict = keyof typeof verdictLooks;
const isVerdict = (kind: BoardMark['kind']): kind is Verdict => kind in verdictLooks;

function verdict(mark: BoardMark & { kind: Verdict }, { flipped, occupied }: Signs): Shape {
    const { x, y } = middleOf(mark.to, flipped);
    const { d, fill, sign } = verdictLooks[mark.kind];
    // On a tower it stands in the corner, so that the tower can still be read.
    const place = occupied.has(mark.to)
        ? `translate(${x + 27} ${y - 27}) scale(.62)`
        : `translate(${x} ${y}) scale(.92)`;
    const room = mark.kind === 'loss' ? 40 : 42;
    const height = Math.min(24, (24 * room) / Math.max(1, widthOfWriting(mark.label, 24)));
    const drawn =
        mark.label && mark.kind !== 'danger'
            ? writing(mark.label, 0, 0, height, { stroke: '#ffffff', 'stroke-width': 2.1 })
            : shape('path', {
                  d: sign,
                  fill: 'none',
                  stroke: '#ffffff',
                  'stroke-width': 5,
                  'stroke-linecap': 'round',
                  'stroke-linejoin': 'round',
              });
    const around = { d, 'stroke-linejoin': 'round' };
    return shape(
        'g',
        { transform: place },
        shape('path', { ...around, fill: dark, stroke: dark, 'stroke-width': 8, 'stroke-opacity': 0.7 }),
        shape('path', { ...around, fill, stroke: ivory, 'stroke-width': 3.4 }),
        drawn,
    );
}

const arrowTones: Partial<Record<BoardMark['kind'], string>> = {
    hint: '#1667c9',
    played: '#5f5348',
    better: '#0c6b3e',
    plan: '#7a3e9d',
};

function arrow(from: Square, mark: BoardMark, { flipped }: Signs): Shape {
    const [a, b] = [middleOf(from, flipped), middleOf(mark.to, flipped)];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const degrees = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    const end = length - 8;
    const neck = end - 34;
    const start = Math.min(30, neck - 8);
    const d = `M${start} -7L${short(neck)} -7V-24L${short(end)} 0L${short(neck)} 24V7H${start}Z`;
    const parts = [
        shape('path', {
            d,
            transform: `translate(${a.x} ${a.y}) rotate(${short(degrees)})`,
            fill: arrowTones[mark.kind] ?? '#1667c9',
            'fill-opacity': 0.9,
            stroke: ivory,
            'stroke-width': 3.4,
            'stroke-linejoin': 'round',
        }),
    ];
    if (mark.label) {
        const x = a.x + (b.x - a.x) * 0.5;
        const y = a.y + (b.y - a.y) * 0.5;
        const width = widthOfWriting(mark.label, 20) + 20;
        parts.push(
            shape('rect', {
                x: x - width / 2,
                y: y - 17,
                width,
                height: 34,
                rx: 17,
                fill: arrowTones[mark.kind] ?? '#1667c9',
                stroke: ivory,
                'stroke-width': 3,
            }),
            writing(mark.label, x, y, 20, { stroke: '#ffffff', 'stroke-width': 2.1 }),
        );
    }
    return shape('g', {}, ...parts);
}

/** A mark on a square by itself: an octagon in its tone. */
function spot(mark: BoardMark, { flipped }: Signs): Shape {
    const tone = arrowTones[mark.kind] ?? '#1667c9';
    return shape(
        'g',
        at(mark.to, flipped),
        shape('path', { d: octagonPath(44), fill: 'none', stroke: ivory, 'stroke-width': 9 }),
        shape('path', { d: octagonPath(44), fill: 'none', stroke: tone, 'stroke-width': 5 }),
    );
}

const tones: Record<Foretold['tone'], string> = { plain: ivory, danger: '#ffb38a', win: '#9fe8b8' };

/** From the square that will name a tower to that tower, which is lit: what the move calls, before it is made. */
function callOf({ chain, tone }: Foretold, flipped: boolean, paint: string): Shape[] {
    const last = chain.length - 1;
    return chain.slice(1).flatMap((square, index) => {
        const [a, b] = [middleOf(chain[index] ?? square, flipped), middleOf(square, flipped)];
        const length = Math.hypot(b.x - a.x, b.y - a.y);
        // A tower that calls itself again has no way to go.
        const end = length === 0 ? 0 : Math.max(0, length - 47) / length;
        const d = `M${short(a.x)} ${short(a.y)}L${short(a.x + (b.x - a.x) * end)} ${short(a.y + (b.y - a.y) * end)}`;
        const way = { d, fill: 'none', 'stroke-linecap': 'round' };
        const ring = { d: octagonPath(46), fill: 'none', 'stroke-linejoin': 'round' };
        const lit = index + 1 === last;
        return [
            shape('path', { ...way, stroke: dark, 'stroke-width': 19, 'stroke-opacity': 0.55 }),
            shape('path', { ...way, stroke: tones[tone], 'stroke-width': 15 }),
            shape('path', { ...way, stroke: paint, 'stroke-width': 8 }),
            shape(
                'g',
                { ...at(square, flipped), ...(lit ? { class: 'called' } : { opacity: 0.75 }) },
                shape('path', { ...ring, stroke: dark, 'stroke-width': 15, 'stroke-opacity': 0.6 }),
                shape('path', { ...ring, stroke: tones[tone], 'stroke-width': 11 }),
                shape('path', { ...ring, stroke: tone === 'danger' && lit ? '#b3470a' : paint, 'stroke-width': 6 }),
            ),
        ];
    });
}

/** What lies over the towers. */
export function signsAbove(signs: Signs): Shape[] {
    const verdicts = signs.marks.filter(
        (mark): mark is BoardMark & { kind: Verdict } =>
            isVerdict(mark.kind) && (mark.from === null || mark.from === signs.active),
    );
    const judged = new Set(verdicts.map((mark) => mark.to));
    const goals = signs.goals.map((square) => {
        if (signs.occupied.has(square)) return push(square, signs);
        const plain = judged.has(square) && signs.looked !== square && signs.pending !== square;
        return plain ? shape('g') : goal(square, signs);
    });
    const pointers = signs.marks
        .filter((mark) => !isVerdict(mark.kind))
        .map((mark) =>
            mark.from === null || mark.from === mark.to ? spot(mark, signs) : arrow(mark.from, mark, signs),
        );
    const start = signs.foretold?.chain[0];
    const called =
        signs.foretold && start ? callOf(signs.foretold, signs.flipped, signs.paintOf?.(start) ?? ivory) : [];
    return [...called, ...goals, ...verdicts.map((mark) => verdict(mark, signs)), ...pointers];
}
