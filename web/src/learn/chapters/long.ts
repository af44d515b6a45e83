import type { Chapter } from '../types';

export const long: Chapter = { id: 'long', sections: [] };
