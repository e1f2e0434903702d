import { expect, test } from 'vitest';
import { type DamageTarget, assignDamage } from '#rules/combat/assign-damage';

const unit = (dv: number, cost: number, part: Partial<DamageTarget> = {}): DamageTarget => ({
  dv,
  cost,
  steps: 2,
  isFlagship: false,
  ...part,
});

const crippled = { steps: 1 } as const;
const flagship = { isFlagship: true } as const;

const ROWS = [
  {
    name: 'cripples two rather than destroying one of equal cost',
    targets: [unit(3, 4), unit(3, 4)],
    damage: 6,
    steps: [1, 1],
    left: 0,
  },
  {
    name: 'gives up the cheap one for the dear one',
    targets: [unit(4, 20), unit(2, 2), unit(2, 2)],
    damage: 8,
    steps: [0, 2, 2],
    left: 0,
  },
  {
    name: 'must take damage that some unit can absorb, although it costs more',
    targets: [unit(3, 4), unit(5, 30)],
    damage: 11,
    steps: [2, 1],
    left: 0,
  },
  {
    name: 'wastes what nobody can absorb',
    targets: [unit(5, 6), unit(7, 8)],
    damage: 4,
    steps: [0, 0],
    left: 4,
  },
  {
    name: 'spares the flagship among equals',
    targets: [unit(3, 4, flagship), unit(3, 4)],
    damage: 3,
    steps: [0, 1],
    left: 0,
  },
  {
    name: 'hits a cheap flagship before a dear escort',
    targets: [unit(3, 4, flagship), unit(3, 6)],
    damage: 3,
    steps: [1, 0],
    left: 0,
  },
  {
    name: 'wastes as little as it can at equal loss',
    targets: [unit(4, 4), unit(5, 4)],
    damage: 5,
    steps: [0, 1],
    left: 0,
  },
  {
    name: 'counts a crippled unit in full when it is destroyed',
    targets: [unit(3, 4, crippled), unit(3, 6)],
    damage: 3,
    steps: [0, 1],
    left: 0,
  },
  {
    name: 'destroys all, and hands back the rest',
    targets: [unit(3, 4), unit(2, 2, crippled)],
    damage: 10,
    steps: [2, 1],
    left: 2,
  },
] as const;

test.each(ROWS)('CSC-9: the default $name', ({ targets, damage, steps, left }) => {
  expect(assignDamage({ targets, damage })).toEqual({ steps, left });
});

test('CSC-9: priorities of the owner come before costs', () => {
  const dear = unit(3, 20);
  const cheap = unit(3, 2);
  const asked = { targets: [dear, cheap], damage: 3 };
  expect(assignDamage(asked).steps).toEqual([0, 1]);
  expect(assignDamage({ ...asked, spare: [cheap] }).steps).toEqual([1, 0]);
  expect(assignDamage({ ...asked, damage: 9, spare: [cheap] }).steps).toEqual([2, 1]);
  expect(assignDamage({ ...asked, spare: [cheap, dear] }).steps).toEqual([1, 0]);
});
