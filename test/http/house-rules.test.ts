import { afterAll, beforeAll, expect, test } from 'vitest';
import { HUMAN, MODERATOR, openSite, type TestSite, type Visitor } from '#test/support/http-site';

const PAGE = `${MODERATOR}/house-rules`;

let site: TestSite;
let moderator: Visitor;
let player: Visitor;
beforeAll(async () => {
  site = await openSite();
  moderator = await site.visitor(site.desk.tokens.moderator);
  player = await site.visitor(site.desk.tokens.human);
});
afterAll(() => site.close());

test('a moderator writes house rules, and a player reads them with what changed', async () => {
  expect((await player.get(`${HUMAN}/house-rules`)).text).toContain('has no house rules.');
  expect((await moderator.submit(PAGE, PAGE, { text: 'Be kind.' })).to).toBe(`${PAGE}?done=saved`);
  await moderator.submit(PAGE, PAGE, { text: 'Be very kind.' });
  const { text } = await player.get(`${HUMAN}/house-rules`);
  expect(text).toContain('Version 2');
  expect(text).toMatch(/removed:<\/span> Be kind\./u);
  expect(text).toMatch(/added:<\/span> Be very kind\./u);
  expect(text).not.toContain('<textarea');
});

test('what was written beside a newer version stays in the form', async () => {
  const fields = { text: 'Mine.', edition: '1' };
  const sent = await moderator.submit(PAGE, PAGE, fields);
  expect(sent.status).toBe(409);
  expect(sent.text).toContain('Mine.</textarea>');
});
