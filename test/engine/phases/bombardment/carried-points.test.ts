import { expect, test } from 'vitest';
import { bombardmentPhase } from '#engine/phases/bombardment/phase';
import type { CampaignState } from '#model/campaign/state';
import { unitId } from '#test/support/campaign';
import { eventsOf } from '#test/support/run-phases';
import { bombard, landed, marksOn, sceneOf, siege } from '#test/support/siege';

type Given = Parameters<typeof siege>[2];
const fire = (state: CampaignState, missions: string, given: Given = {}) =>
  siege([bombardmentPhase], state, { sheets: { human: [bombard(missions)] }, ...given });
/** The same state, a turn later. */
const next = ({ state }: Readonly<{ state: CampaignState }>): CampaignState => ({
  ...state,
  turn: state.turn + 1,
});
const told = ({ events }: ReturnType<typeof siege>): string =>
  eventsOf(events, 'PointsCarried')
    .map(({ mission, points, turn }) => `${mission ?? 'any'} ${String(points)} in ${String(turn)}`)
    .join(', ');

/** A titan, a cruiser and two destroyers: 20 points. */
const fleet = ['titan', 'cruiser', 'destroyer', 'destroyer'];
const first = () => fire(sceneOf({ fleets: { human: fleet } }), 'anti-productivity');

test('BOM-4: points that are left are used next turn, and what is left then the turn after', () => {
  const one = first();
  expect([one.at.productivity, marksOn(one.state), told(one)]).toEqual([
    5,
    { bombarded: 1 },
    'anti-productivity 8 in 4',
  ]);
  // 20 + 8 = 28: two hits, 4 are left. 20 + 4 = 24: two hits.
  const two = fire(next(one), 'anti-productivity');
  expect([two.at.productivity, marksOn(two.state), told(two)]).toEqual([
    4,
    { bombarded: 2 },
    'anti-productivity 4 in 5',
  ]);
  const three = fire(next(two), 'anti-productivity');
  expect([three.at.productivity, told(three)]).toEqual([3, '']);
});

test('BOM-4: what no mission gets can be used for any next turn', () => {
  const one = fire(sceneOf({ fleets: { human: fleet } }), 'suppression 8');
  expect(told(one)).toBe('any 12 in 4');
  const two = fire(next(one), 'anti-troop 24, suppression');
  expect([told(two), marksOn(two.state)]).toEqual(['', { bombarded: 1, suppressed: 1 }]);
});

test('BOM-4: points are lost with the superiority', () => {
  const one = first();
  const fort = landed('loran.b1', 'fort');
  const held = next(one);
  const denied = fire({ ...held, units: { ...held.units, [fort.id]: fort } }, 'anti-productivity');
  expect(denied.failed).toEqual(['no-superiority']);
  const two = next(denied);
  const units = Object.fromEntries(
    Object.entries(two.units).filter(([id]) => id !== fort.id),
  ) as typeof two.units;
  const again = fire({ ...two, units }, 'anti-productivity');
  expect([again.at.productivity, told(again)]).toEqual([5, 'anti-productivity 8 in 6']);
});

test('BOM-4: nothing is kept where nothing is left to bombard', () => {
  const outpost = { census: 0, morale: 0, productivity: 0, intel: 0 };
  const fleets = { human: ['titan', 'titan', 'cruiser'] };
  const one = fire(sceneOf({ fleets, system: outpost }), 'anti-population');
  expect([one.at.owner, told(one)]).toEqual([null, '']);
});

test('BOM-4: points are lost if nobody bombards next turn', () => {
  const pause = siege([bombardmentPhase], next(first()));
  const again = fire(next(pause), 'anti-productivity');
  expect([again.at.productivity, told(again)]).toEqual([5, 'anti-productivity 8 in 6']);
});

test('BOM-4: the points of one mission are lost for another', () => {
  const two = fire(next(first()), 'anti-population 20');
  expect(told(two)).toBe('anti-population 8 in 5');
  expect(marksOn(two.state)).toEqual({ bombarded: 1 });
});

test('BOM-4: a mission that gets no points now keeps those that it has', () => {
  const order = 'anti-troop 15, suppression';
  // 15 and 5: both leave some. Then the titan is crippled: 8 points.
  const one = fire(sceneOf({ fleets: { human: fleet } }), order);
  expect(told(one)).toBe('anti-troop 3 in 4, suppression 5 in 4');
  const titan = unitId('human.u1');
  const state = next(one);
  const crippled = { ...state.units[titan]!, condition: 'crippled' } as const;
  const two = fire({ ...state, units: { ...state.units, [titan]: crippled } }, order);
  expect(told(two)).toBe('anti-troop 11 in 5, suppression 5 in 5');
});

test('BOM-4, BOM-3: carried points make collateral damage when they are spent', () => {
  // 30 points: 24 are spent, 6 are left. 30 + 6: all 36 are spent.
  const fleets = { human: ['titan', 'titan', 'cruiser', 'destroyer'] };
  const one = fire(sceneOf({ fleets }), 'anti-troop');
  const two = fire(next(one), 'anti-troop', { dice: [['collateral damage', 5]] });
  expect([one.at.productivity, two.at.productivity, told(two)]).toEqual([5, 4, '']);
});

test('BOM-4: each bombarder has points of its own', () => {
  const state = sceneOf({ fleets: { human: ['cruiser', 'cruiser'], kili: ['cruiser'] } });
  const sheets = { human: [bombard('anti-troop')], kili: [bombard('anti-troop')] };
  const one = siege([bombardmentPhase], state, { sheets });
  expect(told(one)).toBe('anti-troop 8 in 4, anti-troop 4 in 4');
  const two = fire(next(one), 'anti-troop');
  expect([marksOn(two.state), told(two)]).toEqual([{}, 'anti-troop 4 in 5']);
});
