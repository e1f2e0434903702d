import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '#test/support/desk';
import { MODERATOR, openSite, type TestSite, type Visitor } from '#test/support/http-site';
import { systemId } from '#test/support/campaign';

const SOL = systemId('H0002');
const CORRECTIONS = `${MODERATOR}/corrections`;
const SOL_PAGE = `${MODERATOR}/galaxy/systems/${SOL}`;
const TITLE = 'Stop a repair, a refit or an improvement';

let site: TestSite;
let moderator: Visitor;
beforeAll(async () => {
  site = await openSite();
  moderator = await site.visitor(site.desk.tokens.moderator);
});
afterAll(() => site.close());

const textOf = async (path: string): Promise<string> => (await moderator.get(path)).text;

test('ECO-6: what is under way can be stopped by a form, on the page of corrections and where it is', async () => {
  for (const page of [CORRECTIONS, SOL_PAGE]) expect(await textOf(page)).not.toContain(TITLE);
  const { use, human: actor, version } = site.desk;
  const orders = [{ kind: 'RaiseIntel', system: SOL }] as const;
  done(await use.submitOrders({ actor, turn: 1, orders }));
  done(await use.runNextPhase({ actor: site.desk.moderator, version: await version() }));
  expect(await textOf(CORRECTIONS)).toMatch(/<option value="intel H0002"[^>]*>Intel: Sol</u);
  const page = await textOf(SOL_PAGE);
  expect(page).toContain(`<summary>${TITLE}</summary>`);
  expect(page).toContain('Nothing that was paid is given back.');
  expect(await textOf(`${MODERATOR}/galaxy/systems/H0003`)).not.toContain(TITLE);
  const preview = await moderator.submit(CORRECTIONS, CORRECTIONS, {
    ...{ act: 'preview stop', text: '', reason: 'Sol asked for it' },
    ...{ 'stop-of': SOL, 'stop-what': 'intel H0002' },
  });
  expect(preview.text).toMatch(/<textarea[^>]*>\s*stop intel Sol/u);
  const effect = preview.text.slice(preview.text.indexOf('id="effect"'));
  expect(effect).toMatch(/intel, Sol<.*gone/su);
  expect(effect).not.toContain('kind system');
});

test('TURN-3: a preview names effects and places in words, and leaves out what a new unit has nothing of', async () => {
  const text = 'lowered human.u25 2\nunit human.u1 unpaid\nadd human 1 Sparta at Sol';
  const preview = await moderator.submit(CORRECTIONS, CORRECTIONS, { act: 'preview', text });
  const effect = preview.text.slice(preview.text.indexOf('id="effect"'));
  expect(effect).toContain('>defense lowered, 1st Marines<');
  expect(effect).not.toMatch(/kind (unit|fleet|system)|defense-lowered|>attrition|>census</u);
  expect(effect).toMatch(/<td>until turn<\/td>/u);
  expect(effect).toMatch(/<td>condition<\/td><td>–<\/td><td>sound<\/td>/u);
});
