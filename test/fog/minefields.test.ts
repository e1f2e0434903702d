import { expect, test } from 'vitest';
import { supplyPhase } from '#engine/phases/supply/phase';
import type { Order } from '#model/orders/order';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { WitnessPart } from '#model/events/fact';
import type { EmpireId } from '#model/campaign/ids';
import { seeEvents } from '#fog/visibility/see-events';
import { looked, sightsOf, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { unitId } from '#test/support/campaign';
import { runPhases } from '#test/support/run-phases';
import { ROLLS, eventsOf, witnessed } from './true-events.ts';
import { human, loran, tirelon } from './true-moments.ts';

const place = { kind: 'aboard', carrier: unitId('red.uf10') } as const;

/** A Minelayer of red at A with one minefield there and one aboard; blue has a ship at A or at B. */
function worldWith(blueAt: string) {
  const units = [ashore('red.u1', 'mine', 'A'), ashore('red.u2', 'mine', 'A', { place })];
  const fleets = { red: { f1: ['A', 'layer'] }, blue: { f1: [blueAt, 'dd'] } };
  return looked(voyageOf({ lanes: { 'A-B': 'minor' }, fleets, units }));
}

/** What blue sees and is told when red lays the minefield, or does not. */
function toldTo(blueAt: string, orders: readonly Order[]) {
  const state = { ...worldWith(blueAt), phase: 'supply' as const };
  const result = runPhases([supplyPhase], state, { red: orders });
  const mine = ({ witnesses }: CampaignEvent): boolean =>
    witnesses.some(({ empire }) => empire === 'blue');
  return {
    sights: sightsOf(result, 'blue'),
    types: result.events.filter(mine).map(({ type }) => type),
  };
}

const laying: Order = { kind: 'LayMinefields', minefields: [unitId('red.u2')] };

test('FOG-3: minefields are seen where they lie, those aboard never', () => {
  const groups = Object.values(worldWith('A').contacts)
    .filter(({ viewer }) => viewer === 'blue')
    .flatMap((contact) => contact.groups.map(({ design, count }) => `${String(count)} ${design}`));
  expect(groups).toEqual(expect.arrayContaining(['1 mine', '1 layer']));
  expect(groups).toHaveLength(2);
});

test('FOG-3: an empire there sees that more lie there, and not which fleet laid them', () => {
  const { sights, types } = toldTo('A', [laying]);
  expect(sights).toEqual([expect.stringMatching(/red at A from nowhere: 2 mine$/)]);
  expect(types).not.toContain('MinefieldsLaid');
});

test('FOG-15: an empire elsewhere cannot tell whether they were laid', () => {
  expect(toldTo('B', [laying])).toEqual(toldTo('B', []));
});

test('OPT-24, FOG-6: the owner of minefields that fired learns with what and by which roll, the other only the damage', () => {
  const type = 'MinefieldsFired';
  const event = { ...eventsOf(human, [])[type], rolls: [...ROLLS.keys()].slice(0, 1) };
  const told = (viewer: EmpireId, as: WitnessPart) =>
    seeEvents([{ ...event, witnesses: witnessed(viewer, as) }], viewer, {
      rolls: ROLLS,
      contacts: new Set([human, tirelon]),
    });
  expect(told(human, 'owner')).toMatchObject([{ against: tirelon, total: 8, damage: 4 }]);
  expect(told(human, 'owner')[0]?.rolls).toHaveLength(1);
  expect(told(tirelon, 'participant')).toMatchObject([
    { of: human, total: null, rolls: [], damage: 4 },
  ]);
  expect(told(loran, 'onlooker')).toEqual([]);
});
