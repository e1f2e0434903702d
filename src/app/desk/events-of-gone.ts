import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import { unique } from '#kernel/collections/unique';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent, CampaignEventType } from '#model/events/campaign-event';

/** The events in which units come and go, which tell their classes and names. */
const COMINGS_AND_GOINGS = [
  'UnitBuilt',
  'UnitCaptured',
  'UnitDestroyed',
  'UnitPlundered',
  'UnitReverseEngineered',
  'UnitScrapped',
  'UnitScuttled',
  'UnitSold',
] as const satisfies readonly CampaignEventType[];

/** `human.u12`, as a whole string in an event. */
const UNIT = /(?<=")[^"./]+\.u\d+(?=")/gu;

/** What the record tells of units that events name and that are gone, oldest first: `namesOf` calls them by their classes and names in it. */
export async function eventsOfGone(
  reader: StoreReader,
  { campaign, units }: Readonly<{ campaign: CampaignId; units: CampaignState['units'] }>,
  events: readonly CampaignEvent[],
): Promise<readonly CampaignEvent[]> {
  const named = unique(events.flatMap((event) => JSON.stringify(event).match(UNIT) ?? []));
  const about = named.filter((unit) => !Object.hasOwn(units, unit));
  if (about.length === 0) return [];
  const wanted = { types: COMINGS_AND_GOINGS, about, skip: 0 };
  // A unit comes once and goes once.
  const told = await reader.eventPage(campaign, { ...wanted, take: 2 * about.length });
  return told.events.map(({ event }) => event).toReversed();
}
