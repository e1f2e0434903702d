import type { EmpireView } from '#fog/views/empire-view';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { stateToward } from '#rules/diplomacy/state-toward';
import { stanceOf } from '#rules/movement/stance-of';

/**
 * Whether forces or a colony of others without a treaty of friendship are in a system, by all that the player knows: in sight, or
 * remembered from an earlier visit. @rule DIP-3 @rule FOG-14
 */
export function strangersKnown({
  contacts,
  neighbours,
  systems,
  empire,
}: EmpireView): (system: SystemId) => boolean {
  const isFriend = (owner: EmpireId): boolean =>
    owner === empire.id || stanceOf(stateToward(neighbours, owner)) === 'friend';
  const forces = valuesById(contacts).flatMap(({ owner, place }) => {
    const isStranger = owner === null || !isFriend(owner);
    return place.kind === 'system' && isStranger ? [place.system] : [];
  });
  const found = new Set(forces);
  const isSettled = (id: SystemId): boolean => {
    const system = systems[id];
    if (system === undefined || system.own !== null || system.visited === null) return false;
    const { owner, settlement } = system.visited.facts;
    if (owner === null || owner === 'unknown') return settlement === 'colony';
    return !isFriend(owner);
  };
  return (system) => found.has(system) || isSettled(system);
}
