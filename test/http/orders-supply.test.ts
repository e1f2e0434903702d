import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { done } from '#test/support/desk';
import { HUMAN, openSite, type TestSite, type Visitor } from '#test/support/http-site';

const ORDERS = `${HUMAN}/orders`;
const TAKE = `${ORDERS}/take`;
const away = { kind: 'MoveFleet', fleet: 'human.f2', path: ['H0201', 'H0301'] };

let site: TestSite;
let player: Visitor;
beforeAll(async () => {
  site = await openSite();
  player = await site.visitor(site.desk.tokens.human);
});
afterAll(() => site.close());

const save = async (orders: readonly unknown[]): Promise<void> => {
  done(await site.desk.use.saveDraft({ actor: site.desk.human, turn: 1, orders: orders as never }));
};
const draftOf = async (): Promise<readonly unknown[]> => {
  const { sheet } = done(await site.desk.use.readPlayerDesk({ actor: site.desk.human }));
  return sheet?.verdicts.map(({ order }) => order) ?? [];
};

beforeEach(() => save([away]));

test('SUP-5: the page of orders says which fleets are left without supply and why', async () => {
  const { text } = await player.get(ORDERS);
  expect(text).toContain('Out of supply after these orders');
  expect(text).toMatch(/Sirius Squadron<\/a> at [^:]*: out of supply: /);
});

test('SUP-5: one click mends it: the move is taken back, and nothing is left to say', async () => {
  const sent = await player.submit(ORDERS, TAKE);
  expect(sent.to).toBe(`${ORDERS}?done=added#sheet`);
  expect(await draftOf()).toEqual([]);
  const { text } = await player.get(sent.to);
  expect(text).not.toContain('Out of supply after these orders');
});

test('SUP-5: the map draws the way and its break, says both, and mends from there', async () => {
  const page = `${ORDERS}/map?fleet=f2&show=after`;
  const { text } = await player.get(page);
  expect(text).toMatch(/class="way way-cut"><title>No supply for Sirius Squadron: /);
  expect(text).toContain('no supply this way');
  expect(text).toMatch(/<dt>After orders<\/dt><dd>at [^<]*, out of supply: /);
  const sent = await player.submit(page, `${ORDERS}/map/take`);
  expect(sent.to).toBe(`${page}&done=added#chosen`);
  const after = await player.get(sent.to);
  expect(after.text).toContain('class="way way-supplied"');
});

test('a form that brings no order changes nothing and says so', async () => {
  const sent = await player.submit(ORDERS, TAKE, { order: '{"kind":"Nonsense"}' });
  expect(sent.status).toBe(422);
  expect(sent.text).toContain('The order was not understood');
  expect(await draftOf()).toEqual([away]);
});
