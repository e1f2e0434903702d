import type { SeenEventOf } from '#fog/views/seen-event';
import { sol } from '#test/report/reports/sample-campaign';
import { type Sample, head, saber, valiant } from './sample-terms.ts';

const place = { kind: 'system', system: sol } as const;

/** Samples of what the reader did where they met others. */
export const MEETING_SAMPLES: {
  readonly [T in 'CargoChosen' | 'IntelSpent' | 'UnitsPulledBack']: Sample<SeenEventOf<T>>;
} = {
  CargoChosen: [
    { type: 'CargoChosen', ...head, carrier: valiant, units: [saber], place, asStanding: true },
    'Valiant (Apollo u1) had no room for all of its cargo any more at Sol: Saber u2 stayed aboard, as your standing orders say.',
  ],
  IntelSpent: [
    { type: 'IntelSpent', ...head, system: sol, place, on: 'battle', intel: 2 },
    'You spent 2 Intel of Sol before a battle at Sol; it is used up until the turn ends.',
  ],
  UnitsPulledBack: [
    { type: 'UnitsPulledBack', ...head, units: [saber], place },
    'Saber u2 pulled back at Sol: until the next movement is over it neither loads nor unloads.',
  ],
};
