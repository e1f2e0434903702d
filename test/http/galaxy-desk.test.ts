import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, sendBothToTheMiddle } from '#test/support/desk';
import {
  CAMPAIGN,
  HUMAN,
  LORAN,
  MODERATOR,
  openSite,
  type TestSite,
  type Visitor,
} from '#test/support/http-site';

/*
 * The moderator’s view of the whole galaxy: the map, what is chosen on it, the roster, and pages with histories.
 */

const GALAXY = `${MODERATOR}/galaxy`;

let site: TestSite;
let moderator: Visitor;
beforeAll(async () => {
  site = await openSite();
  moderator = await site.visitor(site.desk.tokens.moderator);
});
afterAll(() => site.close());

const truth = async () =>
  done(await site.desk.use.readModeratorView({ actor: site.desk.moderator }));
/** The id of a system, a fleet or a unit by its name. */
async function idOf(table: 'systems' | 'fleets' | 'units', name: string): Promise<string> {
  const rows: readonly { id: string; name: string }[] = Object.values((await truth())[table]);
  return rows.find((row) => row.name === name)!.id;
}
const rowsOf = (csv: string): readonly string[] => csv.trim().split('\r\n').slice(1);

test('the desk has what is to do before the map, on which systems, lanes and fleets can be chosen', async () => {
  const { text } = await moderator.get(`${MODERATOR}/`);
  const sol = await idOf('systems', 'Sol');
  const squadron = await idOf('fleets', 'Sirius Squadron');
  expect(text).toContain(`href="${GALAXY}?system=${sol}#chosen"`);
  expect(text).toContain(`href="${GALAXY}?fleet=${squadron}#chosen"`);
  expect(text).toMatch(/href="[^"]*\/galaxy\?lane=H\d+-H\d+#chosen" tabindex="-1"/);
  expect(text.indexOf('id="work"')).toBeLessThan(text.indexOf('<svg'));
});

test('what is chosen shows its true values, and leads to its page', async () => {
  const sol = await idOf('systems', 'Sol');
  const { text } = await moderator.get(`${GALAXY}?system=${sol}&layer=values`);
  expect(text).toMatch(/<dt>Census<\/dt><dd>9<\/dd>.*<dt>Morale<\/dt><dd>6<\/dd>/su);
  expect(text).toContain('Homeworld, Rare Metals, Fair Biosphere');
  expect(text).toContain(`href="${GALAXY}/systems/${sol}"`);
  expect(text).toContain('RAW 4 Cap 8');
  expect(text).toContain('ring-goal');
});

test('CON-1, MOV-6, ECO-2: layers of the true map tell the fleets with their strength, yards and depots, and trade', async () => {
  const layer = async (name: string): Promise<string> =>
    (await moderator.get(`${GALAXY}?layer=${name}`)).text;
  const fleets = await layer('fleets');
  expect(fleets).toContain('>Sirius Squadron AS 15<');
  expect(fleets).toContain('Sirius Squadron of Human Commonwealth: AS 15, DV ');
  const works = await layer('works');
  expect(works.match(/>Y1 D1</gu)).toHaveLength(2);
  expect(works).toContain('1 shipyard, 1 supply depot');
  const trade = await layer('trade');
  expect(trade).toContain('>trade 6 EP<');
  expect(trade).toContain(
    'Convoys trade here: Human Commonwealth. A route of the owner earns 6 EP a turn',
  );
});

test('FOG-2: as an empire sees it, no layer tells what isn’t known of others', async () => {
  const { text } = await moderator.get(`${GALAXY}?as=human`);
  expect(text).toContain('>Values</a>');
  for (const layer of ['Fleets', 'Yards and depots', 'Trade', 'Supply', 'Raids'])
    expect(text).not.toContain(`>${layer}</a>`);
});

