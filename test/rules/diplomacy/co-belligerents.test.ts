import { expect, test } from 'vitest';
import type { DiplomaticState } from '#model/campaign/relation';
import { haveCommonEnemy, mayBeCoBelligerents } from '#rules/diplomacy/may-be-co-belligerents';
import { rightsBetween, rightsIn } from '#rules/diplomacy/rights-between';
import { RAIDERS } from '#model/campaign/raiders';
import { campaignOf, empireId, empireOf } from '#test/support/campaign';

const [human, kili, loran] = [empireId('human'), empireId('kili'), empireId('loran')];
const empires = [human, kili, loran].map((id) => empireOf({ id }));

const relationsOf = (friends: DiplomaticState, first: DiplomaticState, second: DiplomaticState) =>
  campaignOf({
    empires,
    relations: [
      { a: human, b: kili, state: friends },
      { a: human, b: loran, state: first },
      { a: kili, b: loran, state: second },
    ],
  }).relations;

test.each([
  ['non-aggression', 'war', 'war', true],
  ['trade', 'war', 'hostilities', true],
  ['non-intercourse', 'war', 'war', false],
  ['non-aggression', 'war', 'non-intercourse', false],
  ['alliance', 'trade', 'war', false],
] as const)('DIP-11: at %s, and at %s and %s with the third: %s', (friends, one, other, may) => {
  expect(mayBeCoBelligerents(relationsOf(friends, one, other), human, kili)).toBe(may);
});

test('DIP-11: strangers may not, even with a common enemy', () => {
  const { relations } = campaignOf({
    empires,
    relations: [
      { a: human, b: loran, state: 'war' },
      { a: kili, b: loran, state: 'war' },
    ],
  });
  expect(haveCommonEnemy(relations, human, kili)).toBe(true);
  expect(mayBeCoBelligerents(relations, human, kili)).toBe(false);
});

test('DIP-11: a pact makes one side in battle, and changes nothing else', () => {
  const stand = { state: 'non-aggression', pact: true } as const;
  const without = rightsIn({ ...stand, pact: false });
  expect(rightsIn(stand)).toEqual({ ...without, sameSide: true });
  expect(without.sameSide).toBe(false);
});

test('SUP-1: raiders are at war with everybody', () => {
  expect(rightsBetween({}, human, RAIDERS).stance).toBe('enemy');
  expect(rightsBetween({}, human, kili).stance).toBe('neutral');
});
