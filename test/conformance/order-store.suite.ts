import { describe, expect, test } from 'vitest';
import type { CampaignStore, Change } from '#app/ports/campaign-store';
import { MOST_DRAFT_STEPS, type DraftStep, type SheetStatus } from '#app/ports/turn-record';
import { empireId } from '#test/support/campaign';
import { born, human, ID, receipt, sheet } from './store.fixtures.ts';

const loran = empireId('loran');
const step = (number: number, part: Partial<DraftStep> = {}): Change => ({
  put: 'draft-step',
  step: { turn: 1, empire: human, step: number, orders: sheet().orders, hash: 'h', ...part },
});

/** What every store must do with orders; run for the one in memory and for the one on disk. */
export function runOrderStoreSuite(name: string, open: () => Promise<CampaignStore>): void {
  const opened = async (...changes: readonly Change[]): Promise<CampaignStore> => {
    const store = await open();
    await store.commit({ campaign: ID, revision: 0, changes: [...born, ...changes] });
    return store;
  };
  const stepsOf = async (store: CampaignStore, upTo: number, of: Partial<DraftStep> = {}) => {
    const numbers = [...Array(upTo + 1).keys()];
    const which = { turn: 1, empire: human, ...of };
    return store.read(async (reader) => {
      const found = await Promise.all(
        numbers.map(async (number) => reader.draftStep(ID, { ...which, step: number })),
      );
      return found.flatMap((one) => (one === undefined ? [] : [one.step]));
    });
  };

  describe(`${name}: orders`, () => {
    test('a draft and what is submitted are two sheets, each replaced as a whole', async () => {
      const submitted = sheet({ hash: 'one', status: 'submitted' });
      const draft = sheet({ hash: 'three', dismissed: ['d'], step: 3 });
      const store = await opened(
        { put: 'sheet', sheet: submitted },
        { put: 'sheet', sheet: sheet({ hash: 'two' }) },
        { put: 'sheet', sheet: draft },
        { put: 'sheet', sheet: sheet({ turn: 2, hash: 'four' }) },
      );
      await store.read(async (reader) => {
        expect(await reader.sheets(ID, 1)).toEqual([draft, submitted]);
        const which = { turn: 1, empire: human, status: 'draft' } as const;
        expect(await reader.sheet(ID, which)).toEqual(draft);
        expect(await reader.sheet(ID, { ...which, status: 'submitted' })).toEqual(submitted);
        expect(await reader.sheet(ID, { ...which, empire: loran })).toBeUndefined();
        const all = await reader.allSheets(ID);
        expect(all.map((one) => one.hash)).toEqual(['three', 'one', 'four']);
      });
    });

    test('one of the two can be taken away', async () => {
      const store = await opened(
        { put: 'sheet', sheet: sheet() },
        { put: 'sheet', sheet: sheet({ status: 'submitted' }) },
        { put: 'sheet-dropped', which: { turn: 1, empire: human, status: 'submitted' } },
      );
      expect(await store.read((reader) => reader.sheets(ID, 1))).toEqual([sheet()]);
    });

    test('TURN-3: submitted sheets of reopened turns become drafts, unless there is a draft already', async () => {
      const both = ['draft', 'submitted'] as const;
      const put = (turn: number, status: SheetStatus, hash: string): Change => {
        return { put: 'sheet', sheet: sheet({ turn, status, hash }) };
      };
      const store = await opened(
        put(1, 'submitted', 'kept'),
        put(2, 'submitted', 'alone'),
        ...both.map((status) => put(3, status, status)),
        { put: 'sheet', sheet: sheet({ turn: 3, empire: loran, status: 'submitted' }) },
        { put: 'sheets-reopened', fromTurn: 2 },
      );
      const all = await store.read((reader) => reader.allSheets(ID));
      expect(all.map((one) => [one.turn, one.empire, one.status, one.hash])).toEqual([
        [1, human, 'submitted', 'kept'],
        [2, human, 'draft', 'alone'],
        [3, human, 'draft', 'draft'],
        [3, loran, 'draft', 'h'],
      ]);
    });

    test('a new step of a draft ends those that came after it, and keeps only the last', async () => {
      const store = await opened(step(0), step(1), step(2), step(3), step(2), step(9, { turn: 2 }));
      expect(await stepsOf(store, 5)).toEqual([0, 1, 2]);
      expect(await stepsOf(store, 9, { turn: 2 })).toEqual([9]);
      expect(await stepsOf(store, 9, { empire: loran })).toEqual([]);
      const same = { turn: 1, empire: human, hash: 'h' };
      const last = await store.read((reader) => reader.draftStep(ID, same));
      expect(last?.step).toBe(2);
      const many = MOST_DRAFT_STEPS + 1;
      await store.commit({ campaign: ID, revision: 1, changes: [step(many)] });
      expect(await stepsOf(store, many)).toEqual([2, many]);
    });

    test('receipts are a log for each empire', async () => {
      const store = await opened(
        { put: 'receipt', receipt: receipt({ number: 1, empire: loran }) },
        { put: 'receipt', receipt: receipt({ number: 1 }) },
        { put: 'receipt', receipt: receipt({ number: 2, act: 'withdrawn' }) },
        { put: 'receipt', receipt: receipt({ number: 3, turn: 2 }) },
        { put: 'sheets-reopened', fromTurn: 1 },
      );
      await store.read(async (reader) => {
        expect(await reader.receipts(ID, human)).toEqual([
          receipt({ number: 1 }),
          receipt({ number: 2, act: 'withdrawn' }),
          receipt({ number: 3, turn: 2 }),
        ]);
        const all = await reader.allReceipts(ID);
        expect(all.map((one) => [one.empire, one.number])).toEqual([
          [human, 1],
          [human, 2],
          [human, 3],
          [loran, 1],
        ]);
        const first = await reader.receiptsOfTurn(ID, 1);
        expect(first).toEqual(all.filter(({ turn }) => turn === 1));
        expect(await reader.receiptsOfTurn(ID, 2)).toEqual([receipt({ number: 3, turn: 2 })]);
      });
    });
  });
}
