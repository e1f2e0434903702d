import { expect, test } from 'vitest';
import type { LaneClass } from '#model/campaign/lane';
import { retreatChanceOf } from '#rules/combat/retreat-chance';

test.each<readonly [LaneClass, 'sound' | 'crippled', number, number]>([
  ['major', 'sound', 0, 67],
  ['major', 'crippled', 0, 50],
  ['minor', 'sound', 0, 50],
  ['minor', 'sound', 1, 67],
  ['restricted', 'sound', 0, 33],
  ['restricted', 'crippled', 0, 17],
])('CSC-12: by a %s lane a %s unit with jump engines %i gets away in %i %%', (...row) => {
  const [lane, condition, jumps, chance] = row;
  expect(retreatChanceOf({ traits: { jumps }, condition }, lane)).toBe(chance);
});
