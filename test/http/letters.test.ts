import { beforeEach, expect, test } from 'vitest';
import { done } from '#test/support/desk';
import { type GalaxySite, galaxySite } from '#test/support/galaxy-site';
import type { Visitor } from '#test/support/http-site';
import { threePowers } from '#test/support/three-powers';

const baseOf = (empire: string): string => `/campaigns/two-suns/empires/${empire}`;
const [HUMAN, KILI, LORAN] = [baseOf('human'), baseOf('kili'), baseOf('loran')];

let site: GalaxySite;
let human: Visitor;
let kili: Visitor;
let loran: Visitor;

async function enter(empire: string): Promise<Visitor> {
  const player = site.made.players.find((one) => one.empire === empire)!;
  return site.visitor(player.token);
}

beforeEach(async () => {
  site = await galaxySite(threePowers());
  [human, kili, loran] = [await enter('human'), await enter('kili'), await enter('loran')];
});

type Fields = Readonly<Record<string, string | readonly string[]>>;

const write = (who: Visitor, base: string, fields: Fields) =>
  who.submit(`${base}/letters/new`, `${base}/letters/new`, fields);
const answer = (who: Visitor, base: string, place: number, fields: Fields) =>
  who.submit(`${base}/letters/${place}`, `${base}/letters/${place}`, fields);

const BOTH = { reader: ['human', 'kili'], subject: 'A council', text: 'Let us meet at Sirius.' };

async function turn(): Promise<void> {
  const { use, moderator: actor } = site;
  const { version } = done(await use.readDesk({ actor }));
  done(await use.runTurn({ actor, version }));
}

test('DIP-13: a letter is read by the empire that it is for, and answered', async () => {
  const page = (await human.get(`${HUMAN}/letters`)).text;
  expect(page).toContain('No letters yet.');
  expect(page).toContain('to Loran Imperium');
  expect(page).not.toContain('Kili');
  const fields = { reader: 'loran', subject: 'Wolf 359', text: 'Stay away.\n\nPlease.' };
  expect((await write(human, HUMAN, fields)).to).toBe(`${HUMAN}/letters/1?done=sent`);
  const overview = (await loran.get(`${LORAN}/`)).text;
  expect(overview).toContain('You have 1 unread letter.');
  const listed = (await loran.get(`${LORAN}/letters`)).text;
  expect(listed).toMatch(/href="[^"]*letters\/1">Wolf 359<\/a> <strong>1 unread/);
  const thread = (await loran.get(`${LORAN}/letters/1`)).text;
  expect(thread).toContain('With Human Commonwealth');
  expect(thread).toContain('Stay away.');
  expect((await loran.get(`${LORAN}/`)).text).not.toContain('unread');
  expect((await answer(loran, LORAN, 1, { text: 'No.' })).to).toContain('done=sent');
  const back = (await human.get(`${HUMAN}/letters/1`)).text;
  expect(back.indexOf('Stay away.')).toBeLessThan(back.indexOf('>No.<'));
});

