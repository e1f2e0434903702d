import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Order } from '#model/orders/order';
import { done } from '#test/support/desk';
import { HUMAN, openSite, type TestSite, type Visitor } from '#test/support/http-site';

/*
 * The desk: the map, what is chosen, forms, the search and the sheet on one page. Its moves are in order-map.test.ts.
 */

const DESK = `${HUMAN}/orders/map`;
const SOL = `${DESK}?system=H0002`;

let site: TestSite;
let player: Visitor;
beforeAll(async () => {
  site = await openSite();
  player = await site.visitor(site.desk.tokens.human);
});
afterAll(() => site.close());

const draftOf = async (): Promise<readonly unknown[]> => {
  const { sheet } = done(await site.desk.use.readPlayerDesk({ actor: site.desk.human }));
  return sheet?.verdicts.map(({ order }) => order) ?? [];
};
const save = async (orders: readonly unknown[]): Promise<void> => {
  const act = { actor: site.desk.human, turn: 1, orders: orders as readonly Order[] };
  done(await site.desk.use.saveDraft(act));
};
beforeEach(() => save([]));

const apollos = (count: number) => ({
  kind: 'BuildUnits',
  design: 'human.apollo',
  count,
  system: 'H0002',
  source: 'shipyard',
  names: [],
  pay: null,
});
const move = { kind: 'MoveFleet', fleet: 'human.f2', path: ['H0102'] };
const invest = { kind: 'InvestTech', points: 3 };
const CHOICE = { design: 'human.apollo', system: 'H0002', source: 'shipyard' };

const plain = (html: string): string =>
  html.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=').replaceAll('&#x27;', "'");
const linkTo = (html: string, label: string): string =>
  new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${label}</a>`).exec(plain(html))?.[1] ?? '';

test('an order is given by a form beside the map, and what was chosen stays chosen', async () => {
  const page = await player.get(SOL);
  const form = linkTo(page.text, 'Build units here');
  expect(form).toBe(`${DESK}?form=BuildUnits&system=H0002#form`);
  const sent = await player.submit(form, `${DESK}/add`, { ...CHOICE, count: '2' });
  expect(sent.to).toBe(`${SOL}&done=added#chosen`);
  expect(await draftOf()).toEqual([apollos(2)]);
  const { text } = await player.get(sent.to);
  expect(text).toContain('The order is in your draft.');
  expect(text).toContain('<h2 id="chosen-title">Sol</h2>');
  expect(text).toMatch(/After these orders<\/dt><dd>10 EP/);
});

test('a form that says nothing useful comes back beside the map, filled in, with what is wrong', async () => {
  const form = `${DESK}?form=BuildUnits&system=H0002`;
  const sent = await player.submit(form, `${DESK}/add`, {
    ...CHOICE,
    count: 'many',
    names: 'Argo',
  });
  expect(sent.status).toBe(422);
  expect(sent.text).toContain('Give a whole number.');
  expect(sent.text).toContain('value="Argo"');
  expect(sent.text).toContain('<h2 id="chosen-title">Sol</h2>');
  expect(await draftOf()).toEqual([]);
});

test('each order leads to its place on the map', async () => {
  await save([move, apollos(1), invest]);
  const { text } = await player.get(DESK);
  expect(linkTo(text, 'Move Sirius Squadron [^<]*')).toBe(`${DESK}?fleet=f2#chosen`);
  expect(linkTo(text, 'Build 1 Apollo at Sol[^<]*')).toBe(`${SOL}#chosen`);
  // Research is nowhere.
  expect(plain(text)).toMatch(/<\/span> Invest 3 EP[^<]*</);
});

test('an order is changed in its form, and stays where it was in the sheet', async () => {
  await save([invest, apollos(1), move]);
  const { text } = await player.get(DESK);
  const edits = [...plain(text).matchAll(/href="([^"]*edit=[^"]*)"[^>]*>Change</g)].map(
    ([, href]) => href ?? '',
  );
  expect(edits).toEqual([
    `${DESK}?form=InvestTech&edit=0#form`,
    `${DESK}?system=H0002&form=BuildUnits&edit=1#form`,
  ]);
  const form = await player.get(edits[1] ?? '');
  expect(form.text).toMatch(/<option value="human.apollo" selected>/);
  expect(form.text).toContain('>Change the order</button>');
  const sent = await player.submit(edits[1] ?? '', `${DESK}/add`, { ...CHOICE, count: '3' });
  expect(sent.to).toBe(`${SOL}&done=changed#chosen`);
  expect(await draftOf()).toEqual([invest, apollos(3), move]);
});

