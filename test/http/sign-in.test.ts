import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '#test/support/desk';
import { HUMAN, LORAN, MODERATOR, openSite, type TestSite } from '#test/support/http-site';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('a link signs in, to the seat it is for, with a cookie that no script and no other site can use', async () => {
  const visitor = await site.visitor();
  const entered = await visitor.enter(site.desk.tokens.human);
  expect([entered.status, entered.to]).toEqual([303, `${HUMAN}/orders/map`]);
  expect(entered.headers.get('set-cookie')).toMatch(/^farlane=[^;]+;.*HttpOnly; SameSite=Lax/);
  expect((await visitor.get(`${HUMAN}/`)).text).toMatch(
    /<span class="seat-name"[^>]*>First Contact: Human Commonwealth<\/span>/u,
  );
});

test('a wrong link says what to do', async () => {
  const { status, text } = await (await site.visitor()).get('/enter/wrong');
  expect(status).toBe(404);
  expect(text).toContain('Ask the moderator for a new one.');
});

test('one browser holds several seats, and leaves one of them alone', async () => {
  const { tokens } = site.desk;
  const visitor = await site.visitor(tokens.moderator);
  await visitor.enter(tokens.human);
  expect((await visitor.get('/')).text).toContain('Human Commonwealth');
  const left = await visitor.send('/leave', { 'form-token': await visitor.tokenOf(`${HUMAN}/`) });
  expect(left.to).toBe('/');
  expect((await visitor.get(`${HUMAN}/`)).status).toBe(404);
  expect((await visitor.get(`${MODERATOR}/`)).status).toBe(200);
});

test('signing out ends the session, not only the cookie', async () => {
  const visitor = await site.visitor(site.desk.tokens.loran);
  const session = /farlane=([^;]+)/.exec(visitor.cookies())![1]!;
  await visitor.send('/leave', { 'form-token': await visitor.tokenOf(`${LORAN}/`) });
  expect(await site.desk.use.whoAmI({ session })).toMatchObject({ ok: false });
});

test('a new link ends the old one and every session that came by it', async () => {
  const { use, moderator, tokens } = site.desk;
  const visitor = await site.visitor(tokens.loran);
  const { seats } = done(await use.listPeople({ actor: moderator }));
  const seat = seats.find(({ name }) => name === 'Loran Imperium')!.id;
  done(await use.renewLink({ actor: moderator, seat }));
  expect((await visitor.get(`${LORAN}/`)).status).toBe(404);
  expect((await visitor.get(`/enter/${tokens.loran}`)).status).toBe(404);
});

test('the start page tells a stranger how to come in', async () => {
  const { status, text } = await (await site.visitor()).get('/');
  expect(status).toBe(200);
  expect(text).toContain('How to sign in');
});

test('the theme is kept, and only a way within the site is gone back to', async () => {
  const visitor = await site.visitor();
  const token = await visitor.tokenOf('/');
  const fields = { 'form-token': token, theme: 'dark', back: '//elsewhere.example' };
  expect((await visitor.send('/theme', fields)).to).toBe('/');
  expect((await visitor.get('/')).text).toContain('<html lang="en" data-theme="dark">');
});
