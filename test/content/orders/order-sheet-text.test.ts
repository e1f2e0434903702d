import { expect, test } from 'vitest';
import { formatOrder } from '#content/orders/format-order';
import { parseOrderText } from '#content/orders/parse-order-text';
import { NAMES } from './names-of-a-player.ts';

test('blank lines and comments are left out, the others keep their numbers', () => {
  const read = parseOrderText('# plans\r\n\r\ncancel w3\n   # more\ncancel w9\n', NAMES);
  expect(read.map(({ line, order }) => [line, order?.kind])).toEqual([
    [3, 'CancelWork'],
    [5, undefined],
  ]);
});

const refsOf = (text: string) =>
  parseOrderText(text, NAMES).map(({ order, issues }) => {
    if (order?.kind === 'MoveFleet') return [order.fleet, ...order.path];
    return order?.kind ?? issues.map((issue) => issue.text);
  });

test('a fleet that an earlier line forms is spoken of by its name, from where its units are', () => {
  expect(refsOf('form "Strike" from Ares\nmove strike: Sol -> Wolf')).toEqual([
    'FormFleet',
    ['new:Strike', 'H0202'],
  ]);
  expect(refsOf('move Strike: Wolf\nform "Strike" from Ares')[0]).toEqual([
    'You know of no fleet “Strike”.',
  ]);
});

test('of two fleets of one name the plain name means the one that exists', () => {
  const sheet = 'form "Home Fleet" from Ares\nmove Home Fleet: Wolf\nmove new "Home Fleet": Wolf';
  expect(refsOf(sheet)).toEqual(['FormFleet', ['human.f1', 'H0202'], ['new:Home Fleet', 'H0202']]);
  const orders = parseOrderText(sheet, NAMES).map(({ order }) => formatOrder(order!, NAMES));
  expect(orders[2]).toBe('move new "Home Fleet": Wolf');
  expect(refsOf(orders.join('\n'))).toEqual(refsOf(sheet));
});

test('what depends on a line with a fault says so, and a name is formed once', () => {
  expect(refsOf('form "X" from Aris\nmove X: Wolf\nform "X" from Ares')).toEqual([
    ['You know of no unit “Aris”. Did you mean Ares?'],
    ['Line 1, which forms “X”, is not in order.'],
    ['Line 1 forms a fleet “X” already.'],
  ]);
});

test('a fleet still to be formed has no standing orders yet', () => {
  const [, line] = parseOrderText('form "X" from Ares\nstanding X: engage nobody', NAMES);
  expect(line?.issues.map(({ code }) => code)).toEqual(['VALUE']);
});

test('more lines than a sheet can hold are refused', () => {
  const read = parseOrderText('cancel w3\n'.repeat(6000), NAMES);
  expect(read).toHaveLength(5001);
  expect(read.at(-1)?.issues[0]?.code).toBe('TOO_LONG');
});
