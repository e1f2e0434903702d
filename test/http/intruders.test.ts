import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { httpApp } from '#http/http-app';
import { StoreError, type StoreFailure } from '#app/ports/store-error';
import { useCasesOf } from '#app/use-cases';
import { compose } from '#main/compose';
import { listen } from '#main/listen';
import { deskOf, done } from '#test/support/desk';
import {
  HUMAN,
  LORAN,
  hiddenFields,
  MODERATOR,
  openSite,
  type TestSite,
  visitorOf,
} from '#test/support/http-site';
import { memoryStore } from '#test/support/memory-store';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** What every JavaScript object answers to, though nobody gave it. */
const INBORN = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'] as const;
const ORDERS = `${HUMAN}/orders`;

describe.each(INBORN)('an id or a name that says %s', (word) => {
  test.each([
    { kind: 'FormFleet', name: 'Vanguard', units: word, at: 'movement' },
    { kind: 'FormFleet', name: word, units: 'human.u1', at: 'movement' },
    { kind: 'MoveFleet', fleet: word, to: word, via: word },
    { kind: 'AssignUnits', fleet: word, units: word, at: 'movement' },
    { kind: 'BuildUnits', design: word, system: word, source: 'shipyard', count: '1', names: word },
    { kind: 'SetStanding', fleet: word, engageRatio: '50', withdrawTo: word },
    { kind: 'CancelWork', work: word },
    { kind: 'FundWork', work: word, amount: '1' },
    { kind: 'RankWorks', [`works.${word}`]: '1', 'works.human.w1': word },
    { kind: word },
  ])('breaks no page in an order to $kind', async (fields) => {
    const human = await site.visitor(site.desk.tokens.human);
    const { status } = await human.submit(ORDERS, `${ORDERS}/add`, fields);
    expect(status).toBeLessThan(500);
    expect((await human.get(ORDERS)).status).toBe(200);
    const moderator = await site.visitor(site.desk.tokens.moderator);
    expect((await moderator.get(`${MODERATOR}/orders/human`)).status).toBeLessThan(500);
  });

  test('breaks no address', async () => {
    const human = await site.visitor(site.desk.tokens.human);
    const moderator = await site.visitor(site.desk.tokens.moderator);
    expect((await human.get(`${ORDERS}?done=${word}`)).status).toBe(200);
    expect((await moderator.get(`${MODERATOR}/?done=${word}`)).status).toBe(200);
    expect((await human.get(`/campaigns/${word}/empires/${word}/`)).status).toBe(404);
  });
});

test('no sheet that a player can send keeps the turn from running', async () => {
  const { use, human, moderator, version } = site.desk;
  const player = await site.visitor(site.desk.tokens.human);
  const base = done(await use.readPlayerDesk({ actor: human })).sheet?.hash ?? null;
  done(await use.submitOrders({ actor: human, turn: 1, orders: [], base }));
  for (const units of INBORN) {
    const fields = { kind: 'FormFleet', name: `New ${units}`, units, at: 'movement' };
    await player.submit(ORDERS, `${ORDERS}/add`, fields);
  }
  done(await use.runTurn({ actor: moderator, version: await version() }));
});

test('a form on another site can sign nobody out', async () => {
  const stranger = await site.visitor();
  const token = await stranger.tokenOf('/');
  // A browser sends no cookies along with it, but would keep those that come back.
  const left = await stranger.send('/leave', { 'form-token': token, which: 'all' });
  expect(left.headers.getSetCookie()).toEqual([]);
});

test('a form that was made for an earlier issue of the same turn is refused', async () => {
  const { use, human, moderator, version } = site.desk;
  const player = await site.visitor(site.desk.tokens.human);
  const old = hiddenFields((await player.get(ORDERS)).text, `${ORDERS}/text`);
  const actor = moderator;
  const back = { dice: 'same-if-unseen', reason: 'a test' } as const;
  const before = done(await use.readDesk({ actor }));
  const toOpening = before.checkpoints.findLast(({ version: one }) => one < before.version)!;
  done(await use.undo({ actor, version: before.version, to: toOpening.version, ...back }));
  const again = await use.runTurn({ actor, version: await version() });
  expect(again.ok).toBe(true);
  const { issued } = done(await use.readPlayerDesk({ actor: human }));
  expect([issued?.turn, issued?.edition]).toEqual([Number(old['turn']), 2]);
  const fields = { ...old, text: 'standing empire: engage at 60', act: 'replace' };
  const answered = await player.send(`${ORDERS}/text`, fields);
  expect(answered.status).toBe(409);
  expect(answered.text).toContain('A new edition of turn');
  expect(answered.text).toContain('engage at 60</textarea>');
});

