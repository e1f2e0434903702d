import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '#test/support/desk';
import { MODERATOR, openSite, type TestSite, type Visitor } from '#test/support/http-site';

let site: TestSite;
let moderator: Visitor;
beforeAll(async () => {
  site = await openSite();
  moderator = await site.visitor(site.desk.tokens.moderator);
});
afterAll(() => site.close());

const step = (what: 'phase' | 'turn') =>
  moderator.submit(`${MODERATOR}/`, `${MODERATOR}/run`, { what, confirmed: 'yes' });
const deskText = async (query = ''): Promise<string> =>
  (await moderator.get(`${MODERATOR}/${query}`)).text;

test('TURN-3: beside the next phase the last one can be undone', async () => {
  await step('phase');
  const link = /href="([^"]*\/undo\/(\d+))">Undo the Economic Phase</u.exec(await deskText());
  expect(link?.[2]).toBe('1');
  const asked = (await moderator.get(link![1]!)).text;
  expect(asked).toContain('Turn 1, Economic');
  expect(asked).not.toContain('Turn 1, Opening');
});

test('phases in which nothing happened are folded in the journal', async () => {
  for (let phase = 0; phase < 4; phase += 1) await step('phase');
  const text = await deskText();
  expect(text).toMatch(/<summary>[^<]*Tech[^<]*nothing happened in (this phase|these phases)/u);
  const { runs } = done(await site.desk.use.readDesk({ actor: site.desk.moderator }));
  const quiet = runs.filter(({ events }) => events === 1);
  expect(quiet.length).toBeGreaterThan(0);
});

test('when a turn is over the desk offers to go back to its orders', async () => {
  await step('turn');
  const text = await deskText();
  expect(text).toMatch(/href="[^"]*\/undo\/1">Undo back to the orders of turn 1</u);
});

test('the desk has the journal of the last turns, and all of it on demand', async () => {
  for (let turn = 0; turn < 3; turn += 1) await step('turn');
  const recent = await deskText();
  expect(recent).toContain('<h3>Turn 5<');
  expect(recent).not.toContain('<h3>Turn 2<');
  expect(recent).toContain('href="/campaigns/first-contact/moderator/?turns&#x3D;all#journal"');
  expect(await deskText('?turns=all')).toContain('<h3>Turn 1<');
});

test('FOG-1: to a moderator who plays the journal does not tell which phases were uneventful', async () => {
  const { use, moderator: actor, human } = site.desk;
  expect(human.empire).toBe('human');
  const read = done(await use.readDesk({ actor }));
  expect(read.runs.some(({ events }) => events === 1)).toBe(true);
  const { recentJournal } = await import('#http/desk/journal');
  const { turns } = recentJournal(read, MODERATOR, { isWhole: true, folds: false });
  expect(turns.flatMap(({ quiet }) => quiet)).toEqual([]);
  const versions = turns.flatMap(({ runs }) =>
    runs.map(({ eventsHref }) => Number(eventsHref.split('/').at(-1))),
  );
  expect(versions).toEqual(versions.toSorted((a, b) => b - a));
});
