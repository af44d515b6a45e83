import { describe, expect, it } from 'vitest';
import type { Line } from '../../src/core/types';
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
} from '../../src/match/tree';

const line: Line = { format: { kind: 'standard', rounds: 1 }, start: null, decisions: ['a', 'b', 'c'] };

describe('a tree of decisions', () => {
    it('holds a line and gives it back', () => {
        const tree = treeOf(line);
        expect(lineTo(tree, tipOf(tree, root))).toEqual(line);
        expect(lineTo(tree, root).decisions).toEqual([]);
        expect(pathTo(tree, 2)).toEqual([1, 2]);
    });

    it('finds a decision again instead of adding it twice', () => {
        const tree = treeOf(line);
        const again = added(tree, 1, 'b');
        expect(again.tree).toBe(tree);
        expect(again.node).toBe(2);
    });

    it('branches where another decision is taken, and leaves the line as it was', () => {
        const tree = treeOf(line);
        const { tree: more, node } = addedAll(tree, 1, ['x', 'y']);
        expect(lineTo(more, node).decisions).toEqual(['a', 'x', 'y']);
        expect(lineTo(more, tipOf(more, root)).decisions).toEqual(['a', 'b', 'c']);
        expect(nodeOf(more, 1).children).toHaveLength(2);
        expect(tree.nodes.size).toBe(4);
    });

    it('knows where a variation begins, in a variation of a variation too', () => {
        const one = addedAll(treeOf(line), 1, ['x', 'y']);
        const x = nodeOf(one.tree, one.node).parent ?? root;
        const two = addedAll(one.tree, x, ['z']);
        expect(variationOf(two.tree, 3)).toBeNull();
        expect(variationOf(two.tree, one.node)).toBe(x);
        expect(variationOf(two.tree, two.node)).toBe(two.node);
    });

    it('promotes a variation one line up', () => {
        const { tree, node } = addedAll(treeOf(line), 1, ['x', 'y']);
        const better = promoted(tree, node);
        expect(lineTo(better, tipOf(better, root)).decisions).toEqual(['a', 'x', 'y']);
        expect(variationOf(better, 2)).toBe(2);
        expect(promoted(better, node)).toBe(better);
    });

    it('deletes a variation with all behind it, and never the root', () => {
        const { tree, node } = addedAll(treeOf(line), 1, ['x', 'y']);
        const first = variationOf(tree, node) ?? root;
        const less = deleted(tree, first);
        expect([...less.nodes.keys()].sort()).toEqual([0, 1, 2, 3]);
        expect(nodeOf(less, 1).children).toEqual([2]);
        expect(deleted(less, root)).toBe(less);
        expect(() => nodeOf(less, node)).toThrow(RangeError);
    });

    it('deletes a piece of the main line: the variation takes its place', () => {
        const { tree } = addedAll(treeOf(line), 1, ['x', 'y']);
        const less = deleted(tree, 2);
        expect(lineTo(less, tipOf(less, root)).decisions).toEqual(['a', 'x', 'y']);
    });

    it('uses no number twice', () => {
        const { tree, node } = added(treeOf(line), 1, 'x');
        expect(added(deleted(tree, node), 1, 'z').node).not.toBe(node);
    });
});
