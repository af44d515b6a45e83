import type { Learning } from '../../../learn/text.svelte';

export const long: Learning['long'] = {};
