import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { placeFrom, sentLink, toInvite, toPerson } from '../../../src/net/addresses';
import { firstChoices } from '../../../src/views/online/choices';
import { fieldOf } from '../../../src/views/online/fields/fieldOf';
import { startGame } from '../../../src/views/online/starting';
import { agoWord, clockWord, leftWord, refusalWord, termsWord, whoWord } from '../../../src/words/online';
import { online as de } from '../../../src/words/de/online';
import { tournaments as tournamentsDe } from '../../../src/words/de/tournaments';
import { online as en } from '../../../src/words/en/online';
import { tournaments as tournamentsEn } from '../../../src/words/en/tournaments';
import { online as fr } from '../../../src/words/fr/online';
import { tournaments as tournamentsFr } from '../../../src/words/fr/tournaments';
import { host, invitation, json, refused } from '../../net/host';

afterEach(() => vi.unstubAllGlobals());

it('every room has an address', () => {
    expect(placeFrom('')).toEqual({ kind: 'home' });
    expect(placeFrom('me')).toEqual({ kind: 'me' });
    expect(placeFrom('leaders')).toEqual({ kind: 'leaders' });
    expect(placeFrom('join/abc')).toEqual({ kind: 'join', code: 'abc' });
    expect(placeFrom('game/abc')).toEqual({ kind: 'game', game: 'abc', watching: false });
    expect(placeFrom('watch/abc')).toEqual({ kind: 'game', game: 'abc', watching: true });
    expect(placeFrom('people/Chiyo')).toEqual({ kind: 'person', name: 'Chiyo' });
    for (const id of ['join', 'join/', 'game', 'elsewhere', 'elsewhere/x'])
        expect(placeFrom(id)).toEqual({ kind: 'nowhere' });
    expect(toPerson('Chiyo')).toBe('#/online/people/Chiyo');
    expect(toInvite('Chiyo')).toBe('#/online?to=Chiyo');
});

it('a link to be sent has the host and its folder', () => {
    expect(sentLink('join', 'abc', 'https://example.org/games/kamisado/?x#/online')).toBe(
        'https://example.org/games/kamisado/join/abc',
    );
});

describe('a game that is asked for', () => {
    it('begins at once against the computer', async () => {
        const asked = host(() => json({ game: 'g1' }));
        const room = await startGame({ ...firstChoices, way: 'computer', level: 4 }, '', false);
        expect(room).toEqual({ ok: true, value: 'game/g1' });
        expect(asked[0]).toMatchObject({ method: 'POST', path: 'api/1/computer', body: { level: 4 } });
    });

    it('waits for a friend', async () => {
        const asked = host(() => json(invitation));
        const room = await startGame({ ...firstChoices, clock: 'days', audience: 'person' }, 'Chiyo', true);
        expect(room).toEqual({ ok: true, value: `join/${invitation.code}` });
        expect(asked[0]).toMatchObject({ path: 'api/1/invitations', body: { to: 'Chiyo', rated: true } });
    });

    it('or is refused', async () => {
        host(() => refused('online.no-such-person', 404));
        const room = await startGame({ ...firstChoices, audience: 'person' }, 'Nobody', false);
        if (room.ok) throw new Error('that cannot be');
        expect(fieldOf(room.refusal)).toBe('to');
        expect(refusalWord(room.refusal, de)).toBe('So heißt hier niemand.');
    });
});

describe('in words', () => {
    const minute = 60_000;
    const hour = 60 * minute;
    const day = 24 * hour;

    it('what is played', () => {
        expect(termsWord(invitation, en)).toBe('Standard, 3 days per move, not rated');
        expect(clockWord({ kind: 'days', perMoveMs: day }, fr)).toBe('1 jour par coup');
        expect(clockWord({ kind: 'minutes', initialMs: 10 * minute, incrementMs: 5000 }, de)).toBe(
            '10\u00a0min +\u00a05\u00a0s',
        );
        expect(clockWord({ kind: 'minutes', initialMs: 90 * minute, incrementMs: 0 }, en)).toBe('90 min each');
    });

    it('who plays', () => {
        expect(whoWord({ name: 'Chiyo', kind: 'account' }, en)).toBe('Chiyo');
        expect(whoWord({ name: '', kind: 'guest' }, en)).toBe('Guest');
        expect(whoWord({ name: '', kind: 'gone' }, de)).toBe('Jemand, der nicht mehr da ist');
        expect(whoWord({ name: '', kind: 'computer', level: 4 }, en)).toBe('Computer, level 4');
    });

    it('how much time there is, and was', () => {
        expect(leftWord(3 * day + 5, 0, en)).toBe('3 days left');
        expect(leftWord(day + 5 * hour, 0, en)).toBe('29 hours left');
        expect(leftWord(119 * minute, 0, de)).toBe('noch 119 Minuten');
        expect(leftWord(10, 0, en)).toBe('less than a minute left');
        expect(agoWord(0, minute, en)).toBe('1 minute ago');
        expect(agoWord(0, 2 * day, de)).toBe('vor 2 Tagen');
        expect(agoWord(50, 0, fr)).toBe('à l’instant');
    });

    it('why not: in one’s own language, or as the server says it', () => {
        const refusal = { id: 'online.too-many-games', sentence: 'x', arguments: { most: '50' } };
        expect(refusalWord(refusal, en)).toContain('50 games');
        expect(refusalWord({ ...refusal, id: 'online.brand-new' }, fr)).toBe('x');
    });

    it('why not, for everything that the server may refuse', () => {
        const specification = readFileSync(new URL('../../../../docs/server.md', import.meta.url), 'utf8');
        const ids = [...specification.matchAll(/^\| `(online\.[a-z-]+)`/gm)].map(([, id]) => id);
        expect(ids.length).toBeGreaterThan(40);
        for (const texts of [
            [en, tournamentsEn],
            [de, tournamentsDe],
            [fr, tournamentsFr],
        ]) {
            const known = texts.flatMap(({ refusals }) => Object.keys(refusals));
            expect(known).toEqual(expect.arrayContaining(ids));
        }
    });
});
