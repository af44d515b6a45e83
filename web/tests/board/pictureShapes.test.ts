import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pictureShapes } from './pictureShapes';

const file = new URL('../../../src/service/picture/board_shapes.txt', import.meta.url);

// KAMISADO_RENEW_SHAPES=1 writes it anew, when the board looks different; what the server draws follows.
it('the server draws the shapes of the page', () => {
    const text = pictureShapes();
    if (process.env.KAMISADO_RENEW_SHAPES) writeFileSync(file, text);
    expect(
        readFileSync(file, 'utf8') === text,
        'KAMISADO_RENEW_SHAPES=1 npx vitest run tests/board/pictureShapes',
    ).toBe(true);
});
