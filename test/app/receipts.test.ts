import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Order } from '#model/orders/order';
import { codeOf, deskOf, done, moveOf, type TestDesk } from '#test/support/desk';

async function openDesk(): Promise<TestDesk> {
  const desk = await deskOf();
  done(await desk.use.runTurn({ actor: desk.moderator, version: await desk.version() }));
  return desk;
}
const engage: Order = { kind: 'SetStanding', fleet: null, standing: { engageRatio: 60 } };
const runTurn = async ({ use, moderator: actor, version }: TestDesk) =>
  done(await use.runTurn({ actor, version: await version() }));

test('a receipt is given for what is submitted and withdrawn, and anybody with the sheet can compute it', async () => {
  const { use, human: actor } = await openDesk();
  const { receipt } = done(await use.submitOrders({ actor, turn: 1, orders: [engage] }));
  done(await use.withdrawOrders({ actor, turn: 1 }));
  const { lines } = done(await use.readReceipts({ actor }));
  expect(lines.map(({ number, act, inForce }) => [number, act, inForce])).toEqual([
    [1, 'submitted', false],
    [2, 'withdrawn', false],
  ]);
  // As docs/formats/orders.md says it, with nothing of ours.
  const guide = readFileSync(new URL('../../docs/formats/orders.md', import.meta.url), 'utf8');
  const json = /^\{"campaign".*\}$/m.exec(guide)![0];
  const hash = createHash('sha256').update(json, 'utf8').digest('hex');
  expect(guide).toContain(`Its hash is \`${hash}\`.`);
  expect([lines[0]?.hash, hash.startsWith(receipt)]).toEqual([hash, true]);
});

test('FOG-14: an order that was refused at submission keeps its reason in the receipt and in the next report', async () => {
  const desk = await openDesk();
  const { use, human: actor, loran } = desk;
  const foreign = await moveOf(desk, loran, { fleet: 'First Swarm', path: ['Wolf 359'] });
  done(await use.submitOrders({ actor, turn: 1, orders: [engage, foreign] }));
  await runTurn(desk);
  const { receipt } = done(await use.readReceipt({ actor, which: 1 }));
  expect(receipt.verdicts.map(({ accepted }) => accepted)).toEqual([true, false]);
  const report = done(await use.readReport({ actor, turn: 2, edition: null }));
  expect(report.orders?.map(({ accepted }) => accepted)).toEqual([true, false]);
  expect(report.orders?.[1]?.reasons.join(' ')).toContain('no such fleet');
  expect(done(await use.readReport({ actor: loran, turn: 2, edition: null })).orders).toBeNull();
});

test('TURN-3: receipts are never rolled back; that a sheet became a draft again is one more of them', async () => {
  const desk = await openDesk();
  const { use, human: actor, moderator } = desk;
  done(await use.submitOrders({ actor, turn: 1, orders: [engage] }));
  await runTurn(desk);
  const first = done(await use.readReport({ actor, turn: 2, edition: 1 }));
  const back = { to: 1, dice: 'same-if-unseen', reason: 'a test' } as const;
  done(await use.undo({ actor: moderator, version: await desk.version(), ...back }));
  const { lines } = done(await use.readReceipts({ actor }));
  expect(lines.map(({ act, inForce }) => [act, inForce])).toEqual([
    ['submitted', false],
    ['reopened', false],
  ]);
  const now = done(await use.readPlayerDesk({ actor }));
  expect([now.standing, now.sheet?.verdicts.length]).toEqual(['draft', 1]);
  await runTurn(desk);
  // What was issued first told of the orders of its day; what was played again had none.
  expect(done(await use.readReport({ actor, turn: 2, edition: 1 })).orders).toEqual(first.orders);
  expect(done(await use.readReport({ actor, turn: 2, edition: 2 })).orders).toBeNull();
});

test('TURN-3: when a turn is undone, a newer draft is kept, and the submitted orders are in the log', async () => {
  const desk = await openDesk();
  const { use, human: actor, moderator } = desk;
  done(await use.submitOrders({ actor, turn: 1, orders: [engage] }));
  done(await use.saveDraft({ actor, turn: 1, orders: [] }));
  await runTurn(desk);
  const back = { to: 1, dice: 'same-if-unseen', reason: 'a test' } as const;
  done(await use.undo({ actor: moderator, version: await desk.version(), ...back }));
  const now = done(await use.readPlayerDesk({ actor }));
  expect([now.standing, now.sheet?.verdicts]).toEqual(['draft', []]);
  const { receipt } = done(await use.readReceipt({ actor, which: 2 }));
  expect([receipt.act, receipt.orders]).toEqual(['reopened', [engage]]);
});

test('receipts are for their player, and for the moderator, who is noted', async () => {
  const desk = await openDesk();
  const { use, ports, human, loran, moderator } = desk;
  const { receipt } = done(await use.submitOrders({ actor: human, turn: 1, orders: [engage] }));
  const { empire } = human;
  expect(codeOf(await use.readReceipts({ actor: loran, empire }))).toBe('EMPIRE_UNKNOWN');
  expect(codeOf(await use.readReceipt({ actor: loran, which: 1 }))).toBe('RECEIPT_UNKNOWN');
  expect(done(await use.readReceipts({ actor: loran })).lines).toEqual([]);
  const found = done(await use.readReceipt({ actor: moderator, empire, which: receipt }));
  expect(found.receipt.number).toBe(1);
  expect(codeOf(await use.readReceipt({ actor: moderator, empire, which: 'ab' }))).toBe(
    'RECEIPT_UNKNOWN',
  );
  const audit = await ports.store.read((reader) => reader.audit(moderator.campaign));
  expect(audit.at(-1)).toMatchObject({ act: 'looked', detail: 'receipts 1 human' });
});

test('receipts and both sheets travel in the campaign’s file', async () => {
  const desk = await openDesk();
  const { use, human: actor, moderator } = desk;
  done(await use.submitOrders({ actor, turn: 1, orders: [engage] }));
  done(await use.saveDraft({ actor, turn: 1, orders: [] }));
  const { text } = done(await use.exportCampaign({ actor: moderator }));
  const { slug } = done(await use.importCampaign({ text, name: 'Copy' }));
  const there = { ...actor, campaign: done(await use.actAsModerator({ slug })).campaign };
  expect(done(await use.readReceipts({ actor: there }))).toEqual(
    done(await use.readReceipts({ actor })),
  );
  expect(done(await use.readPlayerDesk({ actor: there })).standing).toBe('changed');
});

test('what a removed player submitted is withdrawn by the moderator, and the log says so', async () => {
  const { use, human: actor, moderator } = await openDesk();
  done(await use.submitOrders({ actor, turn: 1, orders: [engage] }));
  const { seats } = done(await use.listPeople({ actor: moderator }));
  const seat = seats.find(({ role }) => role.kind === 'player' && role.empire === actor.empire)!;
  done(await use.endSeat({ actor: moderator, seat: seat.id }));
  const { lines } = done(await use.readReceipts({ actor: moderator, empire: actor.empire }));
  expect(lines.map(({ act, by, inForce }) => [act, by.role.kind, inForce])).toEqual([
    ['submitted', 'player', false],
    ['withdrawn', 'moderator', false],
  ]);
  // The current player of the empire had no part in it.
  expect(done(await use.readReceipts({ actor })).lines).toEqual([]);
  expect(done(await use.readPlayerDesk({ actor })).standing).toBe('none');
});
