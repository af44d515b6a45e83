/** What had the focus is gone: the match goes on at the board. */
export function focusBoard(): void {
    document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus({ preventScroll: true });
}
