import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite, type Visitor } from '#test/support/http-site';
import { join } from '#test/support/people';
import { LIST_JSON } from '#test/support/sample-list';
import { formWith } from '#test/support/setup-site';

let site: TestSite;
/** Somebody with a seat by a link, and nothing else. */
let guest: Visitor;
/** Somebody with an account. */
let anna: Visitor;
beforeAll(async () => {
  site = await openSite();
  guest = await site.visitor(site.desk.tokens.human);
  const { session } = await join(site.desk, site.desk.tokens.loran, 'Anna');
  anna = (await site.visitor()).with(session);
});
afterAll(() => site.close());

const fieldsIn = (html: string) => formWith(html, '/designer/class', 'value="put"');

test('U-22: each class of a saved or published list has an address of its own', async () => {
  const begun = await anna.submit('/designer', '/designer/begin', { act: 'text', text: LIST_JSON });
  const list = { to: begun.to, text: (await anna.get(begun.to)).text };
  const path = `${list.to}/classes/sea-dog`;
  expect(list.text).toContain(`href="${path}"`);
  const page = await anna.get(path);
  expect(page.text).toContain('<h1>Class Sea Dog');
  expect((await guest.get(path)).status).toBe(404);
  const renamed = { act: 'put', name: 'Shark' };
  const fields = { ...fieldsIn(page.text), ...renamed };
  expect((await anna.send('/designer/class', fields)).status).toBe(200);
  expect((await anna.get(`${list.to}/classes/shark`)).text).toContain('<h1>Class Shark');
  expect((await anna.get(path)).text).toContain('The list has no class of this name.');
  const published = (await guest.get('/designer/published/human')).text;
  expect(published).toContain('href="/designer/published/human/classes/prometheus"');
  const prometheus = await guest.get('/designer/published/human/classes/prometheus');
  expect(prometheus.text).toContain('<h1>Prometheus');
  expect(prometheus.text).toContain('20 of 20 construction points spent. Cost 9 EP');
  expect((await guest.get('/designer/published/human/classes/nobody')).status).toBe(404);
  expect((await guest.get('/designer/published/nobody/classes/prometheus')).status).toBe(404);
});
