import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, sendBothToTheMiddle } from '#test/support/desk';
import {
  CAMPAIGN,
  MODERATOR,
  openSite,
  type TestSite,
  type Visitor,
  withoutTokens,
} from '#test/support/http-site';

const OTHER = { human: 'loran', loran: 'human' } as const;
type Name = keyof typeof OTHER;

let site: TestSite;
let moderator: Visitor;
beforeAll(async () => {
  site = await openSite({ battles: 'interactive' });
  moderator = await site.visitor(site.desk.tokens.moderator);
  await sendBothToTheMiddle(site.desk);
});
afterAll(() => site.close());

const baseOf = (name: Name): string => `${CAMPAIGN}/empires/${name}`;
const readDesk = async () => done(await site.desk.use.readDesk({ actor: site.desk.moderator }));
const step = async (what: 'phase' | 'turn') =>
  moderator.submit(`${MODERATOR}/`, `${MODERATOR}/run`, { what, confirmed: 'yes' });

/** Everything that a player can open, and how long it is. */
async function pagesOf(name: Name): Promise<readonly string[]> {
  const visitor = await site.visitor(site.desk.tokens[name]);
  const below = [
    '/',
    '/orders',
    '/orders/bulk',
    '/orders/receipts',
    '/questions',
    '/reports',
    '/sheet',
    '/map',
    '/map.svg',
    '/orders/map',
  ];
  const papers = ['/reports/1/1/sheet/txt', '/reports/1/1/report/html', '/reports/2/1/sheet'];
  const paths = ['/', ...[...below, ...papers].map((path) => baseOf(name) + path)];
  const told: string[] = [];
  for (const path of paths) {
    const { status, headers, text } = await visitor.get(path);
    told.push(`${path} ${String(status)} ${headers.get('etag') ?? ''} ${withoutTokens(text)}`);
  }
  return told;
}

test('FOG-1: what a turn in processing has come to, and whom it waits for, shows to nobody else', async () => {
  await step('phase');
  const before = { human: await pagesOf('human'), loran: await pagesOf('loran') };
  await step('turn');
  const { open } = await readDesk();
  const asked = open[0]!.asked as string as Name;
  const waits = open.map((one) => one.asked as string);
  expect(waits).toEqual([asked]);
  expect(await pagesOf(OTHER[asked])).toEqual(before[OTHER[asked]]);
  expect(await pagesOf(asked)).not.toEqual(before[asked]);

  const player = await site.visitor(site.desk.tokens[asked]);
  const page = `${baseOf(asked)}/questions`;
  const answered = await player.submit(page, page, { 'q0.answer': '{"kind":"pass"}' });
  expect(answered.to).toBe(`${page}?done=answered`);
  expect(await pagesOf(OTHER[asked])).toEqual(before[OTHER[asked]]);
});

test('FOG-1: a turn that is worked out but not issued looks as it did at its first phase', async () => {
  for (let desk = await readDesk(); desk.phase !== 'opening'; desk = await readDesk()) {
    const { version } = desk;
    const actor = site.desk.moderator;
    if (desk.open.length > 0)
      done(await site.desk.use.closeWindows({ actor, version, which: 'whole-phase' }));
    done(await site.desk.use.runNextPhase({ actor, version }));
  }
  const player = await site.visitor(site.desk.tokens.human);
  expect((await player.get('/')).text).toContain('Turn 1 (3000.01), in processing');
});

test('FOG-1: a question does not tell how often the moderator has started again', async () => {
  const { use, moderator: actor } = site.desk;
  const back = { to: 1, dice: 'new', reason: 'a test' } as const;
  done(await use.undo({ actor, version: (await readDesk()).version, ...back }));
  await sendBothToTheMiddle(site.desk);
  await step('turn');
  const desk = await readDesk();
  const asked = desk.open[0]!.asked as string as Name;
  const player = await site.visitor(site.desk.tokens[asked]);
  const { text } = await player.get(`${baseOf(asked)}/questions`);
  expect(desk.attempt).toBe(2);
  expect(text).toContain('name="q0.decision"');
  expect(text).not.toContain('attempt');
});

test('the moderator sees since when a question is open', async () => {
  const { open } = await readDesk();
  expect(open[0]!.askedAt).toMatch(/^2024-01-01T/);
  const { text } = await moderator.get(`${MODERATOR}/`);
  expect(text).toMatch(/<th scope="col">Since<\/th>/);
  expect(text).toContain(`${open[0]!.askedAt.slice(0, 10)} `);
});
