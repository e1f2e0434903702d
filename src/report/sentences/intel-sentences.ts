import type { SentenceRows } from './sentence-row.ts';
import { points } from './words.ts';

export type IntelType = 'IntelCommitted';

export const INTEL_SENTENCES: SentenceRows<IntelType> = {
  IntelCommitted: ({ system, points: paid }, names) =>
    `You paid ${points(paid)} to use the Intel of ${names.system(system)} this turn`,
};
