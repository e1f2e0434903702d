import { expect, test } from 'vitest';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { tableOf } from '#kernel/collections/group-by';
import { laneIdOf, type LaneClass } from '#model/campaign/lane';
import { INDEPENDENT_CAPACITIES, independentOf } from '#model/campaign/independents';
import { holdOf } from '#rules/cargo/hold-of';
import { bidLedgerOf } from '#rules/cargo/independents/bid-ledger-of';
import { capacityOffered } from '#rules/cargo/independents/capacity-offered';
import { leastBidOf } from '#rules/cargo/independents/least-bid-of';
import { laneMapOf } from '#rules/movement/lane-map-of';
import { publishedLists } from '#test/content/published-lists';
import { systemId } from '#test/support/campaign';

test.each([
  [-2, null],
  [2, null],
  [3, 3],
  [4, 6],
  [5, 10],
  [12, 10],
])('OPT-8: a roll of %i offers %s', (total, capacity) => {
  expect(capacityOffered(total)).toBe(capacity);
});

test.each([
  [7, 3, 3, 0, 7],
  [7, 5, 3, 0, 9],
  [7, 3, 3, 2, 3],
  [2, 6, 2, 1, 4],
])(
  'OPT-8: %i, a bid of %i against %i and %i hired before is %i',
  (dice, points, least, hired, sum) => {
    expect(ledgerTotal(bidLedgerOf({ dice, points, least, hired }))).toBe(sum);
  },
);

const lane = (a: string, b: string, kind: LaneClass) => {
  const [one, other] = [systemId(a), systemId(b)];
  return { id: laneIdOf(one, other), a: one, b: other, class: kind };
};

test.each([
  ['A', 'B', 2],
  ['A', 'C', 3],
  ['A', 'D', null],
  ['A', 'E', null],
])('OPT-8: the least bid counts the explored jumps: from %s to %s %s', (from, to, least) => {
  const all = [lane('A', 'B', 'major'), lane('B', 'C', 'restricted'), lane('C', 'D', 'unexplored')];
  const lanes = laneMapOf(tableOf(all, ({ id }) => id));
  expect(leastBidOf({ from: systemId(from), to: systemId(to) }, lanes)).toBe(least);
});

test('OPT-8: the three classes carry what they offer, half of it when crippled', () => {
  const { designs } = publishedLists();
  const holds = INDEPENDENT_CAPACITIES.map((capacity) => {
    const design = designs.find(({ id }) => id === independentOf(capacity))!;
    const unit = { status: 'active', census: 0 } as const;
    return (['sound', 'crippled'] as const).map((condition) =>
      holdOf({ unit: { ...unit, condition }, design }, 'stores'),
    );
  });
  expect(holds).toEqual([
    [3, 1],
    [6, 3],
    [10, 5],
  ]);
});
