import { expect, test } from 'vitest';
import { cite } from '#kernel/reasons/cite';
import { oddsDice } from '#kernel/dice/odds-dice';
import { seededDice } from '#kernel/dice/seeded-dice';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { recordedTrial } from '#test/support/odds-trial';

const D6 = { count: 40, faces: 6 } as const;
const fire = { kind: 'fire', text: 'fire' } as const;
const rolled = (seed: string, trial: number) =>
  recordedTrial(seed, trial).roll(D6, fire, cite('CSC-7')).values;

test('the same seed and trial give the same dice, another trial or seed others', () => {
  const one = rolled('autumn', 1);
  expect(rolled('autumn', 1)).toEqual(one);
  expect(rolled('autumn', 2)).not.toEqual(one);
  expect(rolled('spring', 1)).not.toEqual(one);
});

test('dice of odds are none of a campaign with the same secret', () => {
  const seed = { secret: 'autumn', turn: 1, attempt: 1, phase: 'encounters' };
  const campaign = seededDice<RollPurpose>(seed).stream('round', '1').roll(D6, fire, cite('CSC-7'));
  expect(rolled('autumn', 1)).not.toEqual(campaign.values);
});

test('a trial begun again falls as it fell', () => {
  const odds = oddsDice('autumn');
  const fall = (trial: number): readonly number[] => {
    odds.begin(trial);
    return Array.from({ length: 20 }, () => odds.total({ count: 2, faces: 6 }));
  };
  const one = fall(1);
  expect(fall(2)).not.toEqual(one);
  expect(fall(1)).toEqual(one);
});
