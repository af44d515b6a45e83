import type { Language } from '../core/types';
import type { Settings } from '../browser/settings.svelte';

/** What the address asks for. All of it stands after the `#`, so that any web host of plain files will do. */
export interface EmbedRequest {
    source:
        | { kind: 'record'; text: string }
        /** As the links of the page hold it. */
        | { kind: 'packed'; packed: string }
        | { kind: 'position'; text: string }
        | { kind: 'puzzle'; id: string }
        | { kind: 'none' };
    /** How many decisions are shown as taken at first. */
    step: number;
    flipped: boolean;
    language: Language | null;
    /** Looks that the address prescribes; the rest is as the reader's device has it. */
    looks: Partial<Pick<Settings, 'theme' | 'edition' | 'boardSide' | 'turned' | 'coordinates'>>;
}

export function requestFrom(hash: string): EmbedRequest {
    const values = new URLSearchParams(hash.replace(/^#\/?/, ''));
    const step = Number(values.get('step') ?? 0);
    return {
        source: sourceFrom(values),
        step: Number.isSafeInteger(step) && step > 0 ? step : 0,
        flipped: isOn(values.get('flip')),
        language: oneOf(values.get('lang'), ['en', 'de', 'fr'] as const),
        looks: {
            ...given('theme', oneOf(values.get('theme'), ['light', 'dark'] as const)),
            ...given('edition', oneOf(values.get('edition'), ['burley', 'huch'] as const)),
            ...given('boardSide', oneOf(values.get('side'), ['plain', 'kanji'] as const)),
            ...given('turned', values.has('turned') ? isOn(values.get('turned')) : null),
            ...given('coordinates', values.has('coordinates') ? isOn(values.get('coordinates')) : null),
        },
    };
}

function sourceFrom(values: URLSearchParams): EmbedRequest['source'] {
    const record = values.get('record')?.trim();
    if (record) return record.startsWith('[') ? { kind: 'record', text: record } : { kind: 'packed', packed: record };
    const position = values.get('position')?.trim();
    if (position) return { kind: 'position', text: position };
    const id = values.get('puzzle')?.trim();
    return id ? { kind: 'puzzle', id } : { kind: 'none' };
}

const isOn = (value: string | null): boolean => value !== null && !['0', 'no', 'false'].includes(value);

function oneOf<T extends string>(value: string | null, known: readonly T[]): T | null {
    return known.find((word) => word === value) ?? null;
}

function given<K extends string, T>(name: K, value: T | null): Partial<Record<K, T>> {
    return (value === null ? {} : { [name]: value }) as Partial<Record<K, T>>;
}
