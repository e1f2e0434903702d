import { afterEach, beforeEach, expect, test } from 'vitest';
import { done } from '#test/support/desk';
import { runTurn } from '#test/support/steps-of-desk';
import {
  HUMAN,
  LORAN,
  MODERATOR,
  openSite,
  type TestSite,
  type Visitor,
} from '#test/support/http-site';

let site: TestSite;
let moderator: Visitor;
let human: Visitor;
let loran: Visitor;
async function open(settings: Parameters<typeof openSite>[0] = {}): Promise<void> {
  site = await openSite(settings);
  moderator = await site.visitor(site.desk.tokens.moderator);
  human = await site.visitor(site.desk.tokens.human);
  loran = await site.visitor(site.desk.tokens.loran);
}
beforeEach(() => open());
afterEach(() => site.close());

const PAGE = `${MODERATOR}/stand-ins`;
const choose = (kind: string, empire = 'loran', more: object = {}) =>
  moderator.submit(PAGE, PAGE, { empire, kind, level: 'hard', personality: 'wary', ...more });

test('TURN-5: the moderator lets a machine play until the player is back, and the player reads what it did and why', async () => {
  expect((await moderator.get(`${MODERATOR}/`)).text).toContain(`href="${PAGE}"`);
  expect((await choose('machine')).to).toBe(`${PAGE}?done=yes`);
  const shown = (await moderator.get(PAGE)).text;
  expect(shown).toContain('machine (Hard, wary) until the player is back');
  const desk = (await moderator.get(`${MODERATOR}/`)).text;
  expect(desk).toContain('Played by: machine (Hard, wary) until the player is back');
  expect(desk).toContain('a machine plays');
  expect((await loran.get(`${LORAN}/`)).text).toContain(
    'A machine (Hard, wary) writes your orders, until you change your orders or say that you are back.',
  );
  await runTurn(site.desk);
  expect((await loran.get(`${LORAN}/`)).text).toContain('A machine wrote your orders in turn 1.');
  const plan = (await loran.get(`${LORAN}/stand-in/1`)).text;
  expect(plan).toContain('What a machine ordered for Loran Imperium, turn 1');
  expect(plan).toMatch(/<p class="verdict-reason">[A-Z][^<]+\.<\/p>/);
  const same = (await moderator.get(`${PAGE}/loran/1`)).text;
  expect(same).toContain('What a machine ordered for Loran Imperium, turn 1');
  expect((await loran.get(`${LORAN}/looks`)).text).toContain('orders');
  expect((await loran.get(`${LORAN}/orders/receipts`)).text).toContain('a machine player');
});

test('TURN-5: a player who is back says so, and the turn waits for them again', async () => {
  await choose('machine');
  await runTurn(site.desk);
  const page = (await loran.get(`${LORAN}/stand-in`)).text;
  expect(page).toContain('I am back: play myself');
  const back = await loran.submit(`${LORAN}/stand-in`, `${LORAN}/stand-in`, {});
  expect(back.to).toBe(`${LORAN}/stand-in?done=yes`);
  const after = (await loran.get(back.to)).text;
  expect(after).toContain('You play again. The turn waits for your orders.');
  expect(after).not.toContain('I am back');
  expect(after).toContain(`href="${LORAN}/stand-in/1"`);
  expect((await moderator.get(`${MODERATOR}/`)).text).not.toContain('Played by:');
  expect((await loran.get(`${LORAN}/`)).text).toContain('A machine wrote your orders in turn 1.');
  const { use } = site.desk;
  done(await use.submitOrders({ actor: site.desk.loran, turn: 2, orders: [] }));
  expect((await loran.get(`${LORAN}/`)).text).not.toContain('A machine wrote your orders');
});

test('FOG-15: nobody reads the plan of a machine of somebody else', async () => {
  await choose('machine');
  await runTurn(site.desk);
  expect((await human.get(`${HUMAN}/stand-in/1`)).status).toBe(404);
  expect((await human.get(`${LORAN}/stand-in/1`)).status).not.toBe(200);
  expect((await human.get(`${HUMAN}/`)).text).not.toContain('A machine');
});

test('TURN-5: what is wrong with a choice is refused', async () => {
  const wrong = await choose('machine', 'loran', { level: 'expert' });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain('Choose a level and a personality from the lists.');
  expect((await choose('machine', 'nobody')).status).toBe(404);
});

const KNOWN = 'a machine plays it and answers no letters';

test.for([
  { machinePlayers: 'for-good', kind: 'machine', isKnown: false },
  { machinePlayers: 'for-good', kind: 'machine-for-good', isKnown: true },
  { machinePlayers: 'all', kind: 'machine', isKnown: true },
  { machinePlayers: 'all', kind: 'hold', isKnown: false },
  { machinePlayers: 'secret', kind: 'machine-for-good', isKnown: false },
] as const)(
  'FOG-15: with machinePlayers = $machinePlayers others learn of “$kind”: $isKnown',
  async ({ machinePlayers, kind, isKnown }) => {
    await site.close();
    await open({ machinePlayers });
    await choose(kind);
    expect((await human.get(`${HUMAN}/letters`)).text.includes(KNOWN)).toBe(isKnown);
  },
);

test('FOG-15: no other page of a player differs when a machine plays somebody else', async () => {
  const PATHS = [
    '/',
    '/sheet',
    '/map',
    '/orders',
    '/orders/map',
    '/diplomacy',
    '/newspaper',
    '/looks',
  ];
  const pages = async () => {
    const shown: string[] = [];
    for (const path of PATHS) shown.push((await human.get(`${HUMAN}${path}`)).text);
    return shown.map((text) => text.replaceAll(/name="form-token" value="[^"]*"/g, ''));
  };
  const before = await pages();
  await choose('machine-for-good');
  expect(await pages()).toEqual(before);
});
