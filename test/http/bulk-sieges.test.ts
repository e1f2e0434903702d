import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { done } from '#test/support/desk';
import { type Fields, HUMAN, openSite, type TestSite, type Visitor } from '#test/support/http-site';

const BULK = `${HUMAN}/orders/bulk`;
const [SIRIUS, WOLF] = ['H0102', 'H0202'];

let site: TestSite;
let player: Visitor;
beforeAll(async () => {
  site = await openSite();
  player = await site.visitor(site.desk.tokens.human);
});
afterAll(() => site.close());
beforeEach(async () => {
  done(await site.desk.use.saveDraft({ actor: site.desk.human, turn: 1, orders: [] }));
});

const order = (fields: Fields) => player.submit(BULK, BULK, fields);
const draft = async (): Promise<readonly unknown[]> => {
  const { sheet } = done(await site.desk.use.readPlayerDesk({ actor: site.desk.human }));
  return sheet?.verdicts.map((one) => one.order) ?? [];
};

test('GND-1, GND-3: ground plans and militias of several systems are an order for each', async () => {
  await order({ kind: 'PlanGround', chosen: [SIRIUS, WOLF], plan: 'hold', militia: 'none' });
  const plan = { kind: 'PlanGround', plan: 'hold', militia: false };
  expect(await draft()).toEqual([SIRIUS, WOLF].map((system) => ({ ...plan, system })));
});

test('BOM-2: several systems are bombarded by the same missions', async () => {
  await order({ kind: 'Bombard', chosen: [SIRIUS, WOLF], 'missions.first': 'general' });
  const fire = { kind: 'Bombard', missions: [{ mission: 'general', points: null }] };
  expect(await draft()).toMatchObject([SIRIUS, WOLF].map((system) => ({ ...fire, system })));
});

test('GND-2: several units invade by one order, and a missing system is said', async () => {
  const units = ['human.u1', 'human.u2'];
  await order({ kind: 'Invade', chosen: units, system: WOLF });
  expect(await draft()).toEqual([{ kind: 'Invade', system: WOLF, units, support: [] }]);
  const { text } = await order({ kind: 'Invade', chosen: units });
  expect(text).toContain('Choose a system.');
});

test('the page lists own colonies, and asks nothing there that is about single units', async () => {
  const { text } = await player.get(BULK);
  const [, systems = ''] = text.split('id="bulk-systems"');
  expect(systems).toContain('Sol');
  expect(systems).toContain('name="missions.first"');
  expect(systems).not.toContain('name="aims.');
  expect(systems).not.toContain('name="plunging"');
});
