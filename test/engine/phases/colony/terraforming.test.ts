import { expect, test } from 'vitest';
import { economicPhase } from '#engine/phases/economic/phase';
import type { StarSystem } from '#model/campaign/system';
import type { Order } from '#model/orders/order';
import { campaignOf, empireOf, systemId, systemOf } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { quietColonies } from '#test/support/with-rules';

const alcatta = systemId('H0101');
const terraform: Order = { kind: 'Terraform', system: alcatta };

/** A colony of Capacity 6 and RAW 1 with one trait, but for what a test changes. */
const world = (treasury: number, part: Partial<StarSystem> = {}) =>
  campaignOf({
    turn: 3,
    phase: 'economic',
    empires: [empireOf({ id: human, treasury }), empireOf({ id: loran })],
    systems: [
      systemOf({
        id: alcatta,
        owner: human,
        capacity: 6,
        raw: 1,
        census: 3,
        morale: 3,
        productivity: 1,
        utilized: 1,
        traits: ['Fair Climate'],
        ...part,
      }),
    ],
  });

const rolled = (...values: readonly number[]) => ({ purpose: 'terraforming', values }) as const;
const live = (
  state: ReturnType<typeof world>,
  orders: readonly Order[],
  dice: readonly ReturnType<typeof rolled>[],
) => runPhases([economicPhase, quietColonies], state, { [human]: orders }, dice);

test('COL-3: what is paid now brings a trait with all that it grants in the Colony Phase', () => {
  const { state, events } = live(world(70), [terraform], [rolled(1, 2)]);
  expect(state.empires[human]?.treasury).toBe(10);
  expect(state.systems[alcatta]).toMatchObject({
    traits: ['Fair Climate', 'Ultra Rich'],
    capacity: 6,
    raw: 3,
    productivity: 2,
    utilized: 1,
  });
  expect(eventsOf(events, 'SystemTerraformed')).toMatchObject([
    {
      trait: 'Ultra Rich',
      gains: [
        { label: 'RAW', amount: 2 },
        { label: 'Productivity', amount: 1 },
      ],
    },
  ]);
  expect(state.projects).toEqual({});
});

test('COL-3: an anomaly, a homeworld and two rolls are rolled again, and every roll is told', () => {
  const dice = [rolled(5, 5), rolled(5, 6), rolled(6, 6), rolled(4, 5)];
  const { state, events } = live(world(60), [terraform], dice);
  expect(state.systems[alcatta]?.traits).toEqual(['Fair Climate', 'Fair Biosphere']);
  expect(eventsOf(events, 'SystemTerraformed')[0]?.rolls).toHaveLength(4);
});

test('COL-11: Productivity is raised before the system is terraformed', () => {
  const develop: Order = { kind: 'RaiseProductivity', system: alcatta };
  const { state } = live(world(99), [terraform, develop], [rolled(1, 1)]);
  expect(state.systems[alcatta]?.productivity).toBe(3);
});

test('COL-3: once for each system and turn, and never a third trait', () => {
  const twice = live(world(200), [terraform, terraform], [rolled(1, 1)]);
  expect(eventsOf(twice.events, 'OrderFailed')).toMatchObject([
    { index: 1, because: 'system-unfit' },
  ]);
  const full = live(world(200, { traits: ['Homeworld', 'Rare Metals'] }), [terraform], []);
  expect(eventsOf(full.events, 'OrderFailed')).toMatchObject([{ because: 'system-unfit' }]);
});

test('COL-3: an outpost is terraformed without anybody coming to live there', () => {
  const empty = world(60, { census: 0, morale: 0, productivity: 0, utilized: 0 });
  const { state } = live(empty, [terraform], [rolled(4, 4)]);
  expect(state.systems[alcatta]).toMatchObject({ capacity: 7, census: 0, morale: 0 });
});

test('ECO-7: in a blockaded system it costs at most the reduced output', () => {
  const shut = { blockaded: true, raw: 40, utilized: 3 };
  const { state } = live(world(70, shut), [terraform], [rolled(1, 1)]);
  expect(state.empires[human]?.treasury).toBe(10);
  const { events } = live(world(70, { ...shut, raw: 39 }), [terraform], []);
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([{ because: 'over-limit' }]);
});

test('ECO-6: spent is spent when the system is lost before the Colony Phase', () => {
  const { state } = runPhases([economicPhase], world(60), { [human]: [terraform] });
  const lost = { ...state.systems[alcatta]!, owner: loran };
  const after = runPhases([quietColonies], { ...state, systems: { [alcatta]: lost } });
  expect(eventsOf(after.events, 'ImprovementFailed')).toMatchObject([
    { kind: 'terraforming', paid: 60, because: 'system-lost' },
  ]);
});
