import type { RefusalBody } from '../protocol';

export type Field = 'name' | 'password' | 'old' | 'to';

/** The field that a refusal is about, by its id. */
const fields: Readonly<Partial<Record<string, Field>>> = {};

export function fieldOf(refusal: RefusalBody): Field | null {
    return fields[refusal.id] ?? null;
}
