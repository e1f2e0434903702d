import { ok } from '#kernel/result/result';
import type { AuditAct, Campaign, CampaignId, Signature } from '#app/ports/campaign-record';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { TurnClock } from '#app/ports/turn-clock';
import { retrying } from '#app/retrying';
import { type Outcome, refuse } from '#app/use-case-error';
import { clockOf } from './clock-of.ts';

/** The present clock, with everything that a change of it depends on. */
export type StandingClock = Readonly<{
  campaign: Campaign;
  clock: TurnClock;
  reader: StoreReader;
  now: string;
}>;

/** The new clock, and the journal's note of the change; null: no note. */
type ChangedClock = Readonly<{
  clock: TurnClock;
  note: Readonly<{ by: Signature; act: AuditAct; detail: string }> | null;
  /** Other changes that go with it. */
  changes?: readonly Change[];
}>;

/** Changes a campaign's clock in one step. If two people change it at once, each sees the other's change. */
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
