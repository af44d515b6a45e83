import { exportSvg, type Pictured } from './export';
import { GifWriter, paletteOf, type Dots } from './gif';

/** Of a side, in dots: wide enough for a chat, and a match stays within a few megabytes. */
const size = 440;
/** Only the last frames of a longer match are shown. */
export const mostFrames = 400;
const [aMove, theEnd] = [900, 3500];

async function drawn(canvas: HTMLCanvasElement, board: Pictured): Promise<Dots> {
    const address = URL.createObjectURL(new Blob([exportSvg(board)], { type: 'image/svg+xml' }));
    try {
        const picture = new Image(size, size);
        picture.src = address;
        await picture.decode();
        const context = canvas.getContext('2d', { willReadFrequently: true });
        if (!context) throw new Error('no picture');
        context.fillStyle = '#1c0e07'; // the table, behind the frame's round corners
        context.fillRect(0, 0, size, size);
        context.drawImage(picture, 0, 0, size, size);
        return { width: size, height: size, rgba: context.getImageData(0, 0, size, size).data };
    } finally {
        URL.revokeObjectURL(address);
    }
}

/** A match as a picture that moves, a frame a step. */
export async function exportGif(boards: readonly Pictured[], onframe: (done: number) => void): Promise<Blob> {
    const shown = boards.slice(-mostFrames);
    const canvas = document.createElement('canvas');
    canvas.width = size;
    canvas.height = size;
    const samples: Dots[] = [];
    // Rings come and lights go: the colours are those of several moments.
    for (const part of [0, 0.5, 1]) {
        const board = shown[Math.round(part * (shown.length - 1))];
        if (board) samples.push(await drawn(canvas, board));
    }
    const writer = new GifWriter(size, size, paletteOf(samples));
    for (const [index, board] of shown.entries()) {
        writer.add(await drawn(canvas, board), index === shown.length - 1 ? theEnd : aMove);
        onframe(index + 1);
    }
    return new Blob([writer.done()], { type: 'image/gif' });
}
