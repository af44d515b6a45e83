import type { SectionText } from '../../book';
import { howItEnds } from './single/howItEnds';
import { howItMoves } from './single/howItMoves';
import { whichTower } from './single/whichTower';

export const single = { ...whichTower, ...howItMoves, ...howItEnds } satisfies Record<string, SectionText>;
