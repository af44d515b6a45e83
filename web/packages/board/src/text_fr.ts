import { board } from '../../../src/words/fr/board';
import { happenings } from '../../../src/words/fr/happenings';

export const text = { board, happenings };
