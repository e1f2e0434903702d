import { expect, test } from 'vitest';
import type { RuleSet } from '#model/settings/rule-set';
import { type LaneAllowance, laneAllowanceOf } from '#rules/movement/lane-allowance-of';
import { NO_LEGS, takeLeg } from '#rules/movement/take-leg';
import { designId, designOf } from '#test/support/campaign';

type Model = RuleSet['movementModel'];

const LETTERS = { m: 'minor', M: 'major', r: 'restricted' } as const;
type Letter = keyof typeof LETTERS;

const FLEETS = {
  plain: [],
  scouted: ['scout'],
  fast: ['fast'],
  'fast, scouted': ['fast', 'scout'],
  crippled: [],
} as const;

function allowanceOf(fleet: keyof typeof FLEETS, model: Model): LaneAllowance {
  const abilities = FLEETS[fleet].map((id) => ({ id: id as never, rating: 1 }));
  const condition = fleet === 'crippled' ? 'crippled' : 'sound';
  const unit = { condition, status: 'active', outOfSupply: 0, unconverted: false } as const;
  const design = designOf({ id: designId('x'), abilities });
  return laneAllowanceOf([{ unit, design, unpaid: false, resting: false, tows: false }], {
    movementModel: model,
    jumpEngines: 'off',
  });
}

/** How many of these lanes the fleet may take. */
function reachOf(lanes: string, fleet: keyof typeof FLEETS, model: Model): number {
  const allowance = allowanceOf(fleet, model);
  let legs = NO_LEGS;
  for (const [at, letter] of [...lanes].entries()) {
    const taken = takeLeg(legs, LETTERS[letter as Letter], allowance);
    if (!taken.ok) return at;
    legs = taken.legs;
  }
  return lanes.length;
}

const ROWS: readonly (readonly [string, string, keyof typeof FLEETS, readonly number[]])[] = [
  // Lanes, fleet, how many of them under galaxies, classic and twoJump.
  ['Home–Borneo–Marshall–Guam with one major lane', 'mMm', 'plain', [2, 3, 3]],
  ['no restricted lane without a Scout', 'r', 'plain', [0, 0, 0]],
  ['a last restricted jump with a Scout', 'mMr', 'scouted', [2, 3, 3]],
  ['and nothing after it', 'rM', 'scouted', [1, 1, 1]],
  ['slowed: one lane and one free major', 'mMm', 'crippled', [1, 2, 2]],
  ['slowed: no second minor lane', 'mm', 'crippled', [1, 1, 1]],
  ['Fast: 3 + a free major', 'mmMm', 'fast', [2, 4, 4]],
  ['Fast with Scout: 4 lanes', 'mMmm', 'fast, scouted', [3, 4, 4]],
  ['Fast: two moves of two lanes and one lane more', 'MmmMm', 'fast', [3, 4, 5]],
  ['Fast: the lane more is the last, not the first', 'mmMmM', 'fast', [2, 4, 4]],
  ['a restricted lane is not the fast one', 'mmr', 'fast, scouted', [2, 2, 2]],
  ['Sol–Centauri (major)–Indi–Sirius, then stop', 'MmmM', 'plain', [2, 3, 4]],
  ['Alpha–Bravo–Foxtrot (major)–Echo', 'mMm', 'plain', [2, 3, 3]],
  ['Alpha–Charlie (major)–Bravo–Foxtrot (major)–Echo', 'MmMm', 'plain', [2, 3, 4]],
  ['two minor lanes', 'mmm', 'plain', [1, 2, 2]],
  ['two major ones', 'MMM', 'plain', [2, 3, 3]],
  ['four major ones', 'MMMMM', 'plain', [2, 3, 4]],
];

test.each(ROWS)('MOV-1: example 18: %s (%s, %s)', (_name, lanes, fleet, reaches) => {
  const models = ['galaxies', 'classic', 'twoJump'] as const;
  expect(models.map((model) => reachOf(lanes, fleet, model))).toEqual(reaches);
});
