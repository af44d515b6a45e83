import { Attendance } from '../../../../src/views/online/live/attendance.svelte';
import { Fairness } from '../../../../src/net/fairness.svelte';
import type { OnlineSession } from '../../../../src/views/online/live/session.svelte';
import { openMatchStore } from '../../../../src/store/store';
import { Link } from '../../../../src/net/link.svelte';
import type { GameView } from '../../../../src/net/protocol';
import { ServerClock } from '../../../../src/net/serverClock';
import { testCore } from '../../../core/load';
import { FakeSurroundings } from '../../../net/fake_socket';

export const begun = 1_763_200_000_000;
export const core = testCore();

const head = (clock: string): string =>
    `kamisado-game 1\n[Format "standard"]\n[Black "Akane"]\n[Gold "Benjiro"]\n[Clock "${clock}"]\n` +
    `[Takebacks "by agreement"]\n[Begun "${begun}"]\n\n`;

export function viewOf(changes: Partial<GameView> = {}, clock = '300000+3000'): GameView {
    return {
        type: 'game',
        game: 'g1',
        watch: 'w1',
        seat: 'black',
        people: { black: { name: 'Akane', kind: 'guest' }, gold: { name: 'Benjiro', kind: 'account', rating: 1523 } },
        rated: false,
        head: head(clock),
        since: 0,
        lines: [],
        presence: { black: true, gold: true, watchers: 0 },
        plan: null,
        rematch: { offered: { black: false, gold: false }, next: null },
        now: begun,
        ...changes,
    };
}

/** A table with a server at its other end that says what the test makes it say. */
export class LiveTable {
    readonly around = new FakeSurroundings();
    readonly store = openMatchStore(undefined);
    readonly fairness = new Fairness(null);
    local = 0;
    readonly link: Link;
    readonly attendance: Attendance;
    #number = 0;

    constructor(view: GameView = viewOf(), game = view.game) {
        this.link = new Link(this.around, new ServerClock(() => this.local));
        const { link, store, fairness } = this;
        this.attendance = new Attendance({ core, store, link, fairness }, game);
        this.around.socket.welcome(begun);
        this.around.socket.say(view);
        this.around.socket.done(this.around.socket.last('join'));
        this.#number = view.lines.length;
    }

    get session(): OnlineSession {
        const { session } = this.attendance;
        if (!session) throw new Error('nobody sits here');
        return session;
    }

    line(what: string, after = 1000): string {
        ++this.#number;
        return `${this.#number} ${begun + this.#number * after} ${what}`;
    }

    /** The server tells of something that happened. */
    tell(...what: string[]): void {
        const lines = what.map((each) => this.line(each));
        this.around.socket.say({ type: 'entries', game: 'g1', lines, now: begun + this.#number * 1000 });
    }

    /** The server takes the decision that was sent last. */
    take(): void {
        const sent = this.around.socket.last('decide');
        this.tell(sent.decision);
        this.around.socket.done(sent);
    }

    kinds(): string[] {
        return this.session.cursor.happening.map(({ kind }) => kind);
    }
}
