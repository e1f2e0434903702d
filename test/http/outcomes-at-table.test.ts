import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, sendBothToTheMiddle } from '#test/support/desk';
import { MODERATOR, openSite, type TestSite, type Visitor } from '#test/support/http-site';

/*
 * What a moderator needs who fights a battle at a table: values, a form on paper, a file, and buttons for a whole side.
 */

const PAGE = `${MODERATOR}/outcomes`;

let site: TestSite;
let moderator: Visitor;
beforeAll(async () => {
  site = await openSite({ combat: 'external' });
  moderator = await site.visitor(site.desk.tokens.moderator);
});
afterAll(() => site.close());

const toEnter = async () => done(await site.desk.use.readOutcomes({ actor: site.desk.moderator }));
const send = (fields: Readonly<Record<string, string>>) => moderator.submit(PAGE, PAGE, fields);
const chosen = (text: string, value: string): number =>
  text.split(`<option value="${value}" selected>`).length - 1;

test('while no battle waits, its form and its file lead to the page that says so', async () => {
  for (const path of ['/form', '/file']) {
    const { status, to } = await moderator.get(PAGE + path);
    expect([status, to]).toEqual([303, PAGE]);
  }
});

test('CSC-16: the page has the values that units fight with', async () => {
  await sendBothToTheMiddle(site.desk);
  await moderator.submit(`${MODERATOR}/`, `${MODERATOR}/run`, { what: 'turn' });
  const { text } = await moderator.get(PAGE);
  expect(text).toMatch(
    /<th scope="col">DV<\/th><th scope="col">AS<\/th>.*<th scope="col">Abilities<\/th>/su,
  );
  const view = done(await site.desk.use.readModeratorView({ actor: site.desk.moderator }));
  const artemis = Object.values(view.units).find(({ name }) => name === 'Artemis')!;
  const { dv, as, af } = view.designs[artemis.design]!;
  const row = /<th scope="row">Artemis [^<]*<\/th>(.*?)<\/tr>/su.exec(text)![1]!;
  const cells = [...row.matchAll(/<td[^>]*>([^<]*)<\/td>/gu)].map(([, cell]) => cell);
  expect(cells.slice(3, 6)).toEqual([dv, as, af].map(String));
});

test('one press sets the same for all units of a side, and enters nothing', async () => {
  const [{ decision }] = (await toEnter()) as [Awaited<ReturnType<typeof toEnter>>[number]];
  const { attacker, defender } = decision.sides;
  const all = await send({ act: 'all destroyed attacker', rounds: '3' });
  expect(chosen(all.text, 'destroyed')).toBe(attacker.units.length);
  expect(all.text).toContain('value="3"');
  const hurt = await send({ act: 'all crippled defender' });
  const fit = defender.units.filter(({ kind, diesAtOnce }) => kind !== 'flight' && !diesAtOnce);
  expect(chosen(hurt.text, 'crippled')).toBe(fit.length);
  const [first] = defender.units;
  const none = await send({ act: 'all unchanged defender', [`unit.${first!.unit}`]: 'destroyed' });
  expect(chosen(none.text, 'destroyed')).toBe(0);
  expect(await toEnter()).toHaveLength(1);
});

test('ENC-1: one press fills a side in as Farlane fights the battle, by the dice of the campaign', async () => {
  const [{ decision }] = (await toEnter()) as [Awaited<ReturnType<typeof toEnter>>[number]];
  const { use, moderator: actor } = site.desk;
  const rolled = done(await use.rollOutcome({ actor, battle: decision.battle }));
  expect(rolled.fates.length).toBeGreaterThan(0);
  const own = new Set(decision.sides.attacker.units.map(({ unit }) => unit));
  const lost = rolled.fates.filter(({ unit, fate }) => own.has(unit) && fate === 'destroyed');
  const { text } = await send({ act: 'rolled attacker' });
  expect(chosen(text, 'destroyed')).toBe(lost.length);
  expect(text).toContain(
    `name="rounds" type="number" inputmode="numeric" value="${rolled.rounds}"`,
  );
  // The same dice again give the same, and nothing is entered.
  expect(done(await use.rollOutcome({ actor, battle: decision.battle }))).toEqual(rolled);
  expect(await toEnter()).toHaveLength(1);
});

test('a battle form is printed as PDF, with both sides', async () => {
  const { headers, text } = await moderator.get(`${PAGE}/form?paper=letter`);
  expect(headers.get('content-type')).toContain('application/pdf');
  expect(headers.get('content-disposition')).toContain('battle-form-');
  expect(text.startsWith('%PDF-')).toBe(true);
});

test('the outcome file is downloaded, filled in, and read into the form', async () => {
  const { headers, text } = await moderator.get(`${PAGE}/file`);
  expect(headers.get('content-disposition')).toContain('.outcome.json');
  const file = JSON.parse(text) as { units: readonly { units: readonly { unit: string }[] }[] };
  const [lost] = file.units[0]!.units;
  const filled = { ...file, rounds: 5, fates: [{ unit: lost!.unit, fate: 'destroyed' }] };
  const sent = await moderator.submit(PAGE, `${PAGE}/file`, { outcome: JSON.stringify(filled) });
  expect(sent.status).toBe(200);
  expect(sent.text).toContain('the form is filled in from it');
  expect(chosen(sent.text, 'destroyed')).toBe(1);
  expect(sent.text).toContain('value="5"');
  expect(sent.text).toContain('Enter this outcome');
  const bad = await moderator.submit(PAGE, `${PAGE}/file`, { outcome: '{"format": 7}' });
  expect(bad.status).toBeGreaterThanOrEqual(400);
  expect(await toEnter()).toHaveLength(1);
});
