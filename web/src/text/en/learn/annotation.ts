import type { SectionText } from '../../../learn/types';

export const annotation = {} satisfies Record<string, SectionText>;
