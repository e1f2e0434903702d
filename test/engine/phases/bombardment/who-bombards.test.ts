import { expect, test } from 'vitest';
import { bombardmentPhase } from '#engine/phases/bombardment/phase';
import { laneIdOf } from '#model/campaign/lane';
import type { Mission } from '#model/orders/bombard';
import { fleetId, unitId } from '#test/support/campaign';
import { pulledBack } from '#test/support/pulled-back';
import { eventsOf } from '#test/support/run-phases';
import { aboard, bombard, damageIn, human, isThere, landed } from '#test/support/siege';
import { marksOn, type Scene, sceneOf, siege, vega, wolf } from '#test/support/siege';

type Given = Parameters<typeof siege>[2];
const fire = (scene: Scene, given: Given = {}) =>
  siege([bombardmentPhase], sceneOf(scene), {
    sheets: { human: [bombard('anti-troop')] },
    ...given,
  });
const pointsIn = ({ events }: ReturnType<typeof siege>): readonly number[] =>
  eventsOf(events, 'SystemBombarded').map(({ points }) =>
    points.reduce((sum, { amount }) => sum + amount, 0),
  );

const post = (design: string, part = {}) => [landed('loran.b1', design, part)];
test.each<readonly [string, Scene, readonly string[]]>([
  ['an enemy base', { units: post('fort') }, ['no-superiority']],
  ['a crippled base', { units: post('fort', { condition: 'crippled' }) }, []],
  ['an enemy ship', { fleets: { loran: ['corvette'] } }, ['no-superiority']],
  ['a hidden ship', { fleets: { loran: ['sneak'] } }, []],
  ['a ship of their allies at War', { fleets: { jain: ['corvette'] } }, ['no-superiority']],
  ['a friend’s ship', { fleets: { kili: ['corvette'] } }, []],
  ['its own system', { system: { owner: human } }, ['nobody-to-fight']],
  ['a neutral’s', { bonds: { 'human/loran': 'non-intercourse' } }, ['nobody-to-fight']],
  ['Hostilities', { bonds: { 'human/loran': 'hostilities' } }, []],
])('BOM-1: a bombardment, with %s', (_name, scene, because) => {
  const fleets = { human: ['titan'], ...scene.fleets };
  const result = fire({ ...scene, fleets });
  expect(result.failed).toEqual(because);
  expect(pointsIn(result)).toEqual(because.length === 0 ? [12] : []);
});

const leaving = { lane: laneIdOf(wolf, vega), turn: 3 };
const withdraw = (scene: Scene, ...ids: readonly string[]) => {
  const state = sceneOf(scene);
  const fleets = Object.values(state.fleets).map((fleet) => [
    fleet.id,
    ids.includes(fleet.id) ? { ...fleet, withdrawing: leaving } : fleet,
  ]);
  return { ...state, fleets: Object.fromEntries(fleets) as typeof state.fleets };
};

test('BOM-1: a fleet that withdraws neither bombards nor denies superiority', () => {
  const scene = { fleets: { human: ['titan'], loran: ['cruiser'] } };
  const sheets = { human: [bombard('anti-troop')] };
  const fire1 = siege([bombardmentPhase], withdraw(scene, 'loran.f1'), { sheets });
  expect([fire1.failed, pointsIn(fire1)]).toEqual([[], [12]]);
  const fire2 = siege([bombardmentPhase], withdraw(scene, 'human.f1', 'loran.f1'), { sheets });
  expect([fire2.failed, pointsIn(fire2)]).toEqual([['no-guns'], []]);
});

test('BOM-1: ships that pulled back this turn do not bombard', () => {
  const effects = pulledBack(unitId('human.u1'), 3);
  const result = fire({ fleets: { human: ['titan', 'cruiser'] }, effects });
  expect(pointsIn(result)).toEqual([4]);
});

test('BOM-1: ships in repair do not bombard', () => {
  const id = 'repair/human.u1' as never;
  const subject = { kind: 'unit', unit: unitId('human.u1'), to: null, helpers: [] } as const;
  const repair = { id, kind: 'repair', owner: human, paid: 2, ready: null, subject } as const;
  const result = fire({
    fleets: { human: ['titan', 'cruiser'] },
    more: { projects: { [id]: repair } },
  });
  expect(pointsIn(result)).toEqual([4]);
});

test('BOM-1: flights on ships bombard too', () => {
  const wings = ['w1', 'w2', 'w3'].map((id) => aboard(`human.${id}`, 'wing', 'human.u1'));
  expect(pointsIn(fire({ fleets: { human: ['hangar'] }, units: wings }))).toEqual([5]);
});

test('BOM-1: without guns nobody bombards', () => {
  expect(fire({ fleets: { human: ['convoy'] } }).failed).toEqual(['no-guns']);
  expect(fire({ fleets: {} }).failed).toEqual(['no-guns']);
});

test('BOM-1: a system is bombarded once by each empire', () => {
  const sheets = { human: [bombard('anti-troop'), bombard('suppression')] };
  const result = fire({ fleets: { human: ['titan'] } }, { sheets });
  expect([result.failed, pointsIn(result)]).toEqual([['over-limit'], [12]]);
});

test('MOV-4, BOM-1: hidden ships show themselves to bombard', () => {
  const { events } = fire({ fleets: { human: ['sneak', 'titan'] } });
  expect(eventsOf(events, 'UnitsRevealed')).toMatchObject([{ units: ['human.u1'], empire: human }]);
});

