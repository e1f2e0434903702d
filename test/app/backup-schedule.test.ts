import { expect, test } from 'vitest';
import type { Installation } from '#app/ports/installation';
import { NO_CAMPAIGN } from '#app/ports/campaign-store';
import type { BackupSchedule } from '#app/ports/operator-record';
import { useCasesOf } from '#app/use-cases';
import { err, ok } from '#kernel/result/result';
import { done } from '#test/support/desk';
import { memoryStore } from '#test/support/memory-store';
import { noInstallation } from '#test/support/no-installation';
import { testPorts } from '#test/support/ports';

const DAILY: BackupSchedule = { rhythm: 'daily', keep: 3, lastAt: null, triedAt: null };
const MADE = { name: 'one.db', kind: 'scheduled', bytes: 1, madeAt: '' } as const;
const FULL = { kind: 'file', failure: { trouble: 'full', path: '', reason: '' } } as const;

type Scripted = Readonly<{ schedule: BackupSchedule; isFull?: () => boolean }>;

/** A server whose clock says what the test says, and the outcomes of its looks: a backup, none, or a refusal. */
async function serverOf({ schedule, isFull = () => false }: Scripted) {
  const kept: number[] = [];
  const installation: Installation = {
    ...noInstallation,
    backUp: async () => (isFull() ? err(FULL) : ok(MADE)),
    keepNewest: (many) => kept.push(many),
  };
  const store = memoryStore();
  let now = '';
  const use = useCasesOf({ ...testPorts(store), installation, clock: { now: () => now } });
  const changes = [{ put: 'backup-schedule', schedule } as const];
  await store.commit({ campaign: NO_CAMPAIGN, revision: null, changes });
  const at = async (time: string): Promise<'made' | 'none' | 'refused'> => {
    now = time;
    const outcome = await use.runBackupSchedule();
    if (!outcome.ok) return 'refused';
    return done(outcome) === null ? 'none' : 'made';
  };
  return { at, kept };
}

test('a daily backup is made at once, then each day, and only the chosen number is kept', async () => {
  const { at, kept } = await serverOf({ schedule: DAILY });
  const made = [];
  for (const time of ['01T06:00:00', '01T06:01:00', '02T05:59:59', '02T06:00:00', '09T06:00:00']) {
    made.push(await at(`2030-01-${time}.000Z`));
  }
  expect(made).toEqual(['made', 'none', 'none', 'made', 'made']);
  expect(kept).toEqual([3, 3, 3]);
});

test('a weekly backup waits a week, and none is made where nobody asked for any', async () => {
  const lastAt = '2030-01-01T06:00:00.000Z';
  const weekly = await serverOf({ schedule: { ...DAILY, rhythm: 'weekly', lastAt } });
  expect(await weekly.at('2030-01-08T05:59:59.000Z')).toBe('none');
  expect(await weekly.at('2030-01-08T06:00:00.000Z')).toBe('made');
  const off = await serverOf({ schedule: { ...DAILY, rhythm: 'off' } });
  expect(await off.at('2031-01-01T00:00:00.000Z')).toBe('none');
});

test('one that fails is tried again after an hour, and removes nothing', async () => {
  let isFull = true;
  const { at, kept } = await serverOf({ schedule: DAILY, isFull: () => isFull });
  expect(await at('2030-01-01T06:00:00.000Z')).toBe('refused');
  expect(await at('2030-01-01T06:59:59.000Z')).toBe('none');
  expect(kept).toEqual([]);
  isFull = false;
  expect(await at('2030-01-01T07:00:00.000Z')).toBe('made');
});
