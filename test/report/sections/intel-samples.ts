import type { SeenEventOf } from '#fog/views/seen-event';
import type { IntelType } from '#report/sentences/intel-sentences';
import { sol } from '#test/report/reports/sample-campaign';
import { type Sample, head } from './sample-terms.ts';

/** Samples of what Intel does and meets with. */
export const INTEL_SAMPLES: { readonly [T in IntelType]: Sample<SeenEventOf<T>> } = {
  IntelCommitted: [
    { type: 'IntelCommitted', ...head, system: sol, points: 9 },
    'You paid 9 EP to use the Intel of Sol this turn.',
  ],
};
