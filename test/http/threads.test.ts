import { afterAll, beforeAll, expect, test } from 'vitest';
import { newClock } from '#app/clock/new-clock';
import { done, sendBothToTheMiddle } from '#test/support/desk';
import {
  HUMAN,
  LORAN,
  MODERATOR,
  openSite,
  type TestSite,
  type Visitor,
} from '#test/support/http-site';
import { runTurn } from '#test/support/steps-of-desk';

const NEW = `${HUMAN}/letters/moderators`;

let site: TestSite;
let moderator: Visitor;
let player: Visitor;
beforeAll(async () => {
  site = await openSite();
  const { use, moderator: actor, tokens } = site.desk;
  await sendBothToTheMiddle(site.desk);
  await runTurn(site.desk);
  const settings = { ...newClock().settings, mode: 'fixed' } as const;
  done(await use.setClock({ actor, settings }));
  const deadline = new Date(Date.parse('2024-01-12T20:00:00Z')).toISOString();
  done(await use.moveDeadline({ actor, deadline }));
  moderator = await site.visitor(tokens.moderator);
  player = await site.visitor(tokens.human);
});
afterAll(() => site.close());

test('without letters the moderator reads where players write them', async () => {
  const { text } = await moderator.get(`${MODERATOR}/letters`);
  expect(text).toContain('No player has written to the moderators yet.');
});

test('a player writes about a battle, and the link opens it for both', async () => {
  const { text: form } = await player.get(NEW);
  const battle = /value="(battle:[^"]+)">Battle/u.exec(form)?.[1] ?? '';
  expect(battle).not.toBe('');
  const sent = await player.submit(NEW, NEW, {
    ...{ subject: 'Third round', about: battle, rule: '', hours: '0', text: 'Was that hit legal?' },
  });
  expect(sent.to).toBe(`${HUMAN}/letters/1?done=sent`);
  const own = (await player.get(`${HUMAN}/letters/1`)).text;
  expect(own).toContain('With the moderators');
  const way = /About: <a href="([^"#]+)#(battle-[^"]+)"/u.exec(own)!;
  expect((await player.get(way[1]!)).text).toContain(`id="${way[2]!}"`);
  expect((await moderator.get(`${MODERATOR}/`)).text).toContain('waits for an answer');
  const { text: list } = await moderator.get(`${MODERATOR}/letters`);
  const thread = /href="([^"]*\/letters\/\d+)">Third round/u.exec(list)![1]!;
  const shown = (await moderator.get(thread)).text;
  expect(shown).toContain('Was that hit legal?');
  const place = /About: <a href="([^"#]+)#(battle-[^"]+)"/u.exec(shown)!;
  expect((await moderator.get(place[1]!)).text).toContain(`id="${place[2]!}"`);
});

test('an answer is read in the thread, and a ruling can be made of it', async () => {
  const { text: list } = await moderator.get(`${MODERATOR}/letters`);
  const thread = /href="([^"]*\/letters\/\d+)">Third round/u.exec(list)![1]!;
  const empty = await moderator.submit(thread, thread, { text: ' ' });
  expect(empty.status).toBe(422);
  const answered = await moderator.submit(thread, thread, { text: 'Yes, it was.' });
  expect(answered.to).toBe(`${thread}?done=answered`);
  expect((await player.get(`${HUMAN}/letters/1`)).text).toContain('Yes, it was.');
  const other = await site.visitor(site.desk.tokens.loran);
  expect((await other.get(`${LORAN}/letters`)).text).not.toContain('Third round');
  expect((await other.get(`${LORAN}/letters/1`)).status).toBe(404);
  const number = thread.split('/').at(-1)!;
  const { text: ruling } = await moderator.get(`${MODERATOR}/rulings?thread=${number}`);
  expect(ruling).toContain('Was that hit legal?</textarea>');
  expect(ruling).toContain('Yes, it was.</textarea>');
  const path = `${MODERATOR}/rulings`;
  expect(ruling).toContain(`name="thread" value="${number}"`);
  const made = await moderator.send(path, {
    ...{ 'form-token': await moderator.tokenOf(path), number: '0', edition: '0', thread: number },
    ...{ question: 'Was that hit legal?', rule: 'MOV-1', decision: 'Yes, it was.', public: 'yes' },
  });
  expect(made.to).toBe(`${thread}?done=ruled&ruling=1#answer`);
  const { text: back } = await moderator.get(made.to);
  expect(back).toContain('>Ruling 1 (MOV-1): Yes, it was.</textarea>');
  expect(back).toContain('The ruling is made.');
});

test('TURN-5: more time is asked for beside the deadline and granted by one press', async () => {
  expect((await player.get(`${HUMAN}/`)).text).toContain(`${NEW}?hours`);
  const form = await player.get(`${NEW}?hours=24`);
  expect(form.text).toMatch(/value="24" selected>1 day more/u);
  const sent = await player.submit(NEW, NEW, {
    ...{ subject: 'Holiday', about: '', rule: '', hours: '24', text: 'I am away.' },
  });
  expect(sent.status).toBe(303);
  const { text: list } = await moderator.get(`${MODERATOR}/letters`);
  const thread = /href="([^"]*\/letters\/\d+)">Holiday/u.exec(list)![1]!;
  const granted = await moderator.submit(thread, `${thread}/grant`);
  expect(granted.to).toBe(`${thread}?done=granted`);
  expect((await player.get(`${HUMAN}/letters/2`)).text).toContain('It was granted');
  const other = await site.visitor(site.desk.tokens.loran);
  expect((await other.get(`${LORAN}/`)).text).toContain('The deadline of turn 2 was moved');
});

test('a rule that does not exist comes back with the letter', async () => {
  const sent = await player.submit(NEW, NEW, {
    ...{ subject: 'Rule', about: '', rule: 'MOV-9999', hours: '0', text: 'My text stays.' },
  });
  expect(sent.status).toBe(422);
  expect(sent.text).toContain('There is no rule “MOV-9999”.');
  expect(sent.text).toContain('My text stays.');
});
