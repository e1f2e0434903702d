import { afterAll, beforeAll, expect, test } from 'vitest';
import { outsideWorld } from '#main/outside-world';
import { hiddenFields } from '#test/support/http-site';
import { memoryStore } from '#test/support/memory-store';
import { noInstallation } from '#test/support/no-installation';
import { NEXT_STEP, press, type SetupSite, setupSite, toForces } from '#test/support/setup-site';

const { texts } = outsideWorld({ store: memoryStore(), installation: noInstallation });

let it: SetupSite;
beforeAll(async () => {
  it = await setupSite({ texts });
});
afterAll(() => it.site.close());

const DRAWN = {
  ...{ button: 'Draw a new map', kind: 'draw', players: '2', title: 'Suns', era: '1' },
  ...{ rings: '', seed: 'autumn' },
};
const RULES = { button: 'name="search"', act: 'save' };
const CHOSEN = 'scenario=five-rivers';
const plain = (html: string): string => html.replaceAll('&#x3D;', '=');

test('a scenario of the gallery stays chosen on the way through the guided setup', async () => {
  const { moderator } = it;
  const id = 'five-rivers';
  const query = `?scenario=${id}`;
  expect(plain((await moderator.get(`/scenarios/${id}`)).text)).toContain(
    `href="/campaigns/new${query}"`,
  );
  const way = plain((await moderator.get(`/campaigns/new${query}`)).text);
  expect(way).toContain(`href="/setups/new${query}"`);
  const named = { button: 'Begin the setup', name: 'From the gallery' };
  const begun = await press(moderator, `/setups/new${query}`, named);
  expect(begun.to).toBe(`/setups/from-the-gallery/map${query}`);
  expect((await moderator.get(begun.to)).text).toContain(`value="${id}" selected`);
  // A press of Enter in the other form draws a map, so each form has its own button.
  const used = { button: 'Use this scenario', scenario: id };
  expect((await press(moderator, '/setups/from-the-gallery/map', used)).status).toBe(303);
  const rules = (await moderator.get('/setups/from-the-gallery/rules')).text;
  expect(rules).toContain('Each setting begins as the scenario has it.');
  expect(rules).toContain('As in the scenario');
});

test('somebody who signs in first comes back with their scenario', async () => {
  const person = await it.site.visitor();
  const path = `/sign-in?to=${encodeURIComponent(`/setups/new?${CHOSEN}`)}`;
  const signedIn = { name: 'Mona', password: 'eleven blue whales', to: `/setups/new?${CHOSEN}` };
  expect((await person.submit(path, '/sign-in', signedIn)).to).toBe(`/setups/new?${CHOSEN}`);
});

test('the rules say which preset they are, and that a preset was taken', async () => {
  const { moderator } = it;
  const slug = await it.begin('Presets');
  const path = `/setups/${slug}/rules`;
  const used = (html: string) =>
    [...html.matchAll(/<li class="card"><h3>([^<]*)<\/h3>(?:(?!<li)[^])*?class="setup-used"/g)].map(
      ([, name]) => name,
    );
  expect(used((await moderator.get(path)).text)).toEqual(['By the book']);
  const taken = await press(moderator, path, { button: 'name="preset"', preset: 'quick' });
  const after = (await moderator.get(taken.to)).text;
  expect(used(after)).toEqual(['Quick']);
  expect(after).toContain('The settings are as in the preset.');
  await press(moderator, path, { ...RULES, 'setting-raiders': 'on' });
  expect(used((await moderator.get(path)).text)).toEqual([]);
});

test('links for all free seats are on one page, and each of them works', async () => {
  const { moderator } = it;
  const slug = await it.begin('Invited');
  const page = `/setups/${slug}`;
  await press(moderator, `${page}/map`, { ...DRAWN, players: '3' });
  await it.seated(slug, 2, 'Ida');
  const { text } = await moderator.get(page);
  expect(text).toContain('Make links for all free seats');
  const fields = { ...hiddenFields(text, `${page}/seats`), act: 'links' };
  const made = await moderator.send(`${page}/seats`, fields);
  const links = [...made.text.matchAll(/value="[^"]*(\/setups\/join\/[^"]+)"/g)];
  expect(links).toHaveLength(2);
  for (const [, link = ''] of links) {
    expect((await (await it.site.visitor()).get(link)).text).toContain('Invited');
  }
  expect((await moderator.get(page)).text).not.toContain('Make links for all free seats');
});

test('the moderator reads that nobody has a seat, and goes back to a step on its own page', async () => {
  const { moderator } = it;
  const slug = await it.begin('Alone');
  const at = (page: string) => `/setups/${slug}${page}`;
  await press(moderator, at('/map'), DRAWN);
  await press(moderator, at('/rules'), RULES);
  const empires = (await moderator.get(at('/empires'))).text;
  expect(empires).toContain('Nobody has the seats of Player 1 and Player 2 yet.');
  expect(empires).toContain('Player 1 and Player 2 have not decided.');
  const { text } = await moderator.get(at('/map'));
  const back = { ...hiddenFields(text, at('')), act: 'back' };
  expect((await moderator.send(at(''), back)).to).toBe(at('/map'));
  expect((await moderator.get(at('/map'))).text).toContain('Draw a new map');
});

test('SET-2: a player who leaves their empire to Farlane has decided, and two windows show what is saved', async () => {
  const { moderator } = it;
  const slug = await it.begin('Blank');
  const at = (page: string) => `/setups/${slug}${page}`;
  await press(moderator, at('/map'), DRAWN);
  await press(moderator, at('/rules'), RULES);
  const one = await it.seated(slug, 1, 'Olga');
  const { text } = await one.get(at('/empires'));
  const seen = /name="seen" value="([^"]*)"/.exec(text)![1]!;
  const mine = { button: 'Save the empire', act: 'empire' };
  const left = await press(one, at('/empires'), { ...mine, name: '', list: '' });
  expect((await one.get(left.to)).text).toContain('What you left open is chosen for you');
  expect((await one.get(at(''))).text).toContain('The setup waits for Player 2.');
  await press(one, at('/empires'), { ...mine, name: 'First', list: 'human' });
  const late = await press(one, at('/empires'), { ...mine, name: 'Second', list: 'kili', seen });
  expect([late.status, late.text.includes('value="Second"')]).toEqual([409, true]);
  expect(late.text).toContain('Saved at present: Name: First; Force list: Human Commonwealth.');
});

