import { afterEach, beforeEach, expect, test } from 'vitest';
import { HUMAN, MODERATOR, openSite, type TestSite, type Visitor } from '#test/support/http-site';
import { runTurn } from '#test/support/steps-of-desk';

let site: TestSite;
let moderator: Visitor;
let human: Visitor;
beforeEach(async () => {
  site = await openSite();
  moderator = await site.visitor(site.desk.tokens.moderator);
  human = await site.visitor(site.desk.tokens.human);
});
afterEach(() => site.close());

const PAGE = `${MODERATOR}/random-events`;
const send = (form: object) =>
  moderator.submit(PAGE, PAGE, { act: 'choose', reason: 'for the story', turns: '3', ...form });
const read = async (page: string, who = moderator): Promise<string> => (await who.get(page)).text;
const homeOf = async (): Promise<string> => {
  const [, value = ''] = /<option value="(human\/H\d+)">/u.exec(await read(PAGE)) ?? [];
  return value;
};

test('OPT-13: the moderator chooses an event with words of their own, and its player reads it with its figures', async () => {
  expect(await read(`${MODERATOR}/`)).toContain(`href="${PAGE}"`);
  expect(await read(PAGE)).toContain('No event is to come.');
  const place = await homeOf();
  const chosen = await send({ event: 'raw-gained', place, text: 'Miners strike gold!' });
  expect(chosen.to).toBe(`${PAGE}?done=choose`);
  expect(await read(chosen.to)).toContain('The event is chosen.');
  const shown = await read(PAGE);
  expect(shown).toContain('Rich deposits (RAW +1)');
  expect(shown).toContain('“Miners strike gold!”');
  expect(await read(`${HUMAN}/`, human)).not.toContain('Miners');
  expect(await read(`${MODERATOR}/`)).toContain('at the end of this turn: Rich deposits.');
  await runTurn(site.desk);
  expect(await read(`${HUMAN}/sheet`, human)).toMatch(
    /Miners strike gold! \(Rich deposits at [^:]+: RAW \+1, now \d+\)/u,
  );
  expect(await read(PAGE)).toContain('No event is to come.');
});

test('OPT-13: a veto takes the event back and is in the journal', async () => {
  await send({ event: 'income-halved', place: 'human/' });
  const [, id = ''] = /name="id" value="([^"]+)"/u.exec(await read(PAGE)) ?? [];
  const vetoed = await send({ act: 'veto', id, reason: 'too hard' });
  expect(vetoed.to).toBe(`${PAGE}?done=veto`);
  expect(await read(PAGE)).toContain('No event is to come.');
  expect(await read(`${MODERATOR}/journal`)).toContain('too hard');
  await runTurn(site.desk);
  expect(await read(`${HUMAN}/sheet`, human)).not.toContain('Recession');
});

test('OPT-13: an event can be drawn for certain, once; a recession is told with its duration', async () => {
  expect((await send({ act: 'draw' })).to).toBe(`${PAGE}?done=draw`);
  expect(await read(PAGE)).toContain('because you said so');
  expect((await send({ act: 'draw' })).text).toContain(
    'An event is drawn at the end of this turn already.',
  );
  await send({ event: 'income-halved', place: 'human/', turns: '2' });
  await runTurn(site.desk);
  const page = await read(PAGE);
  expect(page).toContain('at the end of turn 2');
  expect(page).toContain('system income 50');
  expect(await read(`${HUMAN}/sheet`, human)).toContain(
    'your system income is halved through turn 3',
  );
});

test.each([
  [{ event: 'nothing', place: 'human/' }, 'Choose an event from the list.'],
  [{ event: 'raw-lost', place: 'nobody/' }, 'Choose a power that is in play.'],
  [{ event: 'raw-lost', place: 'human/' }, 'befalls one system of'],
  [{ event: 'income-halved', place: 'human/', turns: '99' }, 'Give a duration of 1 to 24 turns.'],
  [{ event: 'written', place: 'human/', text: ' ' }, 'Write what happens.'],
  [{ event: 'income-halved', place: 'human/', instead: 'x' }, 'is not to come any more'],
  [{ event: 'income-halved', place: 'human/', reason: '' }, 'Give a reason'],
  [{ act: 'veto', id: 'x' }, 'No such event is to come.'],
] as const)('OPT-13: %j is refused: %s', async (form, text) => {
  const refused = await send(form);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain(text);
});
