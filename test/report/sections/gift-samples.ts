import type { SeenEventOf } from '#fog/views/seen-event';
import { human, loran, sol, wolf } from '#test/report/reports/sample-campaign';
import { type Sample, apollo, head, saber, valiant } from './sample-terms.ts';

/** Samples of what empires give each other, and of a pact that ends. */
export const GIFT_SAMPLES: {
  readonly [T in
    | 'MapGiven'
    | 'EpGiven'
    | 'SchematicsGiven'
    | 'UnitSold'
    | 'UnitBought'
    | 'PactEnded']: Sample<SeenEventOf<T>>;
} = {
  PactEnded: [
    { type: 'PactEnded', ...head, with: loran },
    'Your pact with Loran Imperium has ended: you are co-belligerents no longer.',
  ],
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
  UnitSold: [
    {
      type: 'UnitSold',
      ...head,
      unit: valiant,
      design: apollo,
      name: 'Ajax',
      system: sol,
      to: loran,
    },
    'Ajax (Apollo u1) at Sol is Loran Imperium’s now, by the sale.',
  ],
  UnitBought: [
    {
      type: 'UnitBought',
      ...head,
      unit: saber,
      design: apollo,
      system: sol,
      from: loran,
      gift: true,
    },
    'Saber u2 at Sol is yours now, as a gift: it was Loran Imperium’s.',
  ],
};
