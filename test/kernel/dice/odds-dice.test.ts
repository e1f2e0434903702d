import { expect, test } from 'vitest';
import { cite } from '#kernel/reasons/cite';
import { oddsDice } from '#kernel/dice/odds-dice';
import { seededDice } from '#kernel/dice/seeded-dice';

const D6 = { count: 40, faces: 6 } as const;
const rolled = (dice: ReturnType<ReturnType<typeof oddsDice>>) =>
  dice.stream('round', '1').roll(D6, { kind: 'fire', text: 'fire' }, cite('CSC-7')).values;

test('the same seed and trial give the same dice, another trial or seed others', () => {
  const one = rolled(oddsDice('autumn')(1));
  expect(rolled(oddsDice('autumn')(1))).toEqual(one);
  expect(rolled(oddsDice('autumn')(2))).not.toEqual(one);
  expect(rolled(oddsDice('spring')(1))).not.toEqual(one);
});

test('dice of odds are none of a campaign with the same secret', () => {
  const seed = { secret: 'autumn', turn: 1, attempt: 1, phase: 'encounters' };
  expect(rolled(oddsDice('autumn')(1))).not.toEqual(rolled(seededDice(seed)));
});
