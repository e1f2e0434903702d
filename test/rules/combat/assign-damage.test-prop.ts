import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sum } from '#kernel/numbers/sum';
import {
  type DamageTarget,
  assignDamage,
  damageWorkspace,
  lossOf,
} from '#rules/combat/assign-damage';

const target = fc.record({
  dv: fc.integer({ min: 1, max: 9 }),
  cost: fc.integer({ min: 1, max: 12 }),
  steps: fc.constantFrom(1 as const, 2 as const),
});
const fleet = (max: number): fc.Arbitrary<readonly DamageTarget[]> =>
  fc
    .array(target, { minLength: 1, maxLength: max })
    .map((some) => some.map((one, index) => ({ ...one, isFlagship: index === 0 })));
const damage = fc.integer({ min: 0, max: 120 });

const usedBy = (targets: readonly DamageTarget[], steps: readonly number[]): number =>
  sum(targets.map((one, index) => one.dv * steps[index]!));

const isLegal = (targets: readonly DamageTarget[], steps: readonly number[], dealt: number) => {
  const left = dealt - usedBy(targets, steps);
  return left >= 0 && targets.every((one, i) => steps[i]! === one.steps || one.dv > left);
};

/** What the rule weighs, the weightiest first. */
const weigh = (targets: readonly DamageTarget[], steps: readonly number[], dealt: number) => [
  sum(targets.map((one, i) => lossOf(one, steps[i]!))),
  steps[0]!,
  dealt - usedBy(targets, steps),
  targets.filter((one, i) => steps[i] === one.steps).length,
];

const compare = (a: readonly number[], b: readonly number[]): number => {
  const differs = a.findIndex((value, index) => value !== b[index]);
  return differs === -1 ? 0 : a[differs]! - b[differs]!;
};

function everyWay(targets: readonly DamageTarget[]): readonly (readonly number[])[] {
  return targets.reduce<readonly (readonly number[])[]>(
    (ways, one) =>
      ways.flatMap((way) => Array.from({ length: one.steps + 1 }, (_, steps) => [...way, steps])),
    [[]],
  );
}

test('CSC-9: the default equals the best of all legal ways', () => {
  fc.assert(
    fc.property(fleet(6), damage, (targets, dealt) => {
      const found = assignDamage({ targets, damage: dealt });
      const best = everyWay(targets)
        .filter((steps) => isLegal(targets, steps, dealt))
        .map((steps) => weigh(targets, steps, dealt))
        .sort(compare)[0];
      expect(weigh(targets, found.steps, dealt)).toEqual(best);
    }),
    { seed: 9, numRuns: 400 },
  );
});

test('CSC-9: damage is conserved and legal for fleets of any size, priorities or none', () => {
  fc.assert(
    fc.property(fleet(40), damage, fc.nat(39), (targets, dealt, spared) => {
      const spare = targets.slice(0, spared);
      const { steps, left } = assignDamage({ targets, damage: dealt, spare });
      expect(usedBy(targets, steps) + left).toBe(dealt);
      expect(isLegal(targets, steps, dealt)).toBe(true);
    }),
    { seed: 9, numRuns: 200 },
  );
});

test('CSC-9: what a workspace was used for before makes no difference', () => {
  const workspace = damageWorkspace();
  fc.assert(
    fc.property(fleet(40), damage, fc.nat(39), (targets, dealt, spared) => {
      const asked = { targets, damage: dealt, spare: targets.slice(0, spared) };
      expect(assignDamage({ ...asked, workspace })).toEqual(assignDamage(asked));
    }),
    { seed: 5, numRuns: 200 },
  );
});
