// Who is not here is told: a real server pushes to a real https endpoint and writes real letters.
import { expect as patiently, test, type Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Notices } from '../src/net/protocol';
import { Certificate } from './support/certificate';
import { MailServer } from './support/mail_server';
import { OwnServer, program } from './support/own_server';
import { claimsOf, PushService, Subscriber } from './support/push_service';
import { Visitor } from './support/visitor';

const expect = patiently.configure({ timeout: 40_000 });
const byDays = { clock: { kind: 'days', perMoveMs: 259_200_000 } } as const;

test.skip(program === undefined, 'needs the server');
test.setTimeout(120_000);

async function openGame(visitor: Visitor): Promise<void> {
    await visitor.page.goto('./#/online');
    await visitor.page.getByRole('link', { name: /^Open the game against/ }).click();
    await expect(visitor.table.board).toBeVisible();
}

/** Nobody is connected with this page any more. */
const closed = (page: Page): Promise<unknown> => page.goto('about:blank');

test('whose turn it is hears of it by a push that only their browser can read', async ({ browser }) => {
    const certificate = new Certificate();
    const service = await PushService.open(certificate);
    const options = ['--push-service', service.authority, '--notice-ca', certificate.file, '--notice-delay', '0'];
    const server = await OwnServer.start([...options, '--contact', 'mailto:host@example.org']);
    const akane = await Visitor.come(browser, server.address, 'Akane');
    const benjiro = await Visitor.come(browser, server.address, 'Benjiro');
    const phone = new Subscriber();
    const { code } = await akane.invite(byDays);
    await benjiro.ask('POST', `invitations/${code}/accept`);
    const { pushKey } = await benjiro.ask<Notices>('GET', 'notices');
    const wanted = phone.subscription(`https://${service.authority}/push/benjiro`, 'en');
    expect((await benjiro.ask<Notices>('PUT', 'notices/push', wanted)).subscribed).toBe(true);

    // Turned away, and then sent somewhere else, where nobody goes.
    service.answers = [
        { status: 503, headers: { 'Retry-After': '1' } },
        { status: 302, headers: { Location: `https://${service.authority}/push/elsewhere` } },
    ];
    await openGame(akane);
    await akane.decide('a1a7');
    await expect.poll(() => service.received.length).toBe(2); // once more after the first was turned away
    const [first, second] = service.received;
    expect(first?.path).toBe('/push/benjiro');
    const game = akane.page.url().replace(/.*\//, '');
    const notice = { title: 'Your turn', text: 'Akane has moved.', place: `#/online/game/${game}`, tag: `g-${game}` };
    expect(phone.read(second?.body ?? Buffer.alloc(0))).toEqual(notice);
    const headers: Record<string, unknown> = { ...second?.headers };
    expect(headers['content-encoding']).toBe('aes128gcm');
    expect(headers['topic']).toBe(`g-${game}`);
    expect(headers['urgency']).toBe('normal');
    expect(Number(headers['ttl'])).toBeGreaterThan(250_000);
    const { claims, key } = claimsOf(String(headers['authorization']));
    expect(key).toBe(pushKey);
    expect(claims).toMatchObject({ aud: `https://${service.authority}`, sub: 'mailto:host@example.org' });
    expect(claims['exp']).toBeLessThan(Date.now() / 1000 + 86_400);

    // Who looks at the game is told by the page; who is gone for good is forgotten. An answer is not read for ever: it
    // counts as none.
    await openGame(benjiro);
    await benjiro.decide('f8b4');
    await closed(benjiro.page);
    service.answers = [{ status: 201, body: 'x'.repeat(100_000) }, { status: 410 }];
    await akane.decide('c1c7');
    await expect.poll(() => service.received.length).toBe(4);
    expect(new Set(service.received.map(({ path }) => path))).toEqual(new Set(['/push/benjiro']));
    await expect.poll(async () => (await benjiro.ask<Notices>('GET', 'notices')).subscribed).toBe(false);

    for (const visitor of [akane, benjiro]) await visitor.leave();
    await server.stop();
    service.close();
    certificate.remove();
});

for (const [name, secure] of [
    ['STARTTLS', false],
    ['TLS', true],
] as const) {
    test(`letters come by ${name}, once the address is confirmed, until one POST`, async ({ browser }) => {
        const certificate = new Certificate();
        const post = await MailServer.open(certificate, secure);
        const folder = new URL('.', `file://${certificate.file}`).pathname;
        const password = join(folder, 'password');
        writeFileSync(password, 'open sesame\n');
        const login = ['--smtp', post.url, '--smtp-password-file', password, '--mail-from', 'kamisado@example.org'];
        const server = await OwnServer.start([...login, '--notice-ca', certificate.file, '--notice-delay', '0']);
        const akane = await Visitor.come(browser, server.address);
        const benjiro = await Visitor.come(browser, server.address, 'Benjiro');
        await akane.ask('POST', 'account', { name: 'Akane', password: 'eight towers, eight colours' });
        await akane.ask('PUT', 'notices/mail', { address: 'akane@example.net', language: 'de' });
        await expect.poll(() => post.mails.length).toBe(1);
        const [asks] = post.mails;
        expect(asks).toMatchObject({ from: '<kamisado@example.org>', to: '<akane@example.net>' });
        expect(asks?.login).toBe('\0host\0open sesame');
        expect(asks?.headers.get('to')).toBe('<akane@example.net>');
        expect(asks?.headers.has('list-unsubscribe')).toBe(false);
        expect(asks?.text).toContain('Akane möchte von localhost');
        const link = /http\S+\/mail\/confirm\/\S+/.exec(asks?.text ?? '')?.[0] ?? '';
        await akane.page.goto(link);
        await akane.page.getByRole('button', { name: 'Bestätigen' }).click();
        await expect(akane.page.getByRole('status')).toHaveText(/Erledigt/);
        await closed(akane.page);

        const { code } = await benjiro.invite(byDays);
        await akane.ask('POST', `invitations/${code}/accept`);
        await openGame(benjiro);
        await benjiro.decide('a1a7');
        await expect.poll(() => post.mails.length).toBe(2);
        const [, letter] = post.mails;
        expect(letter?.headers.get('subject')).toBe('=?UTF-8?B?RHUgYmlzdCBhbSBadWcg4oCTIEthbWlzYWRv?=');
        expect(letter?.text).toContain('Benjiro hat gezogen.');
        expect(letter?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
        const stop = letter?.headers.get('list-unsubscribe')?.slice(1, -1) ?? '';
        const looked = await fetch(stop);
        expect(looked.status).toBe(200); // whatever looks at it changes nothing
        expect((await akane.ask<Notices>('GET', 'notices')).mail?.confirmed).toBe(true);
        const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
        expect((await fetch(stop, { method: 'POST', body })).status).toBe(200);
        expect((await akane.ask<Notices>('GET', 'notices')).mail).toBeNull();

        for (const visitor of [akane, benjiro]) await visitor.leave();
        await server.stop();
        post.close();
        certificate.remove();
    });
}

test('the service worker shows what is pushed, and a click leads there', async ({ page, context, baseURL }) => {
    const origin = new URL(baseURL ?? '').origin;
    await context.grantPermissions(['notifications'], { origin });
    const session = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
        session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
            const [one] = registrations;
            if (one) resolve(one.registrationId);
        });
    });
    await session.send('ServiceWorker.enable');
    await page.goto('./#/online');
    await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        if (navigator.serviceWorker.controller) return;
        await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    });
    const registrationId = await registered;
    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error('no service worker');
    // Chromium without windows shows no notices to anybody: what it is told to show is kept here.
    if (await page.evaluate(() => Notification.permission !== 'granted')) await worker.evaluate(keepNotices);
    const shown = (): Promise<string[]> =>
        worker.evaluate(async () => {
            const { registration } = globalThis as unknown as ServiceWorkerGlobalScope;
            const notices = await registration.getNotifications();
            return notices.map(({ title, body, tag }) => `${tag}: ${title}. ${body}`);
        });
    const push = (notice: unknown): Promise<unknown> =>
        session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(notice) });
    const place = '#/online/tournaments';
    await push({ title: 'Your turn', text: 'Akane has moved.', place, tag: 'g-abc' });
    await expect.poll(shown).toEqual(['g-abc: Your turn. Akane has moved.']);
    await push({ title: 'Little time left', text: '5 hours.', place, tag: 'g-abc' });
    await expect.poll(shown).toEqual(['g-abc: Little time left. 5 hours.']);

    await worker.evaluate(async () => {
        const scope = globalThis as unknown as ServiceWorkerGlobalScope;
        const [notification] = await scope.registration.getNotifications();
        const click = new ExtendableEvent('notificationclick');
        // Only a browser's own event may ask for patience.
        scope.dispatchEvent(Object.assign(click, { notification, waitUntil: () => undefined }));
    });
    await expect(page).toHaveURL(/#\/online\/tournaments$/);
    await expect.poll(shown).toEqual([]);
});

/** In a service worker: takes the place of the notices that a browser would show. */
function keepNotices(): void {
    const { registration } = globalThis as unknown as ServiceWorkerGlobalScope;
    const kept = new Map<string, Notification>();
    const showNotification = (title: string, { body = '', tag = '', data }: NotificationOptions): Promise<void> => {
        kept.set(tag, { title, body, tag, data: data as unknown, close: () => kept.delete(tag) } as never);
        return Promise.resolve();
    };
    Object.assign(registration, { showNotification, getNotifications: () => Promise.resolve([...kept.values()]) });
}
