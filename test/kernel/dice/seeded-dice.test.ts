import { expect, test } from 'vitest';
import type { Dice } from '#kernel/dice/dice';
import { type DiceSeed, seededDice } from '#kernel/dice/seeded-dice';
import { cite } from '#kernel/reasons/cite';
import { InvariantError } from '#kernel/result/invariant';

const SEED: DiceSeed = { secret: 'open sesame', turn: 3, attempt: 1, phase: 'movement' };
const RULE = cite('INT-2');
const PURPOSE = { kind: 'intel-mission', text: 'intel mission 3' };
const roll = (dice: Dice, count: number, faces: number): readonly number[] =>
  dice.roll({ count, faces }, PURPOSE, RULE).values;

// Worked out apart from this code, with Python's hmac, hashlib and json.
test('the recipe farlane-dice-1 gives these rolls on every machine, for ever', () => {
  const dice = seededDice(SEED);
  expect(roll(dice, 10, 10)).toEqual([7, 8, 1, 6, 1, 2, 5, 1, 9, 7]);
  expect(roll(dice.stream('battle', 'x7'), 10, 6)).toEqual([6, 3, 6, 1, 2, 5, 3, 2, 1, 6]);
  const again = seededDice(SEED).stream('battle', 'x7');
  expect(roll(again, 10, 100)).toEqual([52, 55, 94, 19, 20, 75, 95, 72, 97, 44]);
});

test('a roll tells its stream and number, rule, purpose, dice and total', () => {
  const battle = seededDice(SEED).stream('battle', 'x7');
  battle.roll({ count: 1, faces: 6 }, PURPOSE, RULE);
  expect(battle.roll({ count: 2, faces: 6 }, PURPOSE, RULE)).toEqual({
    id: 'turn-3/attempt-1/movement/battle/x7#2',
    cite: 'INT-2',
    purpose: PURPOSE,
    faces: 6,
    values: [3, 6],
    total: 9,
  });
});

test('rolls in one stream move no dice of another, and asking again continues', () => {
  const alone = seededDice(SEED).stream('b');
  const expected = [...roll(alone, 3, 20), ...roll(alone, 3, 20)];
  const dice = seededDice(SEED);
  const first = roll(dice.stream('b'), 3, 20);
  roll(dice, 5, 6);
  roll(dice.stream('a'), 7, 10);
  roll(dice.stream('b', 'inner'), 7, 10);
  expect([...first, ...roll(dice.stream('b'), 3, 20)]).toEqual(expected);
});

test('a stream of a stream is the stream of both names', () => {
  const dice = seededDice(SEED);
  expect(dice.stream('a').stream('b')).toBe(dice.stream('a', 'b'));
  expect(dice.stream()).toBe(dice);
});

test('scopes that read alike are different streams', () => {
  const scopes = [['ab'], ['a', 'b'], ['a/b'], ['a%2Fb'], ['a', '', 'b'], ['a#b'], ['']];
  const dice = seededDice(SEED);
  const rolls = scopes.map((scope) =>
    dice.stream(...scope).roll({ count: 12, faces: 100 }, PURPOSE, RULE),
  );
  expect(new Set(rolls.map((one) => one.id)).size).toBe(scopes.length);
  expect(rolls.map((one) => one.id.endsWith('#1'))).toEqual(scopes.map(() => true));
  expect(new Set(rolls.map((one) => one.values.join())).size).toBe(scopes.length);
});

test.each([
  ['secret', { secret: 'open sesama' }],
  ['turn', { turn: 4 }],
  ['attempt', { attempt: 2 }],
  ['phase', { phase: 'supply' }],
])('another %s gives other dice', (_name, other) => {
  const values = roll(seededDice({ ...SEED, ...other }), 20, 100);
  expect(values).not.toEqual(roll(seededDice(SEED), 20, 100));
});

test('all streams write one log, in the order of rolling', () => {
  const dice = seededDice(SEED);
  roll(dice.stream('b'), 1, 6);
  roll(dice.stream('a'), 1, 6);
  const before = dice.log();
  roll(dice.stream('b'), 1, 6);
  expect(before).toHaveLength(2);
  expect(
    dice
      .stream('c')
      .log()
      .map((one) => one.id.split('/').at(-1)),
  ).toEqual(['b#1', 'a#1', 'b#2']);
});

test.each([
  { count: 0, faces: 6 },
  { count: 1.5, faces: 6 },
  { count: 1, faces: 1 },
  { count: 1, faces: 101 },
  { count: 1, faces: 6.5 },
])('$count dice of $faces faces are a bug', (spec) => {
  expect(() => seededDice(SEED).roll(spec, PURPOSE, RULE)).toThrow(InvariantError);
});

test('dice without a secret are a bug', () => {
  expect(() => seededDice({ ...SEED, secret: '' })).toThrow(InvariantError);
  expect(() => seededDice({ ...SEED, turn: Number.NaN })).toThrow(InvariantError);
});
