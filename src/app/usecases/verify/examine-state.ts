import { ok } from '#kernel/result/result';
import { type BrokenInvariant, brokenInvariants } from '#rules/invariants/broken-invariants';
import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type Actor, seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { type Outcome, refuse } from '#app/use-case-error';
import type { UnitId } from '#model/campaign/ids';

export type { BrokenInvariant };

/** The invariants between two phases that the present state of a game breaks. */
export const examineState = ({
  store,
}: Ports): UseCase<Readonly<{ actor: Actor }>, readonly BrokenInvariant[]> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return store.read(async (reader): Promise<Outcome<readonly BrokenInvariant[]>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const { id } = campaign;
      return ok(brokenInvariants(await reader.state(id), await destroyedUnits(reader, id)));
    });
  });

async function destroyedUnits(reader: StoreReader, id: CampaignId): Promise<ReadonlySet<UnitId>> {
  const destroyed = new Set<UnitId>();
  for (const { version, undone } of await reader.runs(id)) {
    if (undone) continue;
    const { events } = await reader.record(id, version);
    for (const event of events) if (event.type === 'UnitDestroyed') destroyed.add(event.unit);
  }
  return destroyed;
}
