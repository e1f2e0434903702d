import { valuesById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';

/** A name that no fleet of the empire bears yet: as wanted, or with a number behind it. */
export function freeFleetName(state: CampaignState, empire: EmpireId, wanted: string): string {
  const own = valuesById(state.fleets).filter((fleet) => fleet.owner === empire);
  const names = new Set(own.map((fleet) => fleet.name));
  let name = wanted;
  for (let number = 2; names.has(name); number += 1) name = `${wanted} ${String(number)}`;
  return name;
}
