import { test as base, expect } from '@playwright/test';

/** A test fails when the page had an error, or did something that its policy forbids. */
export const test = base.extend<{ quiet: void }>({
    quiet: [
        async ({ context }, use) => {
            const errors: string[] = [];
            context.on('weberror', (error) => errors.push(String(error.error().stack ?? error.error())));
            context.on('console', (message) => {
                if (message.type() === 'error') errors.push(message.text());
            });
            await use();
            expect(errors).toEqual([]);
        },
        { auto: true },
    ],
});
