import { afterAll, beforeAll, expect, test } from 'vitest';
import { outsideWorld } from '#main/outside-world';
import { hiddenFields, openSite, type TestSite, type Visitor } from '#test/support/http-site';
import { memoryStore } from '#test/support/memory-store';
import { noInstallation } from '#test/support/no-installation';
import { press, type SetupSite, setupSite, toForces } from '#test/support/setup-site';

const { texts } = outsideWorld({ store: memoryStore(), installation: noInstallation });
const PATH = '/campaigns/new';

let site: TestSite;
let owner: Visitor;
beforeAll(async () => {
  site = await openSite({}, { texts });
  const link = `/enter/${site.desk.tokens.moderator}`;
  const password = 'nine green bottles';
  owner = await site.visitor();
  await owner.submit(link, link, { way: 'new', name: 'Ada', password, again: password });
});
afterAll(() => site.close());

const machine = (empire: string, kind: string, who: string) => {
  const [level = '', personality = ''] = who.split('/');
  return {
    [`kind-of-${empire}`]: kind,
    [`level-of-${empire}`]: level,
    [`personality-of-${empire}`]: personality,
  };
};
const make = (fields: Record<string, string | readonly string[]>) =>
  owner.submit(PATH, PATH, { scenario: 'first-contact', ...fields });

test('TURN-5: the form of a new campaign offers a machine, with level and personality, for each empire of its scenario', async () => {
  const { text } = await owner.get(PATH);
  const seats = [...text.matchAll(/<legend>([^<]+)<\/legend>/g)].map(([, name]) => name);
  expect(seats).toEqual(['Human Commonwealth', 'Loran Imperium']);
  for (const word of ['Passive', 'Beginner', 'Standard', 'Hard', 'Warlike', 'Builder']) {
    expect(text).toMatch(new RegExp(`<option value="${word.toLowerCase()}"[^>]*>${word}: `));
  }
  const other = await make({ act: 'show', scenario: 'iron-ring', name: 'Not yet' });
  expect(other.status).toBe(200);
  expect(other.text).toContain('value="Not yet"');
  expect(other.text.match(/<legend>/g)?.length).toBeGreaterThan(2);
  expect(other.text).toContain('<option value="iron-ring" selected>');
});

test('TURN-5: a campaign begins with the machines that were chosen, and its maker gets no link to send for them', async () => {
  const made = await make({
    ...{ name: 'Half and half', 'machine-seat': ['human', 'loran'] },
    ...machine('human', 'player', 'passive/wary'),
    ...machine('loran', 'machine-for-good', 'hard/warlike'),
  });
  expect(made.text).toContain('Half and half is made');
  expect(made.text.match(/\/enter\//g)).toHaveLength(2);
  expect(made.text).toContain('Your seat: Human Commonwealth.');
  expect(made.text).toContain('Loran Imperium: machine (Hard, warlike) for good');
  const desk = '/campaigns/half-and-half/moderator';
  const chosen = (await owner.get(`${desk}/stand-ins`)).text;
  expect(chosen.match(/Played by: <strong>[^<]*/g)).toEqual([
    'Played by: <strong>its player',
    'Played by: <strong>machine (Hard, warlike) for good',
  ]);
});

test('TURN-5: a choice that fits no machine is refused, and what was typed stays', async () => {
  const refused = await make({
    ...{ name: 'Never', 'machine-seat': ['human', 'loran'] },
    ...machine('human', 'player', 'standard/balanced'),
    ...machine('loran', 'machine', 'expert/wary'),
  });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('Choose a level and a personality from the lists.');
  expect(refused.text).toContain('value="Never"');
  expect(refused.text).toContain('1 machine');
  expect(refused.text).toMatch(/value="machine" selected>/);
});

test('TURN-5: a machine for an empire of another scenario is refused, with the empires that there are', async () => {
  const refused = await make({
    ...{ name: 'Never', 'machine-seat': ['nobody'] },
    ...machine('nobody', 'machine', 'hard/wary'),
  });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('Choose one of: Human Commonwealth, Loran Imperium.');
});

test('TURN-5: machines can be chosen for the empires of a new galaxy', async () => {
  const galaxy = `${PATH}/galaxy`;
  const drawn = await owner.send(galaxy, {
    ...{ 'form-token': await owner.tokenOf(galaxy), players: '2', word: 'autumn' },
    ...{ 'list-1': 'human', 'list-2': 'loran', 'empire-1': 'Upper', 'empire-2': 'Lower' },
  });
  expect(drawn.text).toContain('<legend>Lower</legend>');
  const seat = /<legend>Lower<\/legend>\s*<input type="hidden" name="machine-seat" value="([^"]+)"/;
  const key = seat.exec(drawn.text)![1]!;
  const plain = Object.entries(hiddenFields(drawn.text, `${galaxy}/make`)).map(([name, value]) => [
    name,
    value.replaceAll('&quot;', '"').replaceAll('&#x3D;', '='),
  ]);
  const made = await owner.send(`${galaxy}/make`, {
    ...Object.fromEntries(plain),
    ...{ name: 'Drawn', 'machine-seat': key },
    ...machine(key, 'machine-for-good', 'beginner/builder'),
  });
  expect(made.text).toContain('Lower: machine (Beginner, builder) for good');
});

