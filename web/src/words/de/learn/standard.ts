import type { Learning } from '../../parts.svelte';
import { filling } from './standard/filling';
import { match } from './standard/match';
import { sumo } from './standard/sumo';

export const standard: Learning['standard'] = { ...match, ...filling, ...sumo };
