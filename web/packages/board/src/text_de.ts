import { board } from '../../../src/words/de/board';
import { said } from '../../../src/words/catalogue/de';

export const text = { board, said };
