import { expect, test } from 'vitest';
import { supplyPhase } from '#engine/phases/supply/phase';
import { brandAs } from '#kernel/brand/brand';
import type { EffectId } from '#model/campaign/ids';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import { voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId, unitId } from '#test/support/campaign';
import { eventsOf, runPhases } from '#test/support/run-phases';

type Plan = Parameters<typeof voyageOf>[0];

/** A–B–C–D, where A with a depot is red's. */
const world = (part: Partial<Plan>): CampaignState =>
  voyageOf({
    lanes: { 'A-B': 'minor', 'B-C': 'minor', 'C-D': 'minor' },
    owners: { A: 'red' },
    fleets: {},
    ...part,
    units: [ashore('red.u9', 'depot', 'A'), ...(part.units ?? [])],
  });

const draw = (state: CampaignState) => runPhases([supplyPhase], { ...state, phase: 'supply' });
const levelOf = (state: CampaignState, id: string): number | undefined =>
  state.units[unitId(id)]?.outOfSupply;

function change(state: CampaignState, id: string, part: Partial<Unit>): CampaignState {
  const unit = { ...state.units[unitId(id)]!, ...part };
  return { ...state, units: { ...state.units, [id]: unit } };
}

test('SUP-5, SUP-7: two lanes from a depot are in supply, three are not', () => {
  const result = draw(world({ fleets: { red: { f1: ['C', 'dd'], f2: ['D', 'dd', 'dd'] } } }));
  expect(levelOf(result.state, 'red.uf10')).toBe(0);
  expect(eventsOf(result.events, 'UnitsOutOfSupply')).toMatchObject([
    { place: { system: 'D' }, units: ['red.uf20', 'red.uf21'], level: 1, because: 'no-route' },
  ]);
});

test('SUP-7: all levels are cleared at once', () => {
  const state = change(world({ fleets: { red: { f1: ['B', 'dd'] } } }), 'red.uf10', {
    outOfSupply: 2,
  });
  const result = draw(state);
  expect(eventsOf(result.events, 'UnitsSupplied')).toMatchObject([
    { units: ['red.uf10'], depot: 'A' },
  ]);
  expect(levelOf(result.state, 'red.uf10')).toBe(0);
});

test('SUP-5: an enemy fleet on the way cuts it, civilians and Non-Aggression do not', () => {
  const levels = (ship: string, state: 'war' | 'non-aggression') => {
    const fleets = { red: { f1: ['C', 'dd'] }, blue: { f1: ['B', ship] } };
    return levelOf(draw(world({ fleets, states: { 'red/blue': state } })).state, 'red.uf10');
  };
  expect([levels('dd', 'war'), levels('convoy', 'war'), levels('dd', 'non-aggression')]).toEqual([
    1, 0, 0,
  ]);
});

test('SUP-5: a Blockade Runner keeps the way open', () => {
  const fleets = { red: { f1: ['C', 'dd', 'runner'] }, blue: { f1: ['B', 'dd'] } };
  expect(levelOf(draw(world({ fleets })).state, 'red.uf10')).toBe(0);
});

test.each([
  ['a Blockade Runner with it', ['dd', 'runner'], ['dd'], [], 0],
  ['none that is crippled', ['dd', 'runner!'], ['dd'], [], 1],
  ['one that waits at the end of the lane', ['dd'], ['dd', 'dd'], ['runner', 'dd'], 0],
  ['not against two ships more', ['dd', 'runner'], ['dd', 'dd'], [], 1],
])('SUP-5: a fleet in a lane is supplied past an enemy by %s', (_name, own, enemies, at, level) => {
  const base = world({
    fleets: {
      red: { f1: ['B', ...own], ...(at.length === 0 ? {} : { f2: ['B', ...at] }) },
      blue: { f1: ['B', ...enemies] },
    },
  });
  const lane = Object.values(base.lanes).find(({ a, b }) => a === 'B' && b === 'C')!;
  const stopped = base.fleets['red.f1' as never]!;
  const place = { kind: 'lane', lane: lane.id, from: lane.a, to: lane.b } as const;
  const state = { ...base, fleets: { ...base.fleets, [stopped.id]: { ...stopped, place } } };
  expect(levelOf(draw(state).state, 'red.uf10')).toBe(level);
});

test('SUP-5, DIP-10: a Military partner’s depot supplies', () => {
  const fleets = { blue: { f1: ['B', 'dd'] } };
  const level = (state: 'trade' | 'military') =>
    levelOf(draw(world({ fleets, states: { 'red/blue': state } })).state, 'blue.uf10');
  expect([level('trade'), level('military')]).toEqual([1, 0]);
});

