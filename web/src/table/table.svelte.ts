import { type Word } from '../ui/word';
import type { BoardLook, BoardMark, Foretell } from '../board/types';
import type { Core } from '../core/core';
import type { Engine } from '../core/engine';
import type { CoreError, Danger, Decision, Event, PlacedTower, Player, Square } from '../core/types';
import { experience } from '../browser/experience.svelte';
import { settings } from '../browser/settings.svelte';
import { linkTo } from '../browser/router.svelte';
import { play as sound, soundsOf } from '../browser/sound';
import { wording } from '../words/text.svelte';
import { pointsIn, targetsOf } from '../match/boardview';
import { Foretelling, type Foretells } from '../match/foretelling';
import { Hinting } from '../engine/hinting.svelte';
import {
    explanationOf,
    passingOf,
    reasonOf,
    statusOf,
    tellAll,
    type Explanation,
    type Voice,
} from '../words/sentences';
import type { Cursor } from '../match/cursor.svelte';
import type { PlayedMatch } from '../match/played';
import { refusalSentence, voiceOf } from '../words/voice';

/** From here on the clock is heard. */
const tightMs = 10_000;

/** The board serves for something else than the next move. */
export interface OtherUse {
    targets: Map<Square, Square[]>;
    must: Square | null;
    choose: (from: Square, to: Square) => void;
}

/** What the view of a live match knows beside the match itself. */
export class Table {
    readonly session: PlayedMatch;
    readonly core: Core;
    /** null where nobody may be helped. */
    readonly hinting: Hinting | null;

    /** Somebody has turned the board by hand. */
    turnedByHand = $state(false);
    /** Said in passing, near the board. */
    word = $state.raw<Word | null>(null);
    /** A move that waits for an answer to a warning. */
    risky = $state.raw<Danger | null>(null);
    /** Marks that the view adds. */
    moreMarks = $state.raw<readonly BoardMark[]>([]);
    instead = $state.raw<OtherUse | null>(null);
    /** "Why?" was asked. */
    asked = $state(false);
    #closed = $state.raw<readonly Event[] | null>(null);
    readonly #foretelling: Foretelling;
    #facing = $state<Player>('black');
    #lastSecond = 0;

    /**
     * @param engine null where hints and warnings would not be fair
     * @param foretells what a move that is looked at may show: also that the opponent could win at once, or nothing
     */
    constructor(session: PlayedMatch, core: Core, engine: (() => Engine) | null, foretells: Foretells = 'dangers') {
        this.session = session;
        this.core = core;
        this.hinting = engine && new Hinting(engine, core);
        this.#foretelling = new Foretelling(core, foretells);
        this.#facing = session.state.match.decider ?? 'black';
    }

    get cursor(): Cursor {
        return this.session.cursor;
    }

