import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite, type Visitor, hiddenFields } from '#test/support/http-site';

const PATH = '/campaigns/new/galaxy';
const EDIT = `${PATH}/edit`;

let site: TestSite;
let owner: Visitor;
beforeAll(async () => {
  site = await openSite();
  owner = await site.visitor(site.desk.tokens.moderator);
});
afterAll(() => site.close());

type Fields = Record<string, string>;

const unquoted = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value.replaceAll('&quot;', '"').replaceAll('&#x3D;', '='),
    ]),
  );
/** The fields of the draft that a page shows, as its forms carry them. */
const keysOf = (html: string): Fields => unquoted(hiddenFields(html, PATH));

const drawn = async (more: Fields = {}) =>
  owner.send(PATH, {
    ...{ 'form-token': await owner.tokenOf(PATH), players: '2' },
    ...{ 'list-1': 'human', 'list-2': 'loran', 'empire-1': 'Upper', 'empire-2': 'Lower' },
    ...{ word: 'autumn', ...more },
  });
const titleIn = (html: string): string | undefined =>
  /<text [^>]*system-name.*?<\/text>/.exec(html)?.[0];
const systemsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<option value="(H\d{4})"/g)].map(([, id = '']) => id);

test('a moderator draws a new galaxy here; nobody else learns that there is such a page', async () => {
  const human = await site.visitor(site.desk.tokens.human);
  const token = await human.tokenOf('/');
  expect((await human.get(PATH)).status).toBe(404);
  for (const path of [PATH, EDIT, `${PATH}/scenario`, `${PATH}/make`]) {
    expect((await human.send(path, { 'form-token': token, players: '2' })).status).toBe(404);
  }
  expect((await owner.get('/campaigns/new')).text).toContain(PATH);
  expect((await owner.get(`${PATH}?players=4`)).text).toContain('name="empire-4"');
});

test('setting the number of empires keeps the names that were typed', async () => {
  const { text } = await drawn({ players: '3', act: 'choices', title: 'Autumn' });
  expect(text).toContain('value="Upper"');
  expect(text).toContain('value="Lower"');
  expect(text).toContain('value="Autumn"');
  expect(text).toContain('name="empire-3"');
});

test('a second campaign of the same owner with the same name is refused, and a free name is offered', async () => {
  const again = await drawn();
  const keys = keysOf(again.text);
  const make = (name: string) =>
    owner.send(`${PATH}/make`, { ...keys, 'form-token': keys['form-token'] ?? '', name });
  const refused = await make('first contact');
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('such as “first contact (2)”');
});

test('MAP-2: the page tells what lies around each homeworld, who is favoured, and what is bought', async () => {
  const { status, text } = await drawn();
  expect(status).toBe(200);
  expect(text).toContain('2 rings, 19 systems');
  expect(text).toContain('<h3 id="home-1">Upper</h3>');
  expect(text).toMatch(/is favoured|Nobody is favoured/);
  expect(text).toContain('Potential output');
  expect(text).toContain('Upper');
  expect(text).toMatch(/4 Sparta/);
  expect(text).toContain('Raiders come in the first turn at a chance of 1 %');
});

test('SUP-1: the page says how likely raiders come in the first turn to a home without ships', async () => {
  const { text } = await drawn({ 'map-startingForces': 'treasury' });
  expect(text).toContain('Raiders come in the first turn at a chance of 40 %');
});

test('MAP-12: of a map that is explored from nothing the page says so, and compares nothing', async () => {
  const { status, text } = await drawn({ 'map-map': 'explore' });
  expect(status).toBe(200);
  expect(text).toContain('2 rings, unexplored at the start.');
  expect(text).toMatch(/output \d+; \d+ unexplored lanes?/);
  expect(text).not.toContain('Within jumps');
});

test('a new roll is drawn and found again; without a word one is chosen', async () => {
  const first = await drawn();
  const second = await owner.send(PATH, { ...keysOf(first.text), to: '2' });
  expect(titleIn(second.text)).not.toBe(titleIn(first.text));
  const back = await owner.send(PATH, { ...keysOf(second.text), to: '1' });
  expect(titleIn(back.text)).toBe(titleIn(first.text));
  expect(keysOf(back.text)).toMatchObject({ word: 'autumn', roll: '1', rolls: '2' });
  const chosen = keysOf((await drawn({ word: ' ' })).text)['word'] ?? '';
  expect(chosen).toBe('a secret for tests');
  const choices = await owner.send(PATH, { ...keysOf(back.text), act: 'choices' });
  expect(choices.text).toContain('value="Upper"');
});

