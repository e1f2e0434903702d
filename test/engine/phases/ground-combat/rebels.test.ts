import { expect, test } from 'vitest';
import { groundCombatPhase } from '#engine/phases/ground-combat/phase';
import { eventsOf } from '#test/support/run-phases';
import { blows, damageIn, groundPlan, isThere, landed, loran } from '#test/support/siege';
import { type Scene, sceneOf, siege, strikesIn } from '#test/support/siege';

type Given = NonNullable<Parameters<typeof siege>[2]>;
const uprising = { morale: 0, rebels: 2 };
const fight = (scene: Scene, dice: Given['dice'] = [], given: Given = {}) =>
  siege([groundCombatPhase], sceneOf({ system: uprising, ...scene }), { dice, ...given });
const brigade = landed('loran.g1', 'brigade');
const tank = landed('loran.g1', 'tank');

test('COL-6, GND-1: rebels fight the loyal units, as militias', () => {
  const { events, at, state } = fight({ units: [brigade] }, blows([2, 1], [2, 1]));
  expect(strikesIn(events)).toEqual([
    'loran.g1>rebels 1+0:2+0=0',
    'rebels+rebels>loran.g1 1+1:3+0=0',
  ]);
  expect([at.rebels, at.morale, damageIn(state)]).toEqual([2, 0, {}]);
});

test('COL-6: rebels attack even where the owner holds', () => {
  const { events } = fight({ units: [brigade] }, blows([1, 2]), {
    sheets: { loran: [groundPlan('hold')] },
  });
  expect(strikesIn(events)).toEqual(['rebels+rebels>loran.g1 1+1:3+0=0']);
});

test.each([
  [2, 6],
  [3, 5],
])('COL-6: a militia falls with 3 damage beyond its need: a %i leaves Census %i', (die, census) => {
  // 1 + 7 against 2 + 2: 4 damage.
  const dice = [...blows([1, 2], [1, 1]), ['militia loss', die] as const];
  const { at, events } = fight({ units: [tank] }, dice);
  expect(at).toMatchObject({ rebels: 1, census, morale: 0, owner: loran });
  expect(eventsOf(events, 'RebelsLost')).toMatchObject([
    { lost: 1, rebels: 1, because: 'fighting', empire: loran, by: loran },
  ]);
});

test('COL-6: when all militias are destroyed, Morale rises by 1', () => {
  const dice = [...blows([1, 2], [1, 1]), ['militia loss', 1] as const];
  const { at } = fight({ system: { morale: 0, rebels: 1 }, units: [tank] }, dice);
  expect(at).toMatchObject({ rebels: 0, morale: 1, census: 6, owner: loran });
});

test('COL-6: when militias destroy a loyal unit, each Census not yet risen rolls again at −1', () => {
  const dice = [...blows([1, 2], [2, 1]), ['uprising', 3, 4, 1, 6] as const];
  const { at, state, events } = fight({ units: [landed('loran.g1', 'police')] }, dice);
  expect(isThere(state, 'loran.g1')).toBe(false);
  expect(eventsOf(events, 'AttritionLost')).toMatchObject([
    { damage: 1, destroyed: true, by: null },
  ]);
  expect(eventsOf(events, 'RebelsRose')).toMatchObject([
    { dice: [3, 4, 1, 6], target: 3, rebels: 4 },
  ]);
  expect([at.rebels, at.owner]).toEqual([4, loran]);
});

test('COL-6: a partner’s unit that falls makes nobody rise, because it is not loyal', () => {
  const units = [landed('jain.g1', 'police'), landed('loran.g2', 'tank', { status: 'reserve' })];
  const { at, state } = fight({ units }, blows([1, 2], [2, 1]));
  expect([isThere(state, 'jain.g1'), at.rebels]).toEqual([false, 2]);
});

test('GND-1, DIP-11: allies of the owner help to put rebels down', () => {
  const { events } = fight(
    { units: [brigade, landed('jain.g1', 'brigade')] },
    blows([1, 2], [1, 2]),
  );
  expect(strikesIn(events)[0]).toBe('jain.g1+loran.g1>rebels 1+1:2+0=0');
});

test('COL-6: invaders and rebels leave each other alone', () => {
  const units = [brigade, landed('human.g1', 'brigade')];
  const { events } = fight({ units }, blows([1, 2], [1, 2], [1, 2]));
  const against = strikesIn(events).map((text) => text.split(' ')[0]);
  expect(against.filter((text) => text === 'human.g1>rebels')).toEqual([]);
  expect(against.filter((text) => text?.startsWith('rebels'))).toEqual(['rebels+rebels>loran.g1']);
});

test('GND-5: rebels are enemies: twice as much Attrition halves what the colony can use', () => {
  const many = { system: { ...uprising, rebels: 8, census: 9 }, units: [brigade] };
  const { state } = fight(many, blows([1, 2], [1, 2]));
  const kinds = Object.values(state.effects).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind !== 'fought')).toEqual(['disrupted-half']);
});

test('COL-6, COL-9: a colony whose last Census falls with a militia is no more', () => {
  const dice = [...blows([1, 2], [1, 1]), ['militia loss', 6] as const];
  const system = { census: 1, morale: 0, rebels: 1, productivity: 1, intel: 1 };
  const { at, state, events } = fight({ system, units: [tank] }, dice);
  expect(at).toMatchObject({
    owner: null,
    census: 0,
    morale: 0,
    productivity: 0,
    intel: 0,
    rebels: 0,
  });
  expect(eventsOf(events, 'ColonyDied')).toHaveLength(1);
  expect(isThere(state, 'loran.g1')).toBe(true);
});
