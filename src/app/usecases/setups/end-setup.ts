import { type UseCase, guarded } from '#app/guarded';
import { NO_CAMPAIGN } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { retrying } from '#app/retrying';
import { type AtSetup, readModerating } from '#app/setups/setup-sitting';
import type { Outcome } from '#app/use-case-error';
import { ok } from '#kernel/result/result';

/** Gives up a setup. Nobody can continue it. */
export const endSetup = ({ store, clock }: Ports): UseCase<AtSetup, null> =>
  guarded(async (at) =>
    retrying(async (): Promise<Outcome<null> | 'again'> => {
      const now = clock.now();
      const sitting = await store.read((reader) => readModerating(reader, at, now));
      if (!sitting.ok) return sitting;
      const { record } = sitting.value;
      const written = await store.commit({
        campaign: NO_CAMPAIGN,
        revision: null,
        setup: { id: record.id, revision: record.revision },
        changes: [{ put: 'setup', setup: { ...record, endedAt: now } }],
      });
      return written.ok ? ok(null) : 'again';
    }),
  );
