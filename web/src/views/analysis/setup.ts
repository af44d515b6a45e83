import type { Core } from '../../core/core';
import type { Colour, CoreError, Format, PlacedTower, Player, Rings, Square, Tower } from '../../core/types';

export const allColours: readonly Colour[] = ['brown', 'green', 'red', 'yellow', 'pink', 'purple', 'blue', 'orange'];

/** Towers put on a board by hand; nothing about it need be legal. */
export interface Setup {
    towers: PlacedTower[];
    toMove: Player | null;
    /** The tower that must move; null for the free choice. */
    tower: Colour | null;
}

export const emptySetup: Setup = { towers: [], toMove: 'black', tower: null };

export function towerAt(setup: Setup, square: Square): PlacedTower | null {
    return setup.towers.find((tower) => tower.square === square) ?? null;
}

function isSame(a: Tower, b: Tower): boolean {
    return a.player === b.player && a.colour === b.colour;
}

/** The towers that are still in the tray. */
export function trayOf(setup: Setup, player: Player): Tower[] {
    return allColours
        .map((colour): Tower => ({ player, colour, rings: 0 }))
        .filter((tower) => !setup.towers.some((placed) => isSame(placed, tower)));
}

/** Puts a tower on a square, from the tray or from another square; what stood there goes back, or changes places. */
export function placed(setup: Setup, tower: Tower, square: Square): Setup {
    const from = setup.towers.find((other) => isSame(other, tower)) ?? null;
    const there = towerAt(setup, square);
    const others = setup.towers.filter((other) => other !== from && other !== there);
    const back = there && from && there !== from ? [{ ...there, square: from.square }] : [];
    return { ...setup, towers: [...others, ...back, { ...tower, rings: from?.rings ?? tower.rings, square }] };
}

export function removed(setup: Setup, square: Square): Setup {
    return { ...setup, towers: setup.towers.filter((tower) => tower.square !== square) };
}

export function ringed(setup: Setup, square: Square, rings: Rings): Setup {
    return { ...setup, towers: setup.towers.map((tower) => (tower.square === square ? { ...tower, rings } : tower)) };
}

export function nextRings(rings: Rings): Rings {
    return ((rings + 1) % 4) as Rings;
}

/** A position that the core knows, taken apart. */
export function setupOf(core: Core, text: string | null): Setup | null {
    const looked = core.look({ format: { kind: 'single', rounds: 1 }, start: text, decisions: [] });
    if (!looked.ok) return null;
    const { position } = looked.value;
    return {
        towers: position.towers,
        toMove: position.turn?.player ?? null,
        tower: position.turn?.tower?.colour ?? null,
    };
}

export type SetupCheck = { text: string; error: null } | { text: string; error: CoreError };

/** The position as text, and what is wrong with it for a match of that format. */
export function checked(core: Core, setup: Setup, format: Format): SetupCheck {
    const text = core.writeSetup(setup.towers, setup.toMove, setup.tower);
    return checkedText(core, text, format);
}

export function checkedText(core: Core, text: string, format: Format): SetupCheck {
    const read = core.readPosition(text);
    if (!read.ok) return { text, error: read.error };
    const looked = core.look({ format, start: read.value.text, decisions: [] });
    return { text: read.value.text, error: looked.ok ? null : looked.error } as SetupCheck;
}