test('old forms and links about orders act on no other turn, sheet, receipt or player', async () => {
  const { use, human, loran } = site.desk;
  const player = await site.visitor(site.desk.tokens.human);
  const { issued } = done(await use.readPlayerDesk({ actor: human }));
  const turn = issued!.turn;
  const engage = { kind: 'SetStanding', fleet: null, standing: { engageRatio: 60 } } as const;
  done(await use.submitOrders({ actor: human, turn, orders: [engage] }));
  done(await use.submitOrders({ actor: loran, turn, orders: [engage] }));
  const before = done(await use.readPlayerDesk({ actor: human }));
  const known = hiddenFields((await player.get(ORDERS)).text, `${ORDERS}/withdraw`);
  const acts = ['submit', 'withdraw', 'revert', 'drop-refused', 'step', 'copy', 'dismiss', 'bulk'];
  for (const act of acts) {
    for (const part of [{ turn: String(turn - 1) }, { edition: '77' }, { base: 'another' }]) {
      const { status } = await player.send(`${ORDERS}/${act}`, { ...known, ...part });
      expect([act, part, status]).toEqual([act, part, 409]);
    }
    const { status } = await player.send(`${LORAN}/orders/${act}`, known);
    expect([act, status]).toEqual([act, 404]);
  }
  const now = done(await use.readPlayerDesk({ actor: human }));
  expect([now.sheet?.hash, now.submitted]).toEqual([before.sheet?.hash, before.submitted]);
  for (const number of [...INBORN, '0', '-1', '999'])
    expect((await player.get(`${ORDERS}/receipts/${number}`)).status).toBe(404);
  expect((await player.get(`${LORAN}/orders/receipts/1`)).status).toBe(404);
});

/** A site whose store fails at every read once it is told to. */
async function failingSite() {
  const inner = memoryStore();
  let failure: StoreFailure | undefined;
  const store: typeof inner = {
    ...inner,
    read: (work) => {
      if (failure === undefined) return inner.read(work);
      throw new StoreError(failure, 'a test');
    },
  };
  const desk = await deskOf({}, store);
  done(await desk.use.runNextPhase({ actor: desk.moderator, version: 0 }));
  const { server, address } = await listen(httpApp(compose(desk.ports)), {
    host: '127.0.0.1',
    port: 0,
  });
  const failWith = (next: StoreFailure | undefined): void => {
    failure = next;
  };
  return { desk, address, failWith, close: () => server.close() };
}

test('while the store fails, pages say so; nobody is told that they are a stranger, and no seat is lost', async () => {
  const { desk, address, failWith, close } = await failingSite();
  const visitor = visitorOf(address);
  await visitor.enter(desk.tokens.human);
  const cookie = visitor.cookies();
  const get = (path: string) => fetch(address + path, { redirect: 'manual', headers: { cookie } });
  for (const [failure, status, words] of [
    ['busy', 503, 'Another process is using'],
    ['damaged', 500, 'restore the last backup'],
  ] as const) {
    failWith(failure);
    for (const path of ['/', `${HUMAN}/`, ORDERS, `/enter/${desk.tokens.loran}`]) {
      const answered = await get(path);
      expect([path, answered.status]).toEqual([path, status]);
      expect(answered.headers.getSetCookie()).toEqual([]);
      expect(await answered.text()).toContain(words);
    }
  }
  failWith(undefined);
  expect((await get(`${HUMAN}/`)).status).toBe(200);
  close();
});

test('a fault is noted without the token of the link that met it', async () => {
  const desk = await deskOf();
  const noted: string[] = [];
  const composed = compose(desk.ports);
  const broken = {
    ...composed,
    useCases: {
      ...useCasesOf(desk.ports),
      readLink: () => {
        throw new Error('a bug');
      },
    },
    report: (_error: unknown, about: string) => noted.push(about),
  };
  const { server, address } = await listen(httpApp(broken), { host: '127.0.0.1', port: 0 });
  for (const path of ['/enter/', '/ENTER/'])
    expect((await fetch(`${address}${path}${desk.tokens.human}`)).status).toBe(500);
  expect(noted.join(' ')).not.toContain(desk.tokens.human);
  server.close();
});

test('a fault is answered in words, even when no page can be made', async () => {
  const desk = await deskOf();
  const noted: unknown[] = [];
  const composed = compose(desk.ports);
  const broken = {
    ...composed,
    filler: {
      ...composed.filler,
      page: () => {
        throw new Error('no page at all');
      },
    },
    report: (error: unknown) => noted.push(error),
  };
  const { server, address } = await listen(httpApp(broken), { host: '127.0.0.1', port: 0 });
  const answered = await fetch(`${address}/rules`);
  const text = await answered.text();
  expect([answered.status, answered.headers.get('content-type')]).toEqual([
    500,
    'text/plain; charset=utf-8',
  ]);
  expect(text).toMatch(/^Something went wrong in Farlane\. Nothing was changed\./);
  expect(text).not.toContain('no page at all');
  expect(noted.map(String)).toEqual(['Error: no page at all', 'Error: no page at all']);
  server.close();
});
