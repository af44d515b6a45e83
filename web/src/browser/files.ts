/** Gives a file to the browser to keep. */
export function saveFile(name: string, content: string | Blob, type = 'text/plain;charset=utf-8'): void {
    const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
    const address = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Letters, digits and hyphens: a name that every system takes. */
export function fileName(parts: readonly string[], extension: string): string {
    const words = parts
        .join('-')
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-+|-+$/g, '')
        .slice(0, 80);
    return `${words.toLowerCase() || 'kamisado'}.${extension}`;
}

/** false: the browser would not. */
export async function copyText(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return copyTheOldWay(text);
    }
}

/** On a plain http host there is no clipboard object. */
function copyTheOldWay(text: string): boolean {
    const area = document.createElement('textarea');
    area.value = text;
    area.className = 'visually-hidden';
    const focused = document.activeElement;
    document.body.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
    return done;
}

/** Hands a link to the system where it can be shared, or to the clipboard. */
export async function shareLink(url: string, title: string): Promise<'shared' | 'copied' | 'failed'> {
    // On a large screen a copied link is what people expect.
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
        try {
            await navigator.share({ url, title });
            return 'shared';
        } catch (problem) {
            if (problem instanceof DOMException && problem.name === 'AbortError') return 'shared';
        }
    }
    return (await copyText(url)) ? 'copied' : 'failed';
}
