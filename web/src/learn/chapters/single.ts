import type { Chapter } from '../types';

export const single: Chapter = { id: 'single', sections: [] };
