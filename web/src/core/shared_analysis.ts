import type { Task } from './engine.js';
import type { Analysis, Finding } from './types.js';
import type { WorkerEngine } from './worker_engine.js';
import type { Looked, Subject } from './worker_messages.js';

/** The first is asked whatever cannot be shared. */
export type Hands = readonly [WorkerEngine, ...WorkerEngine[]];

/** Every move is searched for this many nodes first, and those that are still open for a multiple of it. */
const firstTry = 2_000;
const growth = 8;
/** The most nodes between two messages to a worker: about a tenth of a second. */
const mostNodes = 40_000;
const mostMoves = 10;
/** Smaller tasks are not worth waking the other workers. */
const worthSharing = 20_000;

/** A move that is open, and how far it has come. */
interface Open {
    readonly move: number;
    tries: number;
    spent: number;
    busy: boolean;
}

const budget = ({ tries, spent }: Open): number => Math.min(firstTry * growth ** tries - spent, mostNodes);

/** One analysis by many hands. C++ says what is open and puts together what was found; here it is given out. */
export class SharedAnalysis {
    readonly result: Promise<Analysis>;
    readonly #hands: Hands;
    readonly #subject: Subject;
    readonly #tell: (analysis: Analysis) => void;
    readonly #known: Map<number, Finding>;
    /** A worker that looked at a move has it in its table, so it goes on with it. */
    readonly #owners = new Map<number, number>();
    readonly #busy = new Set<number>();
    readonly #lost = new Set<number>();
    #resolve!: (analysis: Analysis) => void;
    #reject!: (error: unknown) => void;
    #open: Open[] = [];
    #nodes = 0;
    #settled = 0;
    #ended = false;
    #rest: Task<Analysis> | null = null;

    constructor(hands: Hands, subject: Subject, tell: (analysis: Analysis) => void, known: readonly Finding[]) {
        this.#hands = hands;
        this.#subject = subject;
        this.#tell = tell;
        this.#known = new Map(known.map((finding) => [finding.move, finding]));
        this.result = new Promise((resolve, reject) => {
            this.#resolve = resolve;
            this.#reject = reject;
        });
        this.#nextStage();
    }

    ownerOf(move: number): WorkerEngine | null {
        return this.#hands[this.#owners.get(move) ?? -1] ?? null;
    }

    /** Workers finish their present task, which does not take long. */
    end(error: unknown): void {
        this.#ended = true;
        this.#rest?.cancel();
        this.#reject(error);
    }

    /** Asks what is open now: all verdicts come before any distance. */
    #nextStage(): void {
        this.#look(0, []).then(
            ({ analysis, open }) => {
                if (this.#ended) return;
                this.#show(analysis);
                this.#open = open.map((move) => ({ move, tries: 0, spent: 0, busy: false }));
                if (open.length > 0) this.#giveOut();
                else this.#finish();
            },
            (error: unknown) => this.end(error),
        );
    }

    /** The rest is not about moves. */
    #finish(): void {
        const { line, question } = this.#subject;
        const tell = (analysis: Analysis) => this.#show(analysis);
        this.#rest = this.#hands[0].analyse(line, question, tell, [...this.#known.values()]);
        this.#rest.result.then(
            (analysis) => this.#resolve({ ...analysis, nodes: analysis.nodes + this.#nodes }),
            (error: unknown) => this.end(error),
        );
    }

    #giveOut(): void {
        if (this.#ended) return;
        const helpers = this.#nodes < worthSharing ? 1 : this.#hands.length;
        for (let hand = 0; hand < helpers; hand++) {
            if (!this.#busy.has(hand) && !this.#lost.has(hand)) this.#employ(hand);
        }
        if (this.#busy.size === 0) this.#nextStage();
    }

    #employ(hand: number): void {
        const moves = this.#choose(hand);
        if (moves.length === 0) return;
        this.#busy.add(hand);
        for (const open of moves) {
            open.busy = true;
            this.#owners.set(open.move, hand);
        }
        void this.#look(hand, moves)
            .then(
                (looked) => this.#take(looked),
                (error: unknown) => this.#lose(hand, error),
            )
            .then(() => {
                this.#busy.delete(hand);
                for (const open of moves) open.busy = false;
                this.#giveOut();
            });
    }

    /** The easy ones first; his own or nobody's, and only then another's. */
    #choose(hand: number): Open[] {
        const free = this.#open.filter((open) => !open.busy);
        const own = free.filter(({ move }) => (this.#owners.get(move) ?? hand) === hand);
        const [candidates, most] = own.length > 0 ? [own, mostMoves] : [free, 1];
        const tries = Math.min(...candidates.map((open) => open.tries));
        const easiest = candidates.filter((open) => open.tries === tries);
        // Neighbours have much in common: everybody begins in a place of his own.
        const begin = (hand / this.#hands.length) * (this.#open.at(-1)?.move ?? 0);
        const [before, from] = [
            easiest.filter(({ move }) => move < begin),
            easiest.filter(({ move }) => move >= begin),
        ];
        return [...from, ...before].slice(0, tries === 0 ? most : 1);
    }

    #look(hand: number, moves: readonly Open[]): Promise<Looked> {
        const known = [...this.#known.values()];
        const looking = { moves: moves.map(({ move }) => move), nodes: moves[0] ? budget(moves[0]) : 0 };
        return (this.#hands[hand] ?? this.#hands[0]).look(this.#subject, known, looking).result;
    }

    #take({ analysis, found }: Looked): void {
        for (const { nodes, settled, ...finding } of found) {
            this.#nodes += nodes;
            this.#known.set(finding.move, finding);
            const open = this.#open.find(({ move }) => move === finding.move);
            if (open) {
                open.spent += nodes;
                if (budget(open) <= 0) Object.assign(open, { tries: open.tries + 1, spent: 0 });
            }
            if (settled) this.#open = this.#open.filter((one) => one !== open);
        }
        this.#show(analysis);
    }

    /** The others go on without him; without the first there is nobody to ask. */
    #lose(hand: number, error: unknown): void {
        if (hand === 0) this.end(error);
        this.#lost.add(hand);
        for (const [move, owner] of this.#owners) if (owner === hand) this.#owners.delete(move);
    }

    /** A worker knows what was told before he began: only what is more is shown. */
    #show(analysis: Analysis): void {
        if (this.#ended || analysis.settled < this.#settled) return;
        this.#settled = analysis.settled;
        this.#tell({ ...analysis, nodes: this.#nodes });
    }
}
