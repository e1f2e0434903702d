import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Order } from '#model/orders/order';
import { done } from '#test/support/desk';
import { HUMAN, openSite, type TestSite, type Visitor } from '#test/support/http-site';

const DESK = `${HUMAN}/orders/map`;

let site: TestSite;
let player: Visitor;
beforeAll(async () => {
  site = await openSite();
  player = await site.visitor(site.desk.tokens.human);
});
afterAll(() => site.close());

const save = async (orders: readonly unknown[]): Promise<void> => {
  const act = { actor: site.desk.human, turn: 1, orders: orders as readonly Order[] };
  done(await site.desk.use.saveDraft(act));
};
beforeEach(() => save([]));

const needsAt = async (page: string): Promise<string> => {
  const { text } = await player.get(page);
  const plain = text.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=');
  return plain.split('id="needs"')[1]?.split('</section>')[0] ?? '';
};
const hrefOf = (html: string, label: string): string =>
  new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${label}</a>`).exec(html)?.[1] ?? '';
const busy = {
  ...{ kind: 'BuildUnits', design: 'human.apollo', count: 1, system: 'H0002' },
  ...{ source: 'shipyard', names: [], pay: null },
};

test.each([`${HUMAN}/`, DESK])(
  'CON-1: at %s an idle yard leads to its place, and to the filled form',
  async (page) => {
    const needs = await needsAt(page);
    expect(needs).toContain('Nothing is built by the shipyards at Sol.');
    expect(hrefOf(needs, 'Go to Sol')).toBe(`${DESK}?system=H0002#chosen`);
    const form = await player.get(hrefOf(needs, 'Build units'));
    expect(form.text).toContain('<h2 id="form-title">Build units</h2>');
    expect(form.text).toMatch(/<option value="H0002" selected>/);
    expect(form.text).toMatch(/<option value="shipyard" selected>/);
    await save([busy]);
    expect(await needsAt(page)).not.toContain('Nothing is built');
  },
);

test('FOG-14: a warning that is dismissed on the desk is gone from the overview too', async () => {
  await player.get(DESK);
  const needs = await needsAt(DESK);
  const doubt = /name="doubt" value="([^"]*)"/.exec(needs)?.[1] ?? '';
  await player.submit(DESK, `${DESK}/dismiss`, { doubt });
  expect(await needsAt(DESK)).not.toContain('Nothing is built');
  expect(await needsAt(`${HUMAN}/`)).not.toContain('Nothing is built');
  expect((await player.get(DESK)).text).toContain('Show the warning again');
});
