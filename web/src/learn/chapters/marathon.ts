import type { Chapter } from '../types';

export const marathon: Chapter = { id: 'marathon', sections: [] };
