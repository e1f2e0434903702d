import { expect, test } from 'vitest';
import { levelsToLive } from '#rules/supply/levels-to-live';
import { rescuerOf } from '#rules/supply/rescuer-of';
import { designId, designOf, unitId } from '#test/support/campaign';

test.each([
  ['the lowest rating that saves all', [1], 'u1'],
  ['of several needs the greatest', [1, 3], 'u2'],
  ['the highest, where none saves all', [9], 'u2'],
  ['nobody, where nobody dies', [], null],
])('SUP-8: of Supply ships of 1 and 4 helps %s', (_name, needs, ship) => {
  const ships = [
    { unit: unitId('u2'), functions: 4 },
    { unit: unitId('u1'), functions: 1 },
  ];
  expect(rescuerOf(ships, needs)?.unit ?? null).toBe(ship);
});

test.each([
  ['a ship that lives', 3, 0],
  ['a ship at its last level', 4, 1],
  ['a ship far beyond it', 6, 3],
])('SUP-7, SUP-8: how many levels %s of DV 4 needs', (_name, level, needed) => {
  expect(
    levelsToLive(designOf({ id: designId('dd'), dv: 4 }), { outOfSupply: level, damage: 0 }),
  ).toBe(needed);
});
