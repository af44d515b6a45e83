/** Focuses the board, for when the focused element is gone. */
export function focusBoard(): void {
    document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus({ preventScroll: true });
}
