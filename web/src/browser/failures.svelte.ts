/** Uncaught errors. The page goes on as well as it can, and says so. */
class Failures {
    seen = $state(false);

    watch(): void {
        const see = (): void => {
            this.seen = true;
        };
        addEventListener('error', see);
        addEventListener('unhandledrejection', (event) => {
            const { reason } = event as PromiseRejectionEvent;
            // A question that is not asked any more is no failure.
            if (!(reason instanceof Error && reason.name === 'Cancelled')) see();
        });
    }

    dismiss(): void {
        this.seen = false;
    }
}

export const failures = new Failures();
