import { afterAll, beforeAll, expect, test } from 'vitest';
import { HUMAN, MODERATOR, openSite, type TestSite, type Visitor } from '#test/support/http-site';

const PAGE = `${MODERATOR}/standings`;

let site: TestSite;
let moderator: Visitor;
let player: Visitor;
beforeAll(async () => {
  site = await openSite();
  moderator = await site.visitor(site.desk.tokens.moderator);
  player = await site.visitor(site.desk.tokens.human);
});
afterAll(() => site.close());

test('the moderator chooses figures, and players read them and nothing else', async () => {
  expect((await player.get(`${HUMAN}/standings`)).text).toContain('publishes no standings');
  const sent = await moderator.submit(PAGE, PAGE, { figure: ['systems', 'era'] });
  expect(sent.to).toBe(`${PAGE}?done=saved`);
  const { text } = await player.get(`${HUMAN}/standings`);
  expect(text).toContain('As the orders of turn 1 opened');
  expect(text).toContain('Human Commonwealth (you)');
  expect(text).toContain('>Systems</th>');
  expect(text).not.toContain('>Net income</th>');
  expect(text).not.toContain('name="figure"');
});

test('FOG-13: the newspaper prints what is published, to a player and to the moderator', async () => {
  for (const paper of [
    (await player.get(`${HUMAN}/newspaper`)).text,
    (await moderator.get(`${MODERATOR}/newspaper`)).text,
  ]) {
    expect(paper).toContain('<h2 id="standings">Standings</h2>');
    expect(paper).toContain('>Systems</th>');
    expect(paper).not.toContain('>Net income</th>');
  }
  await moderator.submit(PAGE, PAGE, { figure: [] });
  expect((await player.get(`${HUMAN}/newspaper`)).text).not.toContain('id="standings"');
});
