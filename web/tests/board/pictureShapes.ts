import type { Colour, Player, Rings, Square } from '../../src/core/types';
import { groundShapes, viewBox } from '../../src/board/ground';
import { colours } from '../../src/board/palette';
import { shape, type Shape } from '../../src/board/shapes';
import { allSymbols, towerShapes } from '../../src/board/symbols';
import type { BoardLook } from '../../src/board/types';
import { squareColours, turnedColours } from './samples';

/*
 * The board's shapes for programs that have no browser: curves as lines, styles and gradients resolved, and everything in
 * the few words that src/service/picture reads. The page's shapes stay the one source.
 */

type Point = readonly [number, number];
/** As in SVG: x' = a x + c y + e, y' = b x + d y + f. */
type Matrix = readonly [number, number, number, number, number, number];
interface Line {
    points: Point[];
    closed: boolean;
}
type Style = Readonly<Record<string, string | number>>;

const look: BoardLook = { flipped: false, turned: false, side: 'plain', edition: 'burley', coordinates: true };
const here: Matrix = [1, 0, 0, 1, 0, 0];

function times(m: Matrix, n: Matrix): Matrix {
    return [
        m[0] * n[0] + m[2] * n[1],
        m[1] * n[0] + m[3] * n[1],
        m[0] * n[2] + m[2] * n[3],
        m[1] * n[2] + m[3] * n[3],
        m[0] * n[4] + m[2] * n[5] + m[4],
        m[1] * n[4] + m[3] * n[5] + m[5],
    ];
}

function matrixOf(transform: string): Matrix {
    let all = here;
    for (const [, name, list] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
        const [x = 0, y] = (list ?? '').split(/[\s,]+/).map(Number);
        const turn = (x * Math.PI) / 180;
        if (name === 'translate') all = times(all, [1, 0, 0, 1, x, y ?? 0]);
        else if (name === 'scale') all = times(all, [x, 0, 0, y ?? x, 0, 0]);
        else if (name === 'rotate')
            all = times(all, [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0]);
        else throw new Error(`no picture can ${String(name)}`);
    }
    return all;
}

/** Along a curve of Bézier with these points, the first one left out. */
function curved(points: readonly Point[], steps: number): Point[] {
    return Array.from({ length: steps }, (_, index) => {
        const part = (index + 1) / steps;
        let left = [...points];
        while (left.length > 1)
            left = left.slice(1).map(([x, y], i) => {
                const [fromX, fromY] = left[i] as Point;
                return [fromX + (x - fromX) * part, fromY + (y - fromY) * part] as const;
            });
        return left[0] as Point;
    });
}

/** The shorter arc of a circle, clockwise: the end of a brushed stroke. */
function arc([x1, y1]: Point, [x2, y2]: Point, radius: number): Point[] {
    const half = Math.hypot(x2 - x1, y2 - y1) / 2;
    const away = Math.sqrt(Math.max(0, radius ** 2 - half ** 2));
    const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
    const [cx, cy] = half === 0 ? [mx, my] : [mx - ((y2 - y1) / half / 2) * away, my + ((x2 - x1) / half / 2) * away];
    const begin = Math.atan2(y1 - cy, x1 - cx);
    let sweep = Math.atan2(y2 - cy, x2 - cx) - begin;
    if (sweep < 0) sweep += 2 * Math.PI;
    const far = Math.max(radius, half);
    return [1, 2, 3, 4, 5].map((step) => {
        const angle = begin + (sweep * step) / 5;
        return [cx + Math.cos(angle) * far, cy + Math.sin(angle) * far] as const;
    });
}

