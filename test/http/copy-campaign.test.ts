import { expect, test } from 'vitest';
import { MODERATOR, HUMAN, openSite } from '#test/support/http-site';

test('a copy is made from the desk, its link is shown once, and players read of it', async () => {
  const site = await openSite();
  const moderator = await site.visitor(site.desk.tokens.moderator);
  const page = `${MODERATOR}/copy`;
  expect((await moderator.get(page)).text).toContain('value="First Contact, a copy"');
  const nameless = await moderator.submit(page, page, { name: '' });
  expect(nameless.status).toBe(422);
  const taken = await moderator.submit(page, page, { name: 'First Contact' });
  expect([taken.status, taken.text.includes('such as “First Contact (2)”')]).toEqual([422, true]);
  const made = await moderator.submit(page, page, { name: 'A Trial' });
  expect(made.status).toBe(200);
  const [, token = ''] = /\/enter\/([\w-]+)"/u.exec(made.text) ?? [];
  const owner = await site.visitor(token);
  expect((await owner.get('/campaigns/a-trial/moderator/')).text).toContain('>A Trial<');
  const human = await site.visitor(site.desk.tokens.human);
  expect((await human.get(`${HUMAN}/looks`)).text).toContain('copied the whole campaign');
  await site.close();
});
