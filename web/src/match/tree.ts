import type { Decision, Format, Line } from '../core/types';

/**
 * A match with its variations: decisions as a tree, by number. It knows no rule and never changes in place; who adds a
 * decision has asked the core first.
 */
export interface Tree {
    readonly format: Format;
    /** A position; null for the first one. */
    readonly start: string | null;
    readonly nodes: ReadonlyMap<NodeId, TreeNode>;
    /** The number that the next node gets: numbers are never used twice. */
    readonly next: NodeId;
}

export type NodeId = number;

export interface TreeNode {
    readonly id: NodeId;
    /** null at the root. */
    readonly decision: Decision | null;
    readonly parent: NodeId | null;
    /** The first one goes on with the line, the others are variations. */
    readonly children: readonly NodeId[];
}

export const root: NodeId = 0;

export function treeOf(line: Line): Tree {
    const nodes = new Map<NodeId, TreeNode>();
    const ids = [null, ...line.decisions];
    ids.forEach((decision, id) => {
        const children = id < line.decisions.length ? [id + 1] : [];
        nodes.set(id, { id, decision, parent: id === root ? null : id - 1, children });
    });
    return { format: line.format, start: line.start, nodes, next: ids.length };
}

export function nodeOf(tree: Tree, id: NodeId): TreeNode {
    const node = tree.nodes.get(id);
    if (!node) throw new RangeError(`the tree has no node ${id}`);
    return node;
}

/** The nodes from the first decision to this one; empty for the root. */
export function pathTo(tree: Tree, id: NodeId): NodeId[] {
    const path: NodeId[] = [];
    for (let node = nodeOf(tree, id); node.parent !== null; node = nodeOf(tree, node.parent)) path.push(node.id);
    return path.reverse();
}

/** Where the line through this node ends when nothing branches off any more. */
export function tipOf(tree: Tree, id: NodeId): NodeId {
    let node = nodeOf(tree, id);
    for (let next = node.children[0]; next !== undefined; next = node.children[0]) node = nodeOf(tree, next);
    return node.id;
}

export function lineTo(tree: Tree, id: NodeId): Line {
    const decisions = pathTo(tree, id).map((step) => nodeOf(tree, step).decision as Decision);
    return { format: tree.format, start: tree.start, decisions };
}

/** Adds a decision after a node, as a variation if something follows already; what is there is found again. */
export function added(tree: Tree, at: NodeId, decision: Decision): { tree: Tree; node: NodeId } {
    const parent = nodeOf(tree, at);
    const known = parent.children.find((child) => nodeOf(tree, child).decision === decision);
    if (known !== undefined) return { tree, node: known };
    const id = tree.next;
    const nodes = new Map(tree.nodes);
    nodes.set(id, { id, decision, parent: at, children: [] });
    nodes.set(at, { ...parent, children: [...parent.children, id] });
    return { tree: { ...tree, nodes, next: id + 1 }, node: id };
}

/** Several decisions in a row; `node` is the last one. */
export function addedAll(tree: Tree, at: NodeId, decisions: readonly Decision[]): { tree: Tree; node: NodeId } {
    return decisions.reduce((so, decision) => added(so.tree, so.node, decision), { tree, node: at });
}

/** Where the variation that holds this node leaves the line it belongs to: its first node. null: the main line. */
export function variationOf(tree: Tree, id: NodeId): NodeId | null {
    for (let node = nodeOf(tree, id); node.parent !== null; node = nodeOf(tree, node.parent)) {
        if (nodeOf(tree, node.parent).children[0] !== node.id) return node.id;
    }
    return null;
}

/** The variation that holds this node changes places with the line it leaves. */
export function promoted(tree: Tree, id: NodeId): Tree {
    const first = variationOf(tree, id);
    if (first === null) return tree;
    const parent = nodeOf(tree, nodeOf(tree, first).parent ?? root);
    const children = [first, ...parent.children.filter((child) => child !== first)];
    return { ...tree, nodes: new Map(tree.nodes).set(parent.id, { ...parent, children }) };
}

/** Without this node and everything after it. The root stays. */
export function deleted(tree: Tree, id: NodeId): Tree {
    const { parent } = nodeOf(tree, id);
    if (parent === null) return tree;
    const nodes = new Map(tree.nodes);
    const doomed = [id];
    for (let each = doomed.pop(); each !== undefined; each = doomed.pop()) {
        doomed.push(...nodeOf(tree, each).children);
        nodes.delete(each);
    }
    const before = nodeOf(tree, parent);
    nodes.set(parent, { ...before, children: before.children.filter((child) => child !== id) });
    return { ...tree, nodes };
}
