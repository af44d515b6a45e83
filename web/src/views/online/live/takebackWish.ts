/** My wish to take back, and what became of it: the server says that it is gone, not why. */
export class TakebackWish {
    /** How many decisions stood when I asked; null: I have not, or it is settled. */
    #askedAt: number | null = null;

    /** It stands, or it does not, while this many decisions stand. True as long as it was declined and nothing has happened since. */
    isDeclined(stands: boolean, decisions: number): boolean {
        if (stands) this.#askedAt = decisions;
        else if (this.#askedAt !== decisions) this.#askedAt = null; // Agreed to, or played over.
        return !stands && this.#askedAt !== null;
    }

    withdraw(): void {
        this.#askedAt = null;
    }
}
