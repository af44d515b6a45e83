let breathed = 0;

/** Lets the page draw while many matches come in or go out. */
export async function breathe(): Promise<void> {
    if (performance.now() - breathed < 12) return;
    await new Promise((resolve) => setTimeout(resolve));
    breathed = performance.now();
}
