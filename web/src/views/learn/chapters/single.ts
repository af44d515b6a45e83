import type { Chapter } from '../types';
import { howItEnds } from './single/how_it_ends';
import { howItMoves } from './single/how_it_moves';
import { whichTower } from './single/which_tower';

export const single: Chapter = { id: 'single', sections: [...whichTower, ...howItMoves, ...howItEnds] };
