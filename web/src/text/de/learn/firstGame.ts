import type { Learning } from '../../../learn/text.svelte';

export const firstGame: Learning['firstGame'] = {};
