import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { fleetActs } from '#http/order-map/fleet-acts';
import { NO_LOOK } from '#http/order-map/map-look';
import { formsAt } from '#http/order-map/system-acts';
import { formDeskOf } from '#http/orders/orders-page';
import { valuesById } from '#kernel/collections/tables';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { looked, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId, systemId, unitId } from '#test/support/campaign';

const [a, b] = [systemId('A'), systemId('B')];

/** Red has a fleet with an Assault ship and troops in a convoy at its own A, and knows blue's B, where a destroyer watches. */
function actsOf(between: 'war' | 'hostilities' | 'non-intercourse', place: 'A' | 'B') {
  const state = voyageOf({
    lanes: { 'A-B': 'minor' },
    owners: { A: 'red', B: 'blue' },
    states: { 'red/blue': between },
    fleets: { red: { f1: ['A', 'ca', 'lander', 'convoy'], f2: ['B', 'dd'] } },
    units: [
      ashore('red.u1', 'gropos', 'A', { place: { kind: 'aboard', carrier: unitId('red.uf12') } }),
      ashore('red.u2', 'gropos', 'A'),
    ],
  });
  const info = { campaignName: 'Test', rules: DEFAULT_RULE_SET };
  const view = empireViewOf(looked(state), empireId('red'), info);
  const units = valuesById(view.units).filter(
    (unit) => unit.place.kind === 'fleet' && unit.place.fleet === 'red.f1',
  );
  const end = { kind: 'system', system: place === 'A' ? a : b } as const;
  return (to: typeof a | null) =>
    fleetActs(formDeskOf(view, []), { fleet: { units, end }, to }, formsAt('/', NO_LOOK)).map(
      ({ href, label }) => `${label} ${href.replace('/?form=', '').replace(/#.*/u, '')}`,
    );
}

const ALL = [
  'Bombard B Bombard&system=B',
  'Invade B Invade&system=B&units=u1&support=red.uf11',
  'Plan ground combat at B PlanGround&system=B',
];

test('BOM-1, GND-2: a fleet’s panel leads to the orders of a siege where the fleet will be, with its units filled in', () => {
  expect(actsOf('war', 'B')(null)).toEqual(ALL);
  expect(actsOf('hostilities', 'B')(null)).toEqual(ALL.slice(0, 1));
  expect(actsOf('non-intercourse', 'B')(null)).toEqual([]);
});

test('BOM-1, GND-2: and where the player is about to send it', () => {
  expect(actsOf('war', 'A')(null)).toEqual([]);
  expect(actsOf('war', 'A')(b)).toEqual(ALL);
});
