import { expect, test } from 'vitest';
import { constructionPhase } from '#engine/phases/construction/phase';
import { judgeOrders } from '#legality/judge-orders';
import type { Relation } from '#model/campaign/relation';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { isWartime } from '#rules/construction/is-wartime';
import { build, viewOf } from '#test/legality/yard-orders';
import { harbour, workId } from '#test/support/harbour';
import { scriptedDice } from '#kernel/dice/scripted-dice';

const ON = { wartimeEconomy: 'on' } as const;
const rules = { ...DEFAULT_RULE_SET, ...ON };

test('OPT-4: only War makes a wartime economy, and only where the campaign has it', () => {
  expect(isWartime(['trade', 'war'], ON)).toBe(true);
  expect(isWartime(['hostilities', 'trade'], ON)).toBe(false);
  expect(isWartime([], ON)).toBe(false);
  expect(isWartime(['war'], { wartimeEconomy: 'off' })).toBe(false);
});

const yards = (relation: Relation['state']) =>
  harbour({
    crew: { y1: ['yard'] },
    relation,
    works: { w1: { cost: 30, paid: 30 } },
  });

test.each([
  { relation: 'war', built: 15 },
  { relation: 'trade', built: 10 },
] as const)('OPT-4: at $relation a shipyard builds $built', ({ relation, built }) => {
  const result = constructionPhase.run({
    state: yards(relation),
    orders: {},
    rules,
    dice: scriptedDice([]),
    decide: () => undefined,
  });
  expect(result.done && result.state.works[workId('w1')]?.built).toBe(built);
});

test.each([
  { relation: 'war', codes: [[]] },
  { relation: 'trade', codes: [['CAPACITY_EXCEEDED']] },
] as const)('OPT-4: at $relation two cruisers of 7 are judged by it', ({ relation, codes }) => {
  const view = viewOf(harbour({ crew: { y1: ['yard'] }, relation }));
  const { verdicts } = judgeOrders({ ...view, rules }, [build('cruiser', { count: 2 })]);
  expect(verdicts.map(({ issues }) => issues.map(({ code }) => code))).toEqual(codes);
});
