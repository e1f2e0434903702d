import type { Order, OrderKind } from '#model/orders/order';
import { sol, wolf } from '#test/report/reports/sample-campaign';
import { type Sample, home, valiant, saber, apollo, work } from './sample-terms.ts';

export const ORDER_SAMPLES: { readonly [K in OrderKind]: Sample<Extract<Order, { kind: K }>> } = {
  BuildUnits: [
    {
      kind: 'BuildUnits',
      design: apollo,
      count: 2,
      system: sol,
      source: 'shipyard',
      names: ['Ajax', 'Nestor'],
      pay: 9,
    },
    'Build 2 Apollo at Sol by the shipyard, named Ajax and Nestor, paying 9 EP now',
  ],
  FundWork: [{ kind: 'FundWork', work, pay: 3 }, 'Pay 3 EP for Hector (Apollo w1)'],
  CancelWork: [{ kind: 'CancelWork', work }, 'Cancel Hector (Apollo w1)'],
  FormFleet: [
    { kind: 'FormFleet', name: 'Raiders', units: [valiant, saber], at: 'movement' },
    'Form the fleet Raiders of Valiant (Apollo u1) and Saber u2, before Movement',
  ],
  AssignUnits: [
    {
      kind: 'AssignUnits',
      units: [valiant],
      to: { kind: 'fleet', fleet: 'new:Raiders' },
      at: 'construction',
    },
    'Put Valiant (Apollo u1) into the new fleet Raiders, after Construction',
  ],
  MoveFleet: [
    { kind: 'MoveFleet', fleet: home, path: [wolf, sol] },
    'Move Home Fleet to Sol by Wolf <359> (2 jumps)',
  ],
  SetStanding: [
    {
      kind: 'SetStanding',
      fleet: null,
      standing: { direct: ['flagship', 'carriers'], afterLane: 'return' },
    },
    'All fleets: turn back after a fight in a lane; direct damage at flagships, then carriers',
  ],
};
