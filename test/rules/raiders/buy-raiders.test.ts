import { expect, test } from 'vitest';
import { buyRaiders } from '#rules/raiders/buy-raiders';
import { mayRaid } from '#rules/raiders/may-raid';
import { designId, designOf } from '#test/support/campaign';

const corsair = designOf({ id: designId('corsair'), cost: 2 });
const flight = designOf({ id: designId('flight'), kind: 'flight', cost: 1 });
const carrier = designOf({ id: designId('carrier'), cost: 4, cv: 1 });
const LIST = [corsair, flight, carrier];

const bought = (points: number, freeCv: number, picks: readonly number[]) => {
  const offered: number[] = [];
  const left = [...picks];
  const made = buyRaiders(LIST, { points, freeCv }, (count) => {
    offered.push(count);
    return left.shift() ?? 0;
  });
  return { names: made.bought.map(({ id }) => id), points: made.points, offered };
};

test('SUP-1: any class that can be paid, flights only while there is CV for them', () => {
  // Two ships; then the carrier has room for one flight, and one point is left that nobody sells anything for.
  expect(bought(8, 0, [1, 1, 0])).toEqual({
    names: ['carrier', 'flight', 'corsair'],
    points: 1,
    offered: [2, 3, 1],
  });
});

test('SUP-1: loot that is worth no ship buys a flight for a free berth, or nothing', () => {
  expect(bought(1, 1, [])).toEqual({ names: ['flight'], points: 0, offered: [1] });
  expect(bought(1, 0, [])).toEqual({ names: [], points: 1, offered: [] });
});

test.each([
  ['CT', true],
  ['CA', true],
  [null, true],
  ['HF', true],
  ['CB', false],
  ['TN', false],
] as const)('SUP-1: whether %s takes part in a raid', (hull, takesPart) => {
  expect(mayRaid({ hull })).toBe(takesPart);
});
