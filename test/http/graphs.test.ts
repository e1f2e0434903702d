import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '#test/support/desk';
import { openFoughtSite } from '#test/support/fought-site';
import { MODERATOR, type TestSite, type Visitor } from '#test/support/http-site';

const PAGE = `${MODERATOR}/graphs`;

let site: TestSite;
let moderator: Visitor;
beforeAll(async () => {
  ({ site, moderator } = await openFoughtSite());
});
afterAll(() => site.close());

const rowsOf = async (query: string): Promise<readonly (readonly string[])[]> => {
  const { text } = await moderator.get(`${PAGE}/csv?table=${query}`);
  const lines = text.replace('\uFEFF', '').trim().split('\r\n');
  return lines.map((line) => line.split(','));
};

test('income, Census, fleet, tech and losses are drawn by turn and empire', async () => {
  const { text } = await moderator.get(PAGE);
  expect(text.match(/<figure class="chart">/gu)).toHaveLength(7);
  expect(text).toContain('H Human Commonwealth');
  expect(text).toContain('L Loran Imperium');
});

test('each table is saved as CSV and JSON, each chart as SVG', async () => {
  const [head, first, second] = await rowsOf('census');
  expect(head).toEqual(['Turn', 'Human Commonwealth', 'Loran Imperium']);
  expect([first, second]).toEqual([
    ['1', '14', '14'],
    ['2', '14', '14'],
  ]);
  const view = done(await site.desk.use.readModeratorView({ actor: site.desk.moderator }));
  const json = await moderator.get(`${PAGE}/json?table=income`);
  const incomes = JSON.parse(json.text) as readonly Record<string, number>[];
  expect(incomes.map(({ turn }) => turn)).toEqual([1, 2]);
  expect(incomes[0]!['human']).toBeGreaterThan(0);
  expect(Object.values(view.empires)).toHaveLength(2);
  const svg = await moderator.get(`${PAGE}/svg?table=worth`);
  expect(svg.headers.get('content-type')).toContain('image/svg+xml');
  expect(svg.headers.get('content-disposition')).toContain('worth.svg');
});

test('CSC-14: battles have the losses of both sides, and opponents those of all their battles', async () => {
  const [head, ...battles] = await rowsOf('battles');
  expect(head?.slice(0, 5)).toEqual(['Place', 'Turn', 'Scenario', 'Attacker', 'Defender']);
  expect(battles.length).toBeGreaterThan(0);
  expect(battles[0]?.slice(0, 2)).toEqual(['Wolf 359', '1']);
  const [, war] = await rowsOf('opponents');
  const lostOf = (empire: string): number =>
    battles
      .map((row) => (row[3] === empire ? Number(row[7]) : Number(row[9])))
      .reduce((sum, lost) => sum + lost, 0);
  expect(war).toEqual([
    'Human Commonwealth',
    'Loran Imperium',
    String(battles.length),
    ...[war![3]!, war![4]!],
    String(lostOf('Human Commonwealth')),
    String(lostOf('Loran Imperium')),
  ]);
});

test('what empires lost in a turn is the sum of the causes, and battles are one of them', async () => {
  const [head, ...rows] = await rowsOf('losses');
  expect(head?.slice(0, 3)).toEqual(['Empire', 'Turn', 'Units']);
  const { losses, turns, battles } = done(
    await site.desk.use.readFigures({ actor: site.desk.moderator }),
  );
  for (const { turn, flow } of turns) {
    for (const { empire, lost } of flow) {
      const own = losses.filter((loss) => loss.turn === turn && loss.empire === empire);
      expect(own.reduce((sum, { cost }) => sum + cost, 0)).toBe(lost);
    }
    const inBattle = losses.filter((loss) => loss.turn === turn && loss.cause === 'battle');
    const bills = battles.filter((one) => one.turn === turn);
    expect(inBattle.reduce((sum, { cost }) => sum + cost, 0)).toBe(
      bills.reduce((sum, { lost }) => sum + lost.attacker + lost.defender, 0),
    );
  }
  const [first] = rows;
  const figures = first!.slice(3).map(Number);
  expect(figures.at(-1)).toBe(figures.slice(0, -1).reduce((sum, one) => sum + one, 0));
});

test('DIP-3: a war has a page with its battles and the losses of both sides, and empires and battles lead there', async () => {
  const war = `${MODERATOR}/wars/1`;
  const list = (await moderator.get(`${MODERATOR}/wars`)).text;
  expect(list).toContain(`href="${war}"`);
  const { text } = await moderator.get(war);
  expect(text).toContain('War between Human Commonwealth and Loran Imperium');
  expect(text).toContain('Wolf 359');
  for (const page of [PAGE, `${MODERATOR}/galaxy/empires/human`]) {
    expect((await moderator.get(page)).text).toContain(`href="${war}"`);
  }
  const csv = (await moderator.get(`${war}/csv?table=losses`)).text;
  const rows = csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const all = rows.filter(([, name]) => name === 'all classes').map(([, , , cost]) => Number(cost));
  const battles = await rowsOf('battles');
  const lost = battles.slice(1).map((row) => Number(row[7]) + Number(row[9]));
  expect(all.reduce((sum, one) => sum + one, 0)).toBe(lost.reduce((sum, one) => sum + one, 0));
});

test('the page of a ship tells the battles that it fought in', async () => {
  const view = done(await site.desk.use.readModeratorView({ actor: site.desk.moderator }));
  const { events } = await site.desk.ports.store.read((reader) =>
    reader.eventPage(site.desk.moderator.campaign, { types: ['UnitDestroyed'], skip: 0, take: 1 }),
  );
  const [lost] = events.flatMap(({ event }) => (event.type === 'UnitDestroyed' ? [event] : []));
  const gone = (await moderator.get(`${MODERATOR}/galaxy/units/${lost!.unit}`)).text;
  expect(gone).toMatch(
    /Wolf 359<\/a><\/th><td class="align-end"[^>]*>1<\/td>.*<td[^>]*>destroyed<\/td>/su,
  );
  const home = Object.values(view.units).find(({ name }) => name === 'Long Haul')!;
  const idle = (await moderator.get(`${MODERATOR}/galaxy/units/${home.id}`)).text;
  expect(idle).not.toContain('id="record"');
});

test('FOG-1: looking at the graphs is logged, and players read it with their next report', async () => {
  const human = await site.visitor(site.desk.tokens.human);
  const told = async () => (await human.get('/campaigns/first-contact/empires/human/looks')).text;
  expect(await told()).not.toContain('graphs of the figures');
  await moderator.submit(`${MODERATOR}/`, `${MODERATOR}/run`, { what: 'turn', confirmed: 'yes' });
  expect(await told()).toContain('graphs of the figures');
});
