/** Words as they are compared: no capitals, no accents, "ß" as "ss". */
export function folded(text: string): string {
    return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

/** Every word of the question must be in there somewhere. */
export function matchesSearch(foldedText: string, question: string): boolean {
    return folded(question)
        .split(/\s+/)
        .every((word) => foldedText.includes(word));
}
