import type { Core } from '../../core/core';
import { pack } from '../../match/link';
import { router } from '../../browser/router.svelte';
import { recordText } from './recordText';
import type { Session } from './session.svelte';

/** Makes a match of what stands on the board, with all that led to it. */
export async function playOn(core: Core, session: Session): Promise<void> {
    router.go('new', '', { r: await pack(recordText(core, session, session.lineHere)) });
}
