import { pageError } from '../words/errors';
import type { Result } from '../core/types';

/**
 * A text packed into letters that a link can hold: a version, then base64url of a checksum (4 bytes) and the deflated
 * UTF-8. Deflate alone would let a changed letter in a name pass unseen.
 */
const version = '1';
const longestPacked = 200_000;
/** A match of a thousand rounds is shorter. A small link must not become a text that fills the memory. */
const longestText = 1_000_000;

export async function pack(text: string): Promise<string> {
    const bytes = new TextEncoder().encode(text);
    const deflated = await collected(piped(bytes, new CompressionStream('deflate-raw')), Infinity);
    const packed = new Uint8Array(4 + deflated.length);
    new DataView(packed.buffer).setUint32(0, checksumOf(bytes));
    packed.set(deflated, 4);
    return version + toBase64url(packed);
}

export async function unpack(packed: string): Promise<Result<string>> {
    if (packed.length > longestPacked) return tooLong();
    if (/^[2-9A-Za-z]/.test(packed)) return refusal('link.newer', 'this link was made by a newer version of this page');
    const bytes = packed.startsWith(version) ? fromBase64url(packed.slice(1)) : null;
    if (!bytes || bytes.length < 5) return damaged();
    try {
        const text = await collected(piped(bytes.subarray(4), new DecompressionStream('deflate-raw')), longestText);
        if (new DataView(bytes.buffer).getUint32(0) !== checksumOf(text)) return damaged();
        return { ok: true, value: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(text) };
    } catch (error) {
        return error instanceof TooLong ? tooLong() : damaged();
    }
}

/** The link that opens a match in the analysis of the page at `base`, at its beginning: whoever gets it has not seen it. */
export async function linkToRecord(text: string, base: string): Promise<string> {
    return `${base.replace(/#.*$/s, '')}#/analysis?r=${await pack(text)}&step=0`;
}

/** The packed match of a link of ours; null when the text is none. */
export function packedOf(text: string): string | null {
    const known = /^\S*#\/analysis\?(?:\S*&)?r=([\w-]*)\S*$|^https?:\/\/\S*\/match\/(1[\w-]+)$/.exec(text.trim());
    return known?.[1] ?? known?.[2] ?? null;
}

class TooLong extends Error {}

const refusal = (id: string, sentence: string): Result<never> => ({ ok: false, error: pageError(id, sentence) });
const damaged = () => refusal('link.damaged', 'this link is damaged: some of it is missing or has been changed');
const tooLong = () => refusal('link.too-long', 'this link holds more than a match can be');

function piped(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream): ReadableStream<Uint8Array> {
    return new Blob([bytes]).stream().pipeThrough(through);
}

async function collected(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    let length = 0;
    const reader = stream.getReader();
    for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        length += value.length;
        if (length > most) {
            await reader.cancel();
            throw new TooLong();
        }
        chunks.push(value);
    }
    const all = new Uint8Array(length);
    let at = 0;
    for (const chunk of chunks) {
        all.set(chunk, at);
        at += chunk.length;
    }
    return all;
}

/** FNV-1a. */
function checksumOf(bytes: Uint8Array): number {
    let hash = 0x811c9dc5;
    for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
    return hash;
}

function toBase64url(bytes: Uint8Array): string {
    let binary = '';
    for (const byte of bytes) binary += String.fromCharCode(byte);
    return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
    if (!/^[\w-]*$/.test(text)) return null;
    try {
        const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
        return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    } catch {
        return null;
    }
}