test('DIP-13: in a group each sees only the members that they have met, and hears only them', async () => {
  await write(loran, LORAN, BOTH);
  await answer(human, HUMAN, 1, { text: 'Human words.' });
  const own = (await human.get(`${HUMAN}/letters/1`)).text;
  expect(own).toContain('With Loran Imperium');
  expect(own).toContain('You to Loran Imperium');
  const seenByKili = (await kili.get(`${KILI}/letters/1`)).text;
  for (const page of [seenByKili, (await kili.get(`${KILI}/letters`)).text]) {
    // Classes are grouped by the force lists of the book, which everybody knows.
    expect(page.replaceAll(/<optgroup label="[^"]*">/g, '')).not.toContain('Human');
  }
  const seenByLoran = (await loran.get(`${LORAN}/letters/1`)).text;
  expect(seenByLoran).toContain('With Human Commonwealth and Kili');
  expect(seenByLoran).toContain('Human words.');
  expect(seenByLoran).not.toContain('Human Commonwealth to');
});

test('everything that is wrong with a letter is told at once, and nothing is lost', async () => {
  const refused = await write(human, HUMAN, {
    subject: ' ',
    text: ' ',
    'GiveEp.to': 'loran',
    'GiveEp.points': '90000',
  });
  expect(refused.status).toBe(422);
  const problems = [...refused.text.matchAll(/<p class="error">([^<]*)/g)].map(([, one]) => one);
  expect(problems).toEqual([
    'Choose at least one empire to write to.',
    'Give a subject of 1 to 80 characters.',
    'Give a text of 1 to 4000 characters.',
    'What you attach goes to an empire that doesn’t get this letter.',
    expect.stringContaining('It costs 90000, and 139 are left'),
  ]);
  expect(refused.text).toContain('value="90000"');
  const strange = await write(human, HUMAN, { ...BOTH, reader: ['kili'] });
  const nobody = await write(human, HUMAN, { ...BOTH, reader: ['nobody'] });
  const problemOf = (text: string): string => /<p class="error">([^<]*)/.exec(text)?.[1] ?? '';
  expect(problemOf(strange.text)).toContain('You can only write to empires that you have met');
  expect([problemOf(nobody.text), nobody.status]).toEqual([
    problemOf(strange.text),
    strange.status,
  ]);
});

test('an attached treaty is an order of its writer, and its reader accepts it by one click', async () => {
  const fields = {
    reader: 'loran',
    subject: 'Closer',
    text: 'Sign?',
    'OfferTreaty.to': 'loran',
    'OfferTreaty.offer': 'military',
    'GiveEp.to': 'loran',
    'GiveEp.points': '3',
  };
  const sent = await write(human, HUMAN, fields);
  expect(sent.to).toBe(`${HUMAN}/letters/1?done=attached`);
  expect((await human.get(sent.to)).text).toContain('Submit your orders, or it isn’t carried out.');
  const orders = (await human.get(`${HUMAN}/orders`)).text;
  expect(orders).toContain('Offer Loran Imperium a Military treaty');
  const relations = (await loran.get(`${LORAN}/diplomacy`)).text;
  expect(relations).toContain('Human Commonwealth offers you a Military treaty in a letter.');
  expect(relations).toContain(`href="${LORAN}/letters/1"`);
  const thread = (await loran.get(`${LORAN}/letters/1`)).text;
  expect(thread).toContain('Offer Loran Imperium a Military treaty.');
  expect(thread).toContain('Give 3 EP to Loran Imperium.');
  expect(thread.match(/Accept: add your order/g)).toHaveLength(1);
  const accepted = await loran.submit(`${LORAN}/letters/1`, `${LORAN}/letters/1/accept`);
  expect(accepted.to).toContain(`${LORAN}/orders?done=added`);
  expect((await loran.get(accepted.to)).text).toContain(
    'Offer Human Commonwealth a Military treaty',
  );
  await human.submit(`${HUMAN}/orders`, `${HUMAN}/orders/submit`);
  await loran.submit(`${LORAN}/orders`, `${LORAN}/orders/submit`);
  await turn();
  expect((await loran.get(`${LORAN}/diplomacy`)).text).toMatch(
    /Human Commonwealth<\/h2> <span[^>]*>.*Military/,
  );
  await turn();
  expect((await loran.get(`${LORAN}/diplomacy`)).text).not.toContain('in a letter');
  const late = (await loran.get(`${LORAN}/letters/1`)).text;
  expect(late).not.toContain('Accept: add your order');
  expect(late).toContain('so it can’t be accepted from here any more');
});

test('what is attached for one member shows to no other', async () => {
  await write(loran, LORAN, { ...BOTH, 'GiveEp.to': 'kili', 'GiveEp.points': '4' });
  expect((await kili.get(`${KILI}/letters/1`)).text).toContain('Give 4 EP to Kili');
  const other = (await human.get(`${HUMAN}/letters/1`)).text;
  expect(other).not.toContain('Kili');
  expect(other).not.toContain('Attached');
});

test('a muted empire’s letters are kept and don’t count, and it does not learn that', async () => {
  await human.submit(`${HUMAN}/letters`, `${HUMAN}/letters/mute`, { of: 'loran', act: 'mute' });
  await write(loran, LORAN, { ...BOTH, reader: 'human' });
  expect((await human.get(`${HUMAN}/`)).text).not.toContain('unread');
  expect((await human.get(`${HUMAN}/letters`)).text).toContain('A council');
  expect((await loran.get(`${LORAN}/letters/1`)).text).toContain('You to Human Commonwealth');
  await human.submit(`${HUMAN}/letters`, `${HUMAN}/letters/mute`, { of: 'loran', act: 'unmute' });
  expect((await human.get(`${HUMAN}/`)).text).toContain('You have 1 unread letter.');
  const met = await human.send(`${HUMAN}/letters/mute`, {
    'form-token': await human.tokenOf(`${HUMAN}/letters`),
    of: 'kili',
  });
  const none = await human.send(`${HUMAN}/letters/mute`, {
    'form-token': await human.tokenOf(`${HUMAN}/letters`),
    of: 'nobody',
  });
  expect([met.status, none.status]).toEqual([404, 404]);
});

test('addresses of letters are counted for each reader, and wrong ones tell nothing', async () => {
  await write(loran, LORAN, { ...BOTH, reader: 'kili' });
  await write(loran, LORAN, { ...BOTH, reader: 'kili', subject: 'Another' });
  await write(loran, LORAN, { ...BOTH, reader: 'human', subject: 'For you' });
  expect((await human.get(`${HUMAN}/letters/1`)).text).toContain('For you');
  const answers = await Promise.all(
    ['2', '3', '99', '0', '-1', 'x'].map((place) => human.get(`${HUMAN}/letters/${place}`)),
  );
  const plain = (text: string): string =>
    text.replaceAll(/name="form-token" value="[^"]*"/g, '').replaceAll(/letters\/[^/"?]+/g, '');
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  expect(new Set(answers.map(({ text }) => plain(text))).size).toBe(1);
  const token = await human.tokenOf(`${HUMAN}/letters`);
  for (const place of ['1', '2', '99']) {
    const path = `${HUMAN}/letters/${place}/accept`;
    const wrong = await human.send(path, { 'form-token': token, letter: '1', attachment: '1' });
    expect([404, 404]).toContain(wrong.status);
  }
});

