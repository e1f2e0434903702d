import { expect, test } from 'vitest';
import type { DamageTarget } from '#rules/combat/assign-damage';
import { spreadDamage } from '#rules/combat/spread-damage';

const unit = (dv: number, part: Partial<DamageTarget> = {}): DamageTarget => ({
  dv,
  cost: dv,
  steps: 2,
  isFlagship: false,
  ...part,
});

const crippled = { steps: 1 } as const;

const ROWS = [
  {
    name: 'cripples all, in their order, before anybody is destroyed',
    targets: [unit(3), unit(4), unit(2)],
    damage: 9,
    steps: [1, 1, 1],
    left: 0,
  },
  {
    name: 'destroys nobody whom the crippling of another can save',
    targets: [unit(2, crippled), unit(5)],
    damage: 6,
    steps: [0, 1],
    left: 1,
  },
  {
    name: 'passes over who is too tough for what is left',
    targets: [unit(4), unit(5), unit(2)],
    damage: 7,
    steps: [1, 0, 1],
    left: 1,
  },
  {
    name: 'begins again with the first once all are crippled',
    targets: [unit(3), unit(4), unit(2, crippled)],
    damage: 11,
    steps: [2, 1, 0],
    left: 1,
  },
  {
    name: 'destroys one that is crippled already in its place',
    targets: [unit(2, crippled), unit(6)],
    damage: 5,
    steps: [1, 0],
    left: 3,
  },
  {
    name: 'must take what some unit can absorb, by whom it may ever be',
    targets: [unit(9), unit(2)],
    damage: 4,
    steps: [0, 2],
    left: 0,
  },
  {
    name: 'looks neither at costs nor at the flagship',
    targets: [unit(3, { cost: 40, isFlagship: true }), unit(3, { cost: 1 })],
    damage: 3,
    steps: [1, 0],
    left: 0,
  },
  {
    name: 'wastes what nobody can absorb',
    targets: [unit(5), unit(7)],
    damage: 4,
    steps: [0, 0],
    left: 4,
  },
  {
    name: 'destroys all, and hands back the rest',
    targets: [unit(3), unit(2, crippled)],
    damage: 10,
    steps: [2, 1],
    left: 2,
  },
  { name: 'puts nothing on nobody', targets: [], damage: 3, steps: [], left: 3 },
] as const;

test.each(ROWS)('CSC-9: damage that is spread $name', ({ targets, damage, steps, left }) => {
  expect(spreadDamage({ targets, damage })).toEqual({ steps, left });
});

test('CSC-9: those who are spared are crippled and destroyed last, the dearest at the very end', () => {
  const targets = [unit(3), unit(3), unit(3), unit(3)];
  const spare = [targets[0]!, targets[2]!];
  const stepsBy = (damage: number) => spreadDamage({ targets, damage, spare }).steps;
  expect(stepsBy(3)).toEqual([0, 1, 0, 0]);
  expect(stepsBy(6)).toEqual([0, 1, 0, 1]);
  expect(stepsBy(9)).toEqual([0, 1, 1, 1]);
  expect(stepsBy(12)).toEqual([1, 1, 1, 1]);
  expect(stepsBy(18)).toEqual([1, 2, 1, 2]);
  expect(stepsBy(21)).toEqual([1, 2, 2, 2]);
  expect(stepsBy(24)).toEqual([2, 2, 2, 2]);
});

test('CSC-9: a unit to be spared that is not there counts for nothing', () => {
  const targets = [unit(2), unit(2)];
  const spare = [unit(2), targets[0]!, targets[0]!];
  expect(spreadDamage({ targets, damage: 3, spare })).toEqual({ steps: [0, 1], left: 1 });
});