    readonly voice: Voice = $derived.by(() => voiceOf(this.core));
    readonly #isHere = (player: Player): boolean => this.session.isHere(player);
    readonly people: Player[] = $derived.by(() => (['black', 'gold'] as const).filter(this.#isHere));
    readonly status: string = $derived.by(() =>
        this.cursor.resting
            ? wording.text.play.roundOver(this.cursor.state.round - 1)
            : statusOf(this.cursor.state, this.voice, this.#isHere),
    );
    /** Somebody at this screen may touch the board. */
    readonly #mayMove: boolean = $derived.by(() => this.session.myTurn && !this.cursor.resting);
    /** The score and the towers with rings; they grow when the board has shown why. */
    readonly score: { points: Record<Player, number>; towers: readonly PlacedTower[] } = $derived.by(() => {
        const { score, position } = this.cursor.state;
        if (this.cursor.settled) return { points: score, towers: this.cursor.towers };
        const happening = this.cursor.happening;
        const { black, gold } = pointsIn(happening);
        const lineUp = happening.find((event) => event.kind === 'line-up');
        return {
            points: { black: score.black - black, gold: score.gold - gold },
            towers: lineUp?.towers ?? position.towers,
        };
    });
    /** What stands beside the board: the end of a chain is not told before the board has shown its beginning. */
    readonly sentence: string = $derived.by(
        () => (this.cursor.settled ? null : passingOf(this.cursor.happening, this.voice)) ?? this.status,
    );
    /** How the round ended and what it brought. */
    readonly roundTold: string[] = $derived.by(() =>
        tellAll(
            this.cursor.toldEvents.filter((event) => ['round-won', 'deadlock', 'ring', 'point'].includes(event.kind)),
            this.voice,
        ),
    );
    /** Shown unasked for what a newcomer would not understand, until it is closed. */
    readonly explanation: Explanation | null = $derived.by(() => {
        if (this.asked) return reasonOf(this.cursor.state, this.voice);
        return this.#closed === this.cursor.toldEvents ? null : explanationOf(this.cursor.toldEvents, this.voice);
    });
    readonly announcement: string = $derived.by(() =>
        [...tellAll(this.cursor.happening, this.voice), this.status].join(' '),
    );

    readonly flipped: boolean = $derived.by(() => {
        const alone = this.people.length === 1;
        const facing = alone
            ? this.people[0]
            : settings.boardFollows && this.people.length === 2
              ? this.#facing
              : 'black';
        return (facing === 'gold') !== this.turnedByHand;
    });
    readonly look: BoardLook = $derived.by(() => ({
        flipped: this.flipped,
        turned: settings.turned,
        side: settings.boardSide,
        edition: settings.edition,
        coordinates: settings.coordinates,
    }));
    readonly targets: Map<Square, Square[]> = $derived.by(
        () => this.instead?.targets ?? targetsOf(this.#mayMove ? this.cursor.state.position.moves : []),
    );
    /** The tower that must move. */
    readonly must: Square | null = $derived.by(() => {
        if (this.instead) return this.instead.must;
        return this.cursor.resting ? null : (this.cursor.state.position.turn?.tower?.square ?? null);
    });
    readonly marks: BoardMark[] = $derived.by(() => {
        const found = this.hinting?.hint?.choice.decision;
        const move = this.cursor.state.position.moves.find(({ text }) => text === found);
        const hint: BoardMark[] = move ? [{ from: move.from, to: move.to, kind: 'hint', label: '' }] : [];
        return [...hint, ...this.moreMarks];
    });

    /** Closes "Why?", or the explanation that came unasked. */
    closeExplanation(): void {
        if (this.asked) this.asked = false;
        else this.#closed = this.cursor.toldEvents;
    }

    /** A new happening is being shown. */
    happens(events: readonly Event[]): void {
        this.hinting?.clear();
        this.asked = false;
        this.risky = null;
        if (events.some(({ kind }) => kind === 'decided') && this.people.length > 0)
            experience.finished(this.session.id);
        const decided = events.find((event) => event.kind === 'decided');
        if (decided && this.people.length === 1) experience.count(this.session.id, decided.winner === this.people[0]);
        if (this.cursor.settled) this.#face();
        const lost = (event: Event): boolean =>
            event.kind === 'decided' && this.people.length === 1 && event.winner !== this.people[0];
        if (settings.sounds) soundsOf(events, lost).forEach((one, index) => sound(one, index * 0.32));
    }

    /** The board is still again. */
    settle(): void {
        this.cursor.settle();
        this.#face();
        this.session.settled();
    }

    move(from: Square, to: Square): void {
        const { session } = this;
        if (this.instead) return this.instead.choose(from, to);
        const chosen = session.cursor.state.position.moves.find((move) => move.from === from && move.to === to);
        if (!chosen || !this.#mayMove) return;
        const danger =
            this.hinting && this.#warns
                ? session.moments.dangers(session.state.decisions.length).find((one) => one.decision === chosen.text)
                : null;
        if (danger) this.risky = danger;
        else void this.decide(chosen.text);
    }

    /** What a move would lead to, for those who want to see it beforehand. */
    readonly foretell: Foretell | null = $derived.by(() => {
        const { line } = this.session;
        const moves = this.#mayMove && !this.instead ? this.cursor.state.position.moves : [];
        return this.#foretelling.at(line, moves, this.voice);
    });

    /** A move is looked at: one that lets the opponent win at once is heard. */
    lookAt(from: Square, to: Square | null): void {
        if (to && settings.sounds && this.foretell?.(from, to)?.tone === 'danger') sound('danger');
    }

    get #warns(): boolean {
        // Two people on one screen warn each other, or do not.
        const isFirst = experience.isNew && this.people.length === 1;
        return settings.warn === 'always' || (settings.warn === 'first-games' && isFirst);
    }

    /** The move that waits for an answer, and what would come of it. */
    readonly waiting: { from: Square; to: Square; warning: string } | null = $derived.by(() => {
        const { risky } = this;
        const move = risky && this.cursor.state.position.moves.find(({ text }) => text === risky.decision);
        if (!move) return null;
        const { player, colour, rings } = risky.tower;
        const { text, edition, shown } = this.voice;
        return {
            from: move.from,
            to: move.to,
            warning: text.said['event.danger']({ player, tower: shown(colour), rank: rings }, edition),
        };
    });

    /** The answer to a warning. */
    answer(playIt: boolean): void {
        const decision = this.risky?.decision;
        this.risky = null;
        if (playIt && decision) void this.decide(decision);
    }

    /** Says why a tower cannot go there. */
    refuse(from: Square, to: Square): void {
        if (!this.#mayMove || this.instead) return;
        const reason = this.session.moments.whyNot(this.session.state.decisions.length, from, to);
        if (!reason.ok) this.word = this.#wordFor(reason.error);
    }

    async decide(decision: Decision): Promise<void> {
        this.say(await this.session.decide(decision));
    }

    /** Why something was not done. */
    say(error: CoreError | null): void {
        if (error) this.word = this.#wordFor(error);
    }

    /** Time goes by. */
    beat(): void {
        this.session.beat();
        const running = this.session.state.clock?.running;
        const left = running && !this.session.paused ? this.session.left?.[running] : undefined;
        if (left === undefined || left > tightMs || !settings.sounds || this.session.over) return;
        const second = Math.ceil(left / 1000);
        if (second !== this.#lastSecond) sound('tick');
        this.#lastSecond = second;
    }

    #wordFor(error: CoreError): Word {
        const { rule } = error;
        const name = rule && wording.text.play.rule(this.core.ruleName(rule, wording.language));
        return {
            text: refusalSentence(this.core, error),
            more: rule && name ? { name, href: linkTo('learn', rule, { back: this.session.wayBack }) } : null,
        };
    }

    #face(): void {
        this.#facing = this.session.state.match.decider ?? this.#facing;
    }
}
