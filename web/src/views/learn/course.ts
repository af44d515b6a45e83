import type { Exercise } from './types';

/** How far somebody has come: the steps that are open, and the one that waits. */
export interface Standing {
    /** The first step that is not solved; the number of steps when all are. */
    waiting: number;
    done: boolean;
    isOpen: (index: number) => boolean;
}

/** Each step opens when the one before it is solved; what is solved stays open. */
export function standingIn(steps: readonly Exercise[], isSolved: (id: string) => boolean): Standing {
    const unsolved = steps.findIndex(({ id }) => !isSolved(id));
    const waiting = unsolved < 0 ? steps.length : unsolved;
    return {
        waiting,
        done: waiting === steps.length,
        isOpen: (index) => {
            const step = steps[index];
            return step !== undefined && (index <= waiting || isSolved(step.id));
        },
    };
}
