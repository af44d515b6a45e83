/** As much of the browser's storage as is needed here. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** Reading the property throws where storage is forbidden altogether. */
export function browserShelf(): Shelf | null {
    try {
        return globalThis.localStorage ?? null;
    } catch {
        return null;
    }
}

/** The same for what lasts as long as the tab. */
export function tabShelf(): Shelf | null {
    try {
        return globalThis.sessionStorage ?? null;
    } catch {
        return null;
    }
}

/** null where nothing lies, or nothing may be kept. */
export function onShelf(key: string): string | null {
    try {
        return browserShelf()?.getItem(key) ?? null;
    } catch {
        return null;
    }
}

/** false: the browser would not. */
export function putOnShelf(key: string, text: string): boolean {
    try {
        const shelf = browserShelf();
        shelf?.setItem(key, text);
        return shelf !== null;
    } catch {
        return false;
    }
}

/**
 * Something small that stays in the browser. Every change is made to what lies there at that moment, so that two tabs
 * do not undo each other's; without a shelf it lasts as long as the page.
 */
export class Shelved<T> {
    /** null once it has refused something: what lies there is then older than what the page knows. */
    #shelf: Shelf | null;
    readonly #key: string;
    readonly #read: (text: string | null) => T;
    value: T = $state.raw() as T;

    constructor(shelf: Shelf | null, key: string, read: (text: string | null) => T) {
        this.#shelf = shelf;
        this.#key = key;
        this.#read = read;
        this.value = read(this.#text());
        if (typeof window !== 'undefined')
            window.addEventListener('storage', ({ key: changed }) => {
                if (changed === key || changed === null) this.refresh();
            });
    }

    /** Reads what another tab may have written. */
    refresh(): void {
        const text = this.#text();
        if (text !== null) this.value = this.#read(text);
    }

    change(by: (value: T) => T): void {
        this.refresh();
        this.value = by(this.value);
        try {
            this.#shelf?.setItem(this.#key, JSON.stringify(this.value));
        } catch {
            this.#shelf = null; // Full or forbidden: from now on the page alone remembers.
        }
    }

    #text(): string | null {
        try {
            return this.#shelf?.getItem(this.#key) ?? null;
        } catch {
            return null;
        }
    }
}
