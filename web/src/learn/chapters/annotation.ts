import type { Chapter } from '../types';

export const annotation: Chapter = { id: 'annotation', sections: [] };
