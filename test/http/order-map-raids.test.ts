import { afterAll, beforeAll, expect, test } from 'vitest';
import { HUMAN, openSite, type TestSite } from '#test/support/http-site';

let site: TestSite;
beforeAll(async () => {
  site = await openSite({ raiders: 'on' });
});
afterAll(() => site.close());

test('SUP-1: the order map tells the chance of raids where fleets will be', async () => {
  const human = await site.visitor(site.desk.tokens.human);
  const map = `${HUMAN}/orders/map`;
  const { text } = await human.get(`${map}?show=after`);
  expect(text).toMatch(/Then at Sol, [^<]*\. \d+ % chance of raiders\./);
  const panel = await human.get(`${map}?fleet=f1`);
  expect(panel.text).toMatch(/Raids at [^<]+<\/dt>\s*<dd>\d+ % chance of raiders/);
});
