import type { Chapter } from '../types';

export const clocks: Chapter = { id: 'clocks', sections: [] };
