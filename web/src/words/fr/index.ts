import { said } from '../catalogue/fr';
import { wrong } from '../catalogue/fr_wrong';
import type { Text } from '../text.svelte';
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

export const fr: Text = {
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
