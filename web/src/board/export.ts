import { dressed, wardrobe } from './dress.svelte';
import { middleOf } from './geometry';
import { badgeShapes, groundShapes, shownColour, viewBox } from './ground';
import { asText, shape, type Shape } from './shapes';
import { signsAbove, signsBeneath, type Signs } from './signs';
import { endOf, idOf } from './state';
import { allSymbols, towerShapes } from './symbols';
import type { BoardProps } from './types';

/** What a picture of a board is made from; whatever is not given is not shown. */
export type Pictured = Pick<BoardProps, 'towers' | 'squareColours' | 'turnedColours' | 'look'> &
    Partial<Pick<BoardProps, 'targets' | 'must' | 'namedBy' | 'lastMove' | 'marks' | 'happening' | 'label'>>;

/** Every name that a drawing points to, and what those point to in turn. */
function needed(
    drawings: readonly Shape[],
    symbols: ReadonlyMap<string, Shape>,
    found = new Set<string>(),
): Set<string> {
    for (const { attributes, children } of drawings) {
        for (const value of Object.values(attributes)) {
            const id = /^(?:#|url\(#)([\w-]+)/.exec(String(value))?.[1];
            const symbol = id === undefined ? undefined : symbols.get(id);
            if (!id || !symbol || found.has(id)) continue;
            found.add(id);
            needed([symbol], symbols, found);
        }
        needed(children, symbols, found);
    }
    return found;
}

/** The board as it looks, as a picture that stands alone: no style sheet, no font, nothing else to load. */
export function exportSvg(props: Pictured): string {
    const look = dressed(props.look);
    const { squareColours, turnedColours, must = null, label = 'Kamisado' } = props;
    const towers = endOf(props.happening ?? [], props.towers);
    const goals = must === null ? undefined : props.targets?.get(must);
    const signs: Signs = {
        flipped: look.flipped,
        kanji: look.side === 'kanji',
        lastMove: props.lastMove ?? null,
        namedBy: props.namedBy ?? null,
        active: goals ? must : null,
        goals: goals ?? [],
        looked: null,
        pending: null,
        occupied: new Set(towers.map((tower) => tower.square)),
        marks: props.marks ?? [],
    };
    // The tower with the light around it lies over its neighbours, as on the page.
    const sorted = [...towers].sort((one, other) => Number(one.square === must) - Number(other.square === must));
    const standing = sorted.map((tower) => {
        const { x, y } = middleOf(tower.square, look.flipped);
        const colour = shownColour(tower.colour, look, turnedColours);
        const light = tower.square === must ? [shape('use', { href: '#kamisado-halo' })] : [];
        const attributes = { transform: `translate(${x} ${y})`, id: `tower-${idOf(tower)}` };
        return shape('g', attributes, ...light, ...towerShapes(tower, colour, look.edition));
    });
    const aided = wardrobe.worn.aid !== 'none';
    const drawings = [
        ...groundShapes(look, squareColours, turnedColours),
        ...signsBeneath(signs),
        ...standing,
        ...(aided ? badgeShapes(signs.occupied, look, squareColours, turnedColours) : []),
        ...signsAbove(signs),
    ];
    const symbols = new Map(allSymbols().map((symbol) => [String(symbol.attributes.id), symbol]));
    const used = needed(drawings, symbols);
    const defs = [...symbols].filter(([id]) => used.has(id)).map(([, symbol]) => symbol);
    const box = viewBox(look);
    const width = box.split(' ')[2] ?? '';
    const root = shape(
        'svg',
        {
            xmlns: 'http://www.w3.org/2000/svg',
            viewBox: box,
            width,
            height: width,
            role: 'img',
            'aria-label': label,
        },
        shape('defs', {}, ...defs),
        ...drawings,
    );
    return `<?xml version="1.0" encoding="UTF-8"?>\n${asText(root)}\n`;
}

/** A picture in dots, `size` to a side, of a board or of its drawing. */
export async function exportPng(board: string | Pictured, size: number): Promise<Blob> {
    const svg = typeof board === 'string' ? board : exportSvg(board);
    const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    try {
        const picture = new Image(size, size);
        picture.src = address;
        await picture.decode();
        const canvas = document.createElement('canvas');
        canvas.width = size;
        canvas.height = size;
        canvas.getContext('2d')?.drawImage(picture, 0, 0, size, size);
        return await new Promise<Blob>((resolve, reject) => {
            canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
        });
    } finally {
        URL.revokeObjectURL(address);
    }
}
