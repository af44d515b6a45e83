import { annotation } from './annotation';
import { clocks } from './clocks';
import { figures } from './figures';
import { firstGame } from './firstGame';
import { long } from './long';
import { marathon } from './marathon';
import { quick } from './quick';
import { single } from './single';
import { standard } from './standard';
import { ui } from './ui';
import { wholeMatch } from './wholeMatch';

export const learn = {
    ui,
    single,
    standard,
    long,
    marathon,
    annotation,
    clocks,
    firstGame,
    figures,
    quick,
    wholeMatch,
};
