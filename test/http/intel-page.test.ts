import { afterAll, beforeAll, expect, test } from 'vitest';
import { scenarioText } from '#test/support/desk';
import { HUMAN, openSite, type TestSite, type Visitor } from '#test/support/http-site';

let site: TestSite;
let human: Visitor;
beforeAll(async () => {
  site = await openSite({}, {}, withIntel());
  human = await site.visitor(site.desk.tokens.human);
});
afterAll(() => site.close());

/** First Contact, with Intel 3 in the humans’ homeworld. */
function withIntel(): string {
  const scenario = JSON.parse(scenarioText()) as { systems: { name: string }[] };
  const systems = scenario.systems.map((one) => (one.name === 'Sol' ? { ...one, intel: 3 } : one));
  return JSON.stringify({ ...scenario, systems });
}

const plain = (text: string): string => text.replaceAll('&#x3D;', '=').replaceAll('&amp;', '&');

/** A page without the secrets of its forms, which are new each time. */
const read = async (path: string): Promise<string> =>
  plain((await human.get(path)).text).replaceAll(/value="[\w-]{80,}"/g, 'value=""');

/** A system of the player, as the address of the map has it. */
async function ownSystem(): Promise<string> {
  const map = await read(`${HUMAN}/orders/map`);
  const places = [...map.matchAll(/map\?system=([^"#&]+)/g)].map(([, id = '']) => id);
  for (const id of places)
    if ((await read(`${HUMAN}/orders/map?system=${id}`)).includes('Run an Intel mission from here'))
      return id;
  throw new Error('no own system has Intel');
}

test('INT-1, INT-2: one click on the map tells who reaches a system, what they could learn, and their chances', async () => {
  const at = await ownSystem();
  expect(await read(`${HUMAN}/orders/map?system=${at}`)).toContain(
    `href="${HUMAN}/intel?at=${at}"`,
  );
  const page = await read(`${HUMAN}/intel?at=${at}`);
  expect(page).toContain('0 jumps');
  expect(page).toContain('Counter-Insurgency');
  const [, link = ''] = /<th scope="row"><a href="([^"]*form=RunMission[^"]*)">/.exec(page) ?? [];
  expect(await read(link.replace(/#.*$/, ''))).toContain(`<option value="${at}" selected>`);
});

test('FOG-14: a system that the player does not know is answered like one that is not there', async () => {
  const gone = await read(`${HUMAN}/intel?at=H9999`);
  expect((await human.get(`${HUMAN}/intel?at=H9999`)).status).toBe(404);
  expect(await read(`${HUMAN}/intel?at=nowhere`)).toBe(gone);
});
