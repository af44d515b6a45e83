import type { Learning } from '../../../learn/text.svelte';

export const marathon: Learning['marathon'] = {};
