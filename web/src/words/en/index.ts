import { said } from '../catalogue/en';
import { wrong } from '../catalogue/en_wrong';
import { about } from './about';
import { analysis } from './analysis';
import { board } from './board';
import { call } from './call';
import { common } from './common';
import { errors } from './errors';
import { matches } from './matches';
import { newMatch } from './newMatch';
import { offline } from './offline';
import { openings } from './openings';
import { play } from './play';
import { record } from './record';
import { review } from './review';
import { settings } from './settings';
import { shell } from './shell';

export const en = {
    common,
    shell,
    newMatch,
    play,
    board,
    call,
    said,
    wrong,
    errors,
    record,
    analysis,
    matches,
    review,
    openings,
    offline,
    settings,
    about,
};
