import type { Core } from '../core/core';
import type { Language, RecordEntry } from '../core/types';
import { lineTo, nodeOf, pathTo, root, tipOf, type NodeId, type Tree } from './tree';

/** A variation as it is listed: its own entries, and those of the variations that leave it. */
export interface Branch {
    /** Its first node. */
    id: NodeId;
    /** How many decisions had been taken when it began. */
    after: number;
    entries: RecordEntry[];
    /** The node of each step, the first one for step `after + 1`. */
    nodes: NodeId[];
    branches: Branch[];
}

/** The variations that leave the line through `from`; the entries are the core's. */
export function branchesOf(tree: Tree, core: Core, language: Language, from: NodeId = root): Branch[] {
    const path = [from, ...pathTo(tree, tipOf(tree, from)).slice(pathTo(tree, from).length)];
    return path.flatMap((id) =>
        nodeOf(tree, id)
            .children.slice(1)
            .map((first) => branchAt(tree, core, language, first)),
    );
}

function branchAt(tree: Tree, core: Core, language: Language, first: NodeId): Branch {
    const tip = tipOf(tree, first);
    const after = pathTo(tree, first).length - 1;
    return {
        id: first,
        after,
        entries: core.entries(lineTo(tree, tip), language).filter((entry) => entry.step > after),
        nodes: pathTo(tree, tip).slice(after),
        branches: branchesOf(tree, core, language, first),
    };
}
