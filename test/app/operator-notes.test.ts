import { expect, test } from 'vitest';
import {
  noteInAllCampaigns,
  readBeforeRestore,
  settleRestored,
} from '#app/operators/operator-notes';
import type { AuditEntry } from '#app/ports/campaign-record';
import { NO_CAMPAIGN } from '#app/ports/campaign-store';
import { deskOf } from '#test/support/desk';
import { memoryStore } from '#test/support/memory-store';

const RESTORED: AuditEntry = {
  at: '2026-11-21T12:00:00.000Z',
  by: { kind: 'operator' },
  act: 'backup-restored',
  version: 0,
  detail: 'farlane-backup-2.db',
};

async function storeOf(campaigns: number) {
  const store = memoryStore();
  for (let made = 0; made < campaigns; made += 1) await deskOf({}, store);
  return store;
}

async function actsIn(store: ReturnType<typeof memoryStore>) {
  return store.read(async (reader) => {
    const campaigns = await reader.campaigns();
    const acts = campaigns.map(async ({ id }) => {
      const notes = await reader.audit(id);
      return notes.filter(({ act }) => act.startsWith('backup-')).map(({ act }) => act);
    });
    return Promise.all(acts);
  });
}

test('a campaign that came back with a backup has the notes of the others: it was in what was downloaded', async () => {
  const now = await storeOf(1);
  await noteInAllCampaigns(now, {
    at: '2026-11-20T12:00:00.000Z',
    person: 'olga' as never,
    act: 'backup-downloaded',
    detail: 'farlane-backup-1.db',
  });
  const before = await now.read(readBeforeRestore);
  // In the backup there are two campaigns: one of them was removed since.
  const restored = await storeOf(2);
  await settleRestored(restored, { before, note: RESTORED });
  expect(await actsIn(restored)).toEqual([
    ['backup-downloaded', 'backup-restored'],
    ['backup-downloaded', 'backup-restored'],
  ]);
});

test('a link that made an operator is not open again after a restore', async () => {
  const link = { token: 'hash' as never, createdAt: '2026-11-01T12:00:00.000Z' };
  const operator = { account: 'olga' as never, since: '2026-11-02T12:00:00.000Z' };
  const now = await storeOf(1);
  const backup = await storeOf(1);
  const linkIn = () => backup.read((reader) => reader.operatorLink());
  const put = { put: 'operator-link', link } as const;
  await backup.commit({ campaign: NO_CAMPAIGN, revision: null, changes: [put] });

  await settleRestored(backup, { before: await now.read(readBeforeRestore), note: RESTORED });
  // Nobody had used it.
  expect(await linkIn()).toEqual(link);

  const used = { put: 'operator', operator } as const;
  await now.commit({ campaign: NO_CAMPAIGN, revision: null, changes: [used] });
  await settleRestored(backup, { before: await now.read(readBeforeRestore), note: RESTORED });
  expect(await linkIn()).toBeUndefined();
});
