import type { SectionText } from '../../../learn/types';

export const clocks = {} satisfies Record<string, SectionText>;