test('SUP-4: more enemy ships than friendly ones, and enough for the Census, blockade a system', () => {
  const blue = ['A', 'dd', 'dd', 'siege'];
  const result = draw(world({ fleets: { red: { f1: ['A', 'dd'] }, blue: { f1: blue } } }));
  expect(eventsOf(result.events, 'BlockadeSet')).toMatchObject([
    {
      empire: 'red',
      system: 'A',
      blockaded: true,
      by: ['blue'],
      witnesses: [
        { empire: 'red', as: 'owner' },
        { empire: 'blue', as: 'participant' },
      ],
    },
  ]);
  // The depot serves its own system, and nobody else.
  expect(levelOf(result.state, 'red.uf10')).toBe(0);
  const lifted = draw({
    ...result.state,
    fleets: result.state.fleets,
    units: withoutBlue(result.state),
  });
  expect(eventsOf(lifted.events, 'BlockadeSet')).toMatchObject([{ blockaded: false, by: [] }]);
});

test.each([
  [false, true],
  [true, false],
])('SUP-4, DIP-11: ships of a co-belligerent hold a blockade off: %s', (pact, blockaded) => {
  const met = world({
    empires: ['red', 'green', 'blue'],
    states: { 'red/green': 'trade', 'green/blue': 'war' },
    fleets: {
      red: { f1: ['A', 'dd'] },
      green: { f1: ['A', 'dd', 'dd', 'dd'] },
      blue: { f1: ['A', 'dd', 'dd', 'siege'] },
    },
  });
  const id = relationIdOf(empireId('red'), empireId('green'));
  const relations = { ...met.relations, [id]: { ...met.relations[id]!, pact } };
  const set = eventsOf(draw({ ...met, relations }).events, 'BlockadeSet');
  expect(set.map((one) => one.blockaded)).toEqual(blockaded ? [true] : []);
});

const withoutBlue = ({ units }: CampaignState): CampaignState['units'] =>
  Object.fromEntries(Object.entries(units).filter(([, { owner }]) => owner !== empireId('blue')));

test('SUP-4: units that are shut in get no supply where there is no depot', () => {
  const state = voyageOf({
    lanes: { 'A-B': 'minor' },
    owners: { A: 'red', B: 'red' },
    fleets: { red: { f1: ['A', 'dd'] }, blue: { f1: ['A', 'dd', 'dd', 'dd'] } },
    units: [ashore('red.u9', 'depot', 'B')],
  });
  expect(eventsOf(draw(state).events, 'UnitsOutOfSupply')).toMatchObject([
    { empire: 'blue', because: 'no-route' },
    { empire: 'red', because: 'blockade', units: ['red.uf10'] },
  ]);
});

test('SUP-7, ECO-5: unpaid units are out of supply even with a route, with all aboard', () => {
  const base = world({
    fleets: { red: { f1: ['A', 'ca'] } },
    units: [
      ashore('red.u2', 'lf', 'A', { place: { kind: 'aboard', carrier: unitId('red.uf10') } }),
    ],
  });
  const id = brandAs<EffectId>('unpaid/red.uf10');
  const subject = { kind: 'unit', unit: unitId('red.uf10') } as const;
  const owner = empireId('red');
  const effect = { id, kind: 'unpaid', owner, subject, amount: 1, begins: 1, ends: 1 } as const;
  const result = draw({ ...base, effects: { [id]: effect } });
  expect(eventsOf(result.events, 'UnitsOutOfSupply')).toMatchObject([
    { units: ['red.u2', 'red.uf10'], because: 'unpaid', level: 1 },
  ]);
});

test('SUP-7: at DV 0 a ship is lost with all aboard it, and its fleet with it', () => {
  const base = world({
    fleets: { red: { f1: ['D', 'ca'] } },
    units: [
      ashore('red.u2', 'lf', 'D', { place: { kind: 'aboard', carrier: unitId('red.uf10') } }),
    ],
  });
  const result = draw(change(base, 'red.uf10', { outOfSupply: 5, name: 'Argo' }));
  const destroyed = eventsOf(result.events, 'UnitDestroyed');
  expect(destroyed.map(({ unit, name, cite }) => [unit, name, cite])).toEqual([
    ['red.u2', '', 'SUP-7'],
    ['red.uf10', 'Argo', 'SUP-7'],
  ]);
  expect(eventsOf(result.events, 'FleetDisbanded')).toMatchObject([{ fleet: 'red.f1' }]);
  expect(Object.keys(result.state.units)).toEqual(['red.u9']);
});

test('SUP-7: mothballed units need no supply', () => {
  const state = change(world({ fleets: { red: { f1: ['D', 'dd'] } } }), 'red.uf10', {
    status: 'mothballed',
  });
  expect(levelOf(draw(state).state, 'red.uf10')).toBe(0);
});