function linesOf(d: string): Line[] {
    const tokens = d.match(/[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
    const lines: Line[] = [];
    let at: Point = [0, 0];
    let index = 0;
    let command = '';
    /** Of the last curve: S begins with its mirror image. */
    let control: Point = at;
    const number = () => Number(tokens[index++]);
    const point = (): Point => [number(), number()];
    const go = (points: readonly Point[]) => {
        lines.at(-1)?.points.push(...points);
        at = points.at(-1) ?? at;
    };
    while (index < tokens.length) {
        if (/[A-Za-z]/.test(tokens[index] ?? '')) command = tokens[index++] ?? '';
        if (command === 'M') {
            lines.push({ points: [], closed: false });
            go([point()]);
            command = 'L';
        } else if (command === 'L') go([point()]);
        else if (command === 'H') go([[number(), at[1]]]);
        else if (command === 'V') go([[at[0], number()]]);
        else if (command === 'Q') go(curved([at, point(), point()], 6));
        else if (command === 'C' || command === 'S') {
            const mirrored: Point = [2 * at[0] - control[0], 2 * at[1] - control[1]];
            const first = command === 'C' ? point() : mirrored;
            control = point();
            go(curved([at, first, control, point()], 10));
        } else if (command === 'A') {
            const radius = number();
            index += 4;
            go(arc(at, point(), radius));
        } else if (command === 'Z') {
            const last = lines.at(-1) as Line;
            last.closed = true;
            at = last.points[0] ?? at;
        } else throw new Error(`no picture can draw ${command}`);
    }
    return lines;
}

/** What lies so near to the line between its neighbours that nobody sees it, is left out. */
function simpler(points: readonly Point[], most = 0.06): Point[] {
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last || points.length < 3) return [...points];
    const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
    const length = Math.hypot(dx, dy);
    const distance = ([x, y]: Point) =>
        length === 0
            ? Math.hypot(x - first[0], y - first[1])
            : Math.abs((x - first[0]) * dy - (y - first[1]) * dx) / length;
    let [farthest, at] = [0, 0];
    points.forEach((one, index) => {
        if (distance(one) > farthest) [farthest, at] = [distance(one), index];
    });
    if (farthest <= most) return [first, last];
    return [...simpler(points.slice(0, at + 1), most).slice(0, -1), ...simpler(points.slice(at), most)];
}

const round = (cx: number, cy: number, rx: number, ry: number, from: number, to: number, steps: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, step) => {
        const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
        return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry] as const;
    });

function outline({ tag, attributes }: Shape): Line[] {
    const of = (name: string) => Number(attributes[name] ?? 0);
    if (tag === 'path') return linesOf(String(attributes.d));
    if (tag === 'circle') return [{ points: round(of('cx'), of('cy'), of('r'), of('r'), 0, 354, 59), closed: true }];
    if (tag === 'ellipse') return [{ points: round(of('cx'), of('cy'), of('rx'), of('ry'), 0, 354, 59), closed: true }];
    if (tag !== 'rect') throw new Error(`no picture can draw a ${tag}`);
    const [x, y, right, below, r] = [of('x'), of('y'), of('x') + of('width'), of('y') + of('height'), of('rx')];
    const points = [
        ...round(right - r, y + r, r, r, -90, 0, 5),
        ...round(right - r, below - r, r, r, 0, 90, 5),
        ...round(x + r, below - r, r, r, 90, 180, 5),
        ...round(x + r, y + r, r, r, 180, 270, 5),
    ];
    return [{ points, closed: true }];
}

const tidy = (value: number, digits = 2) => String(Number(value.toFixed(digits)) || 0);

