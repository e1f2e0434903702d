import { expect, test } from 'vitest';
import { independentOf, INDEPENDENTS_LIST } from '#model/campaign/independents';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import { designOf, fleetId, systemId, unitId } from '#test/support/campaign';
import { looked, sail, voyageOf, whereAre } from './voyages.ts';

const convoy = unitId('red.uf10');

/** A laden convoy that red has hired for B, behind a restricted lane, with these escorts in its fleet, and a fleet of red beside it. */
function world(escorts: readonly string[]): CampaignState {
  const state = voyageOf({
    lanes: { 'A-B': 'restricted' },
    owners: { A: 'red', B: 'red' },
    fleets: { red: { f1: ['A', 'convoy', ...escorts], f2: ['A', 'scout'] } },
  });
  const { designs, fleets, units } = state;
  const independent = designOf({
    id: independentOf(10),
    list: INDEPENDENTS_LIST,
    kind: 'convoy',
    hull: null,
    civilian: true,
  });
  const route = { route: { kind: 'to', system: systemId('B') }, next: 0 } as const;
  const f1 = fleetId('red.f1');
  return looked({
    ...state,
    designs: { ...designs, [independent.id]: independent },
    fleets: { ...fleets, [f1]: { ...fleets[f1]!, route } },
    units: { ...units, [convoy]: { ...units[convoy]!, design: independent.id, census: 1 } },
  });
}

test.each<readonly [string, readonly string[], string]>([
  ['alone', [], 'A'],
  ['with a warship', ['dd'], 'A'],
  ['with a crippled Scout', ['scout!'], 'A'],
  ['with a Scout', ['scout'], 'B'],
  ['with an Explorer', ['pathfinder'], 'B'],
])('OPT-8, MOV-1: by a restricted lane %s', (_name, escorts, ends) => {
  const { state } = sail(world(escorts), {});
  expect(whereAre(state)).toContain(`red.f1 in ${ends}`);
});

test('OPT-8: an escort of a hired convoy joins its fleet, and leads it in the same turn', () => {
  const join: Order = {
    kind: 'AssignUnits',
    units: [unitId('red.uf20')],
    to: { kind: 'fleet', fleet: fleetId('red.f1') },
    at: 'movement',
  };
  expect(whereAre(sail(world([]), { red: [join] }).state)).toEqual(['red.f1 in B']);
});