test('BOM-1: out-of-supply ships bombard in full and gain a level', () => {
  const change = { 'human.u1': { outOfSupply: 1 } };
  const result = fire({ fleets: { human: ['titan', 'cruiser'] }, change });
  expect(pointsIn(result)).toEqual([16]);
  const levels = ['u1', 'u2'].map((id) => result.state.units[unitId(`human.${id}`)]?.outOfSupply);
  expect(levels).toEqual([2, 0]);
});

test('BOM-1: a Kamikaze that plunges brings twice its points, and is destroyed', () => {
  const plunging = [unitId('human.u1'), unitId('human.u3')];
  const sheets = { human: [bombard('anti-troop', { plunging })] };
  const result = fire({ fleets: { human: ['diver', 'diver', 'cruiser'] } }, { sheets });
  // 2 × 5 + 5 + 4; the cruiser is no Kamikaze.
  expect(pointsIn(result)).toEqual([19]);
  expect(['u1', 'u2', 'u3'].map((id) => isThere(result.state, `human.${id}`))).toEqual([
    false,
    true,
    true,
  ]);
});

test.each([
  ['usual', 'anti-troop'],
  ['productivity', 'anti-productivity'],
  ['population', 'anti-population'],
  ['suppress', 'suppression'],
  ['general', 'general'],
] as const)(
  'BOM-2, TURN-5: without an order, by the standing orders: %s',
  (plan, mission: Mission) => {
    const result = fire(
      {
        fleets: { human: ['cruiser', 'cruiser'] },
        units: [landed('loran.g1', 'brigade')],
        standing: { human: { bombard: plan } },
      },
      { sheets: {} },
    );
    const [told] = eventsOf(result.events, 'SystemBombarded');
    expect(told?.missions).toMatchObject([{ mission, points: 8 }]);
  },
);

test('TURN-5: standing orders that cannot be carried out fail silently', () => {
  const standing = { human: { bombard: 'usual' } } as const;
  const scene = { fleets: { human: ['titan'] }, units: post('fort'), standing };
  const denied = fire(scene, { sheets: {} });
  expect([denied.failed, pointsIn(denied)]).toEqual([[], []]);
  const never = fire({ fleets: { human: ['titan'] } }, { sheets: {} });
  expect(eventsOf(never.events, 'SystemBombarded')).toEqual([]);
});

test('TURN-5: only the fleets bombard whose standing orders say so; an order takes all', () => {
  const state = sceneOf({ fleets: { human: ['titan'] } });
  const other = fleetId('human.f2');
  const willing = {
    ...state.fleets[fleetId('human.f1')]!,
    standing: { bombard: 'suppress' } as const,
  };
  const fleets = { 'human.f1': willing, [other]: { ...willing, id: other, standing: {} } };
  const cruiser = { ...state.units[unitId('human.u1')]!, id: unitId('human.u2') };
  const units = {
    ...state.units,
    'human.u2': { ...cruiser, place: { kind: 'fleet', fleet: other } as const },
  };
  const both = { ...state, fleets, units };
  const dice = [['contact order', [20, 10]]] as const;
  expect(pointsIn(siege([bombardmentPhase], both, { dice }))).toEqual([12]);
  const ordered = siege([bombardmentPhase], both, { sheets: { human: [bombard()] }, dice });
  expect(pointsIn(ordered)).toEqual([24]);
});

const rising = { owner: human, census: 6, morale: 0, rebels: 3 } as const;
test('BOM-1: rebels in its own system are bombarded, and nothing else', () => {
  const scene: Scene = {
    system: rising,
    fleets: { human: ['titan', 'titan'] },
    units: [landed('human.g1', 'brigade')],
  };
  const ordered = 'anti-population 8, suppression 8, anti-troop';
  const sheets = { human: [bombard(ordered)] };
  const { at, state, events } = fire(scene, { sheets, dice: [['militia loss', 1, 5]] });
  expect(at).toMatchObject({ rebels: 1, census: 6, morale: 0, productivity: 5 });
  expect(damageIn(state)).toEqual({});
  const [told] = eventsOf(events, 'SystemBombarded');
  expect(told?.missions.map(({ mission }) => mission)).toEqual(['anti-troop']);
  expect(eventsOf(events, 'RebelsLost')).toMatchObject([
    { lost: 2, rebels: 1, by: human, empire: human, because: 'bombardment' },
  ]);
});

test('BOM-1: rebels in its own system are spared every other mission', () => {
  const sheets = { human: [bombard('suppression')] };
  const result = fire({ system: rising, fleets: { human: ['titan'] } }, { sheets });
  expect(result.failed).toEqual(['nobody-to-fight']);
});

test('BOM-1, DIP-10: the militias of an independent colony are its troops', () => {
  const system = { owner: null, census: 4, morale: 2, rebels: 3 };
  const { at } = fire({ system, fleets: { human: ['titan'] } });
  expect(at).toMatchObject({ rebels: 2, owner: null, census: 4 });
});

test('ECO-1, BOM-2: rebels bombed in its own system disturb its output too', () => {
  const dice = [['militia loss', 1, 2]] as const;
  const { state } = fire({ system: rising, fleets: { human: ['titan', 'titan'] } }, { dice });
  expect(marksOn(state)).toEqual({ bombarded: 1 });
});
