import { expect, test } from 'vitest';
import type { Order } from '#model/orders/order';
import { codeOf, deskOf, done, moveOf, type TestDesk } from '#test/support/desk';
import { runTurn } from '#test/support/steps-of-desk';

/*
 * After an undo of an issued turn its orders are drafts again. What still holds is submitted again in one step.
 */

const INVEST: Order = { kind: 'InvestTech', points: 4 };
const LOST: Order = { kind: 'InvestTech', points: 900 };

const now = async ({ use, moderator }: TestDesk) => done(await use.readDesk({ actor: moderator }));

/** The orders of turn 1 were carried out, and then undone. */
async function undone(ofLoran: readonly Order[] = [INVEST]): Promise<TestDesk> {
  const desk = await deskOf();
  const { use, human, loran, moderator } = desk;
  await runTurn(desk);
  const move = await moveOf(desk, human, { fleet: 'Home Fleet', path: ['Wolf 359'] });
  done(await use.submitOrders({ actor: human, turn: 1, orders: [move, INVEST, LOST] }));
  done(await use.submitOrders({ actor: loran, turn: 1, orders: ofLoran }));
  await runTurn(desk);
  const { version, checkpoints } = await now(desk);
  const to = checkpoints.find(({ turn, phase }) => turn === 1 && phase === 'economic')!.version;
  const back = { version, to, dice: 'same-if-unseen', reason: 'a test' } as const;
  done(await use.undo({ actor: moderator, ...back }));
  return desk;
}

test('TURN-3: what still holds is submitted again for all, and what does not is named', async () => {
  const desk = await undone();
  const { use, moderator: actor, human } = desk;
  expect((await now(desk)).sheets.map(({ status }) => status)).toEqual(['draft', 'draft']);
  const list = done(await use.readReopenedOrders({ actor }));
  expect(list.sheets.map(({ name, held, lost }) => [name, held, lost.length])).toEqual([
    ['Human Commonwealth', 2, 1],
    ['Loran Imperium', 1, 0],
  ]);
  const [humans] = list.sheets;
  expect(humans?.lost[0]?.sentence).toContain('900');
  expect(humans?.lost[0]?.reasons[0]).toMatch(/points are left to invest/u);

  const sent = done(await use.resubmitOrders({ actor, version: list.version }));
  expect(sent.map(({ held }) => held)).toEqual([2, 1]);
  const player = done(await use.readPlayerDesk({ actor: human }));
  expect(player.submitted?.verdicts).toHaveLength(2);
  // The draft keeps what was left out, for the player to mend.
  expect(player.sheet?.verdicts).toHaveLength(3);
  const told = done(await use.readOwnMessages({ actor: human, fresh: true }));
  expect(told[0]?.text).toContain('2 orders of yours for turn 1 again');
  expect(told[0]?.text).toContain('900');
  const audit = await desk.ports.store.read((reader) => reader.audit(actor.campaign));
  const acts = audit.filter(({ act, by }) => act === 'orders-submitted' && by.kind === 'moderator');
  expect(acts.map(({ detail }) => detail.split(' ').at(-1))).toEqual(['human', 'loran']);
  expect(codeOf(await use.resubmitOrders({ actor, version: list.version }))).toBe(
    'NOTHING_TO_RESUBMIT',
  );
});

test('for one empire the others stay drafts', async () => {
  const desk = await undone();
  const { use, moderator: actor, loran } = desk;
  const version = await desk.version();
  done(await use.resubmitOrders({ actor, version, empire: loran.empire }));
  expect((await now(desk)).sheets.map(({ status }) => status)).toEqual(['draft', 'submitted']);
});

test('a draft that its player changed since the undo is theirs to submit', async () => {
  const desk = await undone();
  const { use, moderator: actor, human } = desk;
  done(await use.saveDraft({ actor: human, turn: 1, orders: [INVEST] }));
  const { sheets } = done(await use.readReopenedOrders({ actor }));
  expect(sheets[0]).toMatchObject({ isChanged: true, canResubmit: false });
  const version = await desk.version();
  expect(codeOf(await use.resubmitOrders({ actor, version, empire: human.empire }))).toBe(
    'NOTHING_TO_RESUBMIT',
  );
});

test('the desk lists it to do until it is done, and players can’t do it', async () => {
  const desk = await undone();
  const { use, moderator: actor, human } = desk;
  const kinds = async () => done(await use.readWorkList({ actor })).map(({ kind }) => kind);
  expect(await kinds()).toContain('reopened');
  const version = await desk.version();
  expect(codeOf(await use.resubmitOrders({ actor: human, version }))).toBe('MODERATOR_ONLY');
  expect(codeOf(await use.resubmitOrders({ actor, version: version - 1 }))).toBe('STALE');
  done(await use.resubmitOrders({ actor, version }));
  expect(await kinds()).not.toContain('reopened');
});

test('a sheet that its player had submitted without orders is submitted again too', async () => {
  const desk = await undone([]);
  const { use, moderator: actor, loran } = desk;
  const { sheets, version } = done(await use.readReopenedOrders({ actor }));
  expect(sheets[1]).toMatchObject({ held: 0, lost: [], canResubmit: true });
  done(await use.resubmitOrders({ actor, version, empire: loran.empire }));
  expect((await now(desk)).sheets.map(({ status }) => status)).toEqual(['draft', 'submitted']);
  const told = done(await use.readOwnMessages({ actor: loran, fresh: true }));
  expect(told[0]?.text).toContain('your sheet without orders for turn 1 again');
});
