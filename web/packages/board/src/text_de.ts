import { board } from '../../../src/text/de/board';
import { happenings } from '../../../src/text/de/happenings';

export const text = { board, happenings };
