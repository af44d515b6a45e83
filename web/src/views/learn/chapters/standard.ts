import type { Chapter } from '../types';
import { filling } from './standard/filling';
import { scoring, standardMatch, winner } from './standard/match';
import { sumo } from './standard/sumo';

export const standard: Chapter = {
    id: 'standard',
    sections: [standardMatch, scoring, ...filling, ...sumo, winner],
};
