/** The module trapped: out of memory, or something impossible happened. Nothing in it can be trusted afterwards. */
export class CoreCrash extends Error {
    constructor(message: string, options?: ErrorOptions) {
        super(message, options);
        this.name = 'CoreCrash';
    }
}
