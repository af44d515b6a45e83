import type { Learning } from '../../parts.svelte';
import { howItEnds } from './single/howItEnds';
import { howItMoves } from './single/howItMoves';
import { whichTower } from './single/whichTower';

export const single: Learning['single'] = { ...whichTower, ...howItMoves, ...howItEnds };
