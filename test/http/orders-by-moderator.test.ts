import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#model/orders/order';
import { done } from '#test/support/desk';
import { HUMAN, MODERATOR, openSite, type TestSite, type Visitor } from '#test/support/http-site';

/*
 * A moderator writes and submits orders for a player who can't, such as one who plays by mail.
 */

const PAGE = `${MODERATOR}/orders/human`;
const TEXT = 'invest 4\nmove "Sirius Squadron": Alpha Centauri';
const ORDERS = [
  { kind: 'InvestTech', points: 4 },
  { kind: 'MoveFleet', fleet: 'human.f2', path: ['H0102'] },
];

let site: TestSite;
let moderator: Visitor;
let player: Visitor;
beforeAll(async () => {
  site = await openSite();
  moderator = await site.visitor(site.desk.tokens.moderator);
  player = await site.visitor(site.desk.tokens.human);
});
afterAll(() => site.close());

const submittedOrders = async (): Promise<readonly unknown[] | null> => {
  const { submitted } = done(await site.desk.use.readPlayerDesk({ actor: site.desk.human }));
  return submitted?.verdicts.map(({ order }) => order) ?? null;
};

test('before a player writes anything, their moderator finds an empty sheet to write on', async () => {
  const { status, text } = await moderator.get(PAGE);
  expect(status).toBe(200);
  expect(text).toContain('No orders.');
  expect(text).toContain('>Submit for Human Commonwealth</button>');
  expect((await moderator.get(`${MODERATOR}/`)).text).toContain(`href="${PAGE}"`);
});

test('a check judges the orders and submits nothing', async () => {
  const sent = await moderator.submit(PAGE, PAGE, { text: TEXT, act: 'check' });
  expect(sent.status).toBe(200);
  expect(sent.text).toContain('All 2 are valid.');
  expect(sent.text).toContain('Nothing is submitted.');
  expect(await submittedOrders()).toBeNull();
});

test('a line that is no order comes back with the rest of the text, and nothing is submitted', async () => {
  const text = `${TEXT}\nsend everybody home`;
  const sent = await moderator.submit(PAGE, PAGE, { text, act: 'submit' });
  expect(sent.status).toBe(422);
  expect(sent.text).toContain('send everybody home');
  expect(sent.text).toContain('Not understood');
  expect(await submittedOrders()).toBeNull();
});

test('mail: quotation marks and bullets are ignored, and the rest of what is no order is left out and told', async () => {
  const text = `Hi Anna,\n> invest 4\n- move "Sirius Squadron": Alpha Centauri\nBest wishes\n-- \nPeter`;
  const refused = await moderator.submit(PAGE, PAGE, { text, act: 'submit' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('>Use only the lines that are understood</button>');
  expect(await submittedOrders()).toBeNull();
  const sent = await moderator.submit(PAGE, PAGE, { text, act: 'understood' });
  expect(sent.status).toBe(200);
  expect(await submittedOrders()).toEqual(ORDERS);
  for (const line of ['Hi Anna,', 'Best wishes', 'Peter']) expect(sent.text).toContain(line);
  expect(sent.text).toContain('2 orders are submitted, and 4 lines left out.');
  const overview = (await player.get(`${HUMAN}/`)).text;
  for (const line of ['Hi Anna,', 'Best wishes', 'Peter']) expect(overview).toContain(line);
});

test('lines that begin like an order are named before they are left out', async () => {
  const text = `Hello\ninvest 4\ninvest many\nBye`;
  const sent = await moderator.submit(PAGE, PAGE, { text, act: 'check' });
  expect(sent.text).toContain('Line 3 begins like an order.');
});

test('a text of which nothing is understood is never submitted', async () => {
  const before = await submittedOrders();
  const sent = await moderator.submit(PAGE, PAGE, { text: 'Sorry, no time.', act: 'understood' });
  expect(sent.status).toBe(422);
  expect(sent.text).not.toContain('Use only the lines that are understood');
  expect(await submittedOrders()).toEqual(before);
});

test('what a moderator submits is in the journal, and the player is told', async () => {
  const sent = await moderator.submit(PAGE, PAGE, { text: TEXT, act: 'submit' });
  expect(sent.to).toBe(`${PAGE}?done=submitted`);
  expect(await submittedOrders()).toEqual(ORDERS);
  const journal = (await moderator.get(`${MODERATOR}/journal`)).text;
  expect(journal).toContain('submitted orders');
  for (const page of ['/orders', '/orders/map', '/']) {
    expect((await player.get(`${HUMAN}${page}`)).text).toContain(
      'The moderator submitted your orders for this turn in your place.',
    );
  }
});

test('orders that the player changed meanwhile are not overwritten', async () => {
  const { text } = await moderator.get(PAGE);
  const base = /name="base" value="([^"]*)"/.exec(text)?.[1] ?? '';
  const orders: readonly Order[] = [{ kind: 'InvestTech', points: 7 }];
  done(await site.desk.use.submitOrders({ actor: site.desk.human, turn: 1, orders }));
  const sent = await moderator.submit(PAGE, PAGE, { text: TEXT, act: 'submit', base });
  expect(sent.status).toBe(409);
  expect(sent.text).toContain('move &quot;Sirius Squadron&quot;');
  expect(await submittedOrders()).toEqual(orders);
  // Now it is the player who submitted last.
  expect((await player.get(`${HUMAN}/orders`)).text).not.toContain('in your place');
});
