import type { Exercise } from './types';

/** From nothing to a first win, in ten minutes. */
export const firstGame: readonly Exercise[] = [];
