import type { Decision, Line } from '../../core/types';
import { nodeOf, root, type NodeId, type Tree, type TreeNode } from '../../match/tree';

/** Variations survive a look at another view and a reload, as long as the window is open. */
const key = 'kamisado.variations';

export interface Kept {
    /** What was opened: the same question and the same decisions, or the variations belong to something else. */
    asked: string;
    opened: Line;
    tree: Tree;
    tip: NodeId;
    step: number;
}

export function keptText({ asked, opened, tree, tip, step }: Kept): string {
    const { format, start, next } = tree;
    return JSON.stringify({ asked, opened, tip, step, tree: { format, start, next, nodes: [...tree.nodes.values()] } });
}

/** null when it is broken, or belongs to something else. */
export function keptFrom(text: string | null, asked: string, opened: Line): Kept | null {
    try {
        const stored = JSON.parse(text ?? 'null') as StoredKept | null;
        if (!stored || stored.asked !== asked || JSON.stringify(stored.opened) !== JSON.stringify(opened)) return null;
        const nodes = new Map(stored.tree.nodes.map((node) => [node.id, node]));
        const tree: Tree = { ...stored.tree, nodes };
        return isWhole(tree) && nodes.has(stored.tip) ? { ...stored, tree } : null;
    } catch {
        return null;
    }
}

interface StoredKept extends Omit<Kept, 'tree'> {
    tree: Omit<Tree, 'nodes'> & { nodes: TreeNode[] };
}

function isWhole(tree: Tree): boolean {
    const isDecision = (decision: unknown): decision is Decision => typeof decision === 'string';
    return [...tree.nodes.values()].every(
        (node) =>
            (node.id === root || (isDecision(node.decision) && node.parent !== null)) &&
            node.children.every((child) => nodeOf(tree, child).parent === node.id),
    );
}

export function keep(kept: Kept): void {
    try {
        sessionStorage.setItem(key, keptText(kept));
    } catch {
        // Full or forbidden: the variations last as long as the view.
    }
}

export function recall(asked: string, opened: Line): Kept | null {
    try {
        return keptFrom(sessionStorage.getItem(key), asked, opened);
    } catch {
        return null;
    }
}
