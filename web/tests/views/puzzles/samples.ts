import type { Puzzle } from '../../../src/views/puzzles/types';
import { readPuzzles } from '../../../src/views/puzzles/file';

/** A few puzzles whose solutions are known, so that tests do not hang on the set that the page has. */
export const sampleText = `Kamisado puzzles 1
# Found with the solver in data/suites.
aa001 win 3 single 1 | 3ob1y1/Bp2n3/5O2/8/7r/g2K2k1/4P3/2R1YG1N b K | d3b5 | b7b6, b5a6, a3a1
aa002 win 7 single 1 | 1p1ykog1/r4R2/8/4b3/8/8/1KnY4/1BN1P1GO g Y | d8a5 | b2b6, e8e6, e1e3, a7a6, g1g4, b8d6, f7e8

aa003 sumo 1 long 2 | b1py*n*2o/2B3g*1/4k*3/5G*2/5r2/3P4/7N*/K*O2Y1R*1 g P | c8a6 | f5f8
aa004 push 2 long 1 | ynb**p1r*ko/8/4g*3/P7/8/8/4N**3/GBR2Y*O*K g K | g8g2 | g1g2, h1h5
aa005 hold 3 long 1 | n*k**ob1yg1/8/5p*2/8/r7/3YG*3/6N*1/OR*B*P3K g O | c8c3 | g2g7, a8c6, a1a3
`;

export const samples: readonly Puzzle[] = readPuzzles(sampleText);

export function sample(id: string): Puzzle {
    const found = samples.find((puzzle) => puzzle.id === id);
    if (!found) throw new Error(`no sample ${id}`);
    return found;
}

/** Storage that lives as long as the test. */
export function shelfOf(contents: Record<string, string> = {}): Storage {
    const kept = new Map(Object.entries(contents));
    return {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
    } as Storage;
}
