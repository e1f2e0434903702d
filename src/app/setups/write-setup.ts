import { NO_CAMPAIGN, type StaleCommit } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { SetupVersionHead } from '#app/ports/setup-record';
import type { Setup } from '#app/setup/setup';
import type { Result } from '#kernel/result/result';
import { freeSeats } from './free-seats.ts';
import type { SetupSitting } from './setup-sitting.ts';
import { textOfSetup } from './setup-text.ts';

type Written = Readonly<{
  after: Setup;
  done: Pick<SetupVersionHead, 'by' | 'what' | 'secretOf'>;
  /** The revision of what this undoes. */
  undoes?: number;
}>;

/** Stores a setup after something was done, with the line of its history. */
export function writeSetup(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  { record, seats }: Pick<SetupSitting, 'record' | 'seats'>,
  { after, done, undoes }: Written,
): Promise<Result<null, StaleCommit>> {
  const { id: setup, revision } = record;
  const text = textOfSetup(after);
  const undone = undoes !== undefined;
  const version = { setup, revision: revision + 1, at: clock.now(), ...done, undone, text };
  return store.commit({
    campaign: NO_CAMPAIGN,
    revision: null,
    setup: { id: setup, revision },
    changes: [
      { put: 'setup', setup: { ...record, name: after.file.name, text } },
      { put: 'setup-seats', setup, seats: freeSeats(record, after, seats) },
      { put: 'setup-version', version },
      ...(undone ? [{ put: 'setup-version-undone', setup, revision: undoes } as const] : []),
    ],
  });
}