test('orders are moved and removed beside the map, and the draft is submitted from there', async () => {
  await save([invest, apollos(1)]);
  const up = await player.submit(SOL, `${DESK}/change`, { index: '1', act: 'up' });
  expect(up.to).toBe(`${SOL}&done=changed#chosen`);
  expect(await draftOf()).toEqual([apollos(1), invest]);
  await player.submit(SOL, `${DESK}/change`, { index: '0', act: 'remove' });
  expect(await draftOf()).toEqual([invest]);
  const sent = await player.submit(SOL, `${DESK}/submit`);
  expect(sent.to).toBe(`${SOL}&done=submitted#chosen`);
  const { submitted } = done(await site.desk.use.readPlayerDesk({ actor: site.desk.human }));
  expect(submitted?.verdicts.map(({ order }) => order)).toEqual([invest]);
  await player.submit(SOL, `${DESK}/withdraw`);
});

test('a form of the desk that was made of another draft changes nothing, and shows what changed', async () => {
  const fields = { ...CHOICE, count: '1' };
  const form = `${DESK}?form=BuildUnits&system=H0002`;
  const before = await player.get(form);
  const base = /name="base" value="([^"]*)"/.exec(before.text)?.[1] ?? '';
  await save([invest]);
  const sent = await player.submit(form, `${DESK}/add`, { ...fields, base });
  expect(sent.status).toBe(409);
  expect(sent.text).toContain('id="meanwhile"');
  expect(sent.text).toContain('<h2 id="form-title">Build units</h2>');
  expect(await draftOf()).toEqual([invest]);
});

const offersOf = async (say: string): Promise<readonly string[]> => {
  const { text } = await player.get(`${DESK}?say=${encodeURIComponent(say)}`);
  return [...plain(text).matchAll(/data-offer>([^<]*)</g)].map(([, label]) => label ?? '');
};

test.each([
  ['build apollo sol', ['Add: Build 1 Apollo at Sol by the shipyard, paid in full']],
  ['sol ap 2 bui', ['Add: Build 2 Apollo at Sol by the shipyard, paid in full']],
  ['sirius sq', ['Sirius Squadron', 'Send Sirius Squadron to Procyon']],
  ['move sirius sq lal', ['Send Sirius Squadron to Lalande 21185']],
  ['terra sol', ['Add: Terraform the system']],
  ['send sirius sq lal', ['Send Sirius Squadron to Lalande 21185']],
  ['productivity sol', ['Add: Raise Productivity of Sol by 1']],
  ['invest 12', ['Add: Invest 12 EP in research']],
  ['research', ['Invest in research']],
  ['load home', ['Load cargo']],
  ['explore', ['Explore a lane']],
  ['declare war loran', ['Declare War']],
  ['biuld apollo sol', ['build apollo sol']],
  ['no such thing', []],
])('the search understands “%s”', async (say, first) => {
  expect((await offersOf(say)).slice(0, Math.max(1, first.length))).toEqual(first);
});

test('the search names what the player has: nothing of another game', async () => {
  const { text } = await player.get(DESK);
  expect(text).toMatch(/placeholder="Find or order" title="Such as: build \w[\w -]* sol"/);
  const nothing = plain((await player.get(`${DESK}?say=no%20such%20thing`)).text);
  expect(nothing).toMatch(/such as <em>build [^<]* sol<\/em> or <em>send [^<]*<\/em>/);
});

test('what the search offers is ordered with one press', async () => {
  const sent = await player.submit(`${DESK}?say=b%20ap%20so`, `${DESK}/take`);
  expect(sent.to).toBe(`${DESK}?done=added`);
  expect(await draftOf()).toEqual([apollos(1)]);
});

test('the lists show what waits: fleets without orders, and yards with nothing to do', async () => {
  const { text } = await player.get(DESK);
  expect(text).toContain('no orders (3)</a>');
  expect(text).toContain('yards idle: 10 points');
  await save([move, apollos(1)]);
  const busy = await player.get(`${DESK}?only=idle`);
  expect(busy.text).toContain('no orders (2)</a>');
  expect(busy.text).toContain('yards idle: 2 points');
  const fleets = /id="fleets-title".*?<\/details>/s.exec(busy.text)?.[0] ?? '';
  expect(fleets).toContain('Home Fleet</a>');
  expect(fleets).not.toContain('Sirius Squadron</a>');
});

