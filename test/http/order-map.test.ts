import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest';
import { done } from '#test/support/desk';
import {
  hiddenFields,
  HUMAN,
  LORAN,
  openSite,
  type TestSite,
  type Visitor,
} from '#test/support/http-site';

const MAP = `${HUMAN}/orders/map`;
const SIRIUS = `${MAP}?fleet=f2`;
const LALANDE = 'H0201';
const WOLF = 'H0202';

let site: TestSite;
let player: Visitor;
beforeAll(async () => {
  site = await openSite();
  player = await site.visitor(site.desk.tokens.human);
});
afterAll(() => site.close());

const draftOf = async (name: 'human' | 'loran'): Promise<readonly unknown[]> => {
  const { sheet } = done(await site.desk.use.readPlayerDesk({ actor: site.desk[name] }));
  return sheet?.verdicts.map(({ order }) => order) ?? [];
};
const sirius = (...path: readonly string[]) => ({ kind: 'MoveFleet', fleet: 'human.f2', path });

beforeEach(async () => {
  done(await site.desk.use.saveDraft({ actor: site.desk.human, turn: 1, orders: [] }));
});

/** The addresses of the list of goals with what is said of each. */
function goalsIn(text: string): readonly string[] {
  const lines = text.matchAll(
    /data-mark="map-([^"]*)"[^>]*>([^<]*)<\/a> <span class="quiet">([^<]*)</g,
  );
  return [...lines].map(([, , name = '', about = '']) => `${name}: ${about}`);
}

test('MOV-1: the page lists every fleet, and where the chosen one can go, near and far', async () => {
  const { text } = await player.get(SIRIUS);
  expect(text).toContain('Sirius Squadron</a>');
  expect(text).toContain('It can go to 6 systems this turn.');
  expect(goalsIn(text).slice(0, 6)).toEqual([
    'Alpha Centauri: 1 jump',
    'Lalande 21185: 1 jump',
    'Procyon: 1 jump; 1 unexplored lane',
    'Sol: 1 jump',
    'Epsilon Eridani: 2 jumps; by way of Lalande 21185',
    'Wolf 359: 2 jumps; by way of Alpha Centauri',
  ]);
  expect(goalsIn(text)).toContain('82 Eridani: 2 turns');
});

test('COL-4: an own system tells its chance to grow at the end of the year', async () => {
  const plain = (await player.get(`${MAP}?system=H0101`)).text.replaceAll('\u00a0', ' ');
  const facts = [...plain.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/gu)].map(
    ([, label = '', value = '']) => `${label}: ${value}`,
  );
  // Of Capacity 6 only a 10 is enough.
  expect(facts).toContain('Growth: 10 % in turn 12');
  expect(facts.join()).not.toContain('Morale check');
});

