// The site's menu is the index, docs/README.md: its headings and, in their order, its links.

/** @returns {{ title: string, links: { text: string, address: string }[] }[]} */
export function menu(index, translated) {
    const parts = [];
    for (const line of index.split('\n')) {
        const heading = /^## (.*)/.exec(line);
        if (heading) parts.push({ title: heading[1], links: [] });
        for (const [, text, target] of line.matchAll(/\[([^\]]*)\]\(([^)]*)\)/g)) {
            const address = translated(target);
            if (address && parts.length > 0) parts.at(-1).links.push({ text: text[0].toUpperCase() + text.slice(1), address });
        }
    }
    return parts;
}
