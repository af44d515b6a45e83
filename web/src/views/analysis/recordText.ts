import type { Core } from '../../core/core';
import type { Line } from '../../core/types';
import { settings } from '../../browser/settings.svelte';
import { wording } from '../../words/text.svelte';
import type { Session } from './session.svelte';

/** A line of the analysis as a record: with its match's names, and its comments as far as it is that match. */
export function recordText(core: Core, session: Session, line: Line): string {
    const told = session.opened?.line.decisions ?? [];
    const isSame = told.length <= line.decisions.length && told.every((said, step) => said === line.decisions[step]);
    const tags = session.tags.filter((tag) => isSame || tag.name !== 'Result');
    const comments = isSame ? (session.opened?.comments ?? []) : [];
    return core.writeRecord({ tags, line, comments }, { spelling: settings.spelling, language: wording.language });
}
