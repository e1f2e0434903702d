import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGalaxy } from '#app/usecases/galaxies/make-galaxy';
import { foreignHead } from '#content/orders/foreign-head';
import { done, FORCE_LISTS } from '#test/support/desk';
import { hiddenFields, openSite, type TestSite, type Visitor } from '#test/support/http-site';

const CAMPAIGN = '/campaigns/old';
const OLD = `${CAMPAIGN}/empires/human-2`;
const NEW = `${CAMPAIGN}/empires/luna-9d77a2`;

let site: TestSite;
let luna: Visitor;
let terra: Visitor;
let host: Visitor;

/** A campaign from before keys were made of names: its second Human empire has a key that counts. */
function oldScenario(): string {
  const { scenario } = done(
    makeGalaxy({
      ...{ name: 'Old', players: 2, rings: 3, homes: null, seed: 'old' },
      ...{ names: ['Terra', 'Luna'], lists: ['human'], settings: {}, forceLists: FORCE_LISTS },
    }),
  );
  return scenario.replaceAll('"terra"', '"human"').replaceAll('"luna"', '"human-2"');
}

beforeAll(async () => {
  site = await openSite();
  const made = done(
    await site.desk.use.createCampaign({
      ...{ name: 'Old', scenario: oldScenario(), forceLists: FORCE_LISTS },
    }),
  );
  const tokenOf = (key: string) => made.players.find(({ empire }) => empire === key)!.token;
  [terra, luna, host] = [
    await site.visitor(tokenOf('human')),
    await site.visitor(tokenOf('human-2')),
    await site.visitor(made.moderator.token),
  ];
  await host.submit(`${CAMPAIGN}/moderator`, `${CAMPAIGN}/moderator/run`);
});
afterAll(() => site.close());

test('FOG-1: the address of an empire with a counted key is made of its name', async () => {
  const home = await luna.get('/');
  expect(home.text).toContain(`${NEW}/`);
  expect(home.text).not.toContain(OLD);
  expect((await luna.get(`${NEW}/sheet`)).status).toBe(200);
  // The first of a list moves too: else the address of each would tell which it is.
  const first = await terra.get(`${CAMPAIGN}/empires/human/sheet`);
  expect(first.to).toBe(`${CAMPAIGN}/empires/terra-36ce98/sheet`);
  expect((await terra.get(first.to)).status).toBe(200);
});

test('an old address leads its own player to the new one, with its query', async () => {
  const moved = await luna.get(`${OLD}/orders?turn=1`);
  expect([moved.status, moved.to]).toEqual([303, `${NEW}/orders?turn=1`]);
  for (const visitor of [terra, host]) {
    const there = await visitor.get(`${OLD}/orders?turn=1`);
    const nowhere = await visitor.get(`${CAMPAIGN}/empires/human-7/orders?turn=1`);
    const message = (text: string) => /<main[^]*<\/main>/u.exec(text)?.[0];
    expect([there.status, message(there.text)]).toEqual([404, message(nowhere.text)]);
    expect((await visitor.get(`${NEW}/orders`)).status).toBe(404);
  }
});

test('a form that was opened at the old address can still be sent', async () => {
  const { text } = await luna.get(`${NEW}/orders`);
  const sent = await luna.send(`${OLD}/orders/submit`, hiddenFields(text, `${NEW}/orders/submit`));
  expect([sent.status, sent.to.startsWith(NEW)]).toEqual([303, true]);
});

test('receipts and files name the empire as the address does', async () => {
  const receipt = await luna.get(`${NEW}/orders/receipts/1/txt`);
  expect(receipt.text).toContain('# farlane orders: turn 1, empire luna-9d77a2');
  const report = await luna.get(`${NEW}/reports/1/1/sheet/txt`);
  expect(report.headers.get('content-disposition')).toContain('old-luna-9d77a2-turn-1-sheet.txt');
});

test.each([
  ['luna-9d77a2', true],
  ['human-2', true],
  ['human', false],
])('a file of orders for %s is taken: %s', (empire, isTaken) => {
  const foreign = foreignHead({ turn: 1, empire }, { turn: 1, key: 'luna-9d77a2', id: 'human-2' });
  expect(foreign).toBe(
    isTaken
      ? null
      : 'This file is for the empire human, but you are giving orders to luna-9d77a2. Choose another file.',
  );
});