/** A setup for two that can start: only the first seat is taken. */
async function readySetup(it: SetupSite, name: string): Promise<string> {
  const slug = await it.begin(name);
  await it.seated(slug, 1, `${name} one`);
  await toForces(it, slug);
  for (const player of ['1', '2']) {
    const button = `name="player" value="${player}"`;
    await press(it.moderator, `/setups/${slug}/forces`, { button, act: 'automatic' });
  }
  return slug;
}

test('TURN-5: at the start of a setup machines are chosen for absent players and for vacant seats', async () => {
  const it = await setupSite();
  const slug = await readySetup(it, 'Empty seats');
  const path = `/setups/${slug}/start`;
  const { text } = await it.moderator.get(path);
  expect(text.match(/<legend>([^<]+)<\/legend>/g)).toHaveLength(1);
  expect(text).toContain('A machine until a player writes orders');
  const button = 'Start the campaign';
  const wrong = await press(it.moderator, path, { button, ...machine('2', 'machine', 'x/wary') });
  expect([wrong.status, wrong.text.includes('Choose a level and')]).toEqual([422, true]);
  const hard = machine('2', 'machine-for-good', 'hard/peaceful');
  const started = await press(it.moderator, path, { button, ...hard });
  expect(started.to).toBe('/campaigns/empty-seats/moderator/');
  const { text: shown } = await it.moderator.get('/campaigns/empty-seats/moderator/stand-ins');
  expect(shown).toContain('machine (Hard, peaceful) for good');
  await it.site.close();
});

test('TURN-5: for an absent player a machine plays until they are back, of the level that the moderator chose', async () => {
  const it = await setupSite();
  const slug = await readySetup(it, 'Away');
  const marked = { button: 'value="absent"', act: 'absent', player: '1' };
  expect((await press(it.moderator, `/setups/${slug}`, marked)).status).toBe(303);
  const path = `/setups/${slug}/start`;
  const { text } = await it.moderator.get(path);
  expect(text).toMatch(/value="machine" selected>A machine until the player is back/);
  const fields = {
    ...{ button: 'Start the campaign', 'machine-seat': ['1', '2'] },
    ...machine('1', 'machine', 'passive/wary'),
    ...machine('2', 'player', 'standard/balanced'),
  };
  const made = await press(it.moderator, path, fields);
  const invited = [...made.text.matchAll(/id="link-[^"]*"/g)];
  expect([invited.length, made.text.includes('<h2>Empire 2</h2>')]).toEqual([1, true]);
  const { text: shown } = await it.moderator.get('/campaigns/away/moderator/stand-ins');
  expect(shown).toContain('machine (Passive, wary) until the player is back');
  expect(shown).toContain('its player');
  await it.site.close();
});
