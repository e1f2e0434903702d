import { afterAll, beforeAll, expect, test } from 'vitest';
import { battleText } from '#test/content/battles/battle-files';
import { sendBothToTheMiddle } from '#test/support/desk';
import {
  HUMAN,
  LORAN,
  MODERATOR,
  openSite,
  type TestSite,
  type Visitor,
  withoutTokens,
} from '#test/support/http-site';
import { fieldsOf } from './what-if-fields.ts';

let site: TestSite;
let human: Visitor;
let loran: Visitor;
let moderator: Visitor;
beforeAll(async () => {
  site = await openSite();
  moderator = await site.visitor(site.desk.tokens.moderator);
  // They have each other in sight, and do not fight yet.
  await sendBothToTheMiddle(site.desk, [
    { kind: 'SetStanding', fleet: null, standing: { engage: 'nobody', scenario: 'none' } },
  ]);
  await moderator.submit(`${MODERATOR}/`, `${MODERATOR}/run`, { what: 'turn', confirmed: 'yes' });
  human = await site.visitor(site.desk.tokens.human);
  loran = await site.visitor(site.desk.tokens.loran);
});
afterAll(() => site.close());

const PAGE = `${HUMAN}/what-if`;
/** Where the two squadrons met, and lie. */
const WOLF = `${PAGE}?at=H0202`;

/** What a page says, without its frame and its tags. */
const said = (html: string): readonly string[] =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html)
    .replaceAll(/<[^>]*>/g, '\n')
    .split('\n')
    .filter((line) => line.trim() !== '');

const fight = (page: string, change: Record<string, string> = {}) =>
  human
    .get(page)
    .then(({ text }) =>
      human.send(PAGE, { ...fieldsOf(text), battles: '5', act: 'fight', ...change }),
    );

test('FOG-11: a player finds where others are known to be, and how old that is', async () => {
  expect((await human.get(`${HUMAN}/`)).text).toContain(`href="${PAGE}"`);
  const { text } = await human.get(PAGE);
  expect(text).toContain('Fleet of Loran Imperium');
  expect(text).toMatch(/(in sight now|last seen in turn \d+), at Wolf 359/);
  const map = await human.get(`${HUMAN}/orders/map?system=H0202`);
  expect(map.text.replaceAll('&#x3D;', '=')).toContain(`href="${WOLF}"`);
});

test('ENC-1: it is fought with the units of the form, and the result stays', async () => {
  const sent = await fight(WOLF);
  expect(sent.to).toBe(`${PAGE}/result`);
  const result = await human.get(sent.to);
  expect(result.text).toMatch(/Human Commonwealth wins<\/dt><dd><strong>\d+\.\d %/);
  expect(result.text).toContain('of 5 battles');
  expect(result.text).toContain('Loran Imperium: you don’t know its standing orders');
  expect(result.text).toContain('Units that you have not seen are left out');
  expect(withoutTokens((await human.get(sent.to)).text)).toBe(withoutTokens(result.text));
  expect((await human.get(PAGE)).text).toContain(`href="${PAGE}/result"`);
});

test('the same form gives the same chances, and changed numbers are kept for the next time', async () => {
  const first = await human.get((await fight(WOLF)).to);
  const second = await human.get((await fight(WOLF)).to);
  expect(withoutTokens(second.text)).toBe(withoutTokens(first.text));
  await fight(WOLF, { 'one.1.count': '7', 'two.direct': 'nobody' });
  const again = fieldsOf((await human.get(`${PAGE}?again=yes`)).text);
  expect(again['one.1.count']).toEqual(['7']);
  expect(again['two.direct']).toEqual(['nobody']);
  expect(again['battles']).toEqual(['5']);
  expect((await human.get(`${PAGE}/result`)).text).not.toBe(first.text);
});

test('ENC-5: a doctrine takes the place of the standing orders of a side', async () => {
  const { to } = await fight(WOLF, { 'one.doctrine': 'last-stand', 'one.direct': 'nobody' });
  const again = fieldsOf((await human.get(`${PAGE}?again=yes`)).text);
  expect([again['one.doctrine'], again['two.doctrine']]).toEqual([['last-stand'], ['']]);
  expect(again['one.direct']).toEqual(['nobody']);
  const named = await human.get(to);
  await fight(WOLF, { 'one.direct': 'nobody' });
  expect((await human.get(to)).text).not.toBe(named.text);
});

