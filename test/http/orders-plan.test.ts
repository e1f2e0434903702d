import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#model/orders/order';
import { unitId } from '#test/support/campaign';
import { done } from '#test/support/desk';
import { HUMAN, openSite, type TestSite, type Visitor } from '#test/support/http-site';

const ORDERS = `${HUMAN}/orders`;

let site: TestSite;
let human: Visitor;
beforeAll(async () => {
  site = await openSite();
  human = await site.visitor(site.desk.tokens.human);
});
afterAll(() => site.close());

const draft = async (...orders: readonly Order[]) =>
  done(await site.desk.use.saveDraft({ actor: site.desk.human, turn: 1, orders }));
const page = async (): Promise<string> => (await human.get(ORDERS)).text;

test('ECO-4: the page tells what changes income and maintenance, on paper too', async () => {
  const view = done(await site.desk.use.readPlayerDesk({ actor: site.desk.human })).issued!.view;
  const units = Object.values(view.units).filter(({ place }) => place.kind === 'system');
  await draft({ kind: 'ScrapUnits', units: units.map(({ id }) => unitId(id)) });
  const text = await page();
  const ledger =
    /<details class="fold on-paper treasury-ledger">\s*<summary>Changes by.*?<\/details>/s;
  const rows = ledger.exec(text)?.[0] ?? '';
  expect(rows).toMatch(/class="is-sum"><th scope="row">Maintenance</);
  expect(rows).toMatch(/<span class="quiet">[^<]*gone/);
  await draft();
});

test('CON-4: it tells what is finished when', async () => {
  await draft({ kind: 'InvestTech', points: 1 });
  const text = await page();
  expect(text).toMatch(
    /<summary>Completion dates<\/summary>\s*<dl class="finish-list">.*<dt>Turn 12<\/dt>.*Research: [^<]*an advance/s,
  );
  await draft();
});

test('ECO-6: each order says what it leaves, from the top', async () => {
  const left = async () =>
    [...(await page()).matchAll(/leaves (\d+) EP/g)].map((one) => Number(one[1]));
  const invest = (points: number): Order => ({ kind: 'InvestTech', points });
  const { treasury } = done(await site.desk.use.readPlayerDesk({ actor: site.desk.human })).issued!
    .view.empire;
  await draft(invest(1), invest(2));
  expect(await left()).toEqual([treasury - 1, treasury - 3]);
  await human.submit(ORDERS, `${ORDERS}/change`, { index: '1', act: 'up' });
  expect(await left()).toEqual([treasury - 2, treasury - 3]);
  expect(await page()).toContain('Orders are paid and built from the top');
  await draft();
});

test('a text is warned of as a whole while it is being written, but of nothing that was dismissed', async () => {
  const token = await human.tokenOf(ORDERS);
  const judged = async () =>
    (
      await human.send(`${ORDERS}/judge`, {
        text: 'standing empire: engage at 60',
        'form-token': token,
      })
    ).text;
  const first = await judged();
  expect(first).toMatch(/Worth a second look.*<p>Nothing is built by the shipyards/s);
  expect(first).not.toContain('not shown here');
  const key = /<input type="hidden" name="doubt" value="([^"]*)">/.exec(await page())?.[1];
  await human.submit(ORDERS, `${ORDERS}/dismiss`, { doubt: key! });
  const then = await judged();
  expect(then).not.toContain('Nothing is built by the shipyards');
  expect(then).toContain('1 dismissed warning is not shown here.');
  await human.submit(ORDERS, `${ORDERS}/dismiss`, { doubt: key!, act: 'show' });
  expect(await judged()).toContain('Nothing is built by the shipyards');
});

test('a warning about the whole sheet is dismissed, stays so next turn too, and is shown again', async () => {
  const dismiss = async (fields: Readonly<Record<string, string>> = {}) =>
    human.submit(ORDERS, `${ORDERS}/dismiss`, fields);
  const warningIn = (text: string): string | undefined =>
    /id="warnings".*?<p>([^<]*) </s.exec(text)?.[1];
  const first = warningIn(await page())!;
  expect(first).toContain('Nothing is built by the shipyards');
  expect((await dismiss()).to).toContain('done=dismissed');
  expect(warningIn(await page())).not.toBe(first);
  const { use, moderator, version } = site.desk;
  done(await use.runTurn({ actor: moderator, version: await version() }));
  const next = await page();
  expect(next).toContain('Orders for turn 2');
  expect(warningIn(next)).not.toBe(first);
  expect(next).toContain('Dismissed warnings');
  const quieted = /<input type="hidden" name="doubt" value="([^"]*)">\s*<p>/.exec(next)?.[1];
  await dismiss({ doubt: quieted!, act: 'show' });
  expect(await page()).toContain(`<p>${first} <`);
});
