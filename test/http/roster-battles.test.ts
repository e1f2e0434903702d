import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '#test/support/desk';
import { openFoughtSite } from '#test/support/fought-site';
import { MODERATOR, type TestSite, type Visitor } from '#test/support/http-site';

/* The roster with the battles of its units, and with those that were lost. */

const ROSTER = `${MODERATOR}/roster`;

let site: TestSite;
let moderator: Visitor;
beforeAll(async () => {
  ({ site, moderator } = await openFoughtSite());
});
afterAll(() => site.close());

type Row = Readonly<Record<string, string | number>>;
const rowsOf = async (query: string): Promise<readonly Row[]> =>
  JSON.parse((await moderator.get(`${ROSTER}/json?${query}`)).text) as readonly Row[];
const figures = async () => done(await site.desk.use.readFigures({ actor: site.desk.moderator }));

test('CSC-14: the roster lists the units that were lost under the battle that took them', async () => {
  const { battles, losses } = await figures();
  const [battle] = battles;
  const lost = await rowsOf('show=lost');
  expect(lost).toHaveLength(losses.length);
  expect(lost.length).toBeGreaterThan(0);
  const units = battle!.units.attacker + battle!.units.defender;
  const ofBattle = await rowsOf(`show=lost&battle=${battle!.battle}`);
  expect(ofBattle).toHaveLength(units);
  expect(ofBattle[0]).toMatchObject({ place: 'Wolf 359', turn: 1, cause: 'Battles' });
  const { text } = await moderator.get(`${ROSTER}?show=lost&battle=${battle!.battle}`);
  expect(text).toContain('Only the battle at Wolf 359 in turn 1.');
  expect(text).toContain(`href="${MODERATOR}/events/${String(battle!.version)}">Wolf 359</a>`);
  const graphs = (await moderator.get(`${MODERATOR}/graphs`)).text;
  expect(graphs).toContain(`roster?battle&#x3D;${battle!.battle}&amp;show&#x3D;lost`);
});

test('CSC-15: each unit has its battles with place, turn and what they did to it', async () => {
  const fought = await rowsOf('show=fought');
  const { battles } = await figures();
  const mine = fought.filter(({ owner }) => owner === 'Human Commonwealth');
  expect(mine.length).toBeGreaterThan(0);
  expect(mine.length).toBeLessThan(fought.length);
  expect(await rowsOf('show=fought&owner=human')).toEqual(mine);
  const lost = await rowsOf('show=lost&owner=human');
  const destroyed = mine.filter(({ fate }) => fate === 'destroyed' || fate === 'captured');
  expect(new Set(destroyed.map(({ unit }) => unit))).toEqual(new Set(lost.map(({ unit }) => unit)));
  expect(new Set(mine.map(({ place, turn }) => `${String(place)} ${String(turn)}`))).toEqual(
    new Set(['Wolf 359 1']),
  );
  expect(battles).toHaveLength(1);
  const csv = await moderator.get(`${ROSTER}/csv?show=fought&text=wolf`);
  expect(csv.headers.get('content-disposition')).toContain('battles-of-units-turn-2.csv');
  expect(csv.text).toContain('What became of it');
});

test('the units of now tell how many battles they fought, and their last', async () => {
  const fought = await rowsOf('show=fought&owner=human');
  const alive = fought.filter(({ fate }) => fate === 'crippled' || fate === 'came through');
  const [veteran] = alive;
  const rows = await rowsOf('owner=human');
  const row = rows.find(({ unit }) => unit === veteran!['unit'])!;
  expect(row).toMatchObject({
    battles: 1,
    last: `Wolf 359, turn 1: ${String(veteran!['fate'])}`,
  });
  const others = rows.filter(({ battles }) => battles === 0);
  expect(others.length).toBe(rows.length - alive.length);
  expect(others[0]).toMatchObject({ last: '' });
});