test('corrections of lanes and classes begin on the pages of systems, empires and units', async () => {
  const sol = await idOf('systems', 'Sol');
  const sirius = await idOf('systems', 'Sirius');
  const gorgo = await idOf('units', 'Gorgo');
  const correct = async (page: string, fields: Readonly<Record<string, string>>) =>
    (await moderator.submit(page, `${MODERATOR}/corrections`, fields)).text;
  const system = `${GALAXY}/systems/${sol}`;
  expect((await moderator.get(system)).text).toContain('<summary>Set a lane</summary>');
  const lane = { act: 'add lane', 'lane-from': sol, 'lane-to': sirius };
  expect(await correct(system, { ...lane, 'lane-class': 'restricted' })).toMatch(
    /<textarea[^>]*>\s*lane Sol -&gt; Sirius restricted/u,
  );
  expect(await correct(system, { ...lane, 'lane-class': 'none' })).toMatch(
    /<textarea[^>]*>\s*unlane Sol -&gt; Sirius/u,
  );
  const unit = `${GALAXY}/units/${gorgo}`;
  const { text } = await moderator.get(unit);
  expect(text).toContain('<input type="hidden" name="class-which" value="human.sparta">');
  const value = { act: 'add class', 'class-which': 'human.sparta', 'class-what': 'cost' };
  expect(await correct(unit, { ...value, 'class-to': '9' })).toContain(
    'class &quot;Sparta&quot; cost 9',
  );
  const ability = { act: 'add ability', 'ability-class': 'human.sparta', 'ability-what': 'scout' };
  expect(await correct(unit, { ...ability, 'ability-to': '2' })).toContain(
    'ability &quot;Sparta&quot; scout 2',
  );
  const empire = `${GALAXY}/empires/human`;
  const own = (await moderator.get(empire)).text;
  expect(own).toContain('<summary>Change a force list</summary>');
  const list = { act: 'add list', 'list-who': 'human', 'list-class': 'human.sparta' };
  expect(await correct(empire, { ...list, 'list-how': 'unlist' })).toContain(
    'unlist human &quot;Sparta&quot;',
  );
  const copy = { act: 'add new', 'new-who': 'human', 'new-from': 'loran.nest' };
  expect(await correct(empire, { ...copy, 'new-name': 'Hive Base' })).toContain(
    'new-class human &quot;Hive Base&quot; from &quot;Nest&quot;',
  );
});

test('a fleet, a lane, and an id that names nothing', async () => {
  const fleet = await idOf('fleets', 'First Swarm');
  const { text } = await moderator.get(`${GALAXY}?fleet=${fleet}`);
  expect(text).toContain('>at 82 Eridani</a>');
  expect(text).toContain('2 Stercoralis');
  const [lane] = Object.values((await truth()).lanes);
  expect((await moderator.get(`${GALAXY}?lane=${lane!.id}`)).text).toContain('<dt>Class</dt>');
  const none = await moderator.get(`${GALAXY}?system=H9999`);
  expect(none.status).toBe(200);
  expect(none.text).toContain('There is nothing with this id in this turn.');
  expect((await moderator.get(`${GALAXY}/fleets/nobody.f1`)).status).toBe(404);
});

test('FOG-1: through the eyes of an empire nothing shows that it does not know, and its player reads of the look', async () => {
  const { text } = await moderator.get(`${GALAXY}?as=human`);
  expect(text).toContain('This is what the report of turn 1 tells Human Commonwealth.');
  const map = text.slice(text.indexOf('<svg'), text.indexOf('</svg>'));
  expect(map).toContain('Sol');
  expect(map).not.toContain('First Swarm');
  const whole = (await moderator.get(GALAXY)).text;
  expect(whole.slice(whole.indexOf('<svg'), whole.indexOf('</svg>'))).toContain('First Swarm');
  const human = await site.visitor(site.desk.tokens.human);
  expect((await human.get(`${HUMAN}/looks`)).text).toContain('looked at your star map of turn 1');
  const loran = await site.visitor(site.desk.tokens.loran);
  expect((await loran.get(`${LORAN}/looks`)).text).not.toContain('your star map');
});

