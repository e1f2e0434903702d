import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  HUMAN,
  LORAN,
  MODERATOR,
  openSite,
  type TestSite,
  type Visitor,
  withoutTokens,
} from '#test/support/http-site';
import { readForceLists } from '#app/campaigns/read-force-lists';
import { lookOf } from '#app/people/looks';
import { FORCE_LISTS } from '#test/support/desk';

let site: TestSite;
let human: Visitor;
let loran: Visitor;
let moderator: Visitor;
beforeAll(async () => {
  site = await openSite();
  human = await site.visitor(site.desk.tokens.human);
  loran = await site.visitor(site.desk.tokens.loran);
  moderator = await site.visitor(site.desk.tokens.moderator);
});
afterAll(() => site.close());

const PAGE = `${HUMAN}/what-if/siege`;
const WOLF = 'H0202';

const lists = readForceLists(FORCE_LISTS);
const ground = (lists.ok ? lists.value.designs : []).filter(({ kind }) => kind === 'ground');
const troops = ground[0]!;

/** Five units invade from a convoy, against two defenders. */
const SIEGE = {
  ...{
    at: WOLF,
    act: 'fight',
    battles: '200',
    seed: '1',
    filled: '',
    militia: 'raise',
    rebels: '0',
  },
  ...{ 'plan.attacker': 'weakest', 'plan.defender': 'weakest', points: '40', massDrivers: '2' },
  ...{ 'missions.first': 'tactical-support', 'missions.first.points': '12' },
  'missions.second': 'general',
  ...{ 'attacker.1.class': troops.id, 'attacker.1.count': '5', 'attacker.1.lost': '0' },
  'attacker.1.way': 'convoy',
  ...{ 'defender.1.class': troops.id, 'defender.1.count': '2', 'defender.1.lost': '0' },
  'defender.1.way': 'active',
};

/** The form is sent as it was opened, with no fleet ticked. */
const fight = async (visitor: Visitor, page: string, change: Record<string, string> = {}) => {
  const token = await visitor.tokenOf(`${page}?at=${WOLF}`);
  return visitor.send(page, { 'form-token': token, ...SIEGE, ...change });
};

test('a siege is reached from What if, from a system on the order map and from its orders', async () => {
  expect((await human.get(`${HUMAN}/what-if`)).text).toContain(`href="${PAGE}"`);
  const orders = await human.get(`${HUMAN}/orders?form=Bombard&system=${WOLF}`);
  expect(orders.text.replaceAll('&#x3D;', '=')).toContain(`href="${PAGE}?at=${WOLF}"`);
  expect(orders.text).toContain(`href="${PAGE}"`);
});

test('FOG-3: the page says what is not known of the defenders', async () => {
  const { text } = await human.get(`${PAGE}?at=${WOLF}`);
  expect(text).toContain('Ground units can’t be seen from orbit.');
  expect(text).toContain('Reinforcements, repairs, supply and retreat are left out.');
});

test('GND-2, GND-6, BOM-2: the chances, the losses and the bombardment are shown', async () => {
  const { status, text } = await fight(human, PAGE);
  expect(status).toBe(200);
  expect(text).toMatch(/The invaders get ashore in this turn<\/dt><dd><strong>\d+\.\d %/);
  expect(text).toMatch(/Conquest within 3 turns<\/dt><dd><strong>\d+\.\d %/);
  expect(text).toContain('of 200 sieges');
  expect(text).toContain('Tactical Support');
  expect(text).toContain('By dice, on average');
  const again = await fight(human, PAGE);
  expect(withoutTokens(again.text)).toBe(withoutTokens(text));
  const other = await fight(human, PAGE, { seed: '2' });
  expect(withoutTokens(other.text)).not.toBe(withoutTokens(text));
});

test('faults are shown at their fields, and what was sent stays', async () => {
  const { status, text } = await fight(human, PAGE, {
    'attacker.1.count': '99',
    'attacker.1.lost': '50',
    'defender.1.class': '',
  });
  expect(status).toBe(422);
  expect(text).toContain('Give a whole number of units from 0 to 40.');
  expect(text).toContain('Choose a class, or make the number 0.');
  expect(text).toMatch(/A unit of .* has \d+ Attrition\. Give a whole number below that\./);
  expect(text).toContain('value="99"');
});

test('FOG-1: a moderator thinks it out from the truth, and the look is logged', async () => {
  const path = `${MODERATOR}/what-if/siege`;
  const audit = () =>
    site.desk.ports.store.read((reader) => reader.audit(site.desk.moderator.campaign));
  const { text } = await moderator.get(`${path}?at=${WOLF}`);
  expect(text).toContain('True state of turn 1');
  expect((await audit()).map((entry) => lookOf(entry)?.what)).toContain('what-if');
  expect((await fight(moderator, path)).status).toBe(200);
  expect((await human.get(path)).status).not.toBe(200);
  expect((await loran.get(PAGE)).status).not.toBe(200);
  expect((await loran.get(`${LORAN}/what-if/siege?at=${WOLF}`)).status).toBe(200);
});
