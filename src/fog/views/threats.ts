import { groupBy } from '#kernel/collections/group-by';
import type { SystemId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import { stateToward } from '#rules/diplomacy/state-toward';
import { foreignReachOf } from '#rules/movement/foreign-reach';
import { contactsByAge } from './contacts-by-age.ts';
import type { ContactView, EmpireView } from './empire-view.ts';
import { countOf } from './force-count.ts';

/** A foreign fleet that could come to a system this turn, or is there; `path` is then empty. */
export type Threat = Readonly<{ contact: ContactView; path: readonly SystemId[] }>;

/** Older sightings tell too little of where a fleet is now. */
const OLDEST = 1;

/** An enemy, or somebody unknown, with ships. Raiders don’t come by lanes. */
function isThreat(one: ContactView, { turn, neighbours }: EmpireView): boolean {
  const { owner, kind, place, seen, groups } = one;
  if (kind !== 'fleet' || place.kind !== 'system' || seen.ended !== undefined) return false;
  if (owner === RAIDERS || turn - seen.turn > OLDEST || countOf(groups).ships === 0) return false;
  const state = owner === null ? null : stateToward(neighbours, owner);
  return state === null || state === 'war' || state === 'hostilities';
}

/** The foreign fleets that could be at each system at the end of this turn, as far as the viewer knows. @rule MOV-1 @rule FOG-11 */
export function threatsSeen(view: EmpireView): ReadonlyMap<SystemId, readonly Threat[]> {
  const { fresh } = contactsByAge(view);
  const reach = foreignReachOf(view);
  const all = fresh
    .filter((one) => isThreat(one, view))
    .flatMap((contact) => {
      const { place, groups } = contact;
      if (place.kind !== 'system') return [];
      const goals = reach(place.system, groups);
      return [
        { system: place.system, threat: { contact, path: [] } },
        ...goals.map(({ system, path }) => ({ system, threat: { contact, path } })),
      ];
    });
  const bySystem = groupBy(all, ({ system }) => system);
  return new Map([...bySystem].map(([system, some]) => [system, some.map(({ threat }) => threat)]));
}
