import { expect, test } from 'vitest';
import type { Player } from '#app/actor';
import type { CampaignStore } from '#app/ports/campaign-store';
import { compareText } from '#kernel/result/compare-text';
import type { Order } from '#model/orders/order';
import { codeOf, deskOf, done, moveOf, type TestDesk } from '#test/support/desk';

async function openDesk(store?: CampaignStore): Promise<TestDesk> {
  const desk = await deskOf({}, store);
  done(await desk.use.runTurn({ actor: desk.moderator, version: await desk.version() }));
  return desk;
}

const engageAt = (engageRatio: number): Order => {
  return { kind: 'SetStanding', fleet: null, standing: { engageRatio } };
};
const read = async ({ use, human: actor }: TestDesk) => done(await use.readPlayerDesk({ actor }));
const deputyOf = (player: Player): Player => ({ ...player, as: 'deputy' });

test('TURN-2: a change of the draft leaves what is submitted as it is, and only that is carried out', async () => {
  const desk = await openDesk();
  const { use, human: actor, moderator } = desk;
  const order = await moveOf(desk, actor, { fleet: 'Home Fleet', path: ['Wolf 359'] });
  const sent = done(await use.submitOrders({ actor, turn: 1, orders: [order] }));
  done(await use.saveDraft({ actor, turn: 1, orders: [] }));
  const now = await read(desk);
  expect([now.standing, now.submitted?.hash]).toEqual(['changed', sent.hash]);
  expect(now.sheet?.verdicts).toEqual([]);
  done(await use.runTurn({ actor: moderator, version: await desk.version() }));
  const { view } = (await read(desk)).issued!;
  const fleet = Object.values(view.fleets).find(({ name }) => name === 'Home Fleet')!;
  const { place } = fleet;
  expect(place.kind === 'system' && view.systems[place.system]?.name).toBe('Wolf 359');
});

test('what is withdrawn is not carried out, and stays the draft', async () => {
  const desk = await openDesk();
  const { use, human: actor } = desk;
  expect(codeOf(await use.withdrawOrders({ actor, turn: 1 }))).toBe('NOTHING_SUBMITTED');
  const { hash } = done(await use.submitOrders({ actor, turn: 1, orders: [engageAt(60)] }));
  const other = await use.withdrawOrders({ actor, turn: 1, submitted: 'another' });
  expect(codeOf(other)).toBe('STALE');
  done(await use.withdrawOrders({ actor, turn: 1, submitted: hash }));
  const now = await read(desk);
  expect([now.standing, now.submitted, now.sheet?.hash]).toEqual(['draft', null, hash]);
});

test('a deputy edits the draft, and submits or withdraws only if allowed', async () => {
  const desk = await openDesk();
  const { use, human } = desk;
  const actor = deputyOf(human);
  done(await use.saveDraft({ actor, turn: 1, orders: [engageAt(60)] }));
  expect((await read(desk)).sheet?.savedBy).toEqual({
    role: { kind: 'deputy', empire: 'human' },
    person: null,
  });
  const orders = [engageAt(60)];
  expect(codeOf(await use.submitOrders({ actor, turn: 1, orders }))).toBe('DEPUTY_MAY_NOT');
  done(await use.submitOrders({ actor: { ...actor, maySubmit: true }, turn: 1, orders }));
  expect(codeOf(await use.withdrawOrders({ actor, turn: 1 }))).toBe('DEPUTY_MAY_NOT');
  expect((await read(desk)).standing).toBe('submitted');
});

test('the last change of the draft is undone and made again, and a new change ends what was undone', async () => {
  const desk = await openDesk();
  const { use, human: actor } = desk;
  const save = async (orders: readonly Order[]) =>
    done(await use.saveDraft({ actor, turn: 1, orders }));
  const step = (to: 'undo' | 'redo') => use.stepDraft({ actor, turn: 1, to });
  const ratios = async () =>
    (await read(desk)).sheet?.verdicts.map(({ order }) =>
      order.kind === 'SetStanding' ? order.standing.engageRatio : null,
    );
  expect(codeOf(await step('undo'))).toBe('NO_DRAFT_STEP');
  await save([engageAt(60)]);
  await save([engageAt(60), engageAt(70)]);
  done(await step('undo'));
  expect([await ratios(), (await read(desk)).steps]).toEqual([[60], { undo: true, redo: true }]);
  done(await step('redo'));
  expect(await ratios()).toEqual([60, 70]);
  done(await step('undo'));
  done(await step('undo'));
  expect(await ratios()).toEqual([]);
  expect(codeOf(await step('undo'))).toBe('NO_DRAFT_STEP');
  await save([engageAt(90)]);
  expect(codeOf(await step('redo'))).toBe('NO_DRAFT_STEP');
});

