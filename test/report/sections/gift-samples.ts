import type { SeenEventOf } from '#fog/views/seen-event';
import { human, loran, sol, wolf } from '#test/report/reports/sample-campaign';
import { type Sample, apollo, head } from './sample-terms.ts';

/** Samples of what empires give each other. */
export const GIFT_SAMPLES: {
  readonly [T in 'MapGiven' | 'EpGiven' | 'SchematicsGiven']: Sample<SeenEventOf<T>>;
} = {
  MapGiven: [
    { type: 'MapGiven', ...head, from: loran, to: human, systems: [wolf, sol] },
    'Loran Imperium told you what it knows of Wolf <359> and Sol.',
  ],
  EpGiven: [
    { type: 'EpGiven', ...head, from: loran, to: human, points: 5 },
    'Loran Imperium gave you 5 EP, to be counted at your next opening.',
  ],
  SchematicsGiven: [
    { type: 'SchematicsGiven', ...head, from: human, to: loran, design: apollo },
    'You gave Loran Imperium the schematics of Apollo.',
  ],
};
