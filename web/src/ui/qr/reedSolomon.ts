/** Error correction over the field of 256 elements, as ISO/IEC 18004 has it. */
function times(a: number, b: number): number {
    let product = 0;
    for (let bit = 7; bit >= 0; --bit) {
        product = (product << 1) ^ ((product >>> 7) * 0x11d);
        product ^= ((b >>> bit) & 1) * a;
    }
    return product;
}

/** The coefficients of (x - 1)(x - 2)(x - 4)…, highest first, without the leading 1. */
function generator(degree: number): number[] {
    const result = [...Array<number>(degree - 1).fill(0), 1];
    let root = 1;
    for (let round = 0; round < degree; ++round) {
        for (let i = 0; i < degree; ++i) result[i] = times(result[i] ?? 0, root) ^ (result[i + 1] ?? 0);
        root = times(root, 2);
    }
    return result;
}

/** What is written after `data`, so that some of it may be lost. */
export function correctionOf(data: readonly number[], degree: number): number[] {
    const divisor = generator(degree);
    const rest = Array<number>(degree).fill(0);
    for (const byte of data) {
        const factor = byte ^ (rest.shift() ?? 0);
        rest.push(0);
        divisor.forEach((coefficient, i) => (rest[i] = (rest[i] ?? 0) ^ times(coefficient, factor)));
    }
    return rest;
}