test('the roster can be filtered by owner, kind and words, and sorted both ways', async () => {
  const units = Object.values((await truth()).units);
  const all = await moderator.get(`${MODERATOR}/roster`);
  expect(all.text).toContain(`${String(units.length)} units`);
  const swarm = rowsOf((await moderator.get(`${MODERATOR}/roster/csv?owner=loran&kind=ship`)).text);
  const ships = units.filter(
    ({ owner, design }) => owner === 'loran' && design.startsWith('loran.') && design !== '',
  );
  expect(swarm.length).toBeGreaterThan(0);
  expect(swarm.length).toBeLessThan(ships.length);
  expect(swarm.every((row) => row.includes('Loran Imperium') && row.includes('ship'))).toBe(true);
  const named = rowsOf((await moderator.get(`${MODERATOR}/roster/csv?text=marines`)).text);
  expect(named.map((row) => row.split(' ')[0])).toEqual(['1st', '2nd']);
  const costs = (csv: string): readonly number[] =>
    rowsOf(csv).map((row) => Number(row.split(',').at(-2)));
  const up = costs((await moderator.get(`${MODERATOR}/roster/csv?sort=cost`)).text);
  const down = costs((await moderator.get(`${MODERATOR}/roster/csv?sort=cost&down=1`)).text);
  expect(up).toEqual([...up].sort((a, b) => a - b));
  expect(down).toEqual(up.toReversed());
  expect(up[0]).toBeLessThan(up.at(-1)!);
});

test('the roster is saved as CSV and JSON with the same rows', async () => {
  const csv = await moderator.get(`${MODERATOR}/roster/csv?owner=human`);
  expect(csv.headers.get('content-type')).toContain('text/csv');
  expect(csv.headers.get('content-disposition')).toContain('roster-turn-1.csv');
  const json = await moderator.get(`${MODERATOR}/roster/json?owner=human`);
  const rows = JSON.parse(json.text) as readonly Record<string, unknown>[];
  expect(rows.length).toBe(rowsOf(csv.text).length);
  const marines = rows.find(({ unit }) => String(unit).startsWith('1st Marines'))!;
  expect(marines).toMatchObject({ place: 'Sol', fleet: '', supply: 0, condition: 'sound' });
  expect((await moderator.get(`${MODERATOR}/roster/pdf`)).status).toBe(404);
  const table = await moderator.get(`${GALAXY}/csv`);
  expect(table.text).toContain('Sol,Human Commonwealth,major,5,10,9,6,6');
});

test('the powers, and the tables on pages of single things, are saved as CSV and JSON', async () => {
  const powers = await moderator.get(`${GALAXY}/csv?table=powers`);
  expect(powers.headers.get('content-disposition')).toContain('powers-turn-1.csv');
  expect(powers.text).toMatch(/^Human Commonwealth,by a player,/mu);
  const squadron = await idOf('fleets', 'Sirius Squadron');
  const page = `${GALAXY}/fleets/${squadron}`;
  expect((await moderator.get(page)).text).toContain(`href="${page}/csv?table&#x3D;units"`);
  const units = JSON.parse((await moderator.get(`${page}/json?table=units`)).text) as unknown[];
  expect(units).toHaveLength(rowsOf((await moderator.get(`${page}/csv?table=units`)).text).length);
  const owned = await moderator.get(`${GALAXY}/empires/human/csv?table=systems`);
  expect(rowsOf(owned.text).length).toBeGreaterThan(1);
  expect(owned.text).not.toContain('Loran Imperium');
  expect((await moderator.get(`${GALAXY}/fleets/nothing/csv`)).status).toBe(404);
});

/** Corrections that change nothing, so that units are named together before some are lost. */
async function nameTogether(lines: readonly string[]): Promise<void> {
  const { desk } = site;
  const reason = 'a slip of the pen';
  const base = { actor: desk.moderator, version: await desk.version(), tellReason: false };
  done(await desk.use.makeCorrection({ ...base, text: lines.join('\n'), reason }));
}

test('pages of a system, a fleet, a unit and an empire tell what happened to them, by turns', async () => {
  await nameTogether(['arm human u14, u21 with nothing', 'place loran u2 aboard loran u1']);
  await sendBothToTheMiddle(site.desk);
  await moderator.submit(`${MODERATOR}/`, `${MODERATOR}/run`, { what: 'turn', confirmed: 'yes' });
  const squadron = await idOf('fleets', 'Home Fleet');
  const fleet = (await moderator.get(`${GALAXY}/fleets/${squadron}`)).text;
  expect(fleet).toMatch(/<h3>Turn 1<\/h3>.*moves from/su);
  expect(fleet).toMatch(/href="[^"]*\/moderator\/events\/\d+">Movement<\/a>/);
  const sol = (await moderator.get(`${GALAXY}/systems/${await idOf('systems', 'Sol')}`)).text;
  expect(sol).toMatch(/<h3>Turn 2<\/h3>.*Sol uses 6 Productivity.*<h3>Turn 1<\/h3>/su);
  expect(sol).not.toContain('Delta Pavonis uses');
  const lysander = (await moderator.get(`${GALAXY}/units/${await idOf('units', 'Lysander')}`)).text;
  expect(lysander).toContain('Lysander (Sparta ');
  const human = (await moderator.get(`${GALAXY}/empires/human`)).text;
  expect(human).toContain('<h2 id="history">History</h2>');
  expect(human).toContain('Home Fleet');
  expect((await moderator.get(`${GALAXY}/empires/nobody`)).status).toBe(404);
});

