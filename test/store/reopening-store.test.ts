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
  await kept.whileClosed({
    look: async () => expect(count()).rejects.toMatchObject({ failure: 'restoring' }),
    work: async () => {
      await expect(count()).rejects.toMatchObject({ failure: 'restoring' });
      await expect(kept.store.commit(commit)).rejects.toMatchObject({ failure: 'restoring' });
      // SQLite has let go of the file: it is one file, with nothing beside it.
      expect(existsSync(`${file}-wal`)).toBe(false);
      renameSync(file, `${file}.aside`);
    },
  });
  expect(await count()).toBe(0);
  await kept.close();
});

test('what is under way when the file is closed ends first', async () => {
  const { kept, count } = await storeWithCampaign();
  let isOver = false;
  const reading = kept.store.read(async (reader) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    await reader.campaigns();
    isOver = true;
  });
  await kept.whileClosed({
    look: async () => expect(isOver).toBe(true),
    work: async () => expect(isOver).toBe(true),
  });
  await reading;
  expect(await count()).toBe(1);
  await kept.close();
});

test('work that fails leaves the store as it was, and open', async () => {
  const { kept, count } = await storeWithCampaign();
  const work = () => Promise.reject(new Error('no such file'));
  await expect(kept.whileClosed({ look: nothing, work })).rejects.toThrow('no such file');
  expect(await count()).toBe(1);
  await kept.close();
});

test('what can’t be read before is told, and the store stays open', async () => {
  const { kept, count } = await storeWithCampaign();
  const look = () => Promise.reject(new Error('unreadable'));
  await expect(kept.whileClosed({ look, work: nothing })).rejects.toThrow('unreadable');
  expect(await count()).toBe(1);
  await kept.close();
});

test('what was read before reaches the work', async () => {
  const { kept } = await storeWithCampaign();
  const done = await kept.whileClosed({
    look: (store) => store.read(async (reader) => (await reader.campaigns()).length),
    work: async (before) => `replaced ${String(before)}`,
  });
  expect(done).toBe('replaced 1');
  await kept.close();
});
