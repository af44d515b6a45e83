/**
 * The shapes of src/core/types.ts, once more for a run: a value has exactly the fields of its type, and each field one of
 * its values. TypeScript cannot tell what C++ writes; this can.
 */
export type Check = (value: unknown, path: string) => void;

function fail(path: string, value: unknown, expected: string): never {
    throw new Error(`${path} is ${JSON.stringify(value)?.slice(0, 200)}, not ${expected}`);
}

const text: Check = (value, path) => typeof value === 'string' || fail(path, value, 'a text');
const truth: Check = (value, path) => typeof value === 'boolean' || fail(path, value, 'true or false');
const count: Check = (value, path) =>
    (Number.isInteger(value) && (value as number) >= 0) || fail(path, value, 'a count');
const whole: Check = (value, path) => Number.isInteger(value) || fail(path, value, 'a whole number');
const part: Check = (value, path) =>
    (typeof value === 'number' && value >= 0 && value <= 1) || fail(path, value, 'between 0 and 1');
const matching =
    (pattern: RegExp): Check =>
    (value, path) =>
        (typeof value === 'string' && pattern.test(value)) || fail(path, value, String(pattern));
const oneOf =
    (...names: string[]): Check =>
    (value, path) =>
        names.includes(value as string) || fail(path, value, names.join(' | '));
const orNull =
    (check: Check): Check =>
    (value, path) =>
        value === null || check(value, path);
const listOf =
    (check: Check, length?: number): Check =>
    (value, path) => {
        if (!Array.isArray(value)) fail(path, value, 'a list');
        if (length !== undefined && value.length !== length) fail(path, value.length, `${length} long`);
        value.forEach((one, index) => check(one, `${path}[${index}]`));
    };
const textsByName: Check = (value, path) => {
    if (typeof value !== 'object' || value === null) fail(path, value, 'an object');
    for (const [name, one] of Object.entries(value)) text(one, `${path}.${name}`);
};

/** Exactly these fields. */
function object(fields: Record<string, Check>): Check {
    return (value, path) => {
        if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(path, value, 'an object');
        const names = Object.keys(value).toSorted().join();
        const expected = Object.keys(fields).toSorted().join();
        if (names !== expected) fail(`${path}: {${names}}`, value, `{${expected}}`);
        for (const [name, check] of Object.entries(fields))
            check((value as Record<string, unknown>)[name], `${path}.${name}`);
    };
}

/** One of several shapes, told apart by `kind`. */
function byKind(kinds: Record<string, Record<string, Check>>, common: Record<string, Check> = {}): Check {
    return (value, path) => {
        const kind = (value as { kind?: string }).kind ?? '';
        const fields = kinds[kind] ?? fail(path, value, `of a kind: ${Object.keys(kinds).join()}`);
        object({ ...common, ...fields, kind: text })(value, `${path}(${kind})`);
    };
}

const player = oneOf('black', 'gold');
const colour = oneOf('brown', 'green', 'red', 'yellow', 'pink', 'purple', 'blue', 'orange');
const square = matching(/^[a-h][1-8]$/);
const rings: Check = (value, path) => [0, 1, 2, 3].includes(value as number) || fail(path, value, '0 to 3');
const side = oneOf('left', 'right');
const rule = matching(/^((T|M|F|S|DS|TS)\d+|Scoring|Winner|Agreement)$/);
const decision = matching(/^([a-h][1-8][a-h][1-8]|fill (left|right)|(resigns|time) (black|gold))$/);
const score = object({ black: count, gold: count });
const format = object({ kind: oneOf('single', 'series', 'standard', 'long', 'marathon'), rounds: count });
const endReason = oneOf('points', 'rounds-played', 'resignation', 'time');
const tower = object({ player, colour, rings });
const placedTower = object({ player, colour, rings, square });
const towers = listOf(placedTower, 16);

const turn = object({
    player,
    tower: orNull(placedTower),
    namedBy: orNull(square),
    namedByTower: orNull(tower),
    namedByKind: orNull(oneOf('move', 'push', 'blocked')),
    rule,
});
const move = object({ text: decision, from: square, to: square, pushes: count, annotation: text });
const position = object({ text, towers, over: truth, turn: orNull(turn), moves: listOf(move) });

export const matchState = object({
    format,
    target: orNull(count),
    hasRings: truth,
    score,
    round: count,
    challenger: player,
    phase: oneOf('playing', 'filling', 'over'),
    decider: orNull(player),
    position,
    roundEnd: orNull(object({ reason: oneOf('home-row', 'deadlock'), winner: player, tower })),
    end: orNull(object({ reason: endReason, winner: orNull(player) })),
    fills: orNull(object({ left: towers, right: towers })),
});

