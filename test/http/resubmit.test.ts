import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '#test/support/desk';
import { HUMAN, MODERATOR, openSite, type TestSite, type Visitor } from '#test/support/http-site';

const PAGE = `${MODERATOR}/resubmit`;

let site: TestSite;
let moderator: Visitor;
beforeAll(async () => {
  site = await openSite();
  moderator = await site.visitor(site.desk.tokens.moderator);
});
afterAll(() => site.close());

test('without an undo the page says when it has something', async () => {
  const { status, text } = await moderator.get(PAGE);
  expect(status).toBe(200);
  expect(text).toContain('No orders wait to be submitted again.');
});

test('TURN-3: after an undo one press submits again what holds, for all', async () => {
  const { use, human, loran, moderator: actor } = site.desk;
  for (const player of [human, loran]) {
    const orders = [{ kind: 'InvestTech', points: 4 }] as const;
    done(await use.submitOrders({ actor: player, turn: 1, orders }));
  }
  const { version } = done(await use.readDesk({ actor }));
  done(await use.runTurn({ actor, version }));
  const after = done(await use.readDesk({ actor })).version;
  done(await use.undo({ actor, version: after, to: 1, dice: 'same', reason: 'wrong' }));
  expect((await moderator.get(`${MODERATOR}/`)).text).toContain(`href="${PAGE}"`);
  expect((await moderator.get(PAGE)).text).toContain('1 order still holds.');
  const sent = await moderator.submit(PAGE, PAGE);
  expect(sent.to).toBe(`${PAGE}?done=submitted`);
  const { sheets } = done(await use.readDesk({ actor }));
  expect(sheets.map(({ status }) => status)).toEqual(['submitted', 'submitted']);
  const player = await site.visitor(site.desk.tokens.human);
  expect((await player.get(`${HUMAN}/`)).text).toContain(
    'After an undo the moderator submitted 1 order of yours',
  );
});
