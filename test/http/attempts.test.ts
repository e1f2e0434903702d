import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpApp } from '#http/http-app';
import { compose } from '#main/compose';
import { listen } from '#main/listen';
import {
  HUMAN,
  NO_LIMITS,
  openSite,
  type TestSite,
  type Visitor,
  visitorOf,
} from '#test/support/http-site';
import { join, PASSWORD } from '#test/support/people';
import type { Limits } from '#http/site';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
  await join(site.desk, site.desk.tokens.human, 'Anna');
});
afterAll(() => site.close());

/** The same desk behind limits of its own. */
async function behind(limits: Limits, work: (address: string) => Promise<void>): Promise<void> {
  const app = httpApp(compose(site.desk.ports, { limits }));
  const { server, address } = await listen(app, { host: '127.0.0.1', port: 0 });
  await work(address);
  server.closeAllConnections();
  server.close();
}

const signIn = async (visitor: Visitor, name: string, password: string): Promise<number> =>
  (await visitor.submit('/sign-in', '/sign-in', { name, password })).status;

test('guesses are slow, and who comes in costs nothing; the rest has a generous limit', () =>
  behind({ requests: 40, attempts: 3, attemptsForName: 2 }, async (address) => {
    const guess = (name: string, password: string) => signIn(visitorOf(address), name, password);
    expect(await guess('Anna', PASSWORD)).toBe(303);
    expect([await guess('Anna', 'a'), await guess('ANNA', 'b')]).toEqual([422, 422]);
    expect(await guess('anna', PASSWORD)).toBe(429);
    expect(await guess('Boris', 'c')).toBe(429);
    const statuses: number[] = [];
    for (let times = 0; times < 40; times += 1) {
      statuses.push((await fetch(`${address}/healthz`)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  }));

test('strangers who guess don’t keep a person out of the browser that they signed in with before', () =>
  behind({ ...NO_LIMITS, attemptsForName: 2 }, async (address) => {
    const [anna, thief] = [visitorOf(address), visitorOf(address)];
    expect(await signIn(anna, 'Anna', PASSWORD)).toBe(303);
    expect(anna.cookies()).toMatch(/farlane-browser=[\w-]+:[0-9a-f]{64}/);
    await anna.submit('/', '/leave', { which: 'all' });
    for (const password of ['a', 'b']) expect(await signIn(thief, 'Anna', password)).toBe(422);
    expect(await signIn(thief, 'Anna', PASSWORD)).toBe(429);
    expect(await signIn(visitorOf(address), 'Anna', PASSWORD)).toBe(429);
    expect(await signIn(anna, 'ANNA', PASSWORD)).toBe(303);
    // The person’s own guesses are counted too, and for the names of others they are a stranger.
    for (const password of ['a', 'b']) expect(await signIn(anna, 'Anna', password)).toBe(422);
    expect(await signIn(anna, 'Anna', PASSWORD)).toBe(429);
    for (const password of ['a', 'b']) expect(await signIn(anna, 'Boris', password)).toBe(422);
    expect(await signIn(visitorOf(address), 'Boris', 'c')).toBe(429);
  }));

test('a mark that this server did not make is a stranger’s', () =>
  behind({ ...NO_LIMITS, attemptsForName: 2 }, async (address) => {
    const cookie = `farlane-browser=made-up:${'0'.repeat(64)}`;
    const guess = async () => {
      const page = await fetch(`${address}/sign-in`, { headers: { cookie } });
      const visitor = page.headers.getSetCookie()[0]!.split(';')[0]!;
      const token = /name="form-token" value="([^"]*)"/.exec(await page.text())![1]!;
      const body = new URLSearchParams({ 'form-token': token, name: 'Anna', password: 'x' });
      const headers = { cookie: `${cookie}; ${visitor}` };
      return (await fetch(`${address}/sign-in`, { method: 'POST', headers, body })).status;
    };
    expect([await guess(), await guess(), await guess()]).toEqual([422, 422, 429]);
  }));

test('a form that is not ours is no guess of anybody’s password', () =>
  behind({ ...NO_LIMITS, attemptsForName: 2 }, async (address) => {
    const outside = visitorOf(address);
    for (let times = 0; times < 5; times += 1) {
      expect((await outside.send('/sign-in', { name: 'Anna', password: 'x' })).status).toBe(403);
    }
    expect(await signIn(visitorOf(address), 'Anna', PASSWORD)).toBe(303);
  }));

test('guesses of the current password are counted for a session, and other sessions go on', () =>
  behind({ ...NO_LIMITS, attemptsForName: 2 }, async (address) => {
    const [anna, again] = [visitorOf(address), visitorOf(address)];
    for (const one of [anna, again]) expect(await signIn(one, 'Anna', PASSWORD)).toBe(303);
    const change = async (visitor: Visitor, current: string) => {
      const fields = { current, password: PASSWORD, again: PASSWORD };
      return (await visitor.submit('/account', '/account/password', fields)).status;
    };
    expect([await change(anna, 'a'), await change(anna, 'b')]).toEqual([422, 422]);
    expect(await change(anna, PASSWORD)).toBe(429);
    expect(await change(again, PASSWORD)).toBe(303);
  }));

const ORDERS = `${HUMAN}/orders`;
const BROKEN = { 'content-type': 'multipart/form-data' };

test.each([
  ['a file of a stranger', `${ORDERS}/file`, 404],
  ['a file to where none is taken', '/sign-in', 403],
  ['a file to nowhere', '/nowhere', 404],
])('%s is not read at all', async (_what, path, status) => {
  const answered = await fetch(site.address + path, {
    method: 'POST',
    headers: BROKEN,
    body: 'no parts',
  });
  expect(answered.status).toBe(status);
});

test('a long form is read only of who sits where it goes', async () => {
  const text = 'x'.repeat(100_000);
  const stranger = visitorOf(site.address);
  expect((await stranger.send(`${ORDERS}/text`, { text: text.repeat(30) })).status).toBe(404);
  expect((await stranger.send('/theme', { text })).status).toBe(413);
  const anna = visitorOf(site.address);
  expect(await signIn(anna, 'Anna', PASSWORD)).toBe(303);
  expect((await anna.send('/theme', { text })).status).toBe(413);
  expect((await anna.send(`${ORDERS}/text`, { text })).status).toBe(403);
  expect((await anna.submit(ORDERS, `${ORDERS}/text`, { text })).status).not.toBe(413);
});
