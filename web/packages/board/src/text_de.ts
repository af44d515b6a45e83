import { board } from '../../../src/words/de/board';
import { happenings } from '../../../src/words/de/happenings';

export const text = { board, happenings };
