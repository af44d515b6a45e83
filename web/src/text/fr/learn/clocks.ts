import type { Learning } from '../../../learn/text.svelte';

export const clocks: Learning['clocks'] = {};