const way = { tower, from: square, to: square };
export const events = listOf(
    byKind(
        {
            moved: way,
            pushed: { ...way, pushed: listOf(object(way)) },
            blocked: { tower, square },
            turn: {
                player,
                tower: orNull(colour),
                namedBy: orNull(square),
                reason: oneOf('start', 'move', 'push', 'blocked'),
            },
            'round-won': { tower, square },
            deadlock: { loser: player },
            ring: { tower, rings, points: count, added: truth },
            point: { player },
            'line-up': { side: orNull(side), towers, challenger: player },
            resigned: { player },
            time: { player },
            decided: { winner: orNull(player), score, reason: endReason },
        },
        { rule },
    ),
);

const expectation = byKind({
    text: { text },
    number: { number: count },
    player: { player },
    colour: { colour },
    'can-move': { player, tower: orNull(colour) },
    'one-of': { words: listOf(text) },
    range: { least: count, most: count },
    form: { form: text },
    circumstance: { circumstance: text },
});

export const coreError: Check = object({
    id: matching(/^[a-z-]+\.[a-z-]+$/),
    place: object({ line: count, column: count, round: count, move: count }),
    found: text,
    expected: text,
    arguments: textsByName,
    sentence: text,
    rule: orNull(rule),
    tower: orNull(tower),
    square: orNull(square),
    gap: orNull(oneOf('nothing', 'end-of-line')),
    expectation: orNull(expectation),
    named: orNull(object({ player, colour })),
    cause: orNull((value, path) => coreError(value, path)),
});

const entryOfTurn = {
    player,
    step: count,
    texts: object({ coordinates: text, ascii: text, symbols: text, words: text }),
    parts: listOf(
        object({
            tower: colour,
            way: orNull(oneOf('forward', 'left', 'right', 'back')),
            distance: count,
            square: colour,
        }),
    ),
};
export const entries = listOf(
    byKind({
        round: { round: count, starter: player, lineUp: text, step: count },
        move: entryOfTurn,
        'pushed-back': entryOfTurn,
        blocked: entryOfTurn,
        deadlock: { step: count },
        fill: { player, side, step: count },
        resigns: { player, step: count },
        time: { player, step: count },
    }),
);

const line = object({ format, start: orNull(text), decisions: listOf(decision) });
export const matchRecord = object({
    tags: listOf(object({ name: text, value: text })),
    line,
    comments: listOf(object({ after: count, text })),
    result: text,
});

export const dangers = listOf(object({ decision, tower }));

const verdict = oneOf('win', 'loss', 'unknown');
const choice = object({
    decision,
    verdict,
    distance: orNull(count),
    points: orNull(whole),
    chance: orNull(object({ value: part, proved: truth })),
});
export const analysis = object({
    verdict,
    distance: orNull(count),
    choices: listOf(choice),
    nodes: count,
    settled: count,
    total: count,
    done: truth,
});
export const hint = object({
    choice,
    reasons: listOf(
        object({ kind: matching(/^[a-z-]+$/), number: orNull(count), of: orNull(count), tower: orNull(tower) }),
    ),
});
export const review = object({
    decisions: listOf(
        object({
            step: count,
            player,
            before: verdict,
            distanceBefore: orNull(count),
            played: choice,
            mark: oneOf('fine', 'inaccuracy', 'mistake'),
            gravity: oneOf('fine', 'inaccuracy', 'hidden', 'mistake', 'blunder'),
            sign: oneOf('', '?!', '?', '??'),
            better: orNull(choice),
            winning: count,
            all: count,
        }),
    ),
    turningPoints: listOf(count),
});

const seat = object({ name: text, level: orNull(count) });
const gameState = object({
    setup: object({
        format,
        start: orNull(text),
        seats: object({ black: seat, gold: seat }),
        clock: byKind({ none: {}, minutes: { initialMs: count, incrementMs: count }, days: { perMoveMs: count } }),
    }),
    match: matchState,
    decisions: listOf(decision),
    redoable: count,
    clock: orNull(
        object({ remainingMs: object({ black: count, gold: count }), running: orNull(player), paused: truth }),
    ),
    takebacks: oneOf('free', 'by-agreement'),
    takeback: orNull(object({ asker: player, toPly: count })),
    begun: count,
    lastEvent: count,
});
export { gameState };
export const actionResult = object({ events, state: gameState, log: text });
