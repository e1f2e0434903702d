import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '#test/support/desk';
import {
  CAMPAIGN,
  HUMAN,
  LORAN,
  MODERATOR,
  openSite,
  type TestSite,
  withoutTokens,
} from '#test/support/http-site';

let site: TestSite;
/** The twin of the site, in which nobody is corrected. */
let quiet: TestSite;
const now = (): string => '2024-02-01T12:00:00.000Z';
beforeAll(async () => {
  [site, quiet] = [await openSite({}, { clock: { now } }), await openSite({}, { clock: { now } })];
});
afterAll(() => Promise.all([site.close(), quiet.close()]));

const BELOW = ['/', '/sheet', '/map', '/map.svg', '/orders', '/orders/map', '/orders/bulk']
  .concat(['/orders/receipts', '/questions', '/reports', '/rulings', '/looks'])
  .concat(
    ['1/1', '1/2', '2/1', '2/2', '3/1'].flatMap((which) => [
      `/reports/${which}/report`,
      `/reports/${which}/sheet/txt`,
      `/reports/${which}/sheet/html`,
    ]),
  );

/** Everything that a player can open, and how long it is. */
async function pagesOf({ desk, visitor }: TestSite, who: 'human' | 'loran') {
  const player = await visitor(desk.tokens[who]);
  const base = who === 'human' ? HUMAN : LORAN;
  const told: string[] = [];
  for (const path of ['/', CAMPAIGN, ...BELOW.map((below) => base + below)]) {
    const { status, headers, text } = await player.get(path);
    told.push(`${path} ${String(status)} ${headers.get('etag') ?? ''} ${withoutTokens(text)}`);
  }
  return told;
}

const correct = async ({ desk }: TestSite, text: string) =>
  done(
    await desk.use.makeCorrection({
      actor: desk.moderator,
      version: await desk.version(),
      text,
      reason: 'a slip',
      tellReason: false,
    }),
  );
const undo = async ({ desk }: TestSite, turn: number) => {
  const { checkpoints } = done(await desk.use.readDesk({ actor: desk.moderator }));
  const { version: to } = checkpoints.find((one) => one.turn === turn && one.phase === 'economic')!;
  const back = { to, dice: 'same-if-unseen', reason: 'a test' } as const;
  done(await desk.use.undo({ actor: desk.moderator, version: await desk.version(), ...back }));
};
const runTurn = async ({ desk }: TestSite) =>
  done(await desk.use.runTurn({ actor: desk.moderator, version: await desk.version() }));
const submit = async ({ desk }: TestSite) =>
  done(await desk.use.submitOrders({ actor: desk.loran, turn: 1, orders: [] }));

/** Only a player whom it affects can notice a correction. All pages of another player are the same as without it. */
const isUnnoticed = async () =>
  expect(await pagesOf(site, 'loran')).toEqual(await pagesOf(quiet, 'loran'));

test('FOG-1: a player whom a correction does not affect notices nothing, now or in any later turn', async () => {
  for (const one of [site, quiet]) await submit(one);
  await isUnnoticed();
  await correct(site, 'treasury human 40');
  await isUnnoticed();
  expect(await pagesOf(site, 'human')).not.toEqual(await pagesOf(quiet, 'human'));
  await undo(site, 1);
  await isUnnoticed();
  await correct(site, 'treasury human 40\nremove human "Gorgo"');
  await isUnnoticed();
  for (const one of [site, quiet]) await runTurn(one);
  await isUnnoticed();
  await correct(site, 'census Sol 8');
  for (const one of [site, quiet]) {
    await undo(one, 1);
    await runTurn(one);
  }
  await isUnnoticed();
  for (const one of [site, quiet]) await runTurn(one);
  await isUnnoticed();
});

test('TURN-3: a player whom it affects is told so above the overview and the orders, with links to go on', async () => {
  const player = await site.visitor(site.desk.tokens.human);
  await correct(site, 'treasury human 50');
  for (const path of ['/', '/orders', '/orders/map', '/orders/bulk']) {
    const { text } = await player.get(HUMAN + path);
    expect(text).toContain('The moderator corrected your report. This is edition 2 of turn 3.');
    expect(text).toContain('Check your orders again.');
    expect(text).toContain(`<a href="${HUMAN}/reports/3/2/report">Read the report</a>`);
  }
  const list = await player.get(`${HUMAN}/reports`);
  expect(list.text).toContain('corrected by edition 2');
  const first = await player.get(`${HUMAN}/reports/3/1/report`);
  expect(first.text).toContain('The moderator corrected this edition. Edition 2 replaces it.');
  const second = await player.get(`${HUMAN}/reports/3/2/report`);
  expect(second.text).toContain('your Treasury is 50 now');
});

test('TURN-3: a player reads of a relation that the moderator set, not of a correction', async () => {
  const other = await openSite();
  const player = await other.visitor(other.desk.tokens.human);
  const { use, moderator: actor } = other.desk;
  const relation = { a: 'human', b: 'loran', state: 'hostilities', pact: false, covert: false };
  done(await use.setRelation({ actor, version: 1, reason: 'A war', ...relation }));
  const { text } = await player.get(`${HUMAN}/orders`);
  expect(text).toContain('The moderator set a relation. This is edition 2 of turn 1.');
  expect(text).not.toContain('corrected your report');
  await other.close();
});

test('TURN-3: a form of before the correction changes nothing, and says why', async () => {
  const player = await site.visitor(site.desk.tokens.human);
  const page = `${HUMAN}/orders`;
  const late = await player.submit(page, `${page}/submit`, { edition: '1' });
  expect(late.status).toBe(409);
  expect(late.text).toContain('A new edition of turn 3 was issued while you looked at this page.');
});

test('TURN-3: the moderator sees to whom it was issued, and what going back takes back', async () => {
  const moderator = await site.visitor(site.desk.tokens.moderator);
  const made = await moderator.get(`${MODERATOR}/corrections`);
  expect(made.text).toContain('Issued at once: edition 2 to Human Commonwealth.');
  expect((await moderator.get(`${MODERATOR}/`)).text).toContain('edition 2 to Human Commonwealth');
  const sheet = await moderator.get(`${MODERATOR}/reports/human/3/sheet`);
  expect(sheet.text).toContain('50');
  await undo(site, 3);
  const player = await site.visitor(site.desk.tokens.human);
  const { text } = await player.get(`${HUMAN}/`);
  expect(text).toContain(
    'The moderator undid a correction of your report: edition 1 of turn 3 is valid again.',
  );
});
