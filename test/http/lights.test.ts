import { afterAll, beforeAll, expect, test } from 'vitest';
import { newClock } from '#app/clock/new-clock';
import type { Player } from '#app/actor';
import type { Order } from '#model/orders/order';
import { done, moveOf } from '#test/support/desk';
import {
  HUMAN,
  LORAN,
  MODERATOR,
  openSite,
  type TestSite,
  type Visitor,
} from '#test/support/http-site';

const DEADLINE = '2026-11-24T20:00:00.000Z';
const GRACE_ENDS = '2026-11-24T21:00:00.000Z';
const time = { now: '2026-11-23T12:00:00.000Z' };

let site: TestSite;
let moderator: Visitor;
let human: Visitor;
let loran: Visitor;
beforeAll(async () => {
  site = await openSite({}, { clock: { now: () => time.now } });
  const { tokens, use, moderator: actor } = site.desk;
  const settings = { ...newClock().settings, mode: 'manual', graceMinutes: 60 } as const;
  done(await use.setClock({ actor, settings }));
  done(await use.moveDeadline({ actor, deadline: DEADLINE }));
  moderator = await site.visitor(tokens.moderator);
  human = await site.visitor(tokens.human);
  loran = await site.visitor(tokens.loran);
});
afterAll(() => site.close());

/** The lights of a page: tone, sign and words of each. */
const chipsIn = (html: string): readonly string[] =>
  [...html.matchAll(/class="chip chip-(\w+)"><span[^>]*>(.)<\/span>([^<]*)</g)].map(
    ([, tone = '', mark = '', word = '']) => `${tone} ${mark} ${word}`,
  );
const submit = async (actor: Player, orders: readonly Order[]): Promise<void> => {
  done(await site.desk.use.submitOrders({ actor, turn: 1, orders }));
};
const engageAt = (engageRatio: number): Order => ({
  kind: 'SetStanding',
  fleet: null,
  standing: { engageRatio },
});

const REFUSED = 'bad ✕ submitted with refused orders';
const DOUBTFUL = 'warning ! submitted with warnings';

test('TURN-5: submitted orders of which one is refused show a red light wherever lights are', async () => {
  const { desk } = site;
  const foreign = await moveOf(desk, desk.loran, { fleet: 'First Swarm', path: ['Wolf 359'] });
  await submit(desk.human, [engageAt(50), foreign]);
  const pages = [
    [moderator, `${MODERATOR}/`],
    [moderator, `${MODERATOR}/clock`],
    [moderator, `${MODERATOR}/orders/human`],
    [human, `${HUMAN}/`],
    [human, `${HUMAN}/orders`],
    [human, `${HUMAN}/orders/map`],
    [human, `${HUMAN}/orders/receipts`],
  ] as const;
  for (const [visitor, path] of pages) {
    const chips = chipsIn((await visitor.get(path)).text);
    expect(chips, path).toContain(REFUSED);
    expect(chips.join(), path).not.toContain('good ✓ submitted');
  }
  const clock = (await moderator.get(`${MODERATOR}/clock`)).text;
  expect(clock).toContain('1 order refused');
  expect(clock).toContain('you have submitted them, and 1 order in it is refused.');
});

test('TURN-5: submitted orders with a warning show an amber light, and the rest a green one', async () => {
  const { desk } = site;
  await submit(desk.human, [engageAt(50), engageAt(60)]);
  expect(chipsIn((await human.get(`${HUMAN}/`)).text)).toContain(DOUBTFUL);
  expect(chipsIn((await moderator.get(`${MODERATOR}/`)).text)).toContain(DOUBTFUL);
  await submit(desk.human, [engageAt(50)]);
  expect(chipsIn((await human.get(`${HUMAN}/`)).text)).toContain('good ✓ submitted');
  expect(chipsIn((await moderator.get(`${MODERATOR}/`)).text)).toContain('good ✓ submitted');
});

test('TURN-5: after grace the overview counts refused orders apart, and every page says that orders are closed', async () => {
  const { desk } = site;
  const foreign = await moveOf(desk, desk.loran, { fleet: 'First Swarm', path: ['Wolf 359'] });
  await submit(desk.human, [engageAt(50), foreign, engageAt(60)]);
  time.now = '2026-11-24T20:30:00.000Z';
  const late = (await human.get(`${HUMAN}/`)).text;
  expect(late).toContain('Your orders were due 2026-11-24 20:00 UTC.');
  expect(late).not.toContain('Add to calendar');
  time.now = GRACE_ENDS;
  const overview = (await human.get(`${HUMAN}/`)).text;
  expect(overview).toContain(
    '2 of your 3 orders will be carried out when the turn begins; 1 is refused.',
  );
  expect(overview).toContain('Orders for turn 1 have been closed since 2026-11-24 21:00 UTC.');
  expect(overview).not.toMatch(/Add to calendar|are due/);
  expect((await human.get(`${HUMAN}/deadline.ics`)).status).toBe(404);
  const orders = (await human.get(`${HUMAN}/orders`)).text;
  expect(orders).toMatch(/class="flash flash-bad"><p>1 of 3 orders will not be carried out\./);
  expect(orders).not.toMatch(/Change or remove them|Remove refused orders|important orders up/);
  const shown = (await moderator.get(`${MODERATOR}/`)).text;
  expect(shown).toContain('orders are closed');
  expect(shown).not.toMatch(/orders are open/i);
  time.now = '2026-11-23T12:00:00.000Z';
  expect((await moderator.get(`${MODERATOR}/`)).text).toContain('orders are open');
  await submit(desk.human, [engageAt(50)]);
});

test('orders that a player downloads are named after the campaign, the empire and the turn', async () => {
  const file = await human.get(`${HUMAN}/orders/receipts/1/txt`);
  expect(file.headers.get('content-disposition')).toContain(
    'first-contact-human-orders-turn-1-1.txt',
  );
});

test('TURN-5: after grace the overview and the orders say what happens next and offer no change', async () => {
  const open = (await human.get(`${HUMAN}/`)).text;
  expect(open).toContain('You can change them until orders close.');
  expect(open).toContain('Change your orders');
  time.now = GRACE_ENDS;
  const closed = (await human.get(`${HUMAN}/`)).text;
  expect(closed).toContain('Your 1 order will be carried out when the turn begins.');
  expect(closed).not.toMatch(/change your orders|You may change|Orders are open/);
  const orders = (await human.get(`${HUMAN}/orders`)).text;
  expect(orders).toContain('Orders are closed');
  expect(orders).not.toMatch(/action="[^"]*\/(submit|withdraw|revert)"/);
  const other = (await loran.get(`${LORAN}/`)).text;
  expect(other).toContain('your standing orders apply when the turn begins');
  expect((await loran.get(`${LORAN}/orders`)).text).not.toMatch(/action="[^"]*\/submit"/);
});

test('TURN-5: with an extension the orders are open again for that player alone', async () => {
  const { use, moderator: actor, human: player } = site.desk;
  const until = '2026-11-25T20:00:00.000Z';
  done(await use.extendDeadline({ actor, empire: player.empire, until, reason: '' }));
  expect((await human.get(`${HUMAN}/`)).text).toContain('Change your orders');
  expect((await human.get(`${HUMAN}/orders`)).text).toMatch(/action="[^"]*\/withdraw"/);
  expect((await loran.get(`${LORAN}/`)).text).toContain('Orders are closed');
});