test('the moderator switches talk off for a while, and players are told', async () => {
  await write(loran, LORAN, { ...BOTH, reader: 'human' });
  const moderator = await site.visitor(site.made.moderator.token);
  const desk = '/campaigns/two-suns/moderator';
  const switched = (talk: string) => moderator.submit(`${desk}/messages`, `${desk}/talk`, { talk });
  expect((await switched('off')).to).toBe(`${desk}/messages`);
  expect((await moderator.get(`${desk}/messages`)).text).toContain(
    'Letters and notices of players are switched off',
  );
  const thread = (await human.get(`${HUMAN}/letters/1`)).text;
  expect(thread).toContain('Let us meet at Sirius.');
  expect(thread).toContain('Letters and notices are switched off in this campaign.');
  const token = await human.tokenOf(`${HUMAN}/letters`);
  const fields = { 'form-token': token, turn: '1', edition: '1', text: 'Hello?' };
  expect((await human.send(`${HUMAN}/letters/1`, fields)).status).toBe(422);
  await switched('on');
  expect((await answer(human, HUMAN, 1, { text: 'Hello again.' })).to).toContain('done=sent');
});

test('with talk switched off nobody writes, and old letters stay readable', async () => {
  site = await galaxySite(threePowers({ talk: 'off' }));
  [human, loran] = [await enter('human'), await enter('loran')];
  const page = (await human.get(`${HUMAN}/letters/new`)).text;
  expect(page).toContain('Letters and notices are switched off in this campaign.');
  expect(page).not.toContain('Send the letter');
  const token = await human.tokenOf(`${HUMAN}/letters`);
  const fields = { 'form-token': token, turn: '1', edition: '1', ...BOTH, reader: 'loran' };
  expect((await human.send(`${HUMAN}/letters/new`, fields)).status).toBe(422);
  expect((await loran.get(`${LORAN}/letters`)).text).toContain('No letters yet.');
});
