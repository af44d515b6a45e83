import { dayOf, type Day } from '../../engine/training/days';

/** Which day it is; it follows midnight, and a journey, as long as somebody looks. */
class Calendar {
    today = $state<Day>(dayOf(new Date()));

    /** At this very moment. */
    now(): Day {
        return dayOf(new Date());
    }

    /** To be called in an `$effect`. */
    watch(): () => void {
        const look = (): void => {
            this.today = this.now();
        };
        look();
        const timer = setInterval(look, 30_000);
        document.addEventListener('visibilitychange', look);
        return () => {
            clearInterval(timer);
            document.removeEventListener('visibilitychange', look);
        };
    }
}

export const calendar = new Calendar();
