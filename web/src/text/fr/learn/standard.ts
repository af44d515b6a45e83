import type { Learning } from '../../../learn/text.svelte';

export const standard: Learning['standard'] = {};
