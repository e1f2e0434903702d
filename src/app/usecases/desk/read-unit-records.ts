import { ok } from '#kernel/result/result';
import { type Actor, seesTruth } from '#app/actor';
import { lookedAtState, stateKey } from '#app/desk/looked-at-state';
import { battlesFought } from '#app/figures/battles-fought';
import { LOSS_EVENTS, lossesOf } from '#app/figures/losses-of';
import {
  FIGHTER_EVENTS,
  FIGHTER_MOMENTS,
  type UnitRecords,
  unitRecordsOf,
} from '#app/figures/unit-records-of';
import { type UseCase, guarded } from '#app/guarded';
import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type Outcome, refuse } from '#app/use-case-error';

type ReadUnitRecordsInput = Readonly<{ actor: Actor }>;

const ALL = 1_000_000;
const TYPES = [...LOSS_EVENTS, ...FIGHTER_EVENTS];

/** All units with the battles that they fought in, and all that were lost, for the moderator. @rule CSC-15 */
export const readUnitRecords = (ports: Ports): UseCase<ReadUnitRecordsInput, UnitRecords> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return ports.store.read(async (reader): Promise<Outcome<UnitRecords>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const key = await stateKey(reader, campaign);
      return ok(await ports.kept.records(key, () => recordsOf(ports, reader, campaign)));
    });
  });

async function recordsOf(
  ports: Ports,
  reader: StoreReader,
  campaign: Campaign,
): Promise<UnitRecords> {
  const wanted = { types: TYPES, moments: FIGHTER_MOMENTS, skip: 0, take: ALL };
  const page = await reader.eventPage(campaign.id, wanted);
  const { designs } = await lookedAtState(ports, reader, campaign);
  const events = page.events.toReversed();
  const losses = lossesOf(events, (design) => designs[design]?.cost ?? 0);
  return unitRecordsOf(events, { battles: battlesFought(events, losses), losses });
}
