import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, sendBothToTheMiddle } from '#test/support/desk';
import { HUMAN, openSite, type TestSite, type Visitor } from '#test/support/http-site';
import { runTurn } from '#test/support/steps-of-desk';
import { fieldsOf } from './what-if-fields.ts';

let site: TestSite;
let human: Visitor;
beforeAll(async () => {
  site = await openSite();
  // They have each other in sight, and do not fight yet.
  await sendBothToTheMiddle(site.desk, [
    { kind: 'SetStanding', fleet: null, standing: { engage: 'nobody', scenario: 'none' } },
  ]);
  await runTurn(site.desk);
  human = await site.visitor(site.desk.tokens.human);
});
afterAll(() => site.close());

const PAGE = `${HUMAN}/what-if`;
/** Where the two squadrons met, and lie. */
const WOLF = `${PAGE}?at=H0202`;

/** The orders of the draft after a form of What if was kept as standing orders, and where the player is led. */
async function keptBy(fields: Record<string, string | string[]>) {
  const { desk } = site;
  const { turn } = done(await desk.use.readPlayerDesk({ actor: desk.human })).issued!;
  done(await desk.use.saveDraft({ actor: desk.human, turn, orders: [] }));
  const { status, to, text } = await human.send(`${PAGE}/standing`, fields);
  const { sheet, submitted } = done(await desk.use.readPlayerDesk({ actor: desk.human }));
  return { status, to, text, submitted, orders: sheet!.verdicts.map(({ order }) => order) };
}

test('ENC-5: a doctrine that was tried out becomes an order to the fleet that fought by it', async () => {
  const { text } = await human.get(WOLF);
  expect(text).toContain(`formaction="${PAGE}/standing"`);
  const form = fieldsOf(text);
  const fleet = form['one.force']![0]!;
  const kept = await keptBy({ ...form, 'one.doctrine': 'raider' });
  expect(kept.orders).toMatchObject([
    { kind: 'SetStanding', fleet, standing: { engageRatio: 150, retreatAt: 30 } },
  ]);
  expect([kept.status, kept.submitted]).toEqual([303, null]);
  expect(kept.to).toBe(`${HUMAN}/orders/map?fleet=${fleet}&done=added`);
});

test('ENC-5: only what differs from what the fleet follows is ordered, with the choices of the last battles', async () => {
  const form = fieldsOf((await human.get(WOLF)).text);
  await human.send(PAGE, { ...form, battles: '5', act: 'fight', 'one.direct': 'nobody' });
  const result = await human.get(`${PAGE}/result`);
  expect(result.text).toContain(`action="${PAGE}/standing"`);
  const [, token = ''] = /name="form-token" value="([^"]*)"/.exec(result.text) ?? [];
  const { orders } = await keptBy({ 'form-token': token });
  expect(orders).toEqual([
    { kind: 'SetStanding', fleet: expect.any(String), standing: { direct: [] } },
  ]);
});

test('ENC-5: what the draft orders already is not ordered again', async () => {
  const { use, human: actor } = site.desk;
  const form = fieldsOf((await human.get(WOLF)).text);
  const first = await keptBy({ ...form, 'one.doctrine': 'raider' });
  const again = await human.send(`${PAGE}/standing`, { ...form, 'one.doctrine': 'raider' });
  expect(again.status).toBe(422);
  expect(again.text).toContain('The ticked fleets follow these standing orders already.');
  // What the fleets follow now is a change of the draft again.
  const back = await human.send(`${PAGE}/standing`, form);
  expect(back.status).toBe(303);
  const { sheet } = done(await use.readPlayerDesk({ actor }));
  expect(sheet!.verdicts).toHaveLength(first.orders.length + 1);
});

test('ENC-5: nothing is ordered of fleets that follow it already, or without a fleet', async () => {
  const form = fieldsOf((await human.get(WOLF)).text);
  const same = await keptBy(form);
  expect([same.status, same.orders]).toEqual([422, []]);
  expect(same.text).toContain('The ticked fleets follow these standing orders already.');
  const nobody = await keptBy({ ...form, 'one.force': [], 'one.doctrine': 'raider' });
  expect([nobody.status, nobody.orders]).toEqual([422, []]);
  expect(nobody.text).toContain('Tick a fleet of yours in What if.');
});
