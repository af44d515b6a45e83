/** A row of the move list; whoever draws it asks whether somebody looks at it. */
export class Place {
    here: boolean;

    constructor(here: boolean) {
        this.here = $state(here);
    }
}

/**
 * Which step is looked at. Every row has a place of its own, so that a step on touches the two rows that it concerns and
 * not a thousand.
 */
export class Places {
    readonly #places = new Map<number, Place>();
    #step: number | null = null;

    of(step: number): Place {
        const place = this.#places.get(step) ?? new Place(step === this.#step);
        this.#places.set(step, place);
        return place;
    }

    go(step: number | null): void {
        if (step === this.#step) return;
        const [left, reached] = [this.#step, step].map((one) => (one === null ? null : this.#places.get(one)));
        this.#step = step;
        if (left) left.here = false;
        if (reached) reached.here = true;
    }
}
