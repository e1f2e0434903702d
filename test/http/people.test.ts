import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpApp } from '#http/http-app';
import { compose } from '#main/compose';
import { listen } from '#main/listen';
import { done } from '#test/support/desk';
import {
  CAMPAIGN,
  HUMAN,
  LORAN,
  MODERATOR,
  NO_LIMITS,
  openSite,
  type TestSite,
  visitorOf,
} from '#test/support/http-site';
import { join, PASSWORD } from '#test/support/people';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const NEW = { way: 'new', name: 'Anna', password: PASSWORD, again: PASSWORD };
const PEOPLE = `${MODERATOR}/people`;

test('a link shows the seat and signs nobody in; an account takes it, and signs in again by name', async () => {
  const link = `/enter/${site.desk.tokens.human}`;
  const anna = await site.visitor();
  const shown = await anna.get(link);
  expect(shown.text).toContain('Human Commonwealth');
  expect(shown.headers.getSetCookie().join()).not.toContain('farlane=');
  expect((await anna.get(`${HUMAN}/`)).status).toBe(404);
  const short = await anna.submit(link, link, { ...NEW, password: 'short', again: 'short' });
  expect([short.status, short.text]).toMatchObject([422, expect.stringContaining('at least 10')]);
  expect(short.text).toContain('value="Anna"');
  const made = await anna.submit(link, link, NEW);
  expect([made.status, made.to]).toEqual([303, `${HUMAN}/orders/map`]);
  const account = (await anna.get('/account')).text;
  expect(account).toContain('Human Commonwealth');
  expect(account).toContain(`href="${HUMAN}/orders/map"`);
  // The overview is one click away.
  expect((await anna.get(made.to)).text).toContain(`href="${HUMAN}/"`);
  const spent = await anna.get(link);
  expect([spent.status, spent.text]).toMatchObject([404, expect.stringContaining('Sign in')]);

  const elsewhere = await site.visitor();
  const wrong = await elsewhere.submit('/sign-in', '/sign-in', { name: 'anna', password: 'no' });
  expect([wrong.status, wrong.text]).toMatchObject([
    422,
    expect.stringContaining('The name or the password is wrong'),
  ]);
  const right = { name: 'anna', password: PASSWORD };
  expect((await elsewhere.submit('/sign-in', '/sign-in', right)).to).toBe('/');
  expect((await elsewhere.get(`${HUMAN}/`)).status).toBe(200);
});

test('a form on another site signs nobody in: neither to a seat nor to an account', async () => {
  const link = `/enter/${site.desk.tokens.loran}`;
  const attacker = await site.visitor();
  const token = await attacker.tokenOf('/');
  for (const [path, fields] of [
    [link, { way: 'link' }],
    ['/sign-in', { name: 'Anna', password: PASSWORD }],
  ] as const) {
    // The victim’s browser sends none of its cookies along, and the attacker’s token is valid only with the attacker’s own.
    const victim = await site.visitor();
    const answered = await victim.send(path, { ...fields, 'form-token': token });
    expect(answered.status).toBe(403);
    expect(answered.headers.getSetCookie().join()).not.toContain('farlane=');
  }
});

test('a person who is signed in takes another seat by one click, and the link is spent', async () => {
  const anna = await site.visitor();
  await anna.submit('/sign-in', '/sign-in', { name: 'Anna', password: PASSWORD });
  const link = `/enter/${site.other.human}`;
  expect((await anna.get(link)).text).toContain('Take this seat as Anna');
  // Its first turn has not begun, so there is no desk yet.
  const second = '/campaigns/second/empires/human/';
  expect((await anna.submit(link, link, { way: 'here' })).to).toBe(second);
  expect((await anna.get('/')).text.match(/class="card seat-card"/g)).toHaveLength(2);
  expect((await anna.get(link)).status).toBe(404);
});

test('the moderator invites, changes, and removes; the removed one is out in every tab', async () => {
  const moderator = await site.visitor(site.desk.tokens.moderator);
  const invited = await moderator.submit(PEOPLE, `${PEOPLE}/invite`, {
    role: 'deputy:loran',
    delay: '2',
  });
  const link = /\/enter\/[\w-]+/.exec(invited.text)![0];
  expect(invited.text).toContain(`${site.address}${link}`);
  const deputy = await site.visitor();
  await deputy.submit(link, link, { way: 'link' });
  expect((await deputy.get(`${LORAN}/`)).status).toBe(200);
  expect((await deputy.get(`${LORAN}/`)).text).toContain('Loran Imperium (deputy)');
  const { text } = await moderator.get(PEOPLE);
  const asks = [...text.matchAll(/href="([^"]*\/people\/end\/[^"]+)"/g)].map(([, href]) => href!);
  const pages = await Promise.all(asks.map(async (href) => moderator.get(href)));
  const at = pages.findIndex((page) => page.text.includes('(deputy)'));
  const ended = await moderator.submit(asks[at]!, `${PEOPLE}/end`);
  expect(ended.to).toBe(`${PEOPLE}?done=ended`);
  expect((await deputy.get(`${LORAN}/`)).status).toBe(404);
  expect((await moderator.get(asks[at]!)).status).toBe(404);
  const journal = await moderator.get(`${MODERATOR}/journal?act=seat-ended`);
  expect(journal.text).toContain('Loran Imperium (deputy)');
  expect((await moderator.get(`${MODERATOR}/journal?act=__proto__&page=-3`)).status).toBe(200);
  const whole = await moderator.get(`${MODERATOR}/journal/csv`);
  expect(whole.text.split('\r\n')[0]).toBe('When,Who,Action,Version,Details');
  const some = await moderator.get(`${MODERATOR}/journal/json?act=seat-ended`);
  const rows = JSON.parse(some.text) as readonly Readonly<{ detail: string }>[];
  expect(rows.map(({ detail }) => detail).join()).toContain('Loran Imperium (deputy)');
  expect(whole.text.trim().split('\r\n').length).toBeGreaterThan(rows.length + 1);
});

