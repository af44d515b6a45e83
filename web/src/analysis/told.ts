/** A word near the board, and where more about it is told. */
export interface Told {
    text: string;
    more: { name: string; href: string } | null;
}

export const nothing: Told = { text: '', more: null };