/** A colour, or a gradient in the measures of the path. */
function paintOf(value: string, opacity: number, lines: readonly Line[], symbols: ReadonlyMap<string, Shape>): string {
    const id = /^url\(#([\w-]+)\)$/.exec(value)?.[1];
    if (!id) return `plain ${value} ${tidy(opacity)}`;
    const gradient = symbols.get(id) as Shape;
    const { attributes, children, tag } = gradient;
    const of = (name: string, otherwise: number) => Number(attributes[name] ?? otherwise);
    const xs = lines.flatMap(({ points }) => points.map(([x]) => x));
    const ys = lines.flatMap(({ points }) => points.map(([, y]) => y));
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
    const own = attributes.gradientUnits === 'userSpaceOnUse';
    const across = (part: number) => tidy(own ? part : left + part * wide);
    const down = (part: number) => tidy(own ? part : top + part * high);
    const place =
        tag === 'linearGradient'
            ? `linear ${across(of('x1', 0))} ${down(of('y1', 0))} ${across(of('x2', 1))} ${down(of('y2', 0))}`
            : `radial ${across(of('cx', 0.5))} ${down(of('cy', 0.5))} ` +
              `${tidy(of('r', 0.5) * wide)} ${tidy(of('r', 0.5) * high)}`;
    const stops = children.map(
        ({ attributes: stop }) =>
            `${stop.offset ?? 0} ${stop['stop-color']} ${tidy(Number(stop['stop-opacity'] ?? 1) * opacity)}`,
    );
    return `${place} ${stops.length} ${stops.join(' ')}`;
}

class Writer {
    readonly symbols = new Map(allSymbols().map((symbol) => [String(symbol.attributes.id), symbol]));
    readonly #paths = new Map<string, number>();
    readonly #pathLines: string[] = [];
    readonly #drawings: string[] = [];

    drawing(name: string, shapes: readonly Shape[], apart: (id: string) => boolean): void {
        this.#drawings.push(`drawing ${name}`);
        for (const one of shapes) this.#draw(one, here, {}, apart);
    }

    text(): string {
        return [...this.#pathLines, ...this.#drawings, ''].join('\n');
    }

    #draw({ tag, attributes, children }: Shape, outer: Matrix, given: Style, apart: (id: string) => boolean): void {
        const style = { ...given, ...attributes };
        const matrix = times(outer, matrixOf(String(attributes.transform ?? '')));
        if (tag === 'g') {
            for (const child of children) this.#draw(child, matrix, style, apart);
        } else if (tag === 'use') {
            const id = String(attributes.href).slice(1);
            const moved = times(matrix, [1, 0, 0, 1, Number(attributes.x ?? 0), Number(attributes.y ?? 0)]);
            if (apart(id)) this.#drawings.push(`use ${id} ${moved.map((value) => tidy(value, 5)).join(' ')}`);
            else this.#draw(this.symbols.get(id) as Shape, moved, style, apart);
        } else this.#paint(outline({ tag, attributes, children }), matrix, style);
    }

    #paint(lines: Line[], matrix: Matrix, style: Style): void {
        const start = `${this.#path(lines)} ${matrix.map((value) => tidy(value, 5)).join(' ')}`;
        const opacity = (name: string) => Number(style[`${name}-opacity`] ?? 1);
        const parts: string[] = [];
        const fill = String(style.fill ?? '#000000');
        if (fill !== 'none') parts.push(`fill ${start} ${paintOf(fill, opacity('fill'), lines, this.symbols)}`);
        const stroke = String(style.stroke ?? 'none');
        if (stroke !== 'none') {
            const cap = style['stroke-linecap'] === 'round' ? 'round' : 'butt';
            const line = `stroke ${start} ${tidy(Number(style['stroke-width'] ?? 1))} ${cap}`;
            parts.push(`${line} ${paintOf(stroke, opacity('stroke'), lines, this.symbols)}`);
        }
        this.#drawings.push(...(style['paint-order'] === 'stroke' ? parts.reverse() : parts));
    }

    #path(lines: readonly Line[]): number {
        const text = lines
            .map(({ points, closed }) => {
                const kept = simpler(closed ? [...points, points[0] as Point] : points);
                const listed = closed ? kept.slice(0, -1) : kept;
                return `${closed ? 'ring' : 'line'} ${listed.map(([x, y]) => `${tidy(x)} ${tidy(y)}`).join(' ')}`;
            })
            .join(' ');
        const known = this.#paths.get(text) ?? this.#paths.size;
        if (known === this.#paths.size) {
            this.#paths.set(text, known);
            this.#pathLines.push(`path ${known} ${text}`);
        }
        return known;
    }
}

/** Everything that a picture of the board is put together from, as text. */
export function pictureShapes(): string {
    const writer = new Writer();
    const parts = /^kamisado-(tower-(?!shadow)|tower-shadow|ring|halo)/;
    const isApart = (id: string) => parts.test(id);
    for (const [id, symbol] of writer.symbols) {
        if (!isApart(id) || id.includes('white')) continue;
        writer.drawing(id, symbol.children, () => false);
    }
    writer.drawing('ground', groundShapes(look, squareColours as Record<Square, Colour>, turnedColours), () => false);
    const players: Player[] = ['black', 'gold'];
    for (const player of players)
        for (const colour of colours)
            for (const rings of [0, 1, 2, 3] as Rings[])
                writer.drawing(
                    `tower ${player} ${colour} ${rings}`,
                    towerShapes({ player, colour, rings }, colour, look.edition),
                    isApart,
                );
    writer.drawing('light', [shape('use', { href: '#kamisado-halo' })], isApart);
    return `box ${viewBox(look)}\n${writer.text()}`;
}