test('everything that can’t be drawn is told at once, and what was sent stays', async () => {
  const refused = await drawn({ rings: '16', homes: '0,x', 'map-startingPoints': 'many' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('up to 15 rings');
  expect(refused.text).toContain('value="0,x"');
  const again = await drawn({ homes: '0,x', 'map-startingPoints': 'many', 'list-1': 'none' });
  expect(again.text).toContain(
    'startingPoints can’t be “many”. Give a whole number from 0 to 100000',
  );
  expect(again.text).toContain('There is no force list “none”.');
  expect(again.text).toContain('Homeworld 2 can’t be at place -1');
});

test('a map is changed, undone and redone; an impossible change is refused with its place and stays as typed', async () => {
  const { text: page } = await drawn();
  const open = await owner.send(EDIT, keysOf(page));
  const [first = ''] = systemsIn(open.text);
  const chosen = await owner.send(EDIT, { ...keysOf(open.text), system: first });
  const named = /name="named" value="([^"]*)"/.exec(chosen.text)?.[1] ?? '';
  const act = (from: string, fields: Fields) =>
    owner.send(EDIT, { ...keysOf(from), system: first, named, ...fields });
  const system = { name: 'Haven', importance: 'minor', owner: '', capacity: '6', raw: '3' };
  const values = { census: '0', morale: '0', productivity: '0', intel: '0', offMapLanes: '0' };
  const bad = await act(chosen.text, {
    ...{ act: 'system', ...system, ...values },
    ...{ census: '7', capacity: '6' },
  });
  expect(bad.status).toBe(422);
  expect(bad.text).toContain('Census 7 is above Capacity 6');
  expect(bad.text).toContain('a colony needs an owner. Give one, or set Census to 0');
  expect(bad.text).toContain('value="Haven"');
  const good = await act(bad.text, { act: 'system', ...system, ...values });
  expect(good.status).toBe(200);
  expect(good.text).toContain('>Haven</text>');
  const undone = await act(good.text, { act: 'undo' });
  expect(undone.text).not.toContain('>Haven</text>');
  const redone = await act(undone.text, { act: 'redo' });
  expect(redone.text).toContain('>Haven</text>');
  const file = await owner.send(`${PATH}/scenario`, keysOf(redone.text));
  expect(file.headers.get('content-disposition')).toContain('a-new-galaxy.json');
  expect(file.text).toContain('"name": "Haven"');
  const rolled = await owner.send(PATH, { ...keysOf(redone.text), to: '2' });
  expect(rolled.text).not.toContain('>Haven</text>');
  const found = await owner.send(PATH, { ...keysOf(rolled.text), to: '1' });
  expect(found.text).toContain('>Haven</text>');
});

test('SET-1: forces are replaced by a file; what they may not be is told at once', async () => {
  const { text: page } = await drawn();
  const home = />([^<]*): output 30/.exec(page)?.[1] ?? '';
  const keys = keysOf(page);
  const forces = (units: object) => JSON.stringify([{ owner: 'upper', at: home, ...units }]);
  const replaced = await owner.send(EDIT, {
    ...{ ...keys, act: 'forces' },
    forces: forces({ fleet: 'Only', units: [{ class: 'Sparta', count: 3 }] }),
  });
  expect(replaced.status).toBe(200);
  const fair = await owner.send(PATH, keysOf(replaced.text));
  expect(fair.text).toContain('Treasury 85');
  const refused = await owner.send(EDIT, {
    ...{ ...keys, act: 'forces' },
    forces: forces({ fleet: 'Only', units: [{ class: 'Apollo', count: 13 }, { class: 'Chaete' }] }),
  });
  expect([refused.status, refused.text.includes('Remove units that cost 4 points')]).toEqual([
    422,
    true,
  ]);
  expect(refused.text).toContain('There is no class “Chaete”');
});

test('SET-1, SET-3: treaties hold before the first forces, and stay when the map is rolled again', async () => {
  const { text: page } = await drawn({ treaties: '1-2=trade' });
  expect(page).toContain('Relations at the start: Upper and Lower: Trade.');
  const rolled = await owner.send(PATH, { ...keysOf(page), to: '2' });
  expect(rolled.text).toContain('Relations at the start: Upper and Lower: Trade.');
  const file = await owner.send(`${PATH}/scenario`, keysOf(rolled.text));
  expect(file.text).toContain('"trading": true');
  const refused = await drawn({ treaties: '1-3=trade' });
  expect([refused.status, refused.text.includes('from 1 to 2')]).toEqual([422, true]);
});

test('a campaign is made of the current map; without a name it is not', async () => {
  const { text: page } = await drawn();
  const nameless = await owner.send(`${PATH}/make`, { ...keysOf(page), name: ' ' });
  expect([nameless.status, nameless.text.includes('1 to 80 characters')]).toEqual([422, true]);
  const made = await owner.send(`${PATH}/make`, { ...keysOf(page), name: 'Rolled' });
  expect(made.text).toContain('Rolled is made');
  expect(made.text).toContain('Your seat: Upper.');
});

test('changes that are no changes are refused, and a form that is too long is not read', async () => {
  const { text: page } = await drawn();
  const forged = await owner.send(PATH, { ...keysOf(page), edits: '[{"roll":1}]' });
  expect(forged.status).toBe(422);
  const strange = await owner.send(EDIT, { ...keysOf(page), act: 'lane', 'lane-to': 'Nowhere' });
  expect(strange.status).toBe(422);
  const much = await owner.send(PATH, { ...keysOf(page), edits: 'x'.repeat(2_100_000) });
  expect(much.status).toBe(413);
});

test('a changed number of empires is enough: those without fields yet get the usual force lists', async () => {
  const more = await drawn({ players: '4' });
  expect([more.status, more.text.includes('There is no force list')]).toEqual([200, false]);
  expect(more.text).toContain('Brindaki');
});
