import { describe, expect, test } from 'vitest';
import type { AccountId } from '#app/ports/campaign-record';
import { type CampaignStore, type Change, NO_CAMPAIGN } from '#app/ports/campaign-store';
import type { TokenHash } from '#app/ports/people-record';
import type { SetupId, SetupRecord, SetupSeat, SetupVersion } from '#app/ports/setup-record';
import { brandAs } from '#kernel/brand/brand';
import { AT, ID, born } from './store.fixtures.ts';

const SETUP = brandAs<SetupId>('s1');
const [ANNA, BERT, CARL] = (['anna', 'bert', 'carl'] as const).map((id) =>
  brandAs<AccountId>(id),
) as [AccountId, AccountId, AccountId];
const tokenOf = (text: string) => brandAs<TokenHash>(text);

const people: readonly Change[] = [ANNA, BERT, CARL].map((id) => {
  const account = { id, name: id, nameKey: id, password: 'hash', createdAt: AT };
  return { put: 'account', account };
});
const setupRow = (part: Partial<SetupRecord> = {}): SetupRecord => ({
  id: SETUP,
  slug: 'five-crowns',
  name: 'Five Crowns',
  owner: ANNA,
  revision: 0,
  text: '{"step":"map"}',
  createdAt: AT,
  endedAt: null,
  campaign: null,
  ...part,
});
const seatOf = (player: number, part: Partial<SetupSeat> = {}): SetupSeat => {
  return { setup: SETUP, player, account: null, token: null, ...part };
};
const versionOf = (revision: number, part: Partial<SetupVersion> = {}): SetupVersion => {
  const what = `act ${String(revision)}`;
  const text = `{"step":${String(revision)}}`;
  const by = { by: 'moderator', secretOf: null } as const;
  return { setup: SETUP, revision, at: AT, ...by, what, undone: false, text, ...part };
};

/** What every store must do for setups; run for the one in memory and for the one on disk. */
export function runSetupStoreSuite(name: string, open: () => Promise<CampaignStore>): void {
  const put = (store: CampaignStore, revision: number, ...changes: readonly Change[]) =>
    store.commit({
      campaign: NO_CAMPAIGN,
      revision: null,
      setup: { id: SETUP, revision },
      changes,
    });
  const opened = async (): Promise<CampaignStore> => {
    const store = await open();
    const begun: Change = { put: 'setup', setup: setupRow() };
    expect((await put(store, 0, ...people, begun)).ok).toBe(true);
    return store;
  };

  describe(`${name}: setups`, () => {
    test('a setup is read as it was written, by its id, its address, and for its moderator', async () => {
      const store = await opened();
      const kept = setupRow({ revision: 1 });
      await store.read(async (reader) => {
        expect(await reader.setup(SETUP)).toEqual(kept);
        expect(await reader.setupBySlug('five-crowns')).toEqual(kept);
        expect(await reader.setupSlugs()).toEqual(['five-crowns']);
        expect(await reader.setupsOf(ANNA)).toEqual([kept]);
        expect(await reader.setupsOf(BERT)).toEqual([]);
      });
      const clash = setupRow({ id: brandAs<SetupId>('s2') });
      await expect(
        store.commit({
          campaign: NO_CAMPAIGN,
          revision: null,
          setup: { id: clash.id, revision: 0 },
          changes: [{ put: 'setup', setup: clash }],
        }),
      ).rejects.toMatchObject({ failure: 'failed' });
    });

    test('of two writers at the same revision the second is refused, and nothing of theirs is kept', async () => {
      const store = await opened();
      const first = await put(store, 1, { put: 'setup', setup: setupRow({ text: '"first"' }) });
      const second = await put(store, 1, { put: 'setup', setup: setupRow({ text: '"second"' }) });
      expect([first.ok, second.ok]).toEqual([true, false]);
      expect((await put(store, 0, { put: 'setup', setup: setupRow() })).ok).toBe(false);
      const kept = await store.read((reader) => reader.setup(SETUP));
      expect(kept).toMatchObject({ text: '"first"', revision: 2 });
    });

    test('seats are written all at once, and found by account and by link', async () => {
      const store = await opened();
      const seats = [
        seatOf(1, { account: BERT }),
        seatOf(2, { token: tokenOf('two') }),
        seatOf(10, { account: CARL, token: tokenOf('ten') }),
      ];
      await put(store, 1, { put: 'setup-seats', setup: SETUP, seats });
      await store.read(async (reader) => {
        expect(await reader.setupSeats(SETUP)).toEqual(seats);
        expect(await reader.setupSeatOfLink(tokenOf('ten'))).toEqual(seats[2]);
        expect(await reader.setupSeatOfLink(tokenOf('three'))).toBeUndefined();
        expect((await reader.setupsOf(CARL)).map(({ id }) => id)).toEqual([SETUP]);
      });
      const [one] = seats;
      await put(store, 2, { put: 'setup-seats', setup: SETUP, seats: [one!] });
      await store.read(async (reader) => {
        expect(await reader.setupSeats(SETUP)).toEqual([one]);
        expect(await reader.setupsOf(CARL)).toEqual([]);
        expect(await reader.setupSeatOfLink(tokenOf('ten'))).toBeUndefined();
      });
    });

    test('what was done is kept with its states, and an undo marks it', async () => {
      const store = await opened();
      const [one, two] = [versionOf(2), versionOf(10, { by: 3, secretOf: 3 })];
      await put(store, 1, { put: 'setup-version', version: one });
      await put(store, 2, { put: 'setup-version', version: two });
      await put(store, 3, { put: 'setup-version-undone', setup: SETUP, revision: 10 });
      const heads = await store.read((reader) => reader.setupVersions(SETUP));
      expect(
        heads.map(({ revision, by, secretOf, undone }) => [revision, by, secretOf, undone]),
      ).toEqual([
        [2, 'moderator', null, false],
        [10, 3, 3, true],
      ]);
      const read = (revision: number) =>
        store.read((reader) => reader.setupVersion(SETUP, revision));
      expect(await read(2)).toEqual(one);
      expect(await read(10)).toEqual({ ...two, undone: true });
      expect(await read(3)).toBeUndefined();
    });

    test('a campaign and the end of its setup are written together or not at all', async () => {
      const store = await opened();
      const ended = { put: 'setup', setup: setupRow({ endedAt: AT, campaign: ID }) } as const;
      const start = (revision: number) =>
        store.commit({
          campaign: ID,
          revision: 0,
          setup: { id: SETUP, revision },
          changes: [...born, ended],
        });
      expect((await start(7)).ok).toBe(false);
      expect(await store.read((reader) => reader.campaigns())).toEqual([]);
      expect((await start(1)).ok).toBe(true);
      await store.read(async (reader) => {
        expect(await reader.campaigns()).toHaveLength(1);
        expect(await reader.setup(SETUP)).toMatchObject({ campaign: ID, endedAt: AT, revision: 2 });
      });
    });
  });
}
