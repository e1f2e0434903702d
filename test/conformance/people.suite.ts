import { describe, expect, test } from 'vitest';
import type { AccountId, CampaignId, Role } from '#app/ports/campaign-record';
import type { CampaignStore, Change } from '#app/ports/campaign-store';
import type { ListVersion, SavedListId } from '#app/ports/list-record';
import type { Account, Seat, SeatId, SeatLink, Session, TokenHash } from '#app/ports/people-record';
import { brandAs } from '#kernel/brand/brand';
import { compareText } from '#kernel/result/compare-text';
import { empireId } from '#test/support/campaign';
import { AT, ID, born, human, sheet } from './store.fixtures.ts';

const tokenOf = (text: string) => brandAs<TokenHash>(text);
const ANNA = brandAs<AccountId>('anna');

const account = (id: string): Account => {
  return { id: brandAs<AccountId>(id), name: id, nameKey: id, password: 'hash', createdAt: AT };
};
const seat = (id: string, role: Role, part: Partial<Seat> = {}): Seat => {
  const open = { account: null, maySubmit: false, createdAt: AT, endedAt: null };
  return { id: brandAs<SeatId>(id), campaign: ID, role, ...open, ...part };
};
const link = (token: string, of: string): SeatLink => {
  return { token: tokenOf(token), seat: brandAs<SeatId>(of), madeBy: 'machine', createdAt: AT };
};
const session = (token: string, by: Partial<Session>): Session => {
  const times = { createdAt: AT, expiresAt: AT, seenAt: AT };
  return { token: tokenOf(token), link: null, account: null, ...times, ...by };
};
const putAll = (...seats: readonly Seat[]): readonly Change[] =>
  seats.map((one): Change => ({ put: 'seat', seat: one }));

const OWNER = seat('s1', { kind: 'moderator' });
const PLAYER = seat('s2', { kind: 'player', empire: human });