test('a page that has the grid and the lanes of this map is not sent them again', async () => {
  const laneCount = (text: string): number => text.match(/class="lane /gu)?.length ?? 0;
  const { text } = await player.get(MAP);
  const [, name = ''] = /<g class="ground" data-ground="([0-9a-f]+)"/u.exec(text) ?? [];
  const asking = async (ground: string): Promise<string> =>
    (await player.get(SIRIUS, { 'desk-ground': ground })).text;
  expect(laneCount(text)).toBeGreaterThan(10);
  expect(laneCount(await asking('another'))).toBe(laneCount(text));
  const again = await asking(name);
  expect(again).toContain(`data-ground="${name}"/>`);
  expect(laneCount(again)).toBe(0);
  expect(again).toContain('id="map-H0201"');
});

test('CON-1: the lists tell where capacity is free, and what is finished when', async () => {
  const listed = async (): Promise<string> =>
    /Yards and works.*?<\/details>\s*<\/details>|Yards and works.*?<\/details>/su.exec(
      (await player.get(MAP)).text,
    )?.[0] ?? '';
  expect(await listed()).toContain('Capacity free: 10 by the shipyards, 12 by the system');
  const build = { kind: 'BuildUnits', design: 'human.apollo', count: 1, system: 'H0002' };
  const orders = [{ ...build, source: 'shipyard', names: [], pay: null }] as never;
  done(await site.desk.use.saveDraft({ actor: site.desk.human, turn: 1, orders }));
  const after = await listed();
  expect(after).toMatch(/<dt>Turn 1<\/dt>\s*<dd>Apollo at Sol/u);
  expect(after).toMatch(/Capacity free: 2 by the shipyards/u);
});

test('a move is ordered on the map, by the way that was chosen, and shown as an arrow', async () => {
  const page = `${SIRIUS}&to=${WOLF}&via=${LALANDE}`;
  const sent = await player.submit(page, `${MAP}/move`);
  expect(sent.to).toBe(`${SIRIUS}&done=moved#chosen`);
  expect(await draftOf('human')).toEqual([sirius(LALANDE, WOLF)]);
  const { text } = await player.get(sent.to);
  expect(text).toContain('The move is in your draft.');
  expect(text).toContain('Ordered to Wolf 359 by way of Lalande 21185');
  expect(text).toMatch(/class="way way-ordered"><title>Sirius Squadron</);
});

test('MOV-1: a way is built stop by stop, and each stop can be taken back', async () => {
  const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=');
  const linkIn = (text: string, label: string) =>
    new RegExp(`<a href="([^"]*)">${label}</a>`).exec(plain(text))?.[1] ?? '';
  const first = await player.get(`${SIRIUS}&to=${LALANDE}`);
  const byLalande = linkIn(first.text, 'Go by way of Lalande 21185, then choose the next stop');
  expect(byLalande).toBe(`${SIRIUS}&via=${LALANDE}#chosen`);
  const { text } = await player.get(byLalande);
  expect(text).toContain('In reach this turn from Lalande 21185');
  expect(goalsIn(text)).toContain('Wolf 359: 2 jumps; by way of Lalande 21185');
  expect(text).toContain('by here');
  expect(linkIn(text, 'Remove Lalande 21185 from the path')).toBe(`${SIRIUS}#chosen`);
  const wolf = linkIn(text, 'Wolf 359') || `${SIRIUS}&to=${WOLF}&via=${LALANDE}`;
  await player.submit(wolf.replace('#chosen', ''), `${MAP}/move`);
  expect(await draftOf('human')).toEqual([sirius(LALANDE, WOLF)]);
});

test('MOV-1: a stop that cannot be on the way is told, with the way that there is', async () => {
  const { text } = await player.get(`${SIRIUS}&to=${WOLF}&via=H0302`);
  expect(text).toContain('It can’t reach Wolf 359 by way of 82 Eridani this turn.');
  expect(text).toContain('Take the shortest path</a>');
  expect(hiddenFields(text, `${MAP}/move`)).toEqual({});
});

test('another move takes the place of the first one, and the fleet can be told to stay', async () => {
  await player.submit(`${SIRIUS}&to=${LALANDE}`, `${MAP}/move`);
  await player.submit(`${SIRIUS}&to=${WOLF}`, `${MAP}/move`);
  expect(await draftOf('human')).toEqual([sirius('H0102', WOLF)]);
  const sent = await player.submit(SIRIUS, `${MAP}/stay`);
  expect(sent.to).toBe(`${SIRIUS}&done=stays#chosen`);
  expect(await draftOf('human')).toEqual([]);
});

test('the map shows where the fleets will be after the orders, if nothing comes between', async () => {
  await player.submit(`${SIRIUS}&to=${LALANDE}`, `${MAP}/move`);
  const [now, after] = [await player.get(MAP), await player.get(`${MAP}?show=after`)];
  expect(now.text).not.toContain('to come');
  expect(after.text).toContain('Sirius Squadron: 5 ships to come at Lalande 21185');
  expect(after.text).toContain('Then at Lalande 21185, in supply from Sol by way of Sirius.');
});

test('a system that is further away says how far, and how to begin', async () => {
  const { text } = await player.get(`${SIRIUS}&to=H0302`);
  expect(text).toMatch(/82 Eridani is 2 turns away: this turn Sirius Squadron gets as far as/);
  expect(text).toContain('Order: send Sirius Squadron to 82 Eridani, there in turn 2');
});

test('MOV-12: what is farther than a turn away is ordered as a route, shown with its arrival and taken back', async () => {
  await player.submit(`${SIRIUS}&to=${LALANDE}`, `${MAP}/move`);
  const sent = await player.submit(`${SIRIUS}&to=H0302`, `${MAP}/move`);
  expect(sent.to).toBe(`${SIRIUS}&done=routed#chosen`);
  const routed = { kind: 'SetRoute', fleet: 'human.f2', route: { kind: 'to', system: 'H0302' } };
  expect(await draftOf('human')).toEqual([routed]);
  const { text } = await player.get(sent.to);
  expect(text).toContain('The route is in your draft.');
  expect(text).toMatch(
    /Its route:<\/strong> go to 82 Eridani: this turn to .*, and at 82 Eridani in turn 2/,
  );
  const orders = await player.get(`${HUMAN}/orders`);
  expect(orders.text).toMatch(/<strong>Sirius Squadron<\/strong>: go to 82 Eridani: this turn to/);
  await player.submit(SIRIUS, `${MAP}/stay`);
  expect(await draftOf('human')).toEqual([]);
});

test('FOG-2: a chosen system shows what is known of it, and leads to the forms with the place filled in', async () => {
  const { text } = await player.get(`${MAP}?system=H0002`);
  expect(text).toContain('Your own colony, major.');
  const plain = text.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=');
  const form = /href="([^"]*form=BuildUnits[^"]*)"/.exec(plain)?.[1] ?? '';
  expect(form).toBe(`${MAP}?form=BuildUnits&system=H0002#form`);
  const orders = await player.get(form);
  expect(orders.text).toContain('<h2 id="form-title">Build units</h2>');
  expect(orders.text).toMatch(/<option value="H0002" selected>/);
  const far = await player.get(`${MAP}?system=H0301`);
  expect(far.text).toContain('You know only its place.');
});

test('a form that was made of another draft or turn changes nothing and says so', async () => {
  const { text } = await player.get(`${SIRIUS}&to=${LALANDE}`);
  const fields = hiddenFields(text, `${MAP}/move`);
  const other = [sirius(WOLF)] as never;
  done(await site.desk.use.saveDraft({ actor: site.desk.human, turn: 1, orders: other }));
  const late = await player.send(`${MAP}/move`, { ...fields, path: LALANDE });
  expect(late.status).toBe(409);
  expect(late.text).toContain('Nothing was changed');
  const old = await player.send(`${MAP}/move`, { ...fields, path: LALANDE, turn: '7' });
  expect(old.status).toBe(409);
  expect(await draftOf('human')).toEqual(other);
});

test('a way that makes no sense, or another’s fleet, is no order', async () => {
  const { text } = await player.get(`${SIRIUS}&to=${LALANDE}`);
  const fields = hiddenFields(text, `${MAP}/move`);
  const odd = await player.send(`${MAP}/move`, { ...fields, path: 'no system' });
  expect(odd.status).toBe(422);
  expect(await draftOf('human')).toEqual([]);
  const foreign = await player.get(`${MAP}?fleet=loran.f1&to=${LALANDE}`);
  const nothing = await player.get(`${MAP}?fleet=human.f99`);
  for (const one of [foreign, nothing]) {
    expect(one.status).toBe(200);
    expect(one.text).not.toContain('id="chosen"');
  }
  expect((await player.get(`${LORAN}/orders/map`)).status).toBe(404);
});

test('CON-1, FOG-3: a layer tells where shipyards and depots are, own ones and none that nobody saw', async () => {
  const { text } = await player.get(`${MAP}?layer=works`);
  expect(text).toContain('Y1 D1');
  expect(text).toContain('1 shipyard, 1 supply depot');
  // Only in what is written on the map: tokens of forms are random letters and digits.
  expect(text.match(/>\s*Y\d/gu)).toHaveLength(1);
});

test('TECH-1: the form to invest in research names the most that can be invested', async () => {
  const { text } = await player.get(`${MAP}?form=InvestTech`);
  // Sol uses 6, Barnard’s Star 2 and Sirius 1.
  expect(text).toContain('At most 9 points this turn');
});

test('TECH-1: that form begins with the most that is left to invest, and nothing is ordered by it', async () => {
  const presetIn = async (path: string): Promise<string | undefined> => {
    const { text } = await player.get(path);
    return /id="InvestTech-points"[^>]* value="(\d*)"/u.exec(text)?.[1];
  };
  const form = `${MAP}?form=InvestTech`;
  expect(await presetIn(form)).toBe('9');
  expect((await player.get(MAP)).text).toContain('No orders yet.');
  await player.submit(form, `${MAP}/add`, { points: '4' });
  expect(await presetIn(form)).toBe('5');
  await player.submit(form, `${MAP}/add`, { points: '5' });
  expect(await presetIn(form)).toBe('');
});

test('MOV-5: a system that only an unexplored lane leads to says where an Explorer can begin', async () => {
  const { text } = await player.get(`${SIRIUS}&to=H0300`);
  expect(text).toContain(
    'You know no path for Sirius Squadron to this system. An unexplored lane leads there from Procyon.',
  );
  expect(text).toContain('>To Procyon</a>');
});

test('while the turn is in processing the map shows what is carried out, and takes no orders', async () => {
  await player.submit(`${SIRIUS}&to=${LALANDE}`, `${MAP}/move`);
  const { text } = await player.get(`${SIRIUS}&to=${WOLF}`);
  const fields = hiddenFields(text, `${MAP}/move`);
  const { use, moderator: actor } = site.desk;
  const { version } = done(await use.readDesk({ actor }));
  done(await use.runNextPhase({ actor, version }));
  const locked = await player.get(`${SIRIUS}&to=${WOLF}`);
  expect(locked.text).toContain('The turn is in processing');
  expect(hiddenFields(locked.text, `${MAP}/move`)).toEqual({});
  // The draft was not submitted, so nothing of it is carried out.
  expect(locked.text).not.toContain('way-ordered');
  expect((await player.send(`${MAP}/move`, { ...fields, path: WOLF })).status).toBe(409);
});
