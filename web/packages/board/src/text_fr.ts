import { board } from '../../../src/words/fr/board';
import { said } from '../../../src/words/catalogue/fr';

export const text = { board, said };
