import { afterEach, beforeEach, expect, test } from 'vitest';
import { keyOfEmpire } from '#app/campaigns/empire-keys';
import { valuesById } from '#kernel/collections/tables';
import { withNatives } from '#test/exhaustive/natives-world';
import { scenarioText } from '#test/support/desk';
import {
  CAMPAIGN,
  MODERATOR,
  openSite,
  type TestSite,
  type Visitor,
} from '#test/support/http-site';
import { runTurn } from '#test/support/steps-of-desk';

let site: TestSite;
let moderator: Visitor;
beforeEach(async () => {
  const scenario = withNatives(scenarioText({ worldObjectives: 'on' }));
  site = await openSite({}, {}, scenario);
  moderator = await site.visitor(site.desk.tokens.moderator);
});
afterEach(() => site.close());

const read = async (page: string, who = moderator): Promise<string> => (await who.get(page)).text;

/** A non-aligned world of the campaign, with its key in addresses. */
async function aWorld() {
  const { store } = site.desk.ports;
  const id = site.desk.moderator.campaign;
  const { empires, campaign } = await store.read(async (reader) => ({
    empires: await reader.empires(id),
    campaign: await reader.campaign(id),
  }));
  const world = valuesById(empires).find(({ nonAligned }) => nonAligned !== undefined)!;
  return { ...world, key: keyOfEmpire(campaign!, world) };
}

test('DIP-14, DIP-16, OPT-14: the page of a world tells its nature, objective, attitudes, and what the machine that plays it ordered', async () => {
  await runTurn(site.desk);
  await runTurn(site.desk);
  const { key, name } = await aWorld();
  const page = await read(`${MODERATOR}/galaxy/empires/${key}`);
  expect(page).toContain(`<h1>${name}</h1>`);
  for (const text of ['Personality', 'Strategy', 'Objective', 'Attitude toward each power'])
    expect(page).toContain(text);
  expect(page).toContain('How its attitude moved');
  expect(page).toContain('machine (Standard, balanced) for good');
  expect(page).toContain('What the machine ordered, and why');
  const [, href = ''] = /href="([^"]+\/stand-ins\/[^"]+\/\d+)"/u.exec(page) ?? [];
  expect((await moderator.get(href)).status).toBe(200);
  const home = await read(`${MODERATOR}/galaxy/empires/human`);
  expect(home).not.toContain('How its attitude moved');
});

test('DIP-16: People names the worlds apart from vacant empires, and gives their seats like others', async () => {
  const { id, key, name } = await aWorld();
  const people = await read(`${MODERATOR}/people`);
  expect(people).not.toContain(`Without a player: ${name}`);
  expect(people).toContain('A machine plays these non-aligned worlds.');
  expect(people).toContain(`href="${MODERATOR}/galaxy/empires/${key}"`);
  const invited = await moderator.submit(`${MODERATOR}/people`, `${MODERATOR}/people/invite`, {
    role: `player:${id}`,
    delay: '1',
  });
  const [, token = ''] = /\/enter\/([\w-]+)/u.exec(invited.text) ?? [];
  const player = await site.visitor(token);
  for (const path of ['/', '/sheet', '/map', '/orders', '/orders/map', '/diplomacy', '/letters']) {
    expect([path, (await player.get(`${CAMPAIGN}/empires/${key}${path}`)).status]).toEqual([
      path,
      200,
    ]);
  }
  expect(await read(`${MODERATOR}/people`)).toContain(name);
  expect(await read(`${MODERATOR}/galaxy/empires/${key}`)).toContain('its player');
});
