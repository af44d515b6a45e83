import { filling } from './standard/filling';
import { match } from './standard/match';
import { sumo } from './standard/sumo';

export const standard = { ...match, ...filling, ...sumo };
