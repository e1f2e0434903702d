import { expect, test } from 'vitest';
import { judgeOrders } from '#legality/judge-orders';
import { projectedTreasuryOf } from '#legality/accounts/projected-treasury';
import type { Specialisation, StarSystem } from '#model/campaign/system';
import type { Order } from '#model/orders/order';
import type { RuleSet } from '#model/settings/rule-set';
import { sol, viewOf, wolf } from './human-view.ts';

const to = (kind: Specialisation | null, system = sol): Order => ({
  kind: 'SpecialiseColony',
  system,
  to: kind,
});

function judge(
  orders: readonly Order[],
  part: Partial<StarSystem> = {},
  specialisation: RuleSet['specialisation'] = 'on',
) {
  const view = viewOf();
  const row = view.systems[sol]!;
  const rules = { ...view.rules, specialisation };
  const systems = { ...view.systems, [sol]: { ...row, own: { ...row.own!, ...part } } };
  return judgeOrders({ ...view, rules, systems }, orders);
}
const codesOf = ({ verdicts }: ReturnType<typeof judge>) =>
  verdicts.map(({ issues }) => issues.map(({ code }) => code));

test.each<
  Readonly<{
    name: string;
    orders: readonly Order[];
    part?: Partial<StarSystem>;
    codes: readonly (readonly string[])[];
  }>
>([
  { name: 'mining', orders: [to('mining')], codes: [[]] },
  {
    name: 'twice',
    orders: [to('mining'), to('research')],
    codes: [[], ['SPECIALISED_TWICE']],
  },
  { name: 'another’s', orders: [to('mining', wolf)], codes: [['SPECIALISATION_UNFIT']] },
  {
    name: 'too soon',
    orders: [to('mining')],
    part: { specialisation: { kind: 'research', since: 1 } },
    codes: [['SPECIALISATION_UNFIT']],
  },
  { name: 'nothing that it was', orders: [to(null)], codes: [['SPECIALISATION_UNFIT']] },
])('OPT-9: $name', ({ orders, part, codes }) => {
  expect(codesOf(judge(orders, part))).toEqual(codes);
});

test('OPT-9: only where the campaign has it', () => {
  expect(codesOf(judge([to('mining')], {}, 'off'))).toEqual([['SPECIALISATION_OFF']]);
});

test('OPT-9: the sheet foretells the income of the next turn', () => {
  const plain = projectedTreasuryOf(judge([]));
  const mining = projectedTreasuryOf(judge([to('mining')]));
  expect(plain.systemIncome).toBeGreaterThan(0);
  expect(mining.systemIncome).toBe(2 * plain.systemIncome);
  expect(projectedTreasuryOf(judge([to('industrial')])).systemIncome).toBe(0);
});
