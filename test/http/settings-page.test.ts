import { afterAll, beforeAll, expect, test } from 'vitest';
import { PRESETS } from '#model/settings/presets';
import { SETTINGS } from '#model/settings/rule-set';
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

test('TURN-3: a preset changes what can still be changed, says what stays, and is made like any change', async () => {
  const { moderator: actor, use } = site.desk;
  const rulesNow = async () => done(await use.readSettings({ actor })).rules;
  const before = await rulesNow();
  const asked = await moderator.submit(PAGE, `${PAGE}/preset`, { preset: 'grand' });
  expect(asked.status).toBe(200);
  expect(asked.text).toContain('The conditions of victory stay as they are');
  expect(await rulesNow()).toEqual(before);
  const fields = hiddenFields(asked.text, `${PAGE}/change`);
  expect(fields).toMatchObject({
    'setting-battles': 'interactive',
    'setting-scenarioLimit': 'once',
  });
  const made = await moderator.send(`${PAGE}/change`, { ...fields, reason: 'a longer campaign' });
  expect(made.to).toBe(`${PAGE}?done=changed`);
  const after = await rulesNow();
  expect(after).toMatchObject({ battles: 'interactive', specialisation: 'on' });
  for (const [name, { change }] of Object.entries(SETTINGS)) {
    if (change !== 'before-start') continue;
    expect(after[name as keyof typeof after], name).toEqual(before[name as keyof typeof before]);
    const wished = PRESETS.grand.settings[name as keyof typeof PRESETS.grand.settings];
    const stays = wished !== undefined && wished !== before[name as keyof typeof before];
    if (stays)
      expect(asked.text).toContain(`${SETTINGS[name as keyof typeof SETTINGS].name} stays`);
  }
  const page = (await moderator.get(PAGE)).text;
  expect(page).toContain('All settings that can still be changed are as in this preset.');
  expect(page).not.toContain('value="grand"');
  expect((await moderator.submit(PAGE, `${PAGE}/preset`, { preset: 'none' })).status).toBe(404);
});