/** What every store must do for the people at the table; run for the one in memory and for the one on disk. */
export function runPeopleSuite(name: string, open: () => Promise<CampaignStore>): void {
  const opened = async (...changes: readonly Change[]): Promise<CampaignStore> => {
    const store = await open();
    const all = [...born, ...changes];
    expect((await store.commit({ campaign: ID, revision: 0, changes: all })).ok).toBe(true);
    return store;
  };
  const put = (store: CampaignStore, ...changes: readonly Change[]) =>
    store.commit({ campaign: ID, revision: null, changes });

  describe(`${name}: people`, () => {
    test('a seat is kept with its role, and changes as a whole', async () => {
      const deputy = seat('s3', { kind: 'deputy', empire: human }, { maySubmit: true });
      const spectator = seat('s4', { kind: 'spectator', delay: 2 });
      const store = await opened(...putAll(OWNER, PLAYER, deputy, spectator));
      const seats = () => store.read((reader) => reader.seats(ID));
      expect(await seats()).toEqual([OWNER, PLAYER, deputy, spectator]);
      const ended = { ...deputy, endedAt: AT };
      await put(store, ...putAll(ended));
      expect(await seats()).toEqual([OWNER, PLAYER, ended, spectator]);
      expect(await store.read((reader) => reader.seat(ended.id))).toEqual(ended);
    });

    test('a campaign has one owner, and an empire one player, as long as the seats are open', async () => {
      const store = await opened(...putAll(OWNER, PLAYER));
      const owner = seat('s8', { kind: 'moderator' });
      const player = seat('s9', PLAYER.role);
      await expect(put(store, ...putAll(owner))).rejects.toMatchObject({ failure: 'failed' });
      await expect(put(store, ...putAll(player))).rejects.toMatchObject({ failure: 'failed' });
      await put(store, ...putAll({ ...PLAYER, endedAt: AT }, player));
      expect(await store.read((reader) => reader.seat(player.id))).toEqual(player);
    });

    test('a new link ends the older one of its seat and its sessions, and no others', async () => {
      const store = await opened(
        ...putAll(OWNER, PLAYER),
        { put: 'link', link: link('m', 's1') },
        { put: 'link', link: link('old', 's2') },
        { put: 'session', session: session('a', { link: tokenOf('old') }) },
        { put: 'session', session: session('b', { link: tokenOf('m') }) },
      );
      await put(store, { put: 'link', link: link('new', 's2') });
      await store.read(async (reader) => {
        expect(await reader.link(tokenOf('old'))).toBeUndefined();
        expect(await reader.session(tokenOf('a'))).toBeUndefined();
        expect(await reader.session(tokenOf('b'))).toMatchObject({ link: 'm' });
        expect((await reader.links(ID)).map(({ token }) => token).sort(compareText)).toEqual([
          'm',
          'new',
        ]);
        expect((await reader.campaign(ID))?.revision).toBe(1);
      });
      await put(store, { put: 'link-ended', seat: OWNER.id });
      expect(await store.read((reader) => reader.session(tokenOf('b')))).toBeUndefined();
    });

    test('accounts have different names, change in parts, and hold the open seats', async () => {
      const taken = { ...PLAYER, account: ANNA };
      const gone = seat('s5', { kind: 'co-moderator' }, { account: ANNA, endedAt: AT });
      const store = await opened(
        { put: 'account', account: account('anna') },
        ...putAll(taken, gone),
      );
      const twin = { ...account('other'), nameKey: 'anna' };
      const clash = put(store, { put: 'account', account: twin });
      await expect(clash).rejects.toMatchObject({ failure: 'failed' });
      const set = { name: 'Änna', nameKey: 'änna' };
      await put(store, { put: 'account-changed', account: ANNA, set });
      await store.read(async (reader) => {
        expect(await reader.account(ANNA)).toEqual({ ...account('anna'), ...set });
        expect(await reader.accountNamed('anna')).toBeUndefined();
        expect(await reader.accountNamed('änna')).toMatchObject({ password: 'hash' });
        expect(await reader.seatsOf(ANNA)).toEqual([taken]);
        expect(await reader.accounts()).toHaveLength(1);
      });
    });

    test('sessions go on, end one by one, end with the account, and are forgotten when they are over', async () => {
      const late = '2024-02-01T00:00:00.000Z';
      const store = await opened(
        { put: 'account', account: account('anna') },
        ...putAll({ ...PLAYER, account: ANNA }, OWNER),
        { put: 'session', session: session('a', { account: ANNA }) },
        { put: 'session', session: session('b', { account: ANNA, expiresAt: late }) },
        { put: 'session', session: session('c', { account: ANNA, seenAt: late, expiresAt: late }) },
      );
      const has = async () =>
        store.read(async (reader) => {
          const found = await Promise.all(
            ['a', 'b', 'c'].map((token) => reader.session(tokenOf(token))),
          );
          return found.map((one) => one !== undefined);
        });
      const seen = await store.read((reader) => reader.lastSeen(ID));
      expect(seen).toEqual({ s2: late });
      const goesOn = { put: 'session-seen', token: tokenOf('b'), seenAt: late } as const;
      await put(store, { ...goesOn, expiresAt: late });
      const b = await store.read((reader) => reader.session(tokenOf('b')));
      expect(b).toEqual(session('b', { account: ANNA, seenAt: late, expiresAt: late }));
      await put(store, { put: 'sessions-purged', before: AT });
      expect(await has()).toEqual([false, true, true]);
      await put(store, { put: 'session-ended', token: tokenOf('b') });
      // Nobody is signed in again by a page that they had opened before.
      await put(store, { ...goesOn, expiresAt: late });
      expect(await has()).toEqual([false, false, true]);
      await put(store, { put: 'account-sessions-ended', account: ANNA });
      expect(await has()).toEqual([false, false, false]);
    });

    test('what was done is read page by page, the last first; openings of the truth stay', async () => {
      const entry = (act: 'looked' | 'undone', at: string): Change => {
        const by = { kind: 'moderator', person: ANNA } as const;
        return { put: 'audit', entry: { at, by, act, version: 1, detail: at } };
      };
      const opening = { campaign: ID, account: ANNA, issue: 3, turn: 2, at: AT, reason: 'r' };
      const truth = { ...opening, plays: ['Loran'] };
      const store = await opened(
        { put: 'account', account: account('anna') },
        entry('looked', '1'),
        entry('undone', '2'),
        entry('looked', '3'),
        { put: 'truth-opened', opening: truth },
      );
      await store.read(async (reader) => {
        const which = { acts: ['looked'], skip: 0, take: 1 } as const;
        const page = await reader.auditPage(ID, which);
        expect([page.total, page.entries.map(({ at }) => at)]).toEqual([2, ['3']]);
        const since = await reader.auditPage(ID, { since: '2', skip: 0, take: 9 });
        expect(since.entries.map(({ at }) => at)).toEqual(['3', '2']);
        expect(await reader.truthOpenings(ID)).toEqual([truth]);
        expect(await reader.truthOpenings(brandAs<CampaignId>('other'))).toEqual([]);
      });
    });

    test('the versions of a force list are kept up to a number, and one that is there is not overwritten', async () => {
      const version = (revision: number, part: Partial<ListVersion> = {}): ListVersion => ({
        account: ANNA,
        list: brandAs<SavedListId>('reds'),
        ...{
          revision,
          name: `Reds ${String(revision)}`,
          units: 3,
          at: `2026-0${String(revision)}`,
        },
        text: '{}',
        ...part,
      });
      const saved = (one: ListVersion): Change => ({ put: 'list-version', version: one, keep: 2 });
      const headOf = ({ account, list, revision, name, units, at }: ListVersion) => {
        return { account, list, revision, name, units, at };
      };
      const blues = version(1, { list: brandAs<SavedListId>('blues'), at: '2026-02' });
      const store = await opened({ put: 'account', account: account('anna') }, saved(version(1)));
      await put(store, saved(blues), saved(version(2)), saved(version(3)));
      await put(store, saved(version(3, { text: 'other' })));
      const { account: whose, list } = version(1);
      await store.read(async (reader) => {
        const lists = await reader.savedLists(ANNA);
        expect(lists).toEqual([headOf(version(3)), headOf(blues)]);
        expect(await reader.savedLists(brandAs<AccountId>('bert'))).toEqual([]);
        const versions = await reader.listVersions({ account: whose, list });
        expect(versions).toEqual([headOf(version(3)), headOf(version(2))]);
        const which = { account: whose, list };
        expect(await reader.listVersion(which)).toEqual(version(3));
        expect(await reader.listVersion({ ...which, revision: 2 })).toEqual(version(2));
        expect(await reader.listVersion({ ...which, revision: 1 })).toBeUndefined();
      });
      await put(store, { put: 'list-dropped', which: { account: whose, list } });
      expect(await store.read((reader) => reader.savedLists(ANNA))).toEqual([headOf(blues)]);
    });

    test('a link makes one operator and ends, a newer link ends the older, and an operator can be removed', async () => {
      const linkOf = (text: string): Change => {
        return { put: 'operator-link', link: { token: tokenOf(text), createdAt: AT } };
      };
      const store = await opened({ put: 'account', account: account('anna') }, linkOf('old'));
      await put(store, linkOf('new'));
      const kept = await store.read((reader) => reader.operatorLink());
      expect(kept?.token).toBe('new');
      const operator = { account: ANNA, since: AT };
      await put(store, { put: 'operator', operator });
      await put(store, { put: 'operator', operator: { account: ANNA, since: 'later' } });
      await store.read(async (reader) => {
        expect(await reader.operatorLink()).toBeUndefined();
        expect(await reader.operators()).toEqual([operator]);
      });
      await put(store, { put: 'operator-ended', account: ANNA });
      expect(await store.read((reader) => reader.operators())).toEqual([]);
    });

    test('a person in a seat has one mark of each tutorial, the last that was made', async () => {
      const other = seat('s3', { kind: 'player', empire: empireId('loran') });
      const store = await opened(...putAll(OWNER, PLAYER, other));
      const mark = {
        seat: PLAYER.id,
        tutorial: 'first-turn',
        state: 'open',
        skipped: [],
        turn: 0,
      } as const;
      await put(store, { put: 'tutorial-mark', mark: { ...mark, skipped: ['home'] } });
      const now = { ...mark, state: 'dismissed', skipped: ['home', 'build'] } as const;
      const battle = { ...mark, tutorial: 'first-battle', state: 'done', turn: 7 } as const;
      const elsewhere = { ...mark, seat: other.id, state: 'asked' } as const;
      for (const one of [now, battle, elsewhere]) {
        await put(store, { put: 'tutorial-mark', mark: one });
      }
      const marks = (...seats: readonly SeatId[]) =>
        store.read((reader) => reader.tutorialMarks(seats));
      expect(await marks(PLAYER.id)).toEqual([battle, now]);
      expect(await marks(other.id, PLAYER.id)).toEqual([battle, now, elsewhere]);
      expect(await marks()).toEqual([]);
    });

    test('there is one schedule of backups, and the last that was set counts', async () => {
      const store = await opened();
      expect(await store.read((reader) => reader.backupSchedule())).toBeUndefined();
      const daily = { rhythm: 'daily', keep: 7, lastAt: null, triedAt: null } as const;
      await put(store, { put: 'backup-schedule', schedule: daily });
      const weekly = { rhythm: 'weekly', keep: 3, lastAt: AT, triedAt: AT } as const;
      await put(store, { put: 'backup-schedule', schedule: weekly });
      expect(await store.read((reader) => reader.backupSchedule())).toEqual(weekly);
    });

    test('a raised revision makes stale what was read at any older one', async () => {
      const store = await opened();
      await put(store, { put: 'revision-raised', above: 40 });
      const campaign = await store.read((reader) => reader.campaign(ID));
      expect(campaign?.revision).toBeGreaterThan(40);
      for (const revision of [1, 40]) {
        expect((await store.commit({ campaign: ID, revision, changes: [] })).ok).toBe(false);
      }
    });

    test('what one empire wrote for one turn is dropped, and nothing else', async () => {
      const loran = empireId('loran');
      const step = { turn: 2, empire: human, step: 1, orders: [], hash: 'h' };
      const store = await opened(
        ...[{ turn: 1 }, { turn: 2 }, { turn: 2, status: 'submitted' as const }].map(
          (one): Change => ({ put: 'sheet', sheet: sheet(one) }),
        ),
        { put: 'sheet', sheet: sheet({ turn: 2, empire: loran }) },
        { put: 'draft-step', step },
      );
      await put(store, { put: 'sheets-of-empire-dropped', turn: 2, empire: human });
      const dropped = await store.read((reader) => reader.draftStep(ID, step));
      expect(dropped).toBeUndefined();
      const left = await store.read((reader) => reader.allSheets(ID));
      expect(left.map(({ turn, empire }) => [turn, empire])).toEqual([
        [1, 'human'],
        [2, 'loran'],
      ]);
    });
  });
}
