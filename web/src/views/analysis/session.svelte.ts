import type { Core, Timeline } from '../../core/core';
import type { CoreError, Decision, Event, Line, MatchState, RecordTag, Result } from '../../core/types';
import {
    added,
    addedAll,
    deleted,
    lineTo,
    nodeOf,
    pathTo,
    promoted,
    root,
    tipOf,
    treeOf,
    variationOf,
    type NodeId,
    type Tree,
} from '../../match/tree';
import { Cursor } from '../../match/cursor.svelte';
import type { Source } from '../../store/source';

function held(opened: Result<Timeline>): Timeline {
    if (!opened.ok) throw new Error(opened.error.sentence);
    return opened.value;
}

/** What is looked at: a match with its variations, the line through them, and the step reached on it. */
export class Session {
    readonly #core: Core;
    tree = $state.raw<Tree>(treeOf({ format: { kind: 'standard', rounds: 1 }, start: null, decisions: [] }));
    /** The end of the line on view; going back and forth stays on it. */
    tip = $state.raw<NodeId>(root);
    tags = $state.raw<RecordTag[]>([]);
    opened = $state.raw<Source | null>(null);

    /** The nodes of the line on view, the root first. */
    readonly path = $derived([root, ...pathTo(this.tree, this.tip)]);
    /** The whole line on view. */
    readonly line = $derived(lineTo(this.tree, this.tip));
    /** It goes along with the line: only what is different is told to the core. */
    #timeline: Timeline;
    readonly #moments = $derived.by<{ timeline: Timeline }>(() => {
        this.#timeline.become(this.line.decisions);
        return { timeline: this.#timeline };
    });
    readonly cursor = new Cursor({
        last: () => this.path.length - 1,
        momentAt: (step) => this.#moments.timeline.moment(step),
    });
    readonly here = $derived(this.path[this.cursor.step] ?? root);
    /** As far as it has been gone. */
    readonly lineHere = $derived<Line>({ ...this.line, decisions: this.line.decisions.slice(0, this.cursor.step) });
    readonly variation = $derived(variationOf(this.tree, this.here));
    readonly mainTip = $derived(tipOf(this.tree, root));
    readonly mainLine = $derived(lineTo(this.tree, this.mainTip));

    constructor(core: Core) {
        this.#core = core;
        this.#timeline = held(core.open(this.line));
    }

    /** How the match stands here; the tree holds only what the core has allowed. */
    get state(): MatchState {
        return this.cursor.state;
    }

    get step(): number {
        return this.cursor.step;
    }

    get happening(): readonly Event[] {
        return this.cursor.happening;
    }

    /** Starts anew with a line, once the core has agreed to all of it. */
    open(source: Source): CoreError | null {
        const { line, step, tags } = source;
        const opened = this.#core.open(line);
        if (!opened.ok) return opened.error;
        this.#timeline.release();
        this.#timeline = opened.value;
        this.opened = source;
        this.tip = root;
        this.tree = treeOf(line);
        this.tip = line.decisions.length;
        this.cursor.place(step);
        this.tags = tags;
        return null;
    }

    /** Variations that were kept; only those of what is open. */
    restore(tree: Tree, tip: NodeId, step: number): void {
        this.tip = root;
        this.tree = tree;
        this.tip = tip;
        this.cursor.place(step);
    }

    /** Plays a decision; elsewhere than the line went, it makes a variation. */
    play(decision: Decision): Result<MatchState> {
        const decided = this.#moments.timeline.attempt(this.step, decision);
        if (!decided.ok) return decided;
        const { tree, node } = added(this.tree, this.here, decision);
        this.#look(tree, node);
        this.cursor.happening = decided.value.events;
        return { ok: true, value: decided.value.state };
    }

    /** Plays a line that the core made. */
    playAll(decisions: readonly Decision[]): void {
        const looked = this.#core.look({ ...this.lineHere, decisions: [...this.lineHere.decisions, ...decisions] });
        if (!looked.ok) return;
        const { tree, node } = addedAll(this.tree, this.here, decisions);
        this.#look(tree, node);
    }

    /** Puts such a line on view without leaving the place: it can be played through from here. */
    lay(decisions: readonly Decision[]): void {
        const { step } = this;
        this.playAll(decisions);
        this.cursor.place(step);
    }

    /** Goes to a step of the line on view; one step on is shown happening. */
    jump(step: number): void {
        this.cursor.jump(step);
    }

    /** Goes to a node, on whichever line it is. */
    visit(node: NodeId): void {
        const on = this.path.indexOf(node);
        if (on >= 0) return this.jump(on);
        this.#look(this.tree, node);
    }

    visitMain(step: number): void {
        this.visit([root, ...pathTo(this.tree, this.mainTip)][step] ?? root);
    }

    /** Back to where this variation leaves its line. */
    leaveVariation(): void {
        if (this.variation === null) return;
        const { parent } = nodeOf(this.tree, this.variation);
        this.tip = tipOf(this.tree, parent ?? root);
        this.cursor.place(pathTo(this.tree, parent ?? root).length);
    }

    promote(node: NodeId): void {
        this.tree = promoted(this.tree, node);
    }

    remove(node: NodeId): void {
        const { parent } = nodeOf(this.tree, node);
        if (parent === null) return;
        const cut = this.path.indexOf(node);
        const tree = deleted(this.tree, node);
        // The tip first: the path must never be asked of a tree that has lost it.
        const step = cut >= 0 ? Math.min(this.step, cut - 1) : this.step;
        if (cut >= 0) this.tip = tipOf(tree, parent);
        this.tree = tree;
        this.cursor.place(step);
    }

    #look(tree: Tree, node: NodeId): void {
        const kept = this.path.includes(node) && tree === this.tree;
        this.tree = tree;
        if (!kept) this.tip = tipOf(tree, node);
        this.cursor.place(pathTo(tree, node).length);
    }
}
