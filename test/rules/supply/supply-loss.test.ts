import { expect, test } from 'vitest';
import type { UnitDesign } from '#model/forces/design';
import { starvesAt } from '#rules/supply/starves-at';
import { supplyLoss } from '#rules/supply/supply-loss';
import { designId, designOf } from '#test/support/campaign';

const design = (part: Partial<UnitDesign>, ...abilities: readonly string[]): UnitDesign =>
  designOf({
    id: designId('x'),
    ...part,
    abilities: abilities.map((id) => ({ id: id as never, rating: 1 })),
  });

const SHIP = { dv: 6, as: 5, af: 3 } as const;
const GROUND = { attrition: 2, attack: 1, defense: 2, dieFaces: 2 } as const;

/** DV, AS and AF that are left. */
const ROWS: readonly (readonly [string, UnitDesign, number, readonly number[]])[] = [
  ['in supply', design(SHIP), 0, [6, 5, 3]],
  ['a ship loses one of each', design(SHIP), 1, [5, 4, 2]],
  ['but keeps half of AS and AF, rounded up', design(SHIP), 3, [3, 3, 2]],
  ['and no DV in the end', design(SHIP), 9, [0, 3, 2]],
  ['convoys are ships', design({ ...SHIP, kind: 'convoy' }), 2, [4, 3, 2]],
  ['an Explorer loses DV for every two levels', design(SHIP, 'explorer'), 3, [5, 3, 2]],
  ['Ammo costs one more for every two', design({ ...SHIP, as: 9 }, 'ammo'), 2, [4, 6, 2]],
  ['a base for every two levels', design({ ...SHIP, kind: 'base' }), 3, [5, 4, 2]],
  ['minefields never', design({ ...SHIP, kind: 'minefield' }), 5, [6, 5, 3]],
];

const at = (outOfSupply: number) => ({ outOfSupply, damage: 0 });

test.each(ROWS)('SUP-7: %s', (_name, one, level, left) => {
  const { dv, as, af } = supplyLoss(one, level);
  expect([one.dv - dv, one.as - as, one.af - af]).toEqual(left);
});

test.each([
  [1, [1, 1, 1]],
  [2, [1, 1, 0]],
  [3, [1, 0, 0]],
  [4, [0, 0, 0]],
])('SUP-7: a flight of DV 1 AS 1 AF 2 at %s levels keeps %j', (level, left) => {
  const wing = design({ kind: 'flight', dv: 1, as: 1, af: 2 });
  const { dv, as, af } = supplyLoss(wing, level);
  expect([1 - dv, 1 - as, 2 - af]).toEqual(left);
});

test.each([
  ['a ship at DV 0', design(SHIP), 5, 6],
  ['an Explorer later', design(SHIP, 'explorer'), 11, 12],
  ['a base', design({ kind: 'base', dv: 2 }), 3, 4],
  ['a flight', design({ kind: 'flight', dv: 1, as: 1, af: 2 }), 3, 4],
  ['ground forces at Attrition 0', design({ kind: 'ground', dv: 0, ground: GROUND }), 3, 4],
])('SUP-7: lost: %s', (_name, one, alive, lost) => {
  expect([starvesAt(one, at(alive)), starvesAt(one, at(lost))]).toEqual([false, true]);
});

test.each([
  [0, 3, 4],
  [1, 1, 2],
])(
  'SUP-7, CON-7: ground forces that lost %s of Attrition 2 live at %s levels, not at %s',
  (damage, alive, lost) => {
    const one = design({ kind: 'ground', dv: 0, ground: GROUND });
    const starves = [alive, lost].map((outOfSupply) => starvesAt(one, { outOfSupply, damage }));
    expect(starves).toEqual([false, true]);
  },
);

test('SUP-7, CON-7: a unit in supply does not starve by damage alone', () => {
  const one = design({ kind: 'ground', dv: 0, ground: GROUND });
  expect(starvesAt(one, { outOfSupply: 0, damage: 1 })).toBe(false);
});

test('SUP-7: minefields, and what has no DV, are never lost', () => {
  expect(starvesAt(design({ kind: 'minefield', dv: 1 }), at(99))).toBe(false);
  expect(starvesAt(design({ dv: 0 }), at(99))).toBe(false);
});
