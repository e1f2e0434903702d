import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import type { CampaignState } from '#model/campaign/state';
import { systemOfUnit } from '#rules/economy/system-of-unit';

/** Where raiders are, who fight everybody that is there. @rule SUP-1 */
export function raidedSystems(state: CampaignState): ReadonlySet<SystemId> {
  const raiders = valuesById(state.units).filter(({ owner }) => owner === RAIDERS);
  return new Set(raiders.flatMap((unit) => systemOfUnit(unit, state) ?? []));
}