test('CSC-5, ENC-5: Intel, what is not converted and how a side fights are kept as they were written', async () => {
  const written = {
    'one.intel': '2',
    'one.1.make': 'alien',
    'one.retreatAt': '40',
    'one.directShare': '50',
    'one.screen': 'carriers, scouts',
    'one.withoutFlagship': 'retreat',
    'one.takeDamage': 'spread',
  };
  const plain = await human.get((await fight(WOLF)).to);
  expect((await human.get((await fight(WOLF, written)).to)).text).not.toBe(plain.text);
  const again = fieldsOf((await human.get(`${PAGE}?again=yes`)).text);
  for (const [name, value] of Object.entries(written)) expect(again[name]).toEqual([value]);
  const refused = await fight(WOLF, { 'one.retreatAt': '101' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('Give a whole percentage from 0 to 100.');
});

test('ticking other forces fills the rows again', async () => {
  const before = fieldsOf((await human.get(WOLF)).text);
  const { text } = await human.send(PAGE, { ...before, 'one.force': [], act: 'forces' });
  const after = fieldsOf(text);
  expect(after['one.1.class']).toEqual(['']);
  expect(after['two.1.class']).toEqual(before['two.1.class']);
});

test('the blue button fights with the ticked forces, and keeps what was changed beside', async () => {
  const { text } = await human.get(WOLF);
  const before = fieldsOf(text);
  const other = [...text.matchAll(/name="one.force" value="([^"]*)"/g)]
    .map(([, id = '']) => id)
    .find((id) => !before['one.force']!.includes(id))!;
  const sent = await fight(WOLF, { 'one.force': other, 'one.retreatAt': '40' });
  expect(sent.to).toBe(`${PAGE}/result`);
  const again = fieldsOf((await human.get(`${PAGE}?again=yes`)).text);
  expect(again['one.force']).toEqual([other]);
  const rowsOf = (fields: Record<string, string[]>, side: string): readonly unknown[] =>
    Object.entries(fields).filter(([name]) =>
      new RegExp(`^${side}\\.\\d+\\.(class|count)$`).test(name),
    );
  expect(rowsOf(again, 'one')).not.toEqual(rowsOf(before, 'one'));
  expect(rowsOf(again, 'two')).toEqual(rowsOf(before, 'two'));
  expect(again['one.retreatAt']).toEqual(['40']);
});

test('numbers that somebody wrote stay while the same forces are ticked', async () => {
  await fight(WOLF, { 'one.1.count': '9' });
  const again = fieldsOf((await human.get(`${PAGE}?again=yes`)).text);
  expect(again['one.1.count']).toEqual(['9']);
});

test('CSC-9, ENC-5: a doctrine leaves it to the side how it takes damage', async () => {
  const by = { 'one.doctrine': 'last-stand', 'two.doctrine': 'last-stand' };
  const spread = { 'one.takeDamage': 'spread', 'two.takeDamage': 'spread' };
  const cheapest = await human.get((await fight(WOLF, { ...by, battles: '25' })).to);
  const spreading = await human.get((await fight(WOLF, { ...by, ...spread, battles: '25' })).to);
  expect(spreading.text).not.toBe(cheapest.text);
});

test('a refusal leads to each field that is wrong', async () => {
  const { text } = await fight(WOLF, {
    'one.1.count': 'many',
    'two.1.class': '',
    'one.directShare': '101',
    battles: '0',
  });
  expect(text).toMatch(/role="alert" tabindex="-1" autofocus/);
  for (const field of ['one.1.count', 'two.1.class', 'one.directShare', 'battles']) {
    expect(text).toContain(`href="#what-if-${field}"`);
    const tag = new RegExp(`<(?:input|select) id="what-if-${field}"[^>]*>`).exec(text)![0];
    expect(tag).toContain('aria-invalid="true"');
  }
  // The standing orders of the side lie open, where one of them is wrong.
  expect(text.match(/<details class="fold" open>/g)).toHaveLength(1);
});

test('what is wrong is told at once, with side and row, and nothing that was written is lost', async () => {
  const refused = await fight(WOLF, {
    'one.1.count': 'many',
    'two.1.class': '',
    battles: '1000000',
  });
  expect(refused.status).toBe(422);
  expect(said(refused.text)).toEqual(
    expect.arrayContaining([
      'Battles: Give a whole number from 1 to 2000.',
      'Human Commonwealth, row 1: Give a whole number of units, or 0 for none.',
      'Loran Imperium, row 1: Choose a class, or make the number 0.',
    ]),
  );
  expect(refused.text).toContain('value="many"');
});

test('a number that is none hides no combination that cannot be, and each leads to its field', async () => {
  const refused = await fight(WOLF, {
    scenario: 'breakout',
    'one.1.count': 'many',
    'one.5.class': 'human.saber',
    'one.5.count': '60',
    'two.1.levels': 'some',
    'two.5.class': 'human.marines',
    'two.5.count': '1',
    seed: '',
  });
  expect(refused.status).toBe(422);
  const links = [...refused.text.matchAll(/<li><a href="#what-if-([^"]*)">([^<]*)/g)];
  expect(links.map(([, field, text]) => [field, text])).toEqual([
    ['one.1.count', 'Human Commonwealth, row 1: Give a whole number of units, or 0 for none.'],
    ['two.1.levels', expect.stringContaining('Give the levels out of supply as a whole number')],
    ['two.5.class', expect.stringContaining('can’t fight in space')],
    ['seed', 'Dice: Give a number.'],
  ]);
});

test('FOG-1: one player reads nothing of another’s battles, nor learns of places by asking', async () => {
  await fight(WOLF);
  expect((await loran.get(`${LORAN}/what-if/result`)).to).toBe(`${LORAN}/what-if`);
  expect((await loran.get(`${PAGE}/result`)).status).toBe(404);
  const [unknown, nonsense] = [await human.get(`${PAGE}?at=H0999`), await human.get(PAGE)];
  expect(withoutTokens(unknown.text)).toBe(withoutTokens(nonsense.text));
});

test('a moderator fights it by the truth, and the battle of a file', async () => {
  const page = `${MODERATOR}/what-if`;
  expect((await moderator.get(`${MODERATOR}/`)).text).toContain(`href="${page}"`);
  expect((await moderator.get(page)).text).toContain('True state of turn 2');
  const shown = await moderator.get(`${page}?at=H0202`);
  const idOf = (owner: string): string =>
    new RegExp(`name="two.force" value="([^"]*)"[^>]*> <span>[^<]*, ${owner}`).exec(
      shown.text,
    )?.[1] ?? '';
  const forces = { 'one.force': idOf('Human'), 'two.force': idOf('Loran') };
  const ticked = { ...fieldsOf(shown.text), ...forces, act: 'forces' };
  const form = fieldsOf((await moderator.send(page, ticked)).text);
  const sent = await moderator.send(page, { ...form, battles: '6', act: 'fight' });
  expect(sent.status).toBe(303);
  expect((await moderator.get(sent.to)).text).toContain('of 6 battles');
  const file = { battles: '5', seed: '1' };
  const fought = await moderator.submit(`${page}/file`, `${page}/file`, {
    ...file,
    battle: battleText(),
  });
  expect(fought.to).toBe(`${page}/result`);
  const bad = { ...file, battle: '{"format":"farlane-battle","version":1,"sides":{}}' };
  const refused = await moderator.submit(`${page}/file`, `${page}/file`, bad);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('sides.attacker: ');
  expect(refused.text).toContain('place: ');
});

test('battles can be stopped, and a script can follow them', async () => {
  const part = await human.get(`${PAGE}/result/part`);
  expect(part.text).toContain('data-done');
  expect(part.text).not.toContain('<html');
  const stopped = await human.send(`${PAGE}/stop`, { 'form-token': await human.tokenOf(PAGE) });
  expect(stopped.to).toBe(`${PAGE}/result`);
});
