import { expect, test } from 'vitest';
import { battleLength } from '#rules/combat/battle-length';
import { battleLoser } from '#rules/combat/battle-loser';
import { currentStats } from '#rules/combat/current-stats';
import { directedPrice } from '#rules/combat/directed-price';
import { fireDamage, modifiedFireRoll } from '#rules/combat/fire-damage';
import { firesIn, isTargetIn } from '#rules/combat/fire-table';
import { formationAgainst, formationOf } from '#rules/combat/formation';
import { isLeftoverHit, leftoverTarget } from '#rules/combat/leftover-target';
import { ownPieceOf } from '#rules/combat/own-piece-of';
import { readinessInRound } from '#rules/combat/readiness-in-round';
import { strengthOf } from '#rules/combat/strength-of';
import { readinessModifier, readinessOf } from '#rules/combat/surprise';
import { combatant, flight } from '#test/support/fight';

test.each([
  [0, 5, 5],
  [1, 5, 8],
  [2, 5, 10],
  [3, 5, 15],
  [4, 5, 20],
])('CSC-2: formation %i makes DV %i cost %i (example 9)', (formation, dv, price) => {
  expect(directedPrice(dv, formation)).toBe(price);
});

test.each([
  ['ship', false, 1, 0],
  ['ship', true, 2, 1],
  ['flight', false, 1, 0],
  ['convoy', false, 1, 0],
  ['base', false, 0, 0],
  ['base', true, 1, 0],
  ['minefield', false, 0, 0],
] as const)('CSC-2: a %s (flagship: %s) is in formation %i, against flights in %i', (...row) => {
  const [kind, isFlagship, formation, againstFlights] = row;
  expect(formationOf({ kind, isFlagship })).toBe(formation);
  expect(formationAgainst(formation, 'flights-at-ships')).toBe(againstFlights);
  expect(formationAgainst(formation, 'ships-at-ships')).toBe(formation);
});

test.each([
  [0, 'disastrous', -3],
  [1, 'disastrous', -3],
  [2, 'bad', -2],
  [3, 'poor', -1],
  [4, 'poor', -1],
  [5, 'normal', 0],
  [7, 'normal', 0],
  [8, 'good', 1],
  [9, 'good', 1],
  [10, 'superb', 2],
  [13, 'superb', 2],
] as const)('CSC-3: %i is %s, %i', (roll, readiness, modifier) => {
  expect(readinessOf(roll)).toBe(readiness);
  expect(readinessModifier(readiness)).toBe(modifier);
});

test.each([
  ['step', -3, [-3, -2, -1, 0, 0]],
  ['step', 2, [2, 1, 0, 0, 0]],
  ['first-round', -3, [-3, 0, 0, 0, 0]],
  ['never', 2, [2, 2, 2, 2, 2]],
] as const)('CSC-3: readiness decays by %s from %i', (decay, modifier, expected) => {
  expect([1, 2, 3, 4, 5].map((round) => readinessInRound(modifier, round, decay))).toEqual(
    expected,
  );
});

test.each([
  [7, [2, -1, -4], 4],
  [2, [-3, -3], 2],
  [12, [2, 2], 12],
  [7, [0, 0], 7],
])('CSC-4: 2d6 %i with %j lasts %i rounds (example 9)', (roll, modifiers, rounds) => {
  expect(battleLength(roll, modifiers)).toBe(rounds);
});

test.each([
  [13, 3, 'up', 4],
  [13, 3, 'down', 3],
  [13, 3, 'nearest', 4],
  [12, 2, 'nearest', 2],
  [20, 3, 'up', 6],
] as const)('CSC-7: %i x %i, rounded %s, is %i', (total, roll, rounding, damage) => {
  expect(fireDamage(total, roll, rounding)).toBe(damage);
});

test('CSC-7: readiness cannot press a fire roll below 1', () => {
  expect(modifiedFireRoll(2, -3)).toBe(1);
  expect(modifiedFireRoll(6, 2)).toBe(8);
});

test('CSC-7: convoys are fired at and do not fire; flights are their own targets', () => {
  expect(firesIn('convoy', 'ships-at-ships')).toBe(false);
  expect(isTargetIn('convoy', 'flights-at-ships')).toBe(true);
  expect(isTargetIn('flight', 'ships-at-ships')).toBe(false);
  expect(firesIn('base', 'ships-at-flights')).toBe(true);
  expect(isTargetIn('ground', 'ships-at-ships')).toBe(false);
});

const supplied = { outOfSupply: 0, ordnance: [], unconverted: false } as const;
const printed = { dv: 4, as: 5, af: 3, cv: 2, cr: 6, ground: null, abilities: [] };
const rest = { dv: 4, cv: 2, cr: 6 };

test.each([
  ['ship', 'sound', 'active', { as: 5, af: 3 }],
  ['ship', 'crippled', 'active', { as: 3, af: 2 }],
  ['ship', 'sound', 'reserve', { as: 3, af: 2 }],
  ['ship', 'crippled', 'reserve', { as: 3, af: 2 }],
  ['flight', 'crippled', 'active', { as: 0, af: 0 }],
  ['flight', 'sound', 'reserve', { as: 0, af: 0 }],
  ['ship', 'sound', 'mothballed', { as: 0, af: 0 }],
] as const)('CSC-16: a %s, %s and %s', (kind, condition, status, fire) => {
  const design = { kind, ...printed };
  expect(currentStats({ design, condition, status, ...supplied })).toEqual({ ...rest, ...fire });
});

test.each(['ship', 'flight', 'base'] as const)(
  'TECH-6: an unconverted %s does not fire',
  (kind) => {
    const alien = { condition: 'sound', status: 'active', ...supplied, unconverted: true } as const;
    const stats = currentStats({ design: { kind, ...printed }, ...alien });
    expect(stats).toEqual({ ...rest, as: 0, af: 0 });
  },
);

test('CSC-16: a living unit has at least DV 1', () => {
  const design = { kind: 'flight', ...printed, dv: 0 } as const;
  expect(currentStats({ design, condition: 'sound', status: 'active', ...supplied }).dv).toBe(1);
});

test('CSC-16: a piece shows the values of the moment', () => {
  const piece = ownPieceOf(combatant('u1', { condition: 'crippled', design: { as: 5, af: 2 } }));
  expect(piece).toMatchObject({ condition: 'crippled', as: 3, af: 1, dv: 3, cost: 4, cc: 1 });
  expect(strengthOf(piece)).toBe(7);
  expect(ownPieceOf(flight('f1')).kind).toBe('flight');
});

test('CSC-8: leftover falls on the lowest DV if it is more than half of it', () => {
  const target = { cost: 4, steps: 2, isFlagship: false } as const;
  const weak = { ...target, dv: 3 };
  expect(leftoverTarget([{ ...target, dv: 5 }, weak])).toBe(weak);
  expect(isLeftoverHit(2, 3)).toBe(true);
  expect(isLeftoverHit(2, 4)).toBe(false);
});

test('CSC-8: of equally weak units the one whose step costs least takes it, the flagship last', () => {
  const sound = { dv: 3, cost: 4, steps: 2, isFlagship: false } as const;
  const crippled = { ...sound, steps: 1 } as const;
  const flagship = { ...sound, isFlagship: true } as const;
  expect(leftoverTarget([crippled, flagship, sound])).toBe(sound);
});

test.each([
  [4, 3, 'attacker'],
  [3, 4, 'defender'],
  [4, 4, null],
] as const)('CSC-14: losses of %i and %i make %s the loser', (attacker, defender, loser) => {
  expect(battleLoser({ attacker, defender })).toBe(loser);
});
