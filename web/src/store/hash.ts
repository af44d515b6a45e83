/**
 * 64 bits of a text as 16 hexadecimal digits: the same text gives the same name on every machine. It tells copies apart
 * and guards nothing; crypto.subtle would not be there on a plain http host.
 */
export function hashOf(text: string): string {
    const bytes = new TextEncoder().encode(text);
    let hash = 0xcbf29ce484222325n;
    for (const byte of bytes) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
    return hash.toString(16).padStart(16, '0');
}
