import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetSettings, settings } from '../../src/browser/settings.svelte';
import { TurnNotices } from '../../src/browser/turnNotices.svelte';

/** A browser that has not been asked yet, and what it will say. */
class Browser {
    readonly asked = vi.fn();
    readonly shown: string[] = [];
    readonly byWorker: string[] = [];

    constructor(says: NotificationPermission, before: NotificationPermission = 'default', isPhone = false) {
        const { asked, shown, byWorker } = this;
        class Notice {
            static permission = before;
            static requestPermission(): Promise<NotificationPermission> {
                asked();
                Notice.permission = says;
                return Promise.resolve(says);
            }
            constructor(title: string) {
                if (isPhone) throw new TypeError('only from a worker');
                shown.push(title);
            }
        }
        const registration = { showNotification: (title: string) => Promise.resolve(void byWorker.push(title)) };
        vi.stubGlobal('Notification', Notice);
        vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });
        this.look('hidden');
    }
    look(visibilityState: DocumentVisibilityState): void {
        vi.stubGlobal('document', { visibilityState });
    }
}

beforeEach(() => resetSettings());
afterEach(() => vi.unstubAllGlobals());

it('nobody is asked before they say so', async () => {
    const browser = new Browser('granted');
    const notices = new TurnNotices();
    await notices.tell('Your turn', '', '1');
    expect(notices).toMatchObject({ on: false, open: true, closed: false });
    expect(browser.asked).not.toHaveBeenCalled();
    expect(browser.shown).toEqual([]);
});

it('who says yes is told, while they look elsewhere', async () => {
    const browser = new Browser('granted');
    const notices = new TurnNotices();
    await notices.turnOn();
    expect(browser.asked).toHaveBeenCalledOnce();
    expect(notices).toMatchObject({ on: true, open: false });
    await notices.tell('Your turn', '', '1');
    browser.look('visible');
    await notices.tell('Your turn', '', '1');
    expect(browser.shown).toEqual(['Your turn']);
});

it('who says no is not asked again, here or by the browser', async () => {
    const browser = new Browser('granted', 'granted');
    const notices = new TurnNotices();
    expect(notices.on, 'the browser was asked in another life').toBe(true);
    notices.turnOff();
    await notices.tell('Your turn', '', '1');
    expect(notices).toMatchObject({ on: false, open: false });
    expect(browser.shown).toEqual([]);
    expect(settings.turnNotices).toBe('no');
});

it('a browser that says no is believed', async () => {
    const browser = new Browser('denied');
    const notices = new TurnNotices();
    await notices.turnOn();
    expect(notices).toMatchObject({ on: false, open: false, closed: true });
    await notices.tell('Your turn', '', '1');
    expect(browser.shown).toEqual([]);
});

it('on a phone the worker tells', async () => {
    const browser = new Browser('granted', 'default', true);
    const notices = new TurnNotices();
    await notices.turnOn();
    await notices.tell('Your turn', '', '1');
    expect(browser.byWorker).toEqual(['Your turn']);
});

it('a browser without notices is left alone', async () => {
    vi.stubGlobal('Notification', undefined);
    const notices = new TurnNotices();
    expect(notices).toMatchObject({ on: false, open: false, closed: true });
    await notices.turnOn();
    expect(notices.on).toBe(false);
});
