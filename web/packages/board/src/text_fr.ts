import { board } from '../../../src/text/fr/board';
import { happenings } from '../../../src/text/fr/happenings';

export const text = { board, happenings };
