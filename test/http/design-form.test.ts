import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '#test/support/desk';
import { type Fields, HUMAN, openSite, type TestSite, type Visitor } from '#test/support/http-site';

const ORDERS = `${HUMAN}/orders`;

let site: TestSite;
let human: Visitor;

beforeAll(async () => {
  site = await openSite({ customResearch: 'on' });
  human = await site.visitor(site.desk.tokens.human);
});
afterAll(() => site.close());

/** A cruiser of Era I that spends what it has. */
const CRUISER = {
  ...{ kind: 'DesignUnit', name: 'Bellona', unit: 'ship', hull: 'CA' },
  ...{ dv: '6', as: '4', af: '3', cv: '1', cr: '6', abilities: 'Scout 1' },
};

const check = async (part: Fields = {}): Promise<string> => {
  const fields = { ...CRUISER, ...part };
  const token = await human.tokenOf(ORDERS);
  const sent = { ...fields, 'form-token': token };
  return (await human.send(`${ORDERS}/design/check`, sent)).text;
};

/** The error at a field of the form. */
const errorAt = (text: string, field: string): string | undefined =>
  new RegExp(`id="DesignUnit-${field}-error">([^<]*)<`).exec(text)?.[1];

test('TECH-4: a check tells what a class spends and costs, and adds nothing', async () => {
  const text = await check();
  expect(text).toContain('22 of 22 construction points spent. Cost 9 EP, maintenance 3/3, CC 2.');
  expect(text).toMatch(/Tech \(\+10 %\)<\/th><td[^>]*>2</);
  expect(text).toContain('The form shows the result of the check. Your draft is unchanged.');
  expect(text).toMatch(/id="DesignUnit-name"[^>]*value="Bellona"/);
  const { sheet } = done(await site.desk.use.readPlayerDesk({ actor: site.desk.human }));
  expect(sheet).toBeNull();
});

test('U-22: points that are left and points that are too many are told', async () => {
  expect(await check({ cr: '4' })).toContain('2 construction points are left and would be lost');
  expect(await check({ cr: '9' })).toContain('It spends 25 construction points and has 22');
});

test('U-9: each problem is shown at its field', async () => {
  const text = await check({ dv: '', cv: '', hull: 'LF', abilities: 'Carrier, Scot 2' });
  expect(errorAt(text, 'dv')).toMatch(/^DV is a whole number from 1 /);
  expect(errorAt(text, 'hull')).toContain('for a ship choose one of CT, DD');
  expect(errorAt(text, 'abilities')).toContain('There is no ability “scot”');
  expect(errorAt(text, 'cv')).toContain('A Carrier needs a CV of at least 1');
  expect(text).toContain('4 fields have mistakes. See the messages beside them.');
});

test.each([
  { what: 'of another kind of unit', part: { attack: '2' }, field: 'attack' },
  { what: 'that is no number', part: { as: 'x' }, field: 'as' },
  {
    what: 'beyond all numbers',
    part: { unit: 'ground', hull: 'LG', attack: '2000' },
    field: 'attack',
  },
])('U-20: a value $what is told at its field', async ({ part, field }) => {
  expect(errorAt(await check(part), field)).toBeDefined();
});

test('TECH-4: a class is judged before it has a name', async () => {
  const text = await check({ name: '' });
  expect(text).toContain('22 of 22 construction points');
  expect(errorAt(text, 'name')).toBeUndefined();
  expect(errorAt(await check({ name: 'Europa' }), 'name')).toContain('choose another');
});

test('OPT-15: that there is no room for one is told of the whole', async () => {
  expect(await check()).toContain('You have no unused advance for it');
});

test('TECH-4: while it is filled in, a piece of the page says the same', async () => {
  const token = await human.tokenOf(ORDERS);
  const fields = { ...CRUISER, name: '<b>', 'form-token': token };
  const { text } = await human.send(`${ORDERS}/design/judge`, fields);
  expect(text).toContain('22 of 22 construction points spent.');
  expect(text).not.toContain('<html');
  expect(text).toContain('value="&lt;b&gt;"');
});
