import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '#test/support/desk';
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
beforeAll(async () => {
  site = await openSite();
  human = await site.visitor(site.desk.tokens.human);
  loran = await site.visitor(site.desk.tokens.loran);
});
afterAll(() => site.close());

/** A page as a browser reads it. */
const read = async (who: Visitor, base: string): Promise<string> =>
  (await who.get(`${base}/diplomacy`)).text.replaceAll('&#x3D;', '=').replaceAll('&amp;', '&');

const FORM = { kind: 'OfferTreaty', offer: 'armistice' };

/** Adds an order by its form and submits the sheet. */
async function orders(who: Visitor, base: string, fields: Record<string, string>): Promise<void> {
  const page = `${base}/orders`;
  const added = await who.submit(page, `${page}/add`, fields);
  expect(added.to).toContain('done=added');
  const sent = await who.submit(page, `${page}/submit`);
  expect(sent.to).toContain('done=submitted');
}

async function turn(): Promise<void> {
  const { use, moderator: actor } = site.desk;
  const { version } = done(await use.readDesk({ actor }));
  done(await use.runTurn({ actor, version }));
}

test('DIP-3: a player sees how they stand to those they have met, and what they can order', async () => {
  const text = await read(human, HUMAN);
  expect(text).toMatch(/Loran Imperium<\/h2> <span class="chip chip-bad">.*War/);
  expect(text).toContain('form=OfferTreaty&to=loran&offer=armistice#add-OfferTreaty');
  expect(text).not.toContain('form=DeclareWar');
});

test('DIP-5, DIP-8: one offers an armistice, the other accepts it by the link, and it is peace', async () => {
  await orders(human, HUMAN, { ...FORM, to: 'loran' });
  expect(await read(human, HUMAN)).toContain('Offer Loran Imperium an armistice');
  expect(await read(loran, LORAN)).not.toContain('offers you');
  await turn();
  const moderator = await site.visitor(site.desk.tokens.moderator);
  expect((await moderator.get(`${MODERATOR}/diplomacy`)).text).toContain(
    'Human Commonwealth offers an armistice',
  );
  const offered = await read(loran, LORAN);
  expect(offered).not.toContain('>Offer an armistice<');
  expect(offered).toContain('Human Commonwealth offers you an armistice');
  const [, link = ''] = /href="([^"]*form=OfferTreaty[^"]*)">Accept</.exec(offered) ?? [];
  const form = (await loran.get(link)).text;
  expect(form).toMatch(/<option value="armistice" selected>/);
  await orders(loran, LORAN, { ...FORM, to: 'human' });
  await turn();
  for (const [who, base] of [[human, HUMAN] as const, [loran, LORAN] as const]) {
    const text = await read(who, base);
    expect(text).toMatch(/<span class="chip chip-info">.*Non-Intercourse/);
    expect(text).toContain('Declare War (50\u00a0%)');
  }
  expect((await human.get(`${HUMAN}/sheet`)).text).toContain('You made peace with Loran Imperium');
});
