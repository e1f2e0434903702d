import { entriesById, valuesById } from '#kernel/collections/tables';
import type { MapSoFar } from '#model/campaign/galaxy';
import type { SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { type Hex, hexOfId } from '#model/campaign/system';

/** What is there of a map that is explored in play. @rule MAP-12 */
export function mapOfState(
  { systems, lanes }: Pick<CampaignState, 'systems' | 'lanes'>,
  rings: number,
): MapSoFar {
  const joined = new Map<SystemId, Hex[]>();
  const note = (at: SystemId, to: SystemId): void => {
    const ends = joined.get(at) ?? [];
    ends.push(hexOfId(to, rings));
    joined.set(at, ends);
  };
  for (const { a, b } of valuesById(lanes)) {
    note(a, b);
    note(b, a);
  }
  return { rings, systems: new Map(entriesById(systems)), joined };
}
