import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#model/orders/order';
import { fleetId, systemId } from '#test/support/campaign';
import { done } from '#test/support/desk';
import { HUMAN, openSite, type TestSite } from '#test/support/http-site';

let site: TestSite;
beforeAll(async () => {
  site = await openSite({ raiders: 'on' });
});
afterAll(() => site.close());

test('SUP-1: the order map tells the chance of raids where fleets will be', async () => {
  const human = await site.visitor(site.desk.tokens.human);
  const map = `${HUMAN}/orders/map`;
  const { text } = await human.get(`${map}?show=after`);
  expect(text).toMatch(/Then at Sol, [^<]*\. \d+ % chance of raiders after your orders\./);
  const panel = await human.get(`${map}?fleet=f1`);
  expect(panel.text).toMatch(
    /Raids at [^<]+<\/dt>\s*<dd>\d+ % chance of raiders after your orders/,
  );
});

test('SUP-1: what needs the player tells the chance after the orders of the draft', async () => {
  const human = await site.visitor(site.desk.tokens.human);
  const told = async (path: string) =>
    /With your orders so far, raiders may come to Sol \((\d+)\u00a0%\)/u.exec(
      (await human.get(path)).text,
    )?.[1];
  const pages = [HUMAN, `${HUMAN}/orders/map`];
  const before = await Promise.all(pages.map(told));
  const home: Order = { kind: 'MoveFleet', fleet: fleetId('human.f2'), path: [systemId('H0002')] };
  done(await site.desk.use.saveDraft({ actor: site.desk.human, turn: 1, orders: [home] }));
  expect(before).toEqual(['40', '40']);
  expect(await Promise.all(pages.map(told))).toEqual(['12', '12']);
});
