import { expect, test } from 'vitest';
import { bombardmentPhase } from '#engine/phases/bombardment/phase';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import { checkAnswer } from '#legality/answers/check-answer';
import { hasOneAnswer } from '#legality/answers/has-one-answer';
import type { AnswerOf, Decider, Decision } from '#model/decisions/decision';
import type { LegalOrder } from '#model/orders/order';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { unitId } from '#test/support/campaign';
import { bombard, damageIn, isThere, jain, landed, sceneOf } from '#test/support/siege';

type Losses = AnswerOf<'troop-losses'>['losses'];

const guards = [
  landed('loran.g1', 'regular'),
  landed('loran.g2', 'brigade'),
  landed('jain.g1', 'infantry'),
];
const state = sceneOf({ fleets: { human: ['titan', 'titan', 'titan'] }, units: guards });
const loss = (unit: string, hits: number) => ({ unit: unitId(unit), hits });

/** Three titans hit troops three times; empires answer as they are given, or are still waited for. */
function run(answers: Readonly<Record<string, Losses>>) {
  const asked: Decision[] = [];
  const decide = ((decision: Decision) => {
    asked.push(decision);
    const losses = answers[decision.asked];
    return losses && { answer: { kind: 'troop-losses', losses }, by: 'window' };
  }) as unknown as Decider;
  const order = { order: bombard('anti-troop'), index: 0 } as unknown as LegalOrder;
  const result = bombardmentPhase.run({
    state,
    orders: { human: [order] } as never,
    rules: DEFAULT_RULE_SET,
    dice: scriptedDice<RollPurpose>([{ purpose: 'collateral damage', values: [1] }]),
    decide,
  });
  return { asked, result };
}

test('BOM-2, TURN-4: each owner is asked about the hits that fall on its own units by default, and about no others', () => {
  const { asked, result } = run({ jain: [], loran: [] });
  expect(asked).toMatchObject([
    { asked: 'jain', hits: 1, units: [{ unit: 'jain.g1', left: 3, cost: 3 }] },
    {
      asked: 'loran',
      hits: 2,
      units: [
        { unit: 'loran.g1', left: 2 },
        { unit: 'loran.g2', left: 4 },
      ],
    },
  ]);
  expect(result.done).toBe(true);
  expect(result.done && damageIn(result.state)).toEqual({ 'loran.g2': 2, 'jain.g1': 1 });
});

test('BOM-2: the owner may lose a unit to spare another', () => {
  const { result } = run({ jain: [], loran: [loss('loran.g1', 2)] });
  expect(result.done && isThere(result.state, 'loran.g1')).toBe(false);
  expect(result.done && damageIn(result.state)).toEqual({ 'jain.g1': 1 });
});

test('BOM-2: hits that the owner does not give out fall as by default', () => {
  const { result } = run({ jain: [], loran: [loss('loran.g1', 1)] });
  expect(result.done && damageIn(result.state)).toEqual({
    'loran.g1': 1,
    'loran.g2': 1,
    'jain.g1': 1,
  });
});

test('TURN-4: while a question waits nothing happens, and those who are asked read who bombards', () => {
  const { asked, result } = run({});
  expect(asked.map((one) => one.asked)).toEqual([jain]);
  expect(result).toMatchObject({ done: false, decided: [] });
  expect(!result.done && result.open).toHaveLength(1);
  expect(!result.done && result.told.map(({ type }) => type)).toEqual(['SystemBombarded']);
});

test('BOM-2: what is wrong with an answer is said of each thing', () => {
  const [, question] = run({ jain: [], loran: [] }).asked;
  const issuesOf = (losses: Losses) =>
    checkAnswer(question!, { kind: 'troop-losses', losses }).map(({ text }) => text);
  expect(issuesOf([loss('loran.g1', 1), loss('loran.g2', 1)])).toEqual([]);
  expect(issuesOf([loss('jain.g1', 1)])).toEqual([
    'Name each unit once, and only units of the list.',
  ]);
  expect(issuesOf([loss('loran.g1', 3)])).toEqual([
    'A unit has only 2 Attrition left and can’t take 3 hits.',
    'You gave out 3 hits, but there are only 2.',
  ]);
});

test('TURN-4: nobody is asked who has no choice', () => {
  const [jains, lorans] = run({ jain: [], loran: [] }).asked;
  expect([lorans, jains].map((one) => hasOneAnswer(one!))).toEqual([false, true]);
});
