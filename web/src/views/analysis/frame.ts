/** What a blog puts into its page: a frame with this record in it. */
export function frameFor(packed: string, base: string, title: string): string {
    const address = new URL('embed.html', base.replace(/#.*$/s, ''));
    const name = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
    return `<iframe src="${address.href}#record=${packed}" title="${name}" width="420" height="560" style="border: 0; max-width: 100%" loading="lazy"></iframe>`;
}
