import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '#test/support/desk';
import {
  hiddenFields,
  HUMAN,
  MODERATOR,
  openSite,
  type TestSite,
  type Visitor,
} from '#test/support/http-site';

const PAGE = `${MODERATOR}/settings`;

let site: TestSite;
let moderator: Visitor;
beforeAll(async () => {
  site = await openSite();
  moderator = await site.visitor(site.desk.tokens.moderator);
});
afterAll(() => site.close());

test('all settings are listed with their rules and defaults, and can be searched', async () => {
  const { text } = await moderator.get(PAGE);
  expect(text).toContain('Default: once.');
  expect(text).toContain('href="/rules#ENC-2"');
  expect(text).toContain('can’t change any more');
  const found = (await moderator.get(`${PAGE}?search=repeated`)).text;
  expect(found).toContain('name="setting-scenarioLimit"');
  expect(found).not.toContain('name="setting-raiders"');
  expect((await moderator.get(`${PAGE}?search=zebra`)).text).toContain('No setting contains');
});

test('TURN-3: a change is previewed first, and made with a reason that players read', async () => {
  const preview = `${PAGE}/preview`;
  const asked = await moderator.submit(PAGE, preview, { 'setting-scenarioLimit': 'unlimited' });
  expect(asked.status).toBe(200);
  expect(asked.text).toContain('Repeated demands from “once” to “without limit”');
  const { moderator: actor, use } = site.desk;
  expect(done(await use.readSettings({ actor })).rules.scenarioLimit).toBe('once');
  const fields = hiddenFields(asked.text, `${PAGE}/change`);
  expect((await moderator.send(`${PAGE}/change`, { ...fields, reason: ' ' })).status).toBe(422);
  const made = await moderator.send(`${PAGE}/change`, { ...fields, reason: 'as agreed' });
  expect(made.to).toBe(`${PAGE}?done=changed`);
  const player = await site.visitor(site.desk.tokens.human);
  expect((await player.get(`${HUMAN}/`)).text).toContain('as agreed');
});

test('the same values again change nothing, and say so', async () => {
  const fields = { 'setting-scenarioLimit': 'unlimited' };
  const sent = await moderator.submit(PAGE, `${PAGE}/preview`, fields);
  expect(sent.status).toBe(422);
  expect(sent.text).toContain('in force already');
});
