import { expect, test } from 'vitest';
import { judgeOrders } from '#legality/judge-orders';
import type { StarSystem } from '#model/campaign/system';
import type { Order } from '#model/orders/order';
import type { RuleSet } from '#model/settings/rule-set';
import { sol, viewOf, wolf } from './human-view.ts';

type Row = Readonly<{
  name: string;
  orders?: readonly Order[];
  treasury?: number;
  part?: Partial<StarSystem>;
  rules?: Partial<RuleSet>;
  codes: readonly (readonly string[])[];
  left: number;
}>;

const terraform = (system = sol): Order => ({ kind: 'Terraform', system });
const build: Order = { kind: 'RaiseProductivity', system: sol };

test.each<Row>([
  { name: 'paid for', codes: [[]], left: 40 },
  { name: 'an outpost', part: { census: 0, morale: 0 }, codes: [[]], left: 40 },
  { name: 'in unrest', part: { morale: 1 }, codes: [[]], left: 40 },
  {
    name: 'twice',
    orders: [terraform(), terraform()],
    treasury: 200,
    codes: [[], ['TERRAFORMING_TWICE']],
    left: 140,
  },
  {
    name: 'beside a point of Productivity',
    orders: [terraform(), build],
    codes: [[], []],
    left: 10,
  },
  {
    name: 'a third trait',
    part: { traits: ['Homeworld', 'Fair Climate'] },
    codes: [['TERRAFORMING_UNFIT']],
    left: 100,
  },
  {
    name: 'another’s system',
    orders: [terraform(wolf)],
    codes: [['TERRAFORMING_UNFIT']],
    left: 100,
  },
  { name: 'too dear', treasury: 59, codes: [['TREASURY_SHORT']], left: 59 },
  {
    name: 'more than the output of a blockaded system',
    part: { blockaded: true },
    codes: [['BLOCKADE_LIMIT']],
    left: 100,
  },
  {
    name: 'a survey would find a trait',
    rules: { surveys: 'explorers' },
    codes: [['TERRAFORMING_UNSURVEYED']],
    left: 40,
  },
  {
    name: 'surveyed already',
    part: { traits: ['Fair Climate'] },
    rules: { surveys: 'explorers' },
    codes: [[]],
    left: 40,
  },
])('COL-3: $name', ({ orders = [terraform()], treasury = 100, part, rules, codes, left }) => {
  const view = viewOf();
  const row = view.systems[sol]!;
  const own = { ...row.own!, capacity: 6, productivity: 2, traits: [], ...part };
  const verdict = judgeOrders(
    {
      ...view,
      rules: { ...view.rules, ...rules },
      empire: { ...view.empire, treasury },
      systems: { ...view.systems, [sol]: { ...row, own } },
    },
    orders,
  );
  expect(verdict.verdicts.map(({ issues }) => issues.map(({ code }) => code))).toEqual(codes);
  expect(verdict.treasuryAfter).toBe(left);
});
