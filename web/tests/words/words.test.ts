import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Hint, HintReason } from '../../src/core/types';
import type { Naming } from '../../src/words/naming';
import { choiceWords, hintSentences } from '../../src/words/hints';
import { de } from '../../src/words/de';
import { en } from '../../src/words/en';
import { fr } from '../../src/words/fr';
import type { Text } from '../../src/words/text.svelte';

const texts = { en, de, fr };
const burley: Naming = { edition: 'burley', turnedColours: null };
const huch: Naming = { edition: 'huch', turnedColours: null };

/** The enumerators of ReasonKind in kebab case, as the core and the catalogue name them. */
function reasonKinds(): string[] {
    const header = readFileSync(new URL('../../../src/engine/computer/hint.h', import.meta.url), 'utf8');
    const body = /enum class ReasonKind[^{]*\{(.*?)\};/s.exec(header)?.[1] ?? '';
    const names = [...body.matchAll(/^\s*([A-Z]\w*),/gm)].map((match) => match[1] ?? '');
    return names.map((name) => name.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase());
}

const reasonsIn = (text: Text): string[] =>
    Object.keys(text.said)
        .filter((name) => name.startsWith('reason.'))
        .map((name) => name.slice('reason.'.length))
        .sort();

const hintWith = (...reasons: Partial<HintReason>[]): Hint => ({
    choice: { decision: 'e1e4', verdict: 'win', distance: 5, points: null, chance: null },
    reasons: reasons.map((reason) => ({ kind: '', number: null, of: null, tower: null, ...reason })),
});

describe('reasons', () => {
    it('are the kinds of src/engine/computer/hint.h, in every language', () => {
        expect(reasonKinds()).toContain('keeps-tower-off-its-colour');
        for (const text of Object.values(texts)) expect(reasonsIn(text)).toEqual(reasonKinds().sort());
    });

    it('are sentences, with all facts and with none', () => {
        const facts = { number: 3, of: 7, tower: { player: 'gold', colour: 'red', rings: 0 } } as const;
        for (const text of Object.values(texts))
            for (const kind of reasonKinds())
                for (const reason of [{ kind }, { kind, ...facts }]) {
                    const [sentence] = hintSentences(hintWith(reason), text, burley);
                    expect(sentence).toMatch(/^[A-ZÀ-Ý].*\.$/);
                    expect(sentence).not.toMatch(/undefined|null|\[object| {2}/);
                }
    });

    it('name towers and players as the edition and the language do', () => {
        const hint = hintWith({ kind: 'stops-tower', tower: { player: 'gold', colour: 'purple', rings: 1 } });
        expect(hintSentences(hint, en, burley)).toEqual([
            'It stops Gold’s purple tower, which could reach the far row.',
        ]);
        expect(hintSentences(hint, en, huch)).toEqual([
            'It stops White’s purple tower, which could reach the far row.',
        ]);
        expect(hintSentences(hint, de, huch)[0]).toContain('den lilafarbenen Turm von Weiß');
        expect(hintSentences(hint, fr, burley)[0]).toContain('la tour violette de Doré');
    });

    it('call colours as they lie on the turned board', () => {
        const same = { brown: 'orange', orange: 'brown', green: 'red', red: 'green' } as const;
        const turned = { ...same, yellow: 'pink', pink: 'yellow', purple: 'blue', blue: 'purple' } as const;
        const hint = hintWith({ kind: 'stops-tower', tower: { player: 'black', colour: 'purple', rings: 0 } });
        const naming: Naming = { edition: 'burley', turnedColours: turned };
        expect(hintSentences(hint, en, naming)[0]).toContain('Black’s blue tower');
    });

    it('keep their order, and one that is not known is passed over', () => {
        const hint = hintWith({ kind: 'wins-in', number: 1 }, { kind: 'of-tomorrow' }, { kind: 'only-move' });
        expect(hintSentences(hint, en, burley)).toEqual([
            'It wins the round in 1 move, whatever the answer.',
            'It is the only legal move.',
        ]);
    });
});

describe('choices', () => {
    it('are told in a few words', () => {
        expect(choiceWords({ verdict: 'win', distance: 7 }, en)).toBe('wins in 7');
        expect(choiceWords({ verdict: 'win', distance: 1 }, de)).toBe('gewinnt sofort');
        expect(choiceWords({ verdict: 'loss', distance: 12 }, fr)).toBe('perd en 12');
        expect(choiceWords({ verdict: 'win', distance: null }, en)).toBe('wins');
        expect(choiceWords({ verdict: 'unknown', distance: null }, en)).toBe('not settled');
    });
});