test('a player reads that a moderator looked at their orders, and nothing of anybody else', async () => {
  const { use, loran, human, tokens } = site.desk;
  done(await use.submitOrders({ actor: loran, turn: 1, orders: [] }));
  const moderator = await site.visitor(tokens.moderator);
  const player = await site.visitor(tokens.loran);
  expect((await player.get(`${LORAN}/`)).text).toContain('No moderator has looked');
  expect((await moderator.get(`${MODERATOR}/orders/loran`)).status).toBe(200);
  expect((await player.get(`${LORAN}/`)).text).toContain(
    'A moderator looked at your orders of turn 1',
  );
  expect((await player.get(`${LORAN}/looks`)).text.match(/looked at your/g)).toHaveLength(1);
  expect(done(await use.readLooks({ actor: human })).looks).toEqual([]);
});

test('FOG-1: a moderator who plays sees phases and lights, and the truth only when all are told', async () => {
  const opened = await openSite();
  const { use, tokens, human: player } = opened.desk;
  const { desk, address } = opened;
  const { session } = await join(desk, tokens.moderator, 'Olga');
  done(await use.takeSeat({ token: tokens.loran, session }));
  const olga = visitorOf(address).with(session);
  const human = visitorOf(address);
  await human.enter(tokens.human);
  expect((await olga.get(`${LORAN}/`)).status).toBe(200);
  const { receipt } = done(await use.submitOrders({ actor: player, turn: 1, orders: [] }));
  const shown = await olga.get(`${MODERATOR}/`);
  expect(shown.text).toContain('Loran Imperium, so you can’t see what other empires do');
  expect(shown.text).toContain('submitted');
  expect(shown.text).not.toContain(receipt);
  expect(shown.text).not.toMatch(/\d+ events/);
  const closed = await olga.get(`${MODERATOR}/truth`);
  expect([closed.status, closed.text]).toMatchObject([
    403,
    expect.stringContaining('Open the moderator’s view'),
  ]);
  const open = `${MODERATOR}/open-truth`;
  expect((await olga.submit(open, open, { reason: 'a dispute' })).to).toBe(`${MODERATOR}/`);
  expect((await olga.get(`${MODERATOR}/truth`)).status).toBe(200);
  expect((await olga.get(`${MODERATOR}/`)).text).toContain(receipt);
  expect((await human.get(`${HUMAN}/`)).text).toContain('“a dispute”');
  await opened.close();
});

test('FOG-13: a new spectator is a year behind, unless the moderator says otherwise', async () => {
  const moderator = await site.visitor(site.desk.tokens.moderator);
  const field = /<input[^>]*id="invite-delay"[^>]*>/u.exec((await moderator.get(PEOPLE)).text);
  expect(field?.[0]).toContain('value="12"');
});

test('a spectator is put further behind on the page, and no further than can be', async () => {
  const { use, moderator: actor } = site.desk;
  const { seat } = done(await use.invite({ actor, role: { kind: 'spectator', delay: 2 } }));
  const moderator = await site.visitor(site.desk.tokens.moderator);
  const fields = { 'form-token': await moderator.tokenOf(PEOPLE), seat };
  expect((await moderator.get(PEOPLE)).text).toMatch(/name="delay" type="number"[^>]* value="2"/);
  const change = async (delay: string) =>
    (await moderator.send(`${PEOPLE}/change`, { ...fields, delay })).status;
  expect([await change('4'), await change('0'), await change('')]).toEqual([303, 422, 422]);
  expect((await moderator.get(PEOPLE)).text).toContain('4 turns behind');
});

test('behind TLS cookies are for TLS only, and browsers are told to come by it', async () => {
  const publicUrl = 'https://farlane.example';
  const app = httpApp(compose(site.desk.ports, { publicUrl, limits: NO_LIMITS }));
  const { server, address } = await listen(app, { host: '127.0.0.1', port: 0 });
  const moderator = visitorOf(address);
  const entered = await moderator.enter(site.desk.tokens.moderator);
  expect(entered.headers.get('set-cookie')).toMatch(/HttpOnly; Secure; SameSite=Lax/);
  expect(entered.headers.get('strict-transport-security')).toContain('max-age=31536000');
  const invited = await moderator.submit(PEOPLE, `${PEOPLE}/invite`, {
    role: 'spectator',
    delay: '1',
  });
  expect(invited.text).toContain(`${publicUrl}/enter/`);
  expect((await moderator.get(`${CAMPAIGN}/spectator/`)).status).toBe(404);
  server.closeAllConnections();
  server.close();
});

test('a new link asks first, and says what becomes of the old one', async () => {
  const owner = await site.visitor(site.desk.tokens.moderator);
  const { text } = await owner.get(PEOPLE);
  const [, ask = ''] = /href="([^"]*\/people\/link\/[^"]*)"/u.exec(text) ?? [];
  const asked = await owner.get(ask);
  expect(asked.status).toBe(200);
  expect(asked.text).toContain('Orders, drafts and reports stay as they are.');
  expect(asked.text).toContain('>Make a new link</button>');
});
