import { afterAll, beforeAll, expect, test } from 'vitest';
import { outsideWorld } from '#main/outside-world';
import { guidedText } from '#test/support/guided';
import { openSite, type TestSite, type Visitor } from '#test/support/http-site';
import { memoryStore } from '#test/support/memory-store';
import { noInstallation } from '#test/support/no-installation';

const { texts } = outsideWorld({ store: memoryStore(), installation: noInstallation });

let site: TestSite;
let moderator: Visitor;
beforeAll(async () => {
  site = await openSite({}, { texts });
  moderator = await site.visitor(site.desk.tokens.moderator);
});
afterAll(() => site.close());

test('the gallery shows every scenario once, with a map, its players, and a way to start it', async () => {
  const { status, text } = await moderator.get('/scenarios');
  expect(status).toBe(200);
  for (const id of await texts.names()) {
    expect(text.split(`href="/campaigns/new?scenario&#x3D;${id}"`), id).toHaveLength(2);
    expect(text, id).toContain(`<a href="/scenarios/${id}">`);
  }
  const card = text.split('<a href="/scenarios/first-contact">')[1]?.split('</li>\n<li class')[0];
  expect(card).toContain('2 players');
  expect(text.split('<svg').length - 1).toBeGreaterThanOrEqual((await texts.names()).length);
});

test('“Start” leads to a new campaign with the scenario chosen', async () => {
  const { text } = await moderator.get('/campaigns/new?scenario=iron-ring');
  expect(text).toMatch(/<option value="iron-ring" selected>Iron Ring, \d players<\/option>/);
  expect(text).toContain('href="/scenarios"');
  expect((await moderator.get('/campaigns/new')).text).toContain(
    '<option value="first-contact" selected>First Contact, 2 players',
  );
});

test('a scenario has a page with positions, forces, and the settings that differ from the book', async () => {
  const { text } = await moderator.get('/scenarios/first-contact');
  expect(text).toContain('Barnard&#x27;s Star: Census 3, Productivity 2, RAW 2');
  expect(text).toMatch(/Force list: Loran/);
  expect(text).toMatch(/Home Fleet.{0,30}Alpha Centauri.{0,40}2 Apollo/s);
  expect(text).toMatch(/Settings that differ from the book.*Raiders/s);
  expect(text).toMatch(/Human Commonwealth and Loran Imperium: War/);
});

test('a page of a scenario tells its guide, with what only one empire will read', async () => {
  const read = {
    names: () => Promise.resolve(['guided']),
    read: () => Promise.resolve(guidedText()),
  };
  const other = await openSite({}, { texts: read });
  const { text } = await (await other.visitor(other.desk.tokens.moderator)).get(
    '/scenarios/guided',
  );
  for (const part of ['Ships', 'Hold Wolf 359.', 'The queen is old.', 'The Loran usually win.']) {
    expect(text).toContain(part);
  }
  expect(text).toContain('Lesson of turn 2: Fleets');
  expect(text).toContain('2 players, about 6 turns, for beginners');
  await other.close();
});

test('without scenarios the gallery says what to do instead', async () => {
  const none = { names: () => Promise.resolve([]), read: () => Promise.resolve(undefined) };
  const other = await openSite({}, { texts: none });
  const { text } = await (await other.visitor(other.desk.tokens.moderator)).get('/scenarios');
  expect(text).toMatch(/There are no scenarios.*href="\/campaigns\/new\/galaxy"/s);
  await other.close();
});

test('FOG-1: players and strangers get no page of a scenario', async () => {
  for (const token of [site.desk.tokens.human, undefined]) {
    const visitor = await site.visitor(token);
    for (const path of ['/scenarios', '/scenarios/first-contact', '/scenarios/nothing']) {
      expect((await visitor.get(path)).status, path).toBe(404);
    }
  }
  expect((await moderator.get('/scenarios/nothing')).status).toBe(404);
});
