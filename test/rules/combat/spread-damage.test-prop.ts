import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sum } from '#kernel/numbers/sum';
import type { DamageTarget } from '#rules/combat/assign-damage';
import { spreadDamage } from '#rules/combat/spread-damage';

const target = fc.record({
  dv: fc.integer({ min: 1, max: 9 }),
  cost: fc.integer({ min: 1, max: 12 }),
  steps: fc.constantFrom(1 as const, 2 as const),
  isFlagship: fc.boolean(),
});
const fleet: fc.Arbitrary<readonly DamageTarget[]> = fc.array(target, { maxLength: 40 });
const damage = fc.integer({ min: 0, max: 240 });

test('CSC-9: damage that is spread is conserved, and nobody could take what is left', () => {
  fc.assert(
    fc.property(fleet, damage, fc.nat(40), (targets, dealt, spared) => {
      const spare = targets.slice(0, spared);
      const { steps, left } = spreadDamage({ targets, damage: dealt, spare });
      expect(sum(targets.map(({ dv }, index) => dv * steps[index]!)) + left).toBe(dealt);
      expect(left).toBeGreaterThanOrEqual(0);
      const survivors = targets.filter((one, index) => steps[index]! < one.steps);
      expect(survivors.filter(({ dv }) => dv <= left)).toEqual([]);
      expect(targets.every((one, index) => steps[index]! <= one.steps)).toBe(true);
    }),
    { seed: 9, numRuns: 400 },
  );
});

test('CSC-9: damage that is spread destroys nobody while another could still be crippled', () => {
  fc.assert(
    fc.property(fleet, damage, fc.nat(40), (targets, dealt, spared) => {
      const spare = targets.slice(0, spared);
      const { steps, left } = spreadDamage({ targets, damage: dealt, spare });
      // What there was before the first was destroyed: all last steps are taken after it.
      const last = targets.map((one, index) => (steps[index] === one.steps ? one.dv : 0));
      const whole = targets.filter((one, index) => one.steps === 2 && steps[index] === 0);
      expect(whole.filter(({ dv }) => dv <= left + sum(last))).toEqual([]);
    }),
    { seed: 9, numRuns: 400 },
  );
});

test('CSC-9: of damage that is spread those who are spared take a step only after all others could', () => {
  fc.assert(
    fc.property(fleet, damage, fc.nat(40), (targets, dealt, at) => {
      const dearest = targets[at];
      if (dearest === undefined) return;
      const { steps } = spreadDamage({ targets, damage: dealt, spare: [dearest] });
      const crippling = targets.map((one, index) =>
        index !== at && one.steps === 2 && steps[index]! > 0 ? one.dv : 0,
      );
      const before = dealt - sum(crippling);
      const passedOver = targets.filter(
        (one, index) => index !== at && one.steps === 2 && steps[index] === 0,
      );
      if (dearest.steps === 2 && steps[at]! > 0) {
        expect(passedOver.filter(({ dv }) => dv <= before)).toEqual([]);
      }
    }),
    { seed: 9, numRuns: 400 },
  );
});
