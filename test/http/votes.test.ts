import { afterEach, beforeEach, expect, test } from 'vitest';
import { done, sendBothToTheMiddle } from '#test/support/desk';
import {
  HUMAN,
  LORAN,
  MODERATOR,
  openSite,
  type TestSite,
  type Visitor,
} from '#test/support/http-site';

let site: TestSite;
let human: Visitor;
let loran: Visitor;
beforeEach(async () => {
  site = await openSite({ moderation: 'open' });
  human = await site.visitor(site.desk.tokens.human);
  loran = await site.visitor(site.desk.tokens.loran);
});
afterEach(() => site.close());

const NEW = `${HUMAN}/votes/new`;
type Fields = Readonly<Record<string, string>>;

const hidden = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

/** Previews a correction, and proposes what was shown. */
async function propose(fields: Fields) {
  const shown = await human.submit(NEW, NEW, { ...fields, act: 'preview' });
  const kept = {
    version: hidden(shown.text, 'version'),
    previewed: hidden(shown.text, 'previewed'),
  };
  const sent = { ...fields, ...kept, act: 'propose correction' };
  return { shown, answer: await human.submit(NEW, NEW, sent) };
}

const press = (who: Visitor, base: string, act: string, number = 1) =>
  who.submit(`${base}/votes`, `${base}/votes/${String(number)}`, { act });

test('TURN-6: a player previews and proposes a correction, and the other one’s vote makes it', async () => {
  expect((await human.get(`${HUMAN}/`)).text).toContain(`href="${HUMAN}/votes"`);
  const { shown, answer } = await propose({ text: 'treasury loran 43', reason: 'a slip' });
  expect(shown.text).toContain('Estimated Treasury next turn without orders');
  expect(answer.to).toBe(`${HUMAN}/votes?done=raised`);
  const waiting = (await loran.get(`${LORAN}/`)).text;
  expect(waiting).toContain('Proposals that wait for your vote: 1.');
  expect((await human.get(`${HUMAN}/`)).text).not.toContain('wait for your vote');
  const effects = (await loran.get(`${LORAN}/votes/1`)).text;
  expect(effects).toContain('Correction by vote: ');
  expect((await press(loran, LORAN, 'for')).to).toBe(`${LORAN}/votes?done=carried`);
  const page = (await human.get(`${HUMAN}/votes`)).text;
  expect(page).toContain('carried');
  expect(page).toContain('Human Commonwealth and Loran Imperium');
  expect((await loran.get(`${LORAN}/sheet`)).text).toContain('43');
  expect((await human.get(`${HUMAN}/`)).text).toContain(
    'Proposal 1 (correction of 1 edit): carried.',
  );
  const late = await loran.send(`${LORAN}/votes/1`, {
    act: 'against',
    'form-token': await loran.tokenOf(`${LORAN}/votes`),
  });
  expect(late.status).toBe(409);
  expect(late.text).toContain('This proposal is no longer open');
});

test('TURN-6: what can’t be made is told by line, and nothing is proposed', async () => {
  const { shown } = await propose({ text: 'treasury loran 43\ncensus Sool 4', reason: 'a slip' });
  expect(shown.status).toBe(422);
  expect(shown.text).toContain('1 of 2 edits can’t be made');
  expect(shown.text).toContain('treasury loran 43');
  const { answer } = await propose({ text: 'treasury loran 43', reason: '' });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('Give a reason of 1 to 500 characters.');
  expect((await human.get(`${HUMAN}/votes`)).text).toContain('No proposal is open.');
  const token = await human.tokenOf(NEW);
  const judged = await human.send(`${NEW}/judge`, { 'form-token': token, text: 'census Sool <b>' });
  expect(judged.text).toContain('Did you mean Sol?');
});

test('TURN-6: a question is answered by vote, and everybody finds the ruling', async () => {
  const question = { question: 'May <they> stop?', rule: 'MOV-1', decision: 'Never.' };
  const wrong = await human.submit(NEW, NEW, {
    ...question,
    rule: 'MOVE-1',
    act: 'propose ruling',
  });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain('There is no rule “MOVE-1”.');
  expect(wrong.text).toContain('May &lt;they&gt; stop?');
  const asked = await human.submit(NEW, NEW, { ...question, act: 'propose ruling' });
  expect(asked.to).toBe(`${HUMAN}/votes?done=raised`);
  await press(loran, LORAN, 'for');
  expect((await loran.get(`${LORAN}/rulings`)).text).toContain('Never.');
});

