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
