import { describe, expect, it } from 'vitest';
import { labelPlace, labelWidth } from '../../src/board/callLabel';
import { placeOf, rowsSeen } from '../../src/board/geometry';

const squares = rowsSeen(false).flat();
/** What the words cover, in squares. */
function box(goal: string, called: string | null, flipped: boolean) {
    const { x, y, align } = labelPlace(goal, called, flipped);
    const height = 1;
    return {
        left: x,
        right: x + labelWidth,
        top: align === 'above' ? y - height : y - height / 2,
        bottom: align === 'above' ? y : y + height / 2,
    };
}
const covers = (area: ReturnType<typeof box>, { column, row }: { column: number; row: number }): boolean =>
    area.left < column + 1 && column < area.right && area.top < row + 1 && row < area.bottom;

describe('the words of a call', () => {
    it('stand on the board, and never on the goal where the finger lies', () => {
        for (const flipped of [false, true]) {
            for (const goal of squares) {
                const area = box(goal, null, flipped);
                expect(covers(area, placeOf(goal, flipped)), goal).toBe(false);
                expect(area.left, goal).toBeGreaterThanOrEqual(0);
                expect(area.right, goal).toBeLessThanOrEqual(8);
                expect(area.top, goal).toBeGreaterThanOrEqual(-0.05);
            }
        }
    });

    it('leave the called tower to be seen', () => {
        for (const flipped of [false, true]) {
            for (const goal of squares) {
                for (const called of squares.filter((square) => square !== goal)) {
                    expect(covers(box(goal, called, flipped), placeOf(called, flipped)), `${goal} ${called}`).toBe(
                        false,
                    );
                }
            }
        }
    });
});