test('OPT-5: Farlane proposes colonies, and a proposal can be changed before it is placed', async () => {
  const { moderator } = it;
  const slug = await it.begin('Colonies');
  const at = (page: string) => `/setups/${slug}${page}`;
  await press(moderator, at('/map'), DRAWN);
  await press(moderator, at('/rules'), { ...RULES, 'map-colonyPoints': 'short' });
  const two = await it.seated(slug, 2, 'Carl');
  await press(moderator, at('/empires'), NEXT_STEP);
  const home = { button: 'Choose the homeworld' };
  await press(moderator, at('/homeworlds'), { ...home, place: '0' });
  await press(moderator, at('/homeworlds'), { ...home, place: '6' });
  await press(moderator, at('/galaxy'), NEXT_STEP);
  const bare = (await two.get(at('/colonies'))).text;
  expect(bare).toContain('Place no colonies');
  expect(bare).not.toContain('Remove ');
  const proposed = (await two.get(at('/colonies?choose=automatic'))).text;
  const removals = [...plain(proposed).matchAll(/href="([^"]*\?claims=[^"]*)">Remove /g)];
  expect(removals.length).toBeGreaterThan(1);
  const fewer = (await two.get(removals.at(-1)![1]!)).text;
  expect(fewer.match(/>Remove /g)).toHaveLength(removals.length - 1);
  // The form that adds a colony keeps those that are chosen already.
  const { claims = '' } = hiddenFields(fewer, at('/colonies'));
  const kept = await two.get(at(`/colonies?claims=${encodeURIComponent(claims)}`));
  expect(kept.text.match(/>Remove /g)).toHaveLength(removals.length - 1);
  const placed = await press(two, at('/colonies?choose=automatic'), {
    button: 'Place these colonies',
  });
  expect(placed.status).toBe(303);
  const own = (await two.get(at('/colonies'))).text;
  expect(own.match(/You have placed ([^.]*)\./)![1]!.split(/, | and /)).toHaveLength(
    removals.length,
  );
});

test('the empire and its systems are named in one form, and nothing of it is lost', async () => {
  const slug = await it.begin('Names');
  const one = await it.seated(slug, 1, 'Nora');
  await toForces(it, slug);
  const path = `/setups/${slug}/names`;
  const { text } = await one.get(path);
  const [, system = ''] = /name="(name-[^"]+)"/.exec(text)!;
  const named = { button: 'Save the names', empire: 'The Watch', [system]: 'Vigil' };
  expect((await press(one, path, named)).status).toBe(303);
  const after = (await one.get(path)).text;
  expect([after.includes('value="The Watch"'), after.includes('value="Vigil"')]).toEqual([
    true,
    true,
  ]);
  expect((await press(one, path, { ...named, empire: 'Empire 2' })).text).toContain(
    'Another empire is called “Empire 2” too.',
  );
});

test('SET-1: a page of first units says whose choice they are', async () => {
  const { moderator } = it;
  const slug = await it.begin('Proposed');
  const one = await it.seated(slug, 1, 'Petra');
  await toForces(it, slug);
  const path = `/setups/${slug}/forces`;
  expect((await one.get(path)).text).toContain('Farlane proposes the units below.');
  const other = (await moderator.get(`${path}?player=2`)).text;
  expect(other).toContain('First units of Player 2: Empire 2');
  expect(other).toContain('The player has not saved any units yet.');
  await press(one, path, { button: 'Choose for me', act: 'automatic' });
  expect((await one.get(path)).text).toContain('You left the choice to Farlane.');
});
