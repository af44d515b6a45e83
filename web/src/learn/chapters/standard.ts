import type { Chapter } from '../types';

export const standard: Chapter = { id: 'standard', sections: [] };
