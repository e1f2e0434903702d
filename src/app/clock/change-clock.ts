import { ok } from '#kernel/result/result';
import type { AuditAct, Campaign, CampaignId, Signature } from '#app/ports/campaign-record';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { TurnClock } from '#app/ports/turn-clock';
import { retrying } from '#app/run/retrying';
import { type Outcome, refuse } from '#app/use-case-error';
import { clockOf } from './clock-of.ts';

/** The clock as it stands, with all that a change of it goes by. */
export type StandingClock = Readonly<{
  campaign: Campaign;
  clock: TurnClock;
  reader: StoreReader;
  now: string;
}>;

/** The clock as it shall be, and what the journal notes of it; null: nothing worth a note. */
type ChangedClock = Readonly<{
  clock: TurnClock;
  note: Readonly<{ by: Signature; act: AuditAct; detail: string }> | null;
  /** What else changes with it. */
  changes?: readonly Change[];
}>;

/** Changes a campaign's clock as it is at one moment; of two who do so at once each sees what the other did. */
export async function changeClock(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  id: CampaignId,
  change: (standing: StandingClock) => Promise<Outcome<ChangedClock>> | Outcome<ChangedClock>,
): Promise<Outcome<TurnClock>> {
  return retrying(async () => {
    const changed = await store.read(async (reader) => {
      const campaign = await reader.campaign(id);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const now = clock.now();
      const before = await clockOf(reader, id);
      const after = await change({ campaign, clock: before, reader, now });
      return after.ok ? ok({ ...after.value, before, campaign, now }) : after;
    });
    if (!changed.ok) return changed;
    const { clock: after, before, campaign, now, note, changes: others = [] } = changed.value;
    if (after === before) return ok(after);
    const { version, revision } = campaign;
    const changes: readonly Change[] = [
      { put: 'turn-clock', clock: after },
      ...others,
      ...(note === null ? [] : [{ put: 'audit', entry: { at: now, version, ...note } } as const]),
    ];
    const written = await store.commit({ campaign: id, revision, changes });
    return written.ok ? ok(after) : 'again';
  });
}