test('TURN-6: a proposal is withdrawn by its author alone', async () => {
  await propose({ text: 'treasury loran 43', reason: 'a slip' });
  expect((await loran.get(`${LORAN}/votes`)).text).not.toContain('value="withdraw"');
  expect((await press(loran, LORAN, 'withdraw')).status).toBe(403);
  expect((await press(human, HUMAN, 'withdraw')).to).toBe(`${HUMAN}/votes?done=withdrawn`);
  expect((await loran.get(`${LORAN}/`)).text).toContain('withdrawn');
});

test('TURN-6: the turn runs again by vote, and a proposal that was too late is said to have lapsed', async () => {
  const { use, moderator, version } = site.desk;
  await propose({ text: 'treasury loran 43', reason: 'a slip' });
  done(await use.runTurn({ actor: moderator, version: await version() }));
  expect((await loran.get(`${LORAN}/votes`)).text).toContain('before the campaign changed');
  expect((await loran.get(`${LORAN}/`)).text).toContain(
    'Proposal 1 (correction of 1 edit): lapsed.',
  );
  const fields = { act: 'propose undo', 'undo-reason': 'we misread a rule' };
  expect((await human.submit(NEW, NEW, fields)).to).toBe(`${HUMAN}/votes?done=raised`);
  expect((await press(loran, LORAN, 'for', 2)).to).toBe(`${LORAN}/votes?done=carried`);
  expect((await human.get(`${HUMAN}/`)).text).toContain('Turn 1,');
});

test('TURN-6: everybody’s orders are on a page and in the report once their turn has run', async () => {
  const { use, moderator, version } = site.desk;
  await sendBothToTheMiddle(site.desk);
  const page = `${HUMAN}/papers/1/orders`;
  expect((await human.get(page)).status).toBe(404);
  done(await use.runTurn({ actor: moderator, version: await version() }));
  expect((await human.get(`${HUMAN}/papers`)).text).toContain(`href="${page}"`);
  const orders = (await human.get(page)).text;
  expect(orders).toContain('First Swarm');
  const report = (await human.get(`${HUMAN}/reports/2/1/report`)).text;
  expect(report).toContain('Orders of the other empires');
  expect(report).toContain('First Swarm');
});

test('TURN-6: the owner runs the campaign, and the desk says that the players decide the rest', async () => {
  const owner = await site.visitor(site.desk.tokens.moderator);
  const desk = (await owner.get(`${MODERATOR}/`)).text;
  expect(desk).toContain('its players decide by vote');
  expect(desk).toContain(`href="${MODERATOR}/votes"`);
  expect(desk).not.toContain(`${MODERATOR}/undo`);
  const closed = await Promise.all(
    ['corrections', 'undo/0', 'battles', 'orders/human', 'truth', 'export'].map((path) =>
      owner.get(`${MODERATOR}/${path}`),
    ),
  );
  expect(closed.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  expect(closed[0]?.text).toContain('decide about this by vote');
  expect((await owner.get(`${MODERATOR}/open-truth`)).status).toBe(403);
  expect((await owner.get(`${MODERATOR}/people`)).status).toBe(200);
  expect((await owner.get(`${MODERATOR}/clock`)).status).toBe(200);
  await propose({ text: 'treasury loran 43', reason: 'a slip' });
  const votes = (await owner.get(`${MODERATOR}/votes`)).text;
  expect(votes).toContain('a slip');
  expect(votes).not.toContain('name="act"');
  expect((await owner.get(`${MODERATOR}/rulings`)).text).not.toContain('Add the ruling');
});

test('TURN-6: in a campaign with a moderator the page says so, and nothing leads there', async () => {
  const other = await openSite();
  const player = await other.visitor(other.desk.tokens.human);
  expect((await player.get(`${HUMAN}/`)).text).not.toContain('/votes');
  expect((await player.get(`${HUMAN}/votes`)).text).toContain('Nobody votes here.');
  expect((await player.get(NEW)).to).toBe(`${HUMAN}/votes`);
  await other.close();
});
