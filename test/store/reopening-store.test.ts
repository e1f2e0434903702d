import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reopeningStore } from '#store/reopening-store';
import { campaignRow } from '#test/conformance/store.fixtures';
import { folderForTest } from '#test/support/temp-folder';

const born = { put: 'campaign', campaign: campaignRow() } as const;
const commit = { campaign: campaignRow().id, revision: 0, changes: [born] };
const nothing = async (): Promise<void> => undefined;

async function storeWithCampaign() {
  const file = join(folderForTest(), 'farlane.db');
  const kept = await reopeningStore(file);
  await kept.store.commit(commit);
  const count = (): Promise<number> =>
    kept.store.read(async (reader) => (await reader.campaigns()).length);
  return { file, kept, count };
}

test('while the file is exchanged everybody is refused, and then all read the new one', async () => {
  const { file, kept, count } = await storeWithCampaign();
  let settled = -1;
  await kept.whileClosed(
    async () => {
      await expect(count()).rejects.toMatchObject({ failure: 'restoring' });
      await expect(kept.store.commit(commit)).rejects.toMatchObject({ failure: 'restoring' });
      // SQLite has let go of the file: it is one file, and nothing stands beside it.
      expect(existsSync(`${file}-wal`)).toBe(false);
      renameSync(file, `${file}.aside`);
    },
    async (_done, store) => {
      settled = await store.read(async (reader) => (await reader.campaigns()).length);
      await expect(count()).rejects.toMatchObject({ failure: 'restoring' });
    },
  );
  expect([settled, await count()]).toEqual([0, 0]);
  await kept.close();
});

test('what is under way when the file is closed ends first', async () => {
  const { kept, count } = await storeWithCampaign();
  let isOver = false;
  const reading = kept.store.read(async (reader) => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    await reader.campaigns();
    isOver = true;
  });
  await kept.whileClosed(async () => expect(isOver).toBe(true), nothing);
  await reading;
  expect(await count()).toBe(1);
  await kept.close();
});

test('work that fails leaves the store as it was, and open', async () => {
  const { kept, count } = await storeWithCampaign();
  const broken = kept.whileClosed(() => Promise.reject(new Error('no such file')), nothing);
  await expect(broken).rejects.toThrow('no such file');
  expect(await count()).toBe(1);
  await kept.close();
});
