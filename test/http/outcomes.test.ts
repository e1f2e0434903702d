import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, sendBothToTheMiddle } from '#test/support/desk';
import { HUMAN, MODERATOR, openSite, type TestSite, type Visitor } from '#test/support/http-site';

let site: TestSite;
let moderator: Visitor;
beforeAll(async () => {
  site = await openSite({ combat: 'external' });
  moderator = await site.visitor(site.desk.tokens.moderator);
  await sendBothToTheMiddle(site.desk);
  await moderator.submit(`${MODERATOR}/`, `${MODERATOR}/run`, { what: 'turn' });
});
afterAll(() => site.close());

const page = `${MODERATOR}/outcomes`;
const send = (fields: Readonly<Record<string, string>>) => moderator.submit(page, page, fields);
const toEnter = async () => done(await site.desk.use.readOutcomes({ actor: site.desk.moderator }));
const shipOf = async (): Promise<string> => {
  const [{ decision }] = (await toEnter()) as [Awaited<ReturnType<typeof toEnter>>[number]];
  return decision.sides.attacker.units.find(({ kind }) => kind === 'ship')!.unit;
};
/** Everybody captured whom the form lets be so: nobody is left to hold them. */
async function allCaptured(): Promise<Readonly<Record<string, string>>> {
  const [{ decision }] = (await toEnter()) as [Awaited<ReturnType<typeof toEnter>>[number]];
  const all = [...decision.sides.attacker.units, ...decision.sides.defender.units];
  const prizes = all.filter(({ asPrize }) => asPrize !== null);
  return Object.fromEntries(prizes.map(({ unit }) => [`unit.${unit}`, 'captured']));
}
const previewedOf = (text: string): string =>
  /name="previewed" value="([^"]*)"/.exec(text)?.[1] ?? '';

test('ENC-1: the desk leads to the battle, and offers no windows to close', async () => {
  const { text } = await moderator.get(`${MODERATOR}/`);
  expect(text).toContain('The turn waits for you.');
  expect(text).toContain(`href="${page}"`);
  expect(text).not.toContain('Let standing orders answer these questions');
  const shown = await moderator.get(page);
  expect(shown.text).toContain('This battle is fought elsewhere.');
  expect(shown.text).toContain('Human Commonwealth, the ');
});

test('ENC-1: what became of a unit is chosen beside its name', async () => {
  const ship = await shipOf();
  const { text } = await moderator.get(page);
  const [row = ''] = text.split('<tr>').filter((one) => one.includes(`name="unit.${ship}"`));
  expect(row).toMatch(/^<th scope="row">[^<]+<\/th><td class="row-choice">/);
  expect(row).toMatch(/<td[^>]*>sound<\/td>/u);
  expect(text.match(new RegExp(`name="unit\\.${ship}"`, 'gu'))).toHaveLength(1);
});

test('ENC-1: what sets all units of a side comes before its units, and Enter in a field sets none', async () => {
  const { text } = await moderator.get(page);
  const unitsAt = text.indexOf('name="unit.');
  expect(text.lastIndexOf('value="all destroyed ')).toBeLessThan(unitsAt);
  expect(text.indexOf('This battle is fought elsewhere.')).toBeLessThan(
    text.indexOf('value="all '),
  );
  const form = text.slice(text.indexOf(`action="${page}"`));
  expect(/<button[^>]*>/.exec(form)![0]).toContain('name="act" value="preview"');
});

test('ENC-1: what cannot be is refused in words, and what was chosen stays', async () => {
  const ship = await shipOf();
  const refused = await send({ act: 'preview', rounds: 'many', [`unit.${ship}`]: 'destroyed' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('Rounds fought: ');
  expect(refused.text).toContain('<option value="destroyed" selected>');
  const alone = await send({ act: 'preview', rounds: '1', ...(await allCaptured()) });
  expect(alone.status).toBe(422);
  expect(alone.text).toContain('no warship or base left there to hold it');
  const strange = await send({ act: 'preview', rounds: '1', [`unit.${ship}`]: '<b>' });
  expect(strange.status).toBe(422);
  const foreign = await send({ act: 'enter', rounds: '1', forces: 'of another' });
  expect(foreign.status).toBe(409);
  expect(await toEnter()).toHaveLength(1);
});

test('ENC-1: what cannot be read is told with all else that is wrong, each with a link to its field', async () => {
  const taken = await allCaptured();
  const refused = await send({ act: 'preview', rounds: 'many', ...taken });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('Rounds fought: “many” is not a whole number.');
  expect(refused.text).toContain('no warship or base left there to hold it');
  for (const field of ['rounds', Object.keys(taken)[0]!]) {
    expect(refused.text).toContain(`href="#outcome-${field}"`);
    const tag = new RegExp(`<(?:input|select) id="outcome-${field}"[^>]*>`).exec(refused.text)![0];
    expect(tag).toContain('aria-invalid="true"');
  }
  const empty = await send({ act: 'preview', rounds: '', ...taken });
  expect(empty.text).toContain('Rounds fought: It is missing.');
  const mended = await send({ act: 'preview', rounds: '4', ...taken });
  expect(mended.text).not.toContain('Rounds fought: ');
  expect(mended.text).toContain('no warship or base left there to hold it');
});

test('ENC-1: the losses are shown first, and only what was looked at is entered', async () => {
  const ship = await shipOf();
  const lost = { rounds: '2', [`unit.${ship}`]: 'destroyed' };
  const previewed = await send({ act: 'preview', ...lost });
  expect(previewed.text).toContain('Effects');
  expect(previewed.text).toContain('Nothing is entered yet.');
  const taken = await send({ act: 'preview', rounds: '2', [`unit.${ship}`]: 'captured' });
  expect(taken.text).toContain('captured, crippled');
  expect(taken.text).toContain('whether it keeps or scuttles them');
  expect(taken.text).not.toContain('captured, crippled, got away');
  const mark = previewedOf(previewed.text);
  const other = await send({ act: 'enter', previewed: mark, rounds: '2' });
  expect(other.text).toContain('No unit is damaged, and none got away.');
  const unseen = await send({ act: 'enter', ...lost });
  expect(unseen.text).toContain('Nothing is entered yet.');
  expect(await toEnter()).toHaveLength(1);
  const entered = await send({ act: 'enter', previewed: mark, ...lost });
  expect(entered.to).toBe(`${MODERATOR}/?done=outcome`);
  expect((await moderator.get(entered.to)).text).toContain('you can continue the phase.');
  expect((await moderator.get(page)).text).toContain('No battle waits for an outcome.');
});

test('FOG-1: a player has no such page', async () => {
  const human = await site.visitor(site.desk.tokens.human);
  expect((await human.get(page)).status).toBe(404);
  expect((await human.get(`${HUMAN}/outcomes`)).status).toBe(404);
});
