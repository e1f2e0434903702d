import { afterAll, beforeAll, expect, test } from 'vitest';
import { deadlineCalendar } from '#http/clock/deadline-calendar';
import { done } from '#test/support/desk';
import {
  HUMAN,
  LORAN,
  MODERATOR,
  openSite,
  type TestSite,
  type Visitor,
} from '#test/support/http-site';

const CLOCK = `${MODERATOR}/clock`;
const SETTINGS = {
  mode: 'fixed',
  time: '20:00',
  everyDays: '7',
  early: 'no',
  graceMinutes: '60',
  mostMissing: '1',
  windowHours: '48',
  webhook: '',
};
/** The time of a test’s site is that of 1 January 2024, a Monday. */
const MONDAY = '2024-01-08 20:00 UTC';

let site: TestSite;
let moderator: Visitor;
let human: Visitor;
let loran: Visitor;
beforeAll(async () => {
  site = await openSite();
  const { tokens } = site.desk;
  moderator = await site.visitor(tokens.moderator);
  human = await site.visitor(tokens.human);
  loran = await site.visitor(tokens.loran);
});
afterAll(() => site.close());

test('TURN-5: settings are shown with their deadlines before they are kept', async () => {
  const fields = { ...SETTINGS, act: 'preview' };
  const tried = await moderator.submit(CLOCK, CLOCK, fields);
  expect(tried.text).toContain(MONDAY);
  expect(tried.text).toContain('2024-01-15 20:00 UTC');
  expect((await human.get(`${HUMAN}/`)).text).not.toContain(MONDAY);
});

test('TURN-5: wrong settings come back with what is wrong, and nothing lost', async () => {
  const fields = { ...SETTINGS, time: '25:00', everyDays: '0', act: 'save' };
  const refused = await moderator.submit(CLOCK, CLOCK, fields);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('value="25:00"');
  expect(refused.text.match(/class="error"/g)).toHaveLength(2);
});

test('TURN-5: after it is saved, every player reads their deadline on every page', async () => {
  const kept = await moderator.submit(CLOCK, CLOCK, { ...SETTINGS, act: 'save' });
  expect(kept.to).toBe(`${CLOCK}?done=set#settings`);
  for (const path of ['/', '/orders', '/sheet', '/reports']) {
    expect((await human.get(`${HUMAN}${path}`)).text).toContain(MONDAY);
  }
});

test('TURN-5: the bar of the desk says when orders are due, and how much needs the player', async () => {
  const { text } = await human.get(`${HUMAN}/orders/map`);
  const [, bar = ''] = text.split('class="desk-bar"');
  const head = bar.split('role="search"')[0] ?? '';
  expect(head).toMatch(new RegExp(`class="desk-due">Due <time[^>]*><span[^>]*>${MONDAY}`));
  expect(head).toMatch(/href="#needs">(1 thing needs|\d+ things need) you</);
});

test('TURN-7: what is not submitted is told with its deadline where needs are listed, until it is', async () => {
  const told = async (path: string): Promise<boolean> =>
    (await human.get(`${HUMAN}${path}`)).text.includes(
      `You have submitted no orders yet. Orders are due in 7 days, ${MONDAY}.`,
    );
  expect([await told('/'), await told('/orders/map')]).toEqual([true, true]);
});

test('TURN-5: the deadline can be put into a calendar', async () => {
  const file = await human.get(`${HUMAN}/deadline.ics`);
  expect(file.headers.get('content-type')).toContain('text/calendar');
  expect(file.text).toContain('DTSTART:20240108T200000Z\r\n');
  expect(Math.max(...file.text.split('\r\n').map((line) => line.length))).toBeLessThan(76);
});

test('TURN-5: a campaign’s calendar has the lines of one deadline, with any name of the campaign', async () => {
  const { human: actor } = site.desk;
  const deadline = done(await site.desk.use.readDeadline({ actor }))!;
  const campaign = { ...deadline.campaign, name: 'First\r\nATTACH:https://example.org\rContact' };
  const [as, renamed] = [deadlineCalendar(deadline)!, deadlineCalendar({ ...deadline, campaign })!];
  const keysIn = (file: string) =>
    file
      .replaceAll('\r\n ', '')
      .split(/[\r\n]+/)
      .map((line) => line.split(/[:;]/)[0]);
  expect(keysIn(renamed)).toEqual(keysIn(as));
});

test('TURN-5: more time is told to whom it is given, and to no other', async () => {
  const fields = { empire: 'loran', date: '2024-01-09', time: '20:00', reason: 'on a journey' };
  const given = await moderator.submit(CLOCK, `${CLOCK}/extend`, fields);
  expect(given.to).toBe(`${CLOCK}?done=extended`);
  expect((await loran.get(`${LORAN}/`)).text).toContain(
    'until 2024-01-09 20:00 UTC. Reason: on a journey',
  );
  const other = (await human.get(`${HUMAN}/`)).text;
  expect(other).toContain('The start of the turn was moved to 2024-01-09 20:00 UTC at the latest.');
  expect(other).not.toMatch(/journey|gave you an extension/);
});

test('TURN-5: a form of another clock changes nothing', async () => {
  const { text } = await moderator.get(CLOCK);
  const old = /name="base" value="(\w+)"/.exec(text)![1]!;
  const fields = { date: '2024-01-10', time: '18:00' };
  await moderator.submit(CLOCK, `${CLOCK}/move`, fields);
  const again = await moderator.submit(CLOCK, `${CLOCK}/move`, { ...fields, base: old });
  expect(again.status).toBe(409);
  expect(again.text).toContain('has changed since you last looked');
});

test('TURN-5: a pause is told to all', async () => {
  await moderator.submit(CLOCK, `${CLOCK}/pause`);
  for (const [player, base] of [
    [human, HUMAN],
    [loran, LORAN],
  ] as const) {
    expect((await player.get(`${base}/map`)).text).toContain('The turn clock is paused.');
  }
  const resumed = await moderator.submit(CLOCK, `${CLOCK}/resume`);
  expect(resumed.to).toBe(`${CLOCK}?done=resumed`);
});

test('TURN-5: only who is missing is to be reminded', async () => {
  const { use, human: actor } = site.desk;
  done(await use.submitOrders({ actor, turn: 1, orders: [] }));
  const { text } = await moderator.get(CLOCK);
  expect(text).toContain('orders of Loran Imperium for turn 1 are due');
  expect(text).not.toContain('orders of Human Commonwealth');
  expect(text).toContain('First%20Contact%2C%20turn%201');
  expect(text).toMatch(/Human Commonwealth<\/th>.*?submitted.*?Loran Imperium<\/th>.*?missing/s);
});

test('the clock is the moderator’s alone', async () => {
  expect((await human.get(CLOCK)).status).toBe(404);
  const token = await human.tokenOf(`${HUMAN}/`);
  const sent = await human.send(`${CLOCK}/pause`, { 'form-token': token });
  expect(sent.status).toBe(404);
  expect((await human.get(`${LORAN}/deadline.ics`)).status).toBe(404);
});