test('a fleet offers all that it can do, each form with its units filled in', async () => {
  const { text } = await player.get(`${DESK}?fleet=f2`);
  const status = linkTo(text, 'Put in reserve, or mothball');
  const form = await player.get(status);
  const ticked = form.text.match(/name="units" value="[^"]*" checked/g) ?? [];
  expect(ticked).toHaveLength(5);
  const convoys = await player.get(`${DESK}?fleet=f3`);
  expect(linkTo(convoys.text, 'Start or stop trading')).toContain('form=SetTrade&convoys=');
  expect(linkTo(convoys.text, 'Strike with its flights')).toBe('');
});

test('what leaves nothing to say is ordered with one press, and a form asks for the rest', async () => {
  const { text } = await player.get(SOL);
  const acts = /<h3>Orders<\/h3>.*?<\/ul>/s.exec(text)?.[0] ?? '';
  expect(acts).toContain('<button class="button-small button-second">Raise Productivity here<');
  expect(linkTo(acts, 'Build units here')).not.toBe('');
  // What destroys something is asked for in a form.
  expect(linkTo(acts, 'Sell Productivity here')).toContain('form=SellProductivity');
  const order = /name="order" value="([^"]*RaiseProductivity[^"]*)"/.exec(text)?.[1] ?? '';
  await player.submit(SOL, `${DESK}/take`, { order: order.replaceAll('&quot;', '"'), at: '' });
  expect(await draftOf()).toEqual([{ kind: 'RaiseProductivity', system: 'H0002' }]);
});

test('CON-1: one press builds a unit, and one more adds to the same order', async () => {
  const buttonOf = async (name: string): Promise<Record<string, string>> => {
    const { text } = await player.get(SOL);
    const form = text.split('<form ').find((one) => one.includes(`+ ${name}, `)) ?? '';
    const fields = form.matchAll(/name="(order|at)" value="([^"]*)"/g);
    return Object.fromEntries(
      [...fields].map(([, field = '', value = '']) => [field, value.replaceAll('&quot;', '"')]),
    );
  };
  await save([invest]);
  await player.submit(SOL, `${DESK}/take`, await buttonOf('Apollo'));
  expect(await draftOf()).toEqual([invest, apollos(1)]);
  expect((await player.get(SOL)).text).toContain('2 points of shipyards free');
  await save([apollos(1), invest]);
  await player.submit(SOL, `${DESK}/take`, await buttonOf('Apollo'));
  expect(await draftOf()).toEqual([apollos(2), invest]);
});

test('the map shows values, supply, raids and the age of what is known, and keeps it while things are chosen', async () => {
  const values = await player.get(`${DESK}?layer=values`);
  expect(values.text).toContain('>C9 P6 M6<');
  expect(linkTo(values.text, 'Sol')).toBe(`${DESK}?system=H0002&layer=values#chosen`);
  const supply = await player.get(`${DESK}?layer=supply&fleet=f2`);
  // A fleet is chosen, so its goals tell how far they are, and whether it would be in supply there; elsewhere the layer shows.
  expect(supply.text).toContain('▸ 1 jump ✓');
  const worth = await player.get(`${DESK}?layer=values&fleet=f2`);
  expect(worth.text).toContain('>▸ 1 jump<');
  const alone = await player.get(`${DESK}?layer=supply`);
  expect(alone.text).toContain('✓ supply');
  expect(alone.text).toContain('✕ no supply');
  const age = await player.get(`${DESK}?layer=age`);
  expect(age.text).toMatch(/>turn \d</);
});

test('TURN-2: the asset sheet leads to the report that tells what happened, and the report back', async () => {
  for (const sheet of [`${HUMAN}/sheet`, `${HUMAN}/reports/1/1/sheet`]) {
    const { text } = await player.get(sheet);
    expect(text).toContain('The turn report of turn 1 tells what happened.');
    expect(linkTo(text, 'Read the turn report')).toBe(`${HUMAN}/reports/1/1/report`);
  }
  const report = await player.get(`${HUMAN}/reports/1/1/report`);
  expect(linkTo(report.text, 'Read the asset sheet')).toBe(`${HUMAN}/reports/1/1/sheet`);
});
