import type { SectionText } from '../../../learn/types';

export const standard = {} satisfies Record<string, SectionText>;
