import { figure10 } from './finish';
import { figure7, figure8, figure9 } from './match';
import { figure1, figure2, figure3, figure4, figure5, figure6 } from './round';
import type { Figure } from './types';

/** The rulebook's examples, in their order. */
export const figures: readonly Figure[] = [
    figure1,
    figure2,
    figure3,
    figure4,
    figure5,
    figure6,
    figure7,
    figure8,
    figure9,
    figure10,
];

export function figureNumbered(number: number): Figure | null {
    return figures.find((figure) => figure.number === number) ?? null;
}
