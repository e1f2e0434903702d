import { beforeEach, expect, test } from 'vitest';
import { done } from '#test/support/desk';
import { type GalaxySite, galaxySite } from '#test/support/galaxy-site';
import type { Visitor } from '#test/support/http-site';
import { threePowers } from '#test/support/three-powers';

const CAMPAIGN = '/campaigns/two-suns';
const baseOf = (empire: string): string => `${CAMPAIGN}/empires/${empire}`;
const DESK = `${CAMPAIGN}/moderator`;
const [HUMAN, KILI, LORAN] = [baseOf('human'), baseOf('kili'), baseOf('loran')];

let site: GalaxySite;
let human: Visitor;
let kili: Visitor;
let loran: Visitor;
let moderator: Visitor;

async function open(scenario: string): Promise<void> {
  site = await galaxySite(scenario);
  const enter = (empire: string): Promise<Visitor> =>
    site.visitor(site.made.players.find((one) => one.empire === empire)!.token);
  [human, kili, loran] = [await enter('human'), await enter('kili'), await enter('loran')];
  moderator = await site.visitor(site.made.moderator.token);
}
beforeEach(() => open(threePowers()));

const place = (who: Visitor, base: string, fields: Readonly<Record<string, string>>) =>
  who.submit(`${base}/newspaper`, `${base}/newspaper`, fields);

const paperOf = async (who: Visitor, base: string): Promise<string> => {
  const { text } = await who.get(`${base}/newspaper`);
  return (/<main.*<\/main>/su.exec(text)?.[0] ?? '').split('id="notice"')[0]!;
};

async function turn(): Promise<void> {
  const { use, moderator: actor } = site;
  const { version } = done(await use.readDesk({ actor }));
  done(await use.runTurn({ actor, version }));
}

const NOTICE = { headline: 'Ships wanted', text: 'We pay well.' };

/** Offers a Military treaty, and submits it. */
async function offer(who: Visitor, base: string, to: string): Promise<void> {
  const fields = { kind: 'OfferTreaty', offer: 'military', to };
  await who.submit(`${base}/orders`, `${base}/orders/add`, fields);
  expect((await who.submit(`${base}/orders`, `${base}/orders/submit`)).to).toContain('submitted');
}

test('FOG-8: the newspaper tells public news, and names only empires that its reader has met', async () => {
  expect(await paperOf(kili, KILI)).toContain('No news yet.');
  await offer(human, HUMAN, 'loran');
  await offer(loran, LORAN, 'human');
  await turn();
  const own = 'Human Commonwealth and Loran Imperium have signed a Military treaty.';
  expect(await paperOf(human, HUMAN)).toContain(own);
  const read = await paperOf(kili, KILI);
  expect(read).toContain('Military treaty between Loran Imperium and an unknown power');
  expect(read).not.toContain('Human');
  expect(await paperOf(moderator, DESK)).toContain(own);
  const report = (await kili.get(`${KILI}/reports/2/1/report`)).text;
  expect(report).toMatch(/>Newspaper<.*an unknown power/s);
});

test('a player’s notice is read by those whom they have met, a moderator’s by all, and reports print both', async () => {
  expect((await place(human, HUMAN, NOTICE)).to).toBe(`${HUMAN}/newspaper?done=yes`);
  expect((await place(moderator, DESK, { headline: 'To all', text: 'Be kind.' })).to).toContain(
    'done',
  );
  const read = await paperOf(loran, LORAN);
  expect(read).toContain('For the next issue');
  expect(read).toContain('Notice by Human Commonwealth');
  for (const [who, base] of [
    [kili, KILI],
    [human, HUMAN],
  ] as const) {
    expect(await paperOf(who, base)).toContain('Notice by the moderator');
  }
  expect(await paperOf(kili, KILI)).not.toContain('Ships wanted');
  expect(await paperOf(moderator, DESK)).toContain('Ships wanted');
  const before = (await loran.get(`${LORAN}/reports/1/1/report`)).text;
  expect(before).not.toContain('Ships wanted');
  await turn();
  const report = (await loran.get(`${LORAN}/reports/2/1/report`)).text;
  expect(report).toContain('Ships wanted');
  expect(report).toContain('a notice by Human Commonwealth');
  expect((await kili.get(`${KILI}/reports/2/1/report`)).text).not.toContain('Ships wanted');
  expect(await paperOf(loran, LORAN)).toMatch(/Turn 2, .*Ships wanted/s);
  const journal = (await moderator.get(`${DESK}/journal`)).text;
  expect(journal).toContain('placed a notice in the newspaper');
});

test('what is wrong with a notice is told at once, and so is that there were too many', async () => {
  const refused = await place(human, HUMAN, { headline: ' ', text: ' ' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('Give a headline of 1 to 80 characters.');
  expect(refused.text).toContain('Give a text of 1 to 1000 characters.');
  for (const number of [1, 2, 3, 4, 5]) {
    const headline = `Number ${number}`;
    expect((await place(human, HUMAN, { ...NOTICE, headline })).status).toBe(303);
  }
  const more = await place(human, HUMAN, NOTICE);
  expect(more.text).toContain('You have written 5 notices this turn already.');
});

test('with talk switched off only the moderator writes in the newspaper', async () => {
  await open(threePowers({ talk: 'off' }));
  const page = (await human.get(`${HUMAN}/newspaper`)).text;
  expect(page).toContain('Letters and notices are switched off in this campaign.');
  const token = await human.tokenOf(`${HUMAN}/newspaper`);
  expect((await human.send(`${HUMAN}/newspaper`, { 'form-token': token, ...NOTICE })).status).toBe(
    422,
  );
  expect((await place(moderator, DESK, NOTICE)).status).toBe(303);
  expect(await paperOf(human, HUMAN)).toContain('Ships wanted');
});
