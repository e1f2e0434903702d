import type { SeenEventOf } from '#fog/views/seen-event';
import { sol } from '#test/report/reports/sample-campaign';
import { type Sample, head, saber } from './sample-terms.ts';

const place = { kind: 'system', system: sol } as const;

/** Samples of what the reader did where he met others. */
export const MEETING_SAMPLES: {
  readonly [T in 'IntelSpent' | 'UnitsPulledBack']: Sample<SeenEventOf<T>>;
} = {
  IntelSpent: [
    { type: 'IntelSpent', ...head, system: sol, place, on: 'battle', intel: 2 },
    'You spent 2 Intel of Sol before a battle at Sol; it is used up until the turn ends.',
  ],
  UnitsPulledBack: [
    { type: 'UnitsPulledBack', ...head, units: [saber], place },
    'Saber u2 pulled back at Sol: until the next movement is over it neither loads nor unloads.',
  ],
};
