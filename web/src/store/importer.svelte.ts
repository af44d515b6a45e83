import type { CoreError, Result } from '../core/types';

/** What waits to be opened: a text, or a file that is none. */
export type Waiting = { text: string; error: CoreError | null };

/**
 * The one dialog that opens what comes in from outside. DropZone, which the shell mounts, shows it; everybody else calls
 * `importer.open()`.
 */
class Importer {
    isOpen = $state(false);
    /** The first one is shown. */
    waiting = $state.raw<readonly Waiting[]>([]);

    /** Opens the dialog, empty or with a text to begin with. */
    open(text = ''): void {
        this.take([{ ok: true, value: text }]);
    }

    /** Several at once: records are read together, everything else one after the other. */
    take(texts: readonly Result<string>[]): void {
        if (texts.length === 0) return;
        const isRecord = (text: string) => /^\s*\[Kamisado\s/m.test(text) && !text.trimStart().startsWith('{"');
        const good = texts.filter((one) => one.ok).map(({ value }) => value);
        const records = good.filter(isRecord);
        const others = good.filter((text) => !isRecord(text));
        this.waiting = [
            ...(records.length > 0 ? [{ text: records.join('\n'), error: null }] : []),
            ...others.map((text) => ({ text, error: null })),
            ...texts.flatMap((one) => (one.ok ? [] : [{ text: '', error: one.error }])),
        ];
        this.isOpen = true;
    }

    /** The first one is done with. */
    next(): void {
        this.waiting = this.waiting.slice(1);
        this.isOpen = this.waiting.length > 0;
    }
}

export const importer = new Importer();