test('what is gone keeps its page with what happened to it', async () => {
  const units = Object.keys((await truth()).units);
  const { events } = await site.desk.ports.store.read((reader) =>
    reader.eventPage(site.desk.moderator.campaign, { types: ['UnitDestroyed'], skip: 0, take: 1 }),
  );
  const [lost] = events.flatMap(({ event }) => (event.type === 'UnitDestroyed' ? [event] : []));
  expect(units).not.toContain(lost!.unit);
  const { status, text } = await moderator.get(`${GALAXY}/units/${lost!.unit}`);
  expect(status).toBe(200);
  expect(text).toContain('It is not in the campaign any more.');
  expect(text).toMatch(/destroyed at Wolf 359/);
});

test('the history of a unit calls companions that are gone by class and name', async () => {
  const left = Object.keys((await truth()).units);
  for (const gone of ['human.u14', 'loran.u1', 'loran.u2']) expect(left).not.toContain(gone);
  const historyOf = async (unit: string): Promise<string> => {
    const { text } = await moderator.get(`${GALAXY}/units/${unit}`);
    return text.slice(text.indexOf('id="history"'));
  };
  const lysander = await historyOf(await idOf('units', 'Lysander'));
  expect(lysander).toMatch(/Gorgo, Lysander with no ordnance/u);
  const carapace = await historyOf('loran.u1');
  expect(carapace).toMatch(/Segment u2 aboard Carapace/u);
  expect(lysander + carapace).not.toMatch(/[>\s](?:human|loran)\.u\d/u);
});

test('a past turn shows the galaxy as it was when its orders opened', async () => {
  const squadron = await idOf('fleets', 'Home Fleet');
  const now = (await moderator.get(`${GALAXY}?fleet=${squadron}`)).text;
  const then = (await moderator.get(`${GALAXY}?turn=1&fleet=${squadron}`)).text;
  expect(then).toContain('You look at turn 1 as it was when its orders opened.');
  expect(then).toContain('>at Alpha Centauri</a>');
  expect(now).not.toContain('>at Alpha Centauri</a>');
});

test('a correction of a system begins on its page, with its reason, and leads to the preview of it', async () => {
  const sol = await idOf('systems', 'Sol');
  const page = `${GALAXY}/systems/${sol}`;
  const { text } = await moderator.get(page);
  expect(text).toContain('<summary>Set a value of a system</summary>');
  expect(text).not.toContain('name="system-where" id');
  const sent = await moderator.submit(page, `${MODERATOR}/corrections`, {
    'system-what': 'morale',
    'system-to': '7',
    reason: 'a slip of the pen',
  });
  expect(sent.status).toBe(200);
  expect(sent.text).toMatch(/<textarea[^>]*>\s*morale Sol 7/u);
  expect(sent.text).toContain('value="a slip of the pen"');
  expect(sent.text).toContain('Make the correction');
  const wrong = await moderator.submit(page, `${MODERATOR}/corrections`, {
    ...{ 'system-what': 'morale', 'system-to': '', reason: 'a slip' },
  });
  expect(wrong.status).toBe(422);
  // Of a past turn nothing can be corrected.
  expect((await moderator.get(`${GALAXY}?turn=1&system=${sol}`)).text).not.toContain('Set a value');
});

test('FOG-1: a moderator who plays sees no map, and no player comes to any of it', async () => {
  const human = await site.visitor(site.desk.tokens.human);
  for (const path of ['/galaxy', '/roster', '/roster/csv', '/galaxy/empires/loran']) {
    expect((await human.get(`${CAMPAIGN}/moderator${path}`)).status).not.toBe(200);
  }
});
