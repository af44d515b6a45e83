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
    try {
        await navigator.clipboard.writeText(url);
        return 'copied';
    } catch {
        return 'failed';
    }
}
