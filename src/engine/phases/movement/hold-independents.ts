import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId, FleetId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { hiredIn } from '#rules/cargo/independents/hired-in';
import { stateBetween } from '#rules/diplomacy/state-between';
import type { Way } from '#rules/movement/ways-from';
import { stanceOf } from '#rules/movement/stance-of';

/** Whether a system is contested as far as an empire knows: it sees an enemy fleet there, or has rebels there. */
function isContested(state: CampaignState, empire: EmpireId, at: SystemId): boolean {
  const system = rowOf(state.systems, at);
  if (system.owner === empire && system.rebels > 0) return true;
  return valuesById(state.contacts).some(({ viewer, subject, owner, current, place }) => {
    if (viewer !== empire || !current || subject.kind !== 'fleet' || owner === null) return false;
    const isThere = place.kind === 'system' && place.system === at;
    return isThere && stanceOf(stateBetween(state.relations, empire, owner)) === 'enemy';
  });
}

/**
 * How far the fleet of an independent convoy goes along its path: nowhere before it has loaded, and never into a contested system.
 * @rule OPT-8
 * @ruling A system is contested if the hirer sees an enemy fleet there or has rebels there. An independent convoy stops before such a
 *   system. It finds its path like a fleet with a route. Ships that escort it join its fleet.
 */
export function holdIndependents(state: CampaignState): (fleet: FleetId, path: Way) => Way {
  const hired = new Map(hiredIn(state).map((one) => [one.fleet.id, one]));
  return (fleet, path) => {
    const convoy = hired.get(fleet);
    if (convoy === undefined) return path;
    if (!convoy.isLaden) return [];
    const barred = path.findIndex((at) => isContested(state, convoy.unit.owner, at));
    return barred < 0 ? path : path.slice(0, barred);
  };
}
