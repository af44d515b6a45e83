import { expect, hasServer, newName, say, Somebody, test } from './support/online';

const password = 'eight towers, eight colours';

test.describe('with a server', () => {
    test.skip(!hasServer, 'there is no server behind a preview of files');

    test('a device is ended from another one', async ({ akane, benjiro, browser, baseURL }) => {
        test.slow();
        const name = newName();
        await akane.signUp(name);
        const tablet = await Somebody.at(browser, baseURL);
        await tablet.logIn(name, password);
        await benjiro.logIn(name, password);
        await akane.open('me');
        const devices = akane.region(say.safety.devices).getByRole('listitem');
        await expect(devices).toHaveCount(3);
        await expect(devices.filter({ hasText: say.safety.current })).toHaveCount(1);
        await expect(devices.filter({ hasText: say.safety.browsers.chrome })).toHaveCount(3);
        await akane.seesNothingWrong('light');

        // By keyboard.
        await devices.filter({ hasNotText: say.safety.current }).first().getByRole('button').focus();
        await akane.page.keyboard.press('Enter');
        await expect(akane.page.getByText(say.safety.ended)).toBeVisible();
        await expect(devices).toHaveCount(2);
        await akane.button(say.safety.endOthers).click();
        await expect(akane.page.getByText(say.safety.othersEnded)).toBeVisible();
        await expect(devices).toHaveCount(1);
        for (const other of [benjiro, tablet]) {
            await other.page.reload();
            await expect(other.heading(say.account.title)).toBeVisible();
        }
        await tablet.leave();
        await akane.page.reload();
        await expect(akane.heading(name)).toBeVisible();
    });

    test('what the account page shows is asked of the server once', async ({ akane }) => {
        await akane.signUp(newName());
        const asked: string[] = [];
        akane.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        await akane.open('me');
        await expect(akane.region(say.notices.title)).toBeVisible();
        await expect(akane.region(say.safety.devices).getByRole('listitem')).toHaveCount(1);
        await akane.page.waitForLoadState('networkidle');
        for (const path of ['/api/1/notices', '/api/1/account/devices']) {
            expect(asked.filter((one) => one === path)).toHaveLength(1);
        }
    });

    test('a forgotten password: a recovery code opens the account once', async ({ akane, benjiro }) => {
        test.slow();
        const name = newName();
        await akane.signUp(name);
        await akane.open('me');
        const section = akane.region(say.safety.recovery);
        await section.getByLabel(say.safety.password, { exact: true }).fill('something else');
        await akane.button(say.safety.make).click();
        await expect(section).toContainText(say.refusals['online.wrong-password']);
        await section.getByLabel(say.safety.password, { exact: true }).fill(password);
        await akane.button(say.safety.make).click();
        const codes = section.getByRole('listitem');
        await expect(codes).toHaveCount(10);
        await akane.seesNothingWrong('dark');
        const code = (await codes.first().textContent()) ?? '';
        await akane.button(say.safety.kept).click();
        await expect(codes).toHaveCount(0);

        await benjiro.open('me');
        await benjiro.page.getByText(say.safety.forgot, { exact: true }).click();
        const form = benjiro.page.locator('details');
        await form.getByLabel(say.account.name, { exact: true }).fill(name);
        await form.getByLabel(say.account.new, { exact: true }).fill('another fine password');
        await benjiro.seesNothingWrong('light');
        const recover = async (words: string): Promise<void> => {
            await form.getByLabel(say.safety.code, { exact: true }).fill(words);
            await benjiro.button(say.safety.recover).click();
        };
        await recover('aaaa-bbbb-cccc-dddd');
        await expect(benjiro.page.getByText(say.refusals['online.wrong-recovery'])).toBeVisible();
        await recover(code.toUpperCase().replaceAll('-', ' '));
        await expect(benjiro.heading(name)).toBeVisible();
        await akane.open('me');
        await expect(akane.heading(say.account.title)).toBeVisible();
        await akane.logIn(name, 'another fine password');
    });
});
