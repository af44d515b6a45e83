import type { Learning } from '../../../learn/text.svelte';

export const single: Learning['single'] = {};
