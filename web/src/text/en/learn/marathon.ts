import type { SectionText } from '../../../learn/types';

export const marathon = {} satisfies Record<string, SectionText>;
