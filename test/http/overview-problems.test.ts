import { afterAll, beforeAll, expect, test } from 'vitest';
import { HUMAN, MODERATOR, openSite, type TestSite, type Visitor } from '#test/support/http-site';

let site: TestSite;
let moderator: Visitor;
let human: Visitor;
beforeAll(async () => {
  site = await openSite();
  moderator = await site.visitor(site.desk.tokens.moderator);
  human = await site.visitor(site.desk.tokens.human);
});
afterAll(() => site.close());

test('COL-10: the loss of a system is told first on the overview, with a way there, and on the asset sheet', async () => {
  expect((await human.get(`${HUMAN}/`)).text).not.toContain('note-bad');
  const page = `${MODERATOR}/corrections`;
  const text = [
    'capacity "Barnard\'s Star" 12',
    'census "Barnard\'s Star" 12',
    'morale "Barnard\'s Star" 0',
  ].join('\n');
  const fields = { text, reason: 'A colony to lose' };
  const preview = await moderator.submit(page, page, { act: 'preview', ...fields });
  const previewed = /name="previewed" value="([^"]*)"/.exec(preview.text)?.[1] ?? '';
  const made = await moderator.submit(page, page, { act: 'correct', previewed, ...fields });
  expect(made.to).toBe(`${page}?done=corrected`);
  await moderator.submit(`${MODERATOR}/`, `${MODERATOR}/run`, { what: 'turn', confirmed: 'yes' });
  const overview = (await human.get(`${HUMAN}/`)).text;
  const happened = overview.split('id="happened"')[1]?.split('</section>')[0] ?? '';
  const [first = ''] = happened.split('</li>');
  expect(first).toMatch(/note-bad.*Barnard.{1,6}s Star is lost to you: .*independent now/s);
  expect(first.replaceAll('&#x3D;', '=')).toContain(`${HUMAN}/orders/map?system=`);
  expect((await human.get(`${HUMAN}/sheet`)).text).toMatch(
    /Problem[^§]{0,80}Barnard.{1,6}s Star is lost/s,
  );
});
