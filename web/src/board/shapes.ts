/** A drawing as data: the page draws it as elements, the export writes it as text. One source for both. */
export interface Shape {
    tag: string;
    attributes: Readonly<Record<string, string | number>>;
    children: readonly Shape[];
}

export function shape(tag: string, attributes: Shape['attributes'] = {}, ...children: Shape[]): Shape {
    return { tag, attributes, children };
}

/** Two digits are finer than any screen, and keep paths short. */
export function short(value: number): string {
    return String(Math.round(value * 100) / 100);
}

export function escaped(text: string): string {
    return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

export function asText({ tag, attributes, children }: Shape): string {
    const listed = Object.entries(attributes)
        .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
        .join('');
    return children.length ? `<${tag}${listed}>${children.map(asText).join('')}</${tag}>` : `<${tag}${listed}/>`;
}

export function asElement({ tag, attributes, children }: Shape): SVGElement {
    const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
    element.append(...children.map(asElement));
    return element;
}
