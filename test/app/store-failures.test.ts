import { expect, test } from 'vitest';
import type { CampaignStore } from '#app/ports/campaign-store';
import { STORE_FAILURES, StoreError, type StoreFailure } from '#app/ports/store-error';
import { canonicalJson } from '#kernel/result/canonical-json';
import { openStore } from '#store/open-store';
import { type TestDesk, codeOf, deskOf, done, sendBothToTheMiddle } from '#test/support/desk';
import { memoryStore } from '#test/support/memory-store';

/** A store that works until it is told to fail at its next commit. */
function fragile(inner: CampaignStore) {
  let failure: StoreFailure | undefined;
  const store: CampaignStore = {
    ...inner,
    commit: (commit) => {
      if (failure === undefined) return inner.commit(commit);
      throw new StoreError(failure, 'a test');
    },
  };
  return {
    store,
    failWith: (next: StoreFailure | undefined) => {
      failure = next;
    },
  };
}

const everything = async ({ use, moderator, human }: TestDesk): Promise<string> =>
  canonicalJson([
    await use.readDesk({ actor: moderator }),
    await use.readModeratorView({ actor: moderator }),
    await use.readPlayerDesk({ actor: human }),
  ]);

test('every failure of the store comes out as a refusal that says what to do, and changes nothing', async () => {
  const { store, failWith } = fragile(memoryStore());
  const desk = await deskOf({}, store);
  const { use, moderator, human, tokens } = desk;
  done(await use.runTurn({ actor: moderator, version: 0 }));
  const before = await everything(desk);
  for (const failure of STORE_FAILURES) {
    failWith(failure);
    const code = `STORE_${failure.toUpperCase().replaceAll('-', '_')}`;
    expect(codeOf(await use.runNextPhase({ actor: moderator, version: 1 }))).toBe(code);
    expect(codeOf(await use.submitOrders({ actor: human, turn: 1, orders: [] }))).toBe(code);
    expect(codeOf(await use.signIn({ token: tokens.human }))).toBe(code);
    const undo = { actor: moderator, version: 1, to: 0, dice: 'new', reason: '' } as const;
    expect(codeOf(await use.undo(undo))).toBe(code);
    failWith(undefined);
    expect(await everything(desk)).toBe(before);
  }
  expect(codeOf(await use.runNextPhase({ actor: moderator, version: 1 }))).toBe('done');
});

test('a run of a turn keeps the phases that were saved before the disk was full', async () => {
  const { store, failWith } = fragile(memoryStore());
  const desk = await deskOf({}, store);
  const { use, moderator } = desk;
  done(await use.runTurn({ actor: moderator, version: 0 }));
  await sendBothToTheMiddle(desk);
  const run = await use.runTurn({
    actor: moderator,
    version: 1,
    progress: ({ phase }) => {
      if (phase === 'movement') failWith('full');
    },
  });
  expect(codeOf(run)).toBe('STORE_FULL');
  expect(run.ok ? [] : run.error.issues.map(({ text }) => text)).toEqual([
    'These phases ran before it and are kept: economic, tech, intel, movement.',
  ]);
  failWith(undefined);
  expect(done(await use.readDesk({ actor: moderator }))).toMatchObject({
    phase: 'supply',
    version: 5,
  });
  done(await use.runTurn({ actor: moderator, version: 5 }));
  expect(done(await use.verifyCampaign({ actor: moderator })).faults).toEqual([]);
});

test('SQLite: a commit that breaks off at its last change leaves nothing of the phase behind', async () => {
  const opened = await openStore(':memory:');
  let isBreaking = false;
  const store: CampaignStore = {
    ...opened.store,
    commit: (commit) => {
      if (!isBreaking) return opened.store.commit(commit);
      // The same checkpoint twice: the last statement of the transaction fails.
      const again = commit.changes.filter(({ put }) => put === 'checkpoint');
      return opened.store.commit({ ...commit, changes: [...commit.changes, ...again] });
    },
  };
  const desk = await deskOf({}, store);
  const { use, moderator } = desk;
  done(await use.runTurn({ actor: moderator, version: 0 }));
  await sendBothToTheMiddle(desk);
  const before = await everything(desk);
  isBreaking = true;
  expect(codeOf(await use.runNextPhase({ actor: moderator, version: 1 }))).toBe('STORE_FAILED');
  isBreaking = false;
  expect(await everything(desk)).toBe(before);
  done(await use.runTurn({ actor: moderator, version: 1 }));
  expect(done(await use.verifyCampaign({ actor: moderator })).faults).toEqual([]);
  await opened.close();
});
