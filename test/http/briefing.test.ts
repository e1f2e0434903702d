import { afterAll, beforeAll, expect, test } from 'vitest';
import { guidedText, guideOf } from '#test/support/guided';
import {
  HUMAN,
  LORAN,
  MODERATOR,
  openSite,
  type TestSite,
  type Visitor,
  withoutTokens,
} from '#test/support/http-site';

const open = (guide = guideOf()): Promise<TestSite> => openSite({}, {}, guidedText(guide));
const foldOf = (html: string): string => html.split('class="fold briefing"')[1] ?? '';

let site: TestSite;
let human: Visitor;
let moderator: Visitor;
beforeAll(async () => {
  site = await open();
  human = await site.visitor(site.desk.tokens.human);
  moderator = await site.visitor(site.desk.tokens.moderator);
});
afterAll(() => site.close());

test('the overview shows the briefing, with the lesson of the turn first', async () => {
  const fold = foldOf((await human.get(`${HUMAN}/`)).text);
  expect(fold).toMatch(/^ open>.*Lesson of turn 1: Spending.*Situation.*Objectives.*Only for you/s);
  expect(fold).toContain('Hold Wolf 359.');
  expect(fold).toContain('Earth is tired.');
  expect(fold).not.toContain('Fleets');
  expect(fold).not.toContain('For the moderator');
});

test('a button puts the orders of a lesson in an empty draft, and later shows them beside it', async () => {
  const taken = await human.submit(`${HUMAN}/`, `${HUMAN}/orders/text`, {
    text: 'invest 2',
    act: 'replace',
  });
  expect(taken.to).toContain('done=replaced');
  expect((await human.get(`${HUMAN}/orders`)).text).toMatch(/[Ii]nvest 2/);
  const fold = foldOf((await human.get(`${HUMAN}/`)).text);
  expect(fold).toContain('value="check">Check these orders');
  expect(fold).not.toContain('value="replace"');
});

test('FOG-1: what is only for the Loran changes no byte of the Human pages', async () => {
  const twin = await open(guideOf({ situation: 'A.', objective: 'Burn Epsilon Indi.' }));
  const there = await twin.visitor(twin.desk.tokens.human);
  const here = await site.visitor(site.desk.tokens.human);
  await here.submit(`${HUMAN}/orders`, `${HUMAN}/orders/text`, { text: '', act: 'replace' });
  await there.submit(`${HUMAN}/orders`, `${HUMAN}/orders/text`, { text: '', act: 'replace' });
  const [one, other] = [await here.get(`${HUMAN}/`), await there.get(`${HUMAN}/`)];
  expect(withoutTokens(other.text)).toBe(withoutTokens(one.text));
  const loran = await twin.visitor(twin.desk.tokens.loran);
  expect((await loran.get(`${LORAN}/`)).text).toContain('Burn Epsilon Indi.');
  await twin.close();
});

test('the moderator reads all of it on a page', async () => {
  const { text } = await moderator.get(`${MODERATOR}/briefing`);
  for (const part of ['Earth is tired.', 'The queen is old.', 'Lesson of turn 2: Fleets']) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(/For the moderator.*The Loran usually win\./s);
  expect(text).toContain('Orders of Loran Imperium');
});

test('the next turn has the next lesson, and the earlier one is kept', async () => {
  await moderator.submit(`${MODERATOR}/`, `${MODERATOR}/run`, { what: 'turn', confirmed: 'yes' });
  const fold = foldOf((await human.get(`${HUMAN}/`)).text);
  expect(fold).toMatch(/Lesson of turn 2: Fleets.*Earlier lessons.*Lesson of turn 1: Spending/s);
});
