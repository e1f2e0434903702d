import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '#test/support/desk';
import {
  hiddenFields,
  HUMAN,
  MODERATOR,
  openSite,
  type TestSite,
  type Visitor,
} from '#test/support/http-site';

let site: TestSite;
let moderator: Visitor;
beforeAll(async () => {
  site = await openSite();
  moderator = await site.visitor(site.desk.tokens.moderator);
});
afterAll(() => site.close());

const runs = async () =>
  done(await site.desk.use.readDesk({ actor: site.desk.moderator })).runs.filter(
    ({ undone }) => !undone,
  );

test('the desk says in words who has submitted', async () => {
  const { use, human } = site.desk;
  done(await use.submitOrders({ actor: human, turn: 1, orders: [] }));
  const { text } = await moderator.get(`${MODERATOR}/`);
  expect(text).toMatch(/Human Commonwealth<\/th>.*?submitted/s);
  expect(text).toMatch(/Loran Imperium<\/th>.*?missing/s);
});

test('before a player is passed over the moderator is asked', async () => {
  const before = (await runs()).length;
  const asked = await moderator.submit(`${MODERATOR}/`, `${MODERATOR}/run`, { what: 'phase' });
  expect(asked.text).toContain('Loran Imperium: no orders yet');
  expect((await runs()).length).toBe(before);
});

test('of two clicks on the same button exactly one wins', async () => {
  const before = (await runs()).length;
  const { text } = await moderator.get(`${MODERATOR}/`);
  const fields = { ...hiddenFields(text, `${MODERATOR}/run`), what: 'phase', confirmed: 'yes' };
  const clicks = [1, 2, 3].map(() => moderator.send(`${MODERATOR}/run`, fields));
  const statuses = (await Promise.all(clicks)).map(({ status }) => status);
  expect(statuses.sort((a, b) => a - b)).toEqual([303, 409, 409]);
  expect((await runs()).length).toBe(before + 1);
});

test('of two clicks on the whole turn exactly one wins', async () => {
  const { text } = await moderator.get(`${MODERATOR}/`);
  const fields = { ...hiddenFields(text, `${MODERATOR}/run`), what: 'turn' };
  const clicks = [1, 2].map(() => moderator.send(`${MODERATOR}/run`, fields));
  const answers = await Promise.all(clicks);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([303, 409]);
  expect(answers.find(({ status }) => status === 409)!.text).toMatch(
    /has changed since|is running/,
  );
  expect((await runs()).map(({ turn, phase }) => `${String(turn)} ${phase}`).at(-1)).toBe(
    '2 opening',
  );
});

test('the events of a turn stand with their rules, which lead to the page of rules', async () => {
  const { text } = await moderator.get(`${MODERATOR}/events/turn/1`);
  expect(text).toContain('href="/rules#ECO-4"');
  expect((await moderator.get('/rules')).text).toContain('id="ECO-4"');
});

test('the events of a turn are filtered by power, place and kind', async () => {
  const linesOf = async (query: string) => {
    const { text } = await moderator.get(`${MODERATOR}/events/turn/1${query}`);
    return [...text.matchAll(/class="event-line">.*?<span>(.*?)<\/span>/gu)].map(
      ([, line]) => line,
    );
  };
  const all = await linesOf('');
  const human = await linesOf('?power=human');
  expect(human.length).toBeGreaterThan(0);
  expect(human.length).toBeLessThan(all.length);
  const income = await linesOf('?power=human&kind=income');
  expect(income.length).toBeLessThan(human.length);
  expect(income.join()).toContain('Human Commonwealth');
  expect(income.join()).not.toContain('Loran');
});

test('the events of a turn are saved with their rules and dice, as they are filtered', async () => {
  const fileOf = async (path: string) => {
    const { text, headers } = await moderator.get(`${MODERATOR}/events/${path}`);
    return { lines: text.trim().split(/\r?\n/u), name: headers.get('content-disposition') ?? '' };
  };
  const all = await fileOf('turn/1/csv');
  const income = await fileOf('turn/1/csv?power=human&kind=income');
  expect(all.lines[0]).toBe('Turn,Phase,Rule,Event,Dice');
  expect(all.name).toContain('events-turn-1.csv');
  expect(income.lines.length).toBeGreaterThan(1);
  expect(income.lines.length).toBeLessThan(all.lines.length);
  expect(income.lines.join()).not.toContain('Loran');
  const { text } = await moderator.get(`${MODERATOR}/events/turn/1/json`);
  const rows = JSON.parse(text) as readonly Readonly<{ turn: number; rule: string }>[];
  expect(rows).toHaveLength(all.lines.length - 1);
  expect(rows[0]).toMatchObject({ turn: 1 });
  // The page leads to the files of what it shows.
  const page = await moderator.get(`${MODERATOR}/events/turn/1?power=human&kind=income`);
  expect(page.text).toContain('/events/turn/1/csv?power&#x3D;human&amp;kind&#x3D;income');
});

test('going back says what it takes back, and then does', async () => {
  const { text } = await moderator.get(`${MODERATOR}/undo/1`);
  expect(text).toContain('Turn 2, Opening');
  const undone = await moderator.submit(`${MODERATOR}/undo/1`, `${MODERATOR}/undo`, {
    reason: 'a trial',
  });
  expect(undone.to).toBe(`${MODERATOR}/?done=undone`);
  expect((await runs()).length).toBe(1);
  const human = await site.visitor(site.desk.tokens.human);
  expect((await human.get(`${HUMAN}/orders`)).text).toContain(
    'It is not carried out until you submit it.',
  );
  expect((await human.get(`${HUMAN}/reports`)).text).toContain('taken back');
});

test('TURN-3: going back with dice that players have seen results of warns before and after', async () => {
  const run = { what: 'turn', confirmed: 'yes' };
  await moderator.submit(`${MODERATOR}/`, `${MODERATOR}/run`, run);
  const { text } = await moderator.get(`${MODERATOR}/undo/1`);
  expect(text).toContain('The same dice, even if players have seen results');
  expect(text).toContain('Warning: players who have seen results');
  const back = { dice: 'same', reason: 'a second trial' };
  const undone = await moderator.submit(`${MODERATOR}/undo/1`, `${MODERATOR}/undo`, back);
  expect(undone.to).toBe(`${MODERATOR}/?done=undone&dice=seen`);
  const desk = (await moderator.get(undone.to)).text;
  expect(desk).toContain('Players have seen some of their results and could use them.');
  const journal = (await moderator.get(`${MODERATOR}/journal`)).text;
  expect(journal).toContain('same dice, although players have seen results');
});

test('reports come as HTML, PDF and text under names of their own', async () => {
  const human = await site.visitor(site.desk.tokens.human);
  for (const [form, type, start] of [
    ['pdf', 'application/pdf', '%PDF-'],
    ['html', 'text/html', '<!doctype html>'],
    ['txt', 'text/plain', ''],
  ] as const) {
    const file = await human.get(`${HUMAN}/reports/1/1/sheet/${form}`);
    expect(file.headers.get('content-type')).toContain(type);
    expect(file.headers.get('content-disposition')).toContain(
      `first-contact-human-turn-1-sheet.${form}`,
    );
    expect(file.text.startsWith(start)).toBe(true);
  }
});
