import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, sendBothToTheMiddle } from '#test/support/desk';
import {
  CAMPAIGN,
  MODERATOR,
  openSite,
  type TestSite,
  type Visitor,
} from '#test/support/http-site';

let site: TestSite;
let moderator: Visitor;
beforeAll(async () => {
  site = await openSite({ battles: 'interactive' });
  moderator = await site.visitor(site.desk.tokens.moderator);
  await sendBothToTheMiddle(site.desk);
  await moderator.submit(`${MODERATOR}/`, `${MODERATOR}/run`, { what: 'turn' });
});
afterAll(() => site.close());

const page = `${MODERATOR}/battles`;
const send = (to: string, fields: Readonly<Record<string, string>> = {}, from = page) =>
  moderator.submit(from, `${page}/${to}`, fields);
const under = async () => done(await site.desk.use.readBattles({ actor: site.desk.moderator }));
const PASS = { act: 'answer', 'q.answer': '{"kind":"pass"}' };
/** Goes on by standing orders until a die was rolled and somebody is asked. */
async function toDice(): Promise<void> {
  let { rolls, open } = await under();
  while (rolls.length === 0 || open.length === 0) {
    if (open.length > 0) await send('decide', { act: 'standing' });
    else await send('go-on');
    ({ rolls, open } = await under());
  }
}

test('TURN-4: the desk leads to the questions, which show what their player knows', async () => {
  expect((await moderator.get(`${MODERATOR}/`)).text).toContain(`href="${page}"`);
  const { text } = await moderator.get(page);
  expect(text).toContain('An encounter at Wolf 359');
  expect(text).toContain('Answer in the player’s place');
  expect(text).toContain('initiative/human#1');
});

test('TURN-4: without a reason nothing is decided, and what was filled in stays', async () => {
  const refused = await send('decide', { act: 'answer', reason: ' ', 'tells-why': 'yes' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('Give a reason of 1 to 500 characters.');
  expect(refused.text).toContain('name="tells-why" value="yes" checked');
  expect((await under()).open).toHaveLength(1);
});

test('TURN-4: a question that the moderator answered is no longer the player’s; the phase continues from here', async () => {
  const [{ question }] = (await under()).open as [
    Awaited<ReturnType<typeof under>>['open'][number],
  ];
  const { asked } = question.decision;
  const decided = await send('decide', { ...PASS, reason: 'They are <b>ill</b>.' });
  expect(decided.status).toBe(303);
  expect((await moderator.get(page)).text).toContain('Continue the phase');
  const player = await site.visitor(site.desk.tokens[asked as 'human' | 'loran']);
  const theirs = await player.get(`${CAMPAIGN}/empires/${asked}/questions`);
  expect(theirs.text).toContain('The moderator answered in your place.');
  expect(theirs.text).not.toContain('ill');
  expect((await send('go-on')).status).toBe(303);
  expect((await under()).open.length).toBeGreaterThan(0);
});

test('TURN-3: a die is ruled on by a form of its own; what no die shows is refused', async () => {
  await toDice();
  const { id, faces, values } = (await under()).rolls[0]!;
  const form = `${page}?roll=${encodeURIComponent(id)}`;
  expect((await moderator.get(form)).text).toContain('Rule on a die');
  const refused = await send('roll', { act: 'rule', values: 'six', reason: 'r' }, form);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain(`from 1 to ${String(faces)}.`);
  const shown = values.map((value) => (value % faces) + 1).join(' ');
  const reason = 'It fell on the floor.';
  expect((await send('roll', { act: 'rule', values: shown, reason }, form)).status).toBe(303);
  const { text } = await moderator.get(page);
  expect(text).toContain('ruled by the moderator');
  expect(text).toContain(reason);
});

test('TURN-4: the rest of a battle is left to standing orders', async () => {
  await toDice();
  expect((await send('windows', { windows: 'standing' })).status).toBe(303);
  const run = await send('go-on');
  expect(run.headers.get('location')).toContain('done=ran');
});

test('FOG-1: a player finds no such page', async () => {
  const player = await site.visitor(site.desk.tokens.human);
  expect((await player.get(page)).status).toBe(404);
});
