import type { SectionText } from '../../../learn/types';

export const long = {} satisfies Record<string, SectionText>;
