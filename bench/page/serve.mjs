// Starts our own server on a free port.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const inRoot = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

function program() {
    const places = [process.env.KAMISADO_PROGRAM, inRoot('build/release/kamisado'), inRoot('build/play/kamisado')];
    const found = places.find((place) => place && existsSync(place));
    if (!found) throw new Error('There is no program yet: cmake --preset play && cmake --build --preset play');
    return found;
}

export async function serve() {
    // Games of its own, and it goes whatever becomes of us.
    const folder = mkdtempSync(join(tmpdir(), 'kamisado-bench-'));
    const child = spawn(
        program(),
        ['serve', '--port', '0', '--folder', inRoot('web/dist'), '--database', join(folder, 'games')],
        { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    process.on('exit', () => {
        child.kill();
        rmSync(folder, { recursive: true, force: true });
    });
    const address = await new Promise((resolve, reject) => {
        child.stdout.on('data', (text) => {
            const found = /http:\/\/\S+/.exec(String(text));
            if (found) resolve(found[0]);
        });
        child.on('exit', () => reject(new Error('the server did not start')));
    });
    return { address, stop: () => child.kill() };
}