test('the steps of a draft never lead to another turn', async () => {
  const desk = await openDesk();
  const { use, human: actor, moderator } = desk;
  done(await use.saveDraft({ actor, turn: 1, orders: [engageAt(60)] }));
  done(await use.runTurn({ actor: moderator, version: await desk.version() }));
  expect((await read(desk)).steps).toEqual({ undo: false, redo: false });
  expect(codeOf(await use.stepDraft({ actor, turn: 1, to: 'undo' }))).toBe('STALE');
  expect(codeOf(await use.stepDraft({ actor, turn: 2, to: 'undo' }))).toBe('NO_DRAFT_STEP');
});

test('the orders of the turn before are copied into the draft once, with their verdicts', async () => {
  const desk = await openDesk();
  const { use, human: actor, moderator } = desk;
  expect(codeOf(await use.copyLastOrders({ actor, turn: 1 }))).toBe('NOTHING_TO_COPY');
  done(await use.submitOrders({ actor, turn: 1, orders: [engageAt(60), engageAt(70)] }));
  done(await use.runTurn({ actor: moderator, version: await desk.version() }));
  done(await use.saveDraft({ actor, turn: 2, orders: [engageAt(70)] }));
  expect(done(await use.copyLastOrders({ actor, turn: 2 })).copied).toBe(1);
  const { sheet, ordersBefore, standing } = await read(desk);
  expect(sheet?.verdicts.map(({ order }) => order)).toEqual([engageAt(70), engageAt(60)]);
  expect([ordersBefore, standing]).toEqual([2, 'draft']);
});

test('a person who saves an outdated draft is told what was done to it, and by whom', async () => {
  const desk = await openDesk();
  const { use, human: actor } = desk;
  const first = done(await use.saveDraft({ actor, turn: 1, orders: [engageAt(60)] }));
  const deputy = deputyOf(actor);
  const orders = [engageAt(80), engageAt(60)];
  done(await use.saveDraft({ actor: deputy, turn: 1, orders, base: first.hash }));
  const late = await use.saveDraft({ actor, turn: 1, orders: [], base: first.hash });
  expect(codeOf(late)).toBe('STALE');
  const since = done(await use.compareDrafts({ actor, turn: 1, base: first.hash }));
  expect(since?.by.role.kind).toBe('deputy');
  expect(since?.difference.added).toEqual([engageAt(80)]);
  expect(done(await use.compareDrafts({ actor, turn: 1, base: 'unknown' }))).toBeNull();
});

test('of acts on the same sheet at the same moment exactly one wins, and the others are told', async () => {
  const desk = await openDesk();
  const { use, human: actor } = desk;
  const { hash: base } = done(await use.submitOrders({ actor, turn: 1, orders: [engageAt(60)] }));
  const act = { actor, turn: 1, base };
  const both = await Promise.all([
    use.saveDraft({ ...act, orders: [engageAt(70)] }),
    use.saveDraft({ ...act, actor: deputyOf(actor), orders: [engageAt(80)] }),
    use.submitOrders({ ...act, orders: [engageAt(90)] }),
  ]);
  expect(both.map(codeOf).sort(compareText)).toEqual(['STALE', 'STALE', 'done']);
  const submitted = (await read(desk)).submitted!.hash;
  const two = await Promise.all([
    use.withdrawOrders({ actor, turn: 1, submitted }),
    use.withdrawOrders({ actor, turn: 1, submitted }),
  ]);
  expect(two.map(codeOf).sort(compareText)).toEqual(['NOTHING_SUBMITTED', 'done']);
  const receipts = done(await use.readReceipts({ actor })).lines.map(({ act: what }) => what);
  expect(receipts.filter((what) => what === 'withdrawn')).toHaveLength(1);
});
