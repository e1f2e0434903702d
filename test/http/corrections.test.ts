import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  HUMAN,
  LORAN,
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

const page = `${MODERATOR}/corrections`;
const send = (fields: Readonly<Record<string, string>>) => moderator.submit(page, page, fields);
const previewedOf = (text: string): string =>
  /name="previewed" value="([^"]*)"/.exec(text)?.[1] ?? '';

test('TURN-3: a form adds a line to the text, and what was written stays', async () => {
  expect((await moderator.get(`${MODERATOR}/`)).text).toContain(`href="${page}"`);
  const added = await send({
    act: 'add system',
    text: 'treasury human 40',
    'system-where': 'H0003',
    'system-what': 'census',
    'system-to': '4',
  });
  expect(added.status).toBe(200);
  expect(added.text).toContain('treasury human 40\ncensus &quot;Barnard&#x27;s Star&quot; 4');
  const empty = await send({ act: 'add system', text: 'treasury human 40', 'system-to': '' });
  expect(empty.status).toBe(422);
  expect(empty.text).toContain('Fill in every field of the form.');
  expect(empty.text).toContain('treasury human 40');
});

test('TURN-3: lines are judged while they are written', async () => {
  const token = await moderator.tokenOf(page);
  const judged = await moderator.send(`${page}/judge`, {
    'form-token': token,
    text: 'treasury human 40\ncensus Sool <b>',
  });
  expect(judged.text).toContain('Did you mean Sol?');
  expect(judged.text).toContain('&lt;b&gt;');
  expect(judged.text).not.toContain('<html');
});

test('TURN-3: what is wrong is told by line, and nothing is changed', async () => {
  const refused = await send({ act: 'preview', text: 'treasury human 40\nmorale Sol 10' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('1 of 2 edits can’t be made');
  expect(refused.text).not.toContain('value="correct"');
});

test('MAP-9: a new lane is previewed by its ends and its class, without ids', async () => {
  const { text } = await send({ act: 'preview', text: 'lane Sol -> "Lalande 21185" major' });
  const effect = text.slice(text.indexOf('>Lanes <'));
  const rows = [...effect.matchAll(/<th scope="rowgroup"[^>]*>([^<]*)<[^]*?<\/tbody>/g)];
  expect(rows.map(([, name]) => name)).toEqual([
    'Sol–Lalande 21185',
    'Human Commonwealth, Sol–Lalande 21185',
  ]);
  const values = rows.map(([row]) => [...row.matchAll(/<td>([^<]*)<\/td>/g)].map(([, one]) => one));
  expect(values).toEqual([
    ['class', '–', 'major'],
    ['class', '–', 'major'],
  ]);
});

test('TURN-3: only what was looked at is made, with a reason, and it can be undone', async () => {
  const text = 'treasury human 40 # <i>\ncensus Sol 8';
  const preview = await send({ act: 'preview', text, reason: 'I <b>erred</b>' });
  expect(preview.text).toContain('your Treasury is 40 now (was 26)');
  expect(preview.text).toContain('Estimated Treasury next turn without orders');
  const previewed = previewedOf(preview.text);
  const changed = await send({ act: 'correct', previewed, text: 'treasury human 41', reason: 'x' });
  expect(changed.text).toContain('your Treasury is 41 now');
  const noReason = await send({ act: 'correct', previewed, text, reason: ' ' });
  expect(noReason.status).toBe(422);
  expect(noReason.text).toContain('Give a reason');
  const stale = await send({ act: 'correct', previewed, text, reason: 'late', version: '0' });
  expect(stale.status).toBe(409);
  const made = await send({ act: 'correct', previewed, text, reason: 'I <b>erred</b>' });
  expect(made.to).toBe(`${page}?done=corrected`);
  const done = await moderator.get(made.to);
  expect(done.text).toContain('I &lt;b&gt;erred&lt;/b&gt;');
  expect(done.text).toContain('census Sol 8');
  expect(done.text).toContain(`href="${MODERATOR}/undo/1"`);
  expect((await moderator.get(`${MODERATOR}/events/2`)).text).toContain('corrects the state');
});

test('a player has no such page, and reads nothing of it before the next report', async () => {
  const human = await site.visitor(site.desk.tokens.human);
  const pages = [page, `${HUMAN}/corrections`];
  for (const one of pages) expect((await human.get(one)).status).toBe(404);
  expect((await human.send(page, { act: 'preview', text: 'treasury human 1' })).status).toBe(404);
  const loran = await site.visitor(site.desk.tokens.loran);
  const overview = async (): Promise<string> => (await loran.get(`${LORAN}/sheet`)).text;
  expect(await overview()).not.toContain('correction');
});

test('TURN-3: a text that is longer than any correction is answered by a page of an ordinary size', async () => {
  for (const text of ['x\n'.repeat(400_000), 'treasury human 40\n'.repeat(5000)]) {
    const refused = await send({ act: 'preview', text });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('A correction has at most');
    expect(refused.text.length).toBeLessThan(500_000);
  }
});
