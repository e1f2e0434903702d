import { afterAll, beforeAll, expect, test } from 'vitest';
import { HUMAN, MODERATOR, openSite, type TestSite, type Visitor } from '#test/support/http-site';

let site: TestSite;
let moderator: Visitor;
beforeAll(async () => {
  site = await openSite();
  moderator = await site.visitor(site.desk.tokens.moderator);
});
afterAll(() => site.close());

const page = `${MODERATOR}/relations`;
const trade = { a: 'human', b: 'loran', state: 'trade', reason: 'as <b>agreed</b>' };

test('DIP-3: the moderator sees and sets the relations of empires, from the desk', async () => {
  expect((await moderator.get(`${MODERATOR}/`)).text).toContain(`href="${MODERATOR}/diplomacy"`);
  const before = await moderator.get(`${MODERATOR}/diplomacy`);
  expect(before.text).toMatch(
    /Human Commonwealth and Loran Imperium<\/h2> <span class="chip[^>]*>.*War/,
  );
  const [, link = ''] =
    /href="([^"]*relations[?][^"]*)">Set their relation/.exec(before.text) ?? [];
  const form = (await moderator.get(link.replaceAll('&#x3D;', '=').replaceAll('&amp;', '&'))).text;
  expect(form).toMatch(/<option value="human" selected>[\s\S]*<option value="loran" selected>/);
  const sent = await moderator.submit(page, page, trade);
  expect(sent.to).toBe(`${MODERATOR}/?done=related`);
  expect((await moderator.get(`${MODERATOR}/diplomacy`)).text).toMatch(
    /Loran Imperium<\/h2> <span class="chip[^>]*>.*Trade/,
  );
  const desk = await moderator.get(sent.to);
  expect(desk.text).toContain('Amendment before Economic');
});

test('DIP-3: the relations of all are saved as tables, two empires in a row', async () => {
  const { text, headers } = await moderator.get(`${MODERATOR}/diplomacy/csv`);
  expect(headers.get('content-disposition')).toContain('relations-turn-1.csv');
  const [head, row] = text.trim().split(/\r?\n/u);
  expect(head).toMatch(/^Empire,Other empire,Relation,As others see it,Met in turn,Pact,/u);
  expect(row).toMatch(/^Human Commonwealth,Loran Imperium,Trade,Trade,/u);
  const saved = await moderator.get(`${MODERATOR}/diplomacy/json`);
  expect(JSON.parse(saved.text)).toMatchObject([
    { one: 'Human Commonwealth', other: 'Loran Imperium', state: 'Trade', pact: 'no' },
  ]);
  const page = await moderator.get(`${MODERATOR}/diplomacy`);
  expect(page.text).toContain(`href="${MODERATOR}/diplomacy/csv"`);
});

test('TURN-3: the events of an amendment can be read, and it can be undone', async () => {
  const events = await moderator.get(`${MODERATOR}/events/2`);
  expect(events.text).toContain('Amendment before Economic');
  expect(events.text).toContain('as &lt;b&gt;agreed&lt;/b&gt;');
  const undo = await moderator.get(`${MODERATOR}/undo/1`);
  expect(undo.text).toContain('1 amendment will be undone');
  expect(undo.text).toContain('Amendment before Economic');
});

test('what cannot be set is refused in words, and a player has no such page', async () => {
  const same = await moderator.submit(page, page, trade);
  expect(same.status).toBe(422);
  expect(same.text).toContain('are at trade already');
  const human = await site.visitor(site.desk.tokens.human);
  expect((await human.get(page)).status).toBe(404);
  expect((await human.get(`${HUMAN}/relations`)).status).toBe(404);
});
