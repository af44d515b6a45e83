import type { SectionText } from '../../../learn/types';

export const single = {} satisfies Record<string, SectionText>;
