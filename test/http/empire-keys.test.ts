import { expect, test } from 'vitest';
import type { Player } from '#app/actor';
import { cookiesOf, sessionTokensOf } from '#http/visits/cookies';
import { formTokenOf } from '#http/visits/form-token';
import { hiddenFields, withoutTokens } from '#test/support/http-site';
import { done } from '#test/support/desk';
import {
  countedGalaxy,
  galaxyOf,
  galaxySite,
  type GalaxySite,
  walk,
} from '#test/support/galaxy-site';

const OLD = '/campaigns/two-suns/empires/human-2';
const NEW = '/campaigns/two-suns/empires/solar-league-773354';
const MODERATOR = '/campaigns/two-suns/moderator';

const baseOf = (home: string): string =>
  /href="(\/campaigns\/[^/]*\/empires\/[^/]*)\//.exec(home)?.[1] ?? '';

/** All that the player of one place can open after two turns with a sheet each. */
async function seenFrom(place: number, lists: readonly string[]) {
  const scenario = galaxyOf({ names: [], lists });
  const site = await galaxySite(scenario);
  const { empires } = JSON.parse(scenario) as { empires: readonly { key: string }[] };
  const own = site.made.players.find(({ empire }) => empire === empires[place]?.key)!;
  const { use, moderator: actor } = site;
  const player: Player = { kind: 'player', campaign: actor.campaign, empire: own.empire };
  for (const turn of [1, 2]) {
    const orders = [{ kind: 'InvestTech', points: turn } as const];
    done(await use.submitOrders({ actor: player, turn, orders }));
    done(await use.runTurn({ actor, version: done(await use.readDesk({ actor })).version }));
    const { version, phase } = done(await use.readDesk({ actor }));
    if (phase === 'opening') done(await use.runNextPhase({ actor, version }));
  }
  const visitor = await site.visitor(own.token);
  const base = baseOf((await visitor.get('/')).text);
  const told = await walk(visitor, base, 100);
  return [...told].map(([path, text]) => `${path} ${withoutTokens(text)}`);
}

test.each([
  [0, ['human', 'loran'], ['human', 'human']],
  [1, ['loran', 'human'], ['human', 'human']],
])(
  'FOG-1: nothing that a player opens tells whether somebody else plays the same list, place %i',
  async (place, alone, together) => {
    const seen = await seenFrom(place, alone);
    expect(seen.length).toBeGreaterThan(40);
    expect(seen.some((page) => page.includes('attachment'))).toBe(true);
    expect(await seenFrom(place, together)).toEqual(seen);
  },
);

async function oldSite() {
  const site = await galaxySite(countedGalaxy());
  const tokenOf = (id: string): string =>
    site.made.players.find(({ empire }) => empire === id)!.token;
  const player = await site.visitor(tokenOf('human-2'));
  return { site, player };
}

test('a page that was opened before its address was made of a name can still be sent', async () => {
  const { player } = await oldSite();
  const [session = ''] = sessionTokensOf(cookiesOf(player.cookies()));
  const { text } = await player.get(`${NEW}/orders`);
  const sent = await player.send(`${OLD}/orders/submit`, {
    ...hiddenFields(text, `${NEW}/orders/submit`),
    'form-token': formTokenOf(session, OLD),
  });
  expect([sent.status, sent.to.startsWith(NEW)]).toEqual([303, true]);
});

/** No address, file name or head of a file has an id that counts. */
test('no address, file or receipt of such a campaign has the id', async () => {
  const { player, site } = await oldSite();
  await submitOne(site);
  const told = await walk(player, NEW, 130);
  expect(
    [...told.keys()].filter((path) => path.includes('/orders/map?fleet=f')).length,
  ).toBeGreaterThan(0);
  expect([...told.keys()].filter((path) => path.includes('human-2'))).toEqual([]);
  const files = [...told.values()].filter((text) => text.includes('attachment'));
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((text) => text.includes('human-2'))).toEqual([]);
  const receipt = told.get(`${NEW}/orders/receipts/1`)!;
  expect(receipt).toContain('# farlane orders: turn 1, empire solar-league-773354');
  expect(receipt).not.toContain('human-2');
});

async function submitOne({ use, moderator, made }: GalaxySite): Promise<void> {
  const { empire } = made.players.find((one) => one.empire === 'human-2')!;
  const actor: Player = { kind: 'player', campaign: moderator.campaign, empire };
  done(await use.submitOrders({ actor, turn: 1, orders: [{ kind: 'InvestTech', points: 3 }] }));
}

test('the moderator finds an empire by its key, and by its id as before', async () => {
  const { site } = await oldSite();
  await submitOne(site);
  const moderator = await site.visitor(site.made.moderator.token);
  const desk = await moderator.get(`${MODERATOR}/`);
  expect(desk.text).toContain(`${MODERATOR}/orders/solar-league-773354"`);
  expect(desk.text).not.toMatch(/href="[^"]*human-2/);
  for (const called of ['solar-league-773354', 'human-2']) {
    const orders = await moderator.get(`${MODERATOR}/orders/${called}`);
    expect(orders.text).toContain('Orders of Solar League');
    expect(orders.text).toContain(`${MODERATOR}/orders/solar-league-773354/receipts`);
    const file = await moderator.get(`${MODERATOR}/orders/${called}/receipts/1/txt`);
    expect(file.headers.get('content-disposition')).toContain('orders-solar-league-773354-turn-1');
    const sheet = await moderator.get(`${MODERATOR}/reports/${called}/1/sheet/txt`);
    expect(sheet.headers.get('content-disposition')).toContain(
      'two-suns-solar-league-773354-turn-1-sheet',
    );
  }
});
