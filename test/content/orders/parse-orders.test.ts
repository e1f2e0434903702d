import { expect, test } from 'vitest';
import { formatOrder } from '#content/orders/format-order';
import { KEYWORDS } from '#content/orders/text/keywords';
import { ORDER_TABLE } from '#content/orders/order-table';
import { ordersFile, parseOrders } from '#content/orders/parse-orders';
import { parseOrderText } from '#content/orders/parse-order-text';
import { ORDER_KINDS, type Order } from '#model/orders/order';
import { NAMES } from './names-of-a-player.ts';

const sheet = (...orders: unknown[]) => ({ format: 'farlane-orders', version: 1, orders });

test('what may be left out gets its default', () => {
  const parsed = parseOrders(
    sheet(
      { kind: 'BuildUnits', design: 'human.apollo', count: 1, system: 'H0002', source: 'shipyard' },
      { kind: 'FormFleet', name: 'X', units: ['human.u1'] },
      { kind: 'MoveFleet', fleet: 'new:X', path: ['H0202'] },
      { kind: 'SetStanding', fleet: null, standing: { withdrawTo: null } },
    ),
  );
  expect(parsed.ok ? parsed.value : parsed.error).toMatchObject([
    { names: [], pay: null },
    { at: 'movement' },
    { fleet: 'new:X' },
    { standing: { withdrawTo: null } },
  ]);
});

const ordersIn = (text: string): readonly Order[] =>
  parseOrderText(text, NAMES).flatMap(({ order }) => (order === null ? [] : [order]));

test('every order that can be said in words passes through text and JSON unchanged', () => {
  const lines = ORDER_KINDS.map((kind) => ORDER_TABLE[kind].example);
  const orders = ordersIn(lines.map((line) => line.replaceAll('Barnard', 'Wolf')).join('\n'));
  expect(orders.map(({ kind }) => kind)).toEqual([...ORDER_KINDS]);
  expect(ordersIn(orders.map((order) => formatOrder(order, NAMES)).join('\n'))).toEqual(orders);
  const json: unknown = JSON.parse(JSON.stringify(ordersFile(orders)));
  expect(parseOrders(json)).toEqual({ ok: true, value: orders });
});

test('all faults come at once, with their paths', () => {
  const parsed = parseOrders(
    sheet(
      { kind: 'Attack' },
      { kind: 'FundWork', work: 'human.w1', pay: 0 },
      { kind: 'MoveFleet', fleet: 'new:', path: [] },
      { kind: 'SetStanding', fleet: 'new:', standing: { engage: 'all' } },
      { kind: 'AssignUnits', units: ['human.u1'], to: { kind: 'sea' }, extra: 1 },
      7,
    ),
  );
  expect(parsed.ok ? [] : parsed.error.map(({ path }) => path)).toEqual([
    'orders[0].kind',
    'orders[1].pay',
    'orders[2].fleet',
    'orders[2].path',
    'orders[3].fleet',
    'orders[3].standing.engage',
    'orders[4].to.kind',
    'orders[4].extra',
    'orders[5]',
  ]);
});

test.each([null, [], 'text', {}, { format: 'farlane-orders', version: 2, orders: [] }])(
  'what is no sheet is refused: %j',
  (json) => {
    expect(parseOrders(json).ok).toBe(false);
  },
);

test('verbs differ, and no keyword has capitals', () => {
  const verbs = ORDER_KINDS.map((kind) => ORDER_TABLE[kind].verb);
  expect(new Set(verbs).size).toBe(verbs.length);
  for (const word of [...verbs, ...KEYWORDS]) expect(word).toBe(word.toLowerCase());
});

test('a sheet in JSON has the bounds of a sheet in words', () => {
  const cancel = { kind: 'CancelWork', work: 'human.w3' };
  const many = (count: number) =>
    parseOrders(sheet(...Array.from({ length: count }, () => cancel)));
  expect([many(500).ok, many(501).ok]).toEqual([true, false]);
  const scrapped = (count: number) =>
    parseOrders(
      sheet(cancel, {
        kind: 'ScrapUnits',
        units: Array.from({ length: count }, (_, index) => `human.u${index}`),
      }),
    );
  expect(scrapped(300).ok).toBe(true);
  const parsed = scrapped(3000);
  expect(parsed.ok ? [] : parsed.error).toEqual([
    {
      path: 'orders[1]',
      code: 'TOO_LONG',
      text: 'This order is too long. An order in JSON has at most 12000 characters. Split it into several orders.',
    },
  ]);
});
