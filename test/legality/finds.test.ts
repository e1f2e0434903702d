import { expect, test } from 'vitest';
import { judgeOrders } from '#legality/judge-orders';
import type { OpenFind } from '#model/campaign/open-find';
import type { TakeFind } from '#model/orders/take-find';
import { ids, viewOf, vega, wolf } from './human-view.ts';

const VIEW = viewOf();
const costs = [ids.skiff, ids.carrier, ids.wing].map((id) => {
  const row = VIEW.designs[id];
  return row?.known === 'stats' ? row.design.cost : NaN;
});
const [skiffs, carriers, wings] = [costs[0]!, costs[1]!, costs[2]!];

const find: OpenFind = {
  kind: 'colony',
  system: wolf,
  points: skiffs + carriers + wings,
  classes: [ids.skiff, ids.carrier, ids.wing],
};
const FOUND = { ...VIEW, empire: { ...VIEW.empire, finds: [find] } };
const take = (part: Partial<TakeFind> = {}): TakeFind => ({
  kind: 'TakeFind',
  find: 'colony',
  system: wolf,
  design: ids.skiff,
  count: 1,
  ...part,
});
const codesOf = (...orders: readonly TakeFind[]) =>
  judgeOrders(FOUND, orders).verdicts.map(({ issues }) => issues.map(({ code }) => code));

test.each<readonly [string, Partial<TakeFind>, string]>([
  ['of what was not found', { find: 'derelicts' }, 'FIND_NONE'],
  ['where nothing was found', { system: vega }, 'FIND_NONE'],
  ['of a class that is not among it', { design: ids.yard }, 'FIND_CLASS'],
  ['of a class that the finder has never heard of', { design: ids.secret }, 'FIND_CLASS'],
  ['for more than the points', { count: 99 }, 'FIND_SHORT'],
  ['flights without berths', { design: ids.wing }, 'FIND_BERTHS'],
  ['no number of units', { count: 0.5 }, 'FIND_COUNT'],
  ['less than one unit', { count: 0 }, 'FIND_COUNT'],
])('MAP-8: nothing is taken %s', (_what, part, code) => {
  expect(codesOf(take(part))).toEqual([[code]]);
});

test('MAP-8: orders take one after the other, flights for the berths of those before; nothing else is paid', () => {
  const orders = [take(), take({ design: ids.carrier }), take({ design: ids.wing })];
  expect(codesOf(...orders)).toEqual([[], [], []]);
  expect(judgeOrders(FOUND, orders).treasuryAfter).toBe(FOUND.empire.treasury);
  expect(codesOf(...orders, take())[3]).toEqual(['FIND_SHORT']);
  expect(codesOf(take({ design: ids.carrier }), take({ design: ids.wing, count: 2 }))[1]).toEqual([
    'FIND_BERTHS',
  ]);
});

test('MAP-8: a player who leaves points that would buy something is warned, at each order', () => {
  expect(codesOf(take())).toEqual([['FIND_LEFT']]);
  expect(codesOf(take(), take({ design: ids.carrier }))).toEqual([['FIND_LEFT'], ['FIND_LEFT']]);
});

/** What was found is of carriers, and of skiffs that cost nothing. */
function withFreeSkiffs(points: number): typeof FOUND {
  const row = VIEW.designs[ids.skiff]!;
  const free = { ...row, design: { ...row.design, cost: 0 } } as typeof row;
  const finds = [{ ...find, points, classes: [ids.skiff, ids.carrier] }];
  const designs = { ...VIEW.designs, [ids.skiff]: free };
  return { ...VIEW, designs, empire: { ...VIEW.empire, finds } };
}

test('MAP-8: what costs nothing does not use up what is left of a find, and nobody is warned of it', () => {
  const { verdicts } = judgeOrders(withFreeSkiffs(carriers + 1), [take({ design: ids.carrier })]);
  expect(verdicts[0]?.issues).toEqual([]);
});

test('MAP-8: of a find come no more units than it has points, though they cost nothing', () => {
  const points = carriers + 1;
  const view = withFreeSkiffs(points);
  const issuesOf = (...orders: readonly TakeFind[]) =>
    judgeOrders(view, orders).verdicts.map(({ issues }) =>
      issues.map(({ severity, code, text }) => [severity, code, text]),
    );
  const one = take({ design: ids.carrier });
  expect(issuesOf(one, take({ count: points - 1 }))).toEqual([[], []]);
  // What is full is full, and nobody is told to take more for what is left.
  expect(issuesOf(take({ count: points }))).toEqual([[]]);
  const text = `Of a find come no more units in all than it has EP: ${String(points - 1)} more of this one.`;
  expect(issuesOf(one, take({ count: points }))[1]).toEqual([['refused', 'FIND_MANY', text]]);
});

test('MAP-8: a player whose points do not suffice is told that alone', () => {
  expect(codesOf(take({ count: 999 }))).toEqual([['FIND_SHORT']]);
});
