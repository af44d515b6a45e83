import type { Learning } from '../../../learn/text.svelte';

export const annotation: Learning['annotation'] = {};
