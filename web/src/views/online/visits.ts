import { browserShelf } from '../../browser/shelf.svelte';

/** Who only plays on this device is no business of the server: it is asked for nothing until somebody plays online. */
const key = 'kamisado.online';

export function hasPlayedOnline(): boolean {
    try {
        return browserShelf()?.getItem(key) === 'yes';
    } catch {
        return false;
    }
}

export function rememberPlaying(online: boolean): void {
    if (online === hasPlayedOnline()) return;
    try {
        browserShelf()?.setItem(key, online ? 'yes' : 'no');
    } catch {
        // Then the page asks again when it is opened there.
    }
}
