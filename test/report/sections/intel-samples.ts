import type { SeenEventOf } from '#fog/views/seen-event';
import type { IntelType } from '#report/sentences/intel-sentences';
import { loran, sol, wolf } from '#test/report/reports/sample-campaign';
import { type Sample, apollo, head, saber, valiant } from './sample-terms.ts';

/** Samples of what Intel does and meets with. */
export const INTEL_SAMPLES: { readonly [T in IntelType]: Sample<SeenEventOf<T>> } = {
  IntelCommitted: [
    { type: 'IntelCommitted', ...head, system: sol, points: 9 },
    'You paid 9 EP to use the Intel of Sol this turn.',
  ],
  MissionRun: [
    {
      type: 'MissionRun',
      ...head,
      ...{ mission: 'sabotage-ship', at: wolf, from: sol, design: apollo, framed: loran },
      ...{ success: true, discovered: false, outcome: { kind: 'destroyed', design: apollo } },
    },
    'Your mission Sabotage: Ship at Wolf <359> from Sol succeeded: Apollo is destroyed. Loran Imperium is blamed for it.',
  ],
  MissionDiscovered: [
    {
      type: 'MissionDiscovered',
      ...head,
      ...{ culprit: loran, mission: 'propaganda-labor-strike', at: sol, success: false },
    },
    'You found out a mission at Sol: Loran Imperium ran Propaganda: Labor Strike and failed.',
  ],
  IntelReported: [
    {
      type: 'IntelReported',
      ...head,
      system: wolf,
      facts: {
        kind: 'fleet',
        units: [
          {
            ...{ owner: loran, design: apollo, kind: 'ship', count: 3 },
            ...{ condition: 'crippled', status: 'reserve' },
          },
        ],
      },
    },
    'Report on Wolf <359>, Ships and bases: 3 crippled Apollo in reserve of Loran Imperium.',
  ],
  SchematicsStolen: [
    { type: 'SchematicsStolen', ...head, system: wolf, design: apollo },
    'You stole the schematics of Apollo at Wolf <359>: you can build it when your era is up to it, and the first one costs double.',
  ],
  RebelsEnlisted: [
    { type: 'RebelsEnlisted', ...head, system: wolf, units: [valiant, saber] },
    'The rebels at Wolf <359> joined you as 2 ground units: Valiant (Apollo u1) and Saber u2.',
  ],
  ResearchLost: [
    { type: 'ResearchLost', ...head, system: sol, points: 15, pool: 4 },
    'Secret agents at Sol destroyed 15 of your research: the pool holds 4.',
  ],
  IntelHalved: [
    { type: 'IntelHalved', ...head, system: sol, turn: 4 },
    'Secret agents at Sol halved its Intel for turn 4.',
  ],
  CasusBelliMade: [
    { type: 'CasusBelliMade', ...head, against: loran, system: wolf, percent: 35 },
    'Your propaganda at Wolf <359> gives you a reason for war on Loran Imperium: +35\u00a0% on breaking treaties with it or declaring war on it, this turn and the next.',
  ],
};
