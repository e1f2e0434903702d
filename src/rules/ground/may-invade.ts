import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import { hasClaim } from '#rules/diplomacy/claims';
import { rightsBetween } from '#rules/diplomacy/rights-between';

/** Whether an empire may invade a system: one of an empire at War with it, a neutral’s that was once its own, or an independent colony. @rule GND-2 @rule DIP-10 */
export function mayInvade(
  state: Pick<CampaignState, 'relations' | 'effects'>,
  empire: EmpireId,
  { id, owner, census }: Pick<StarSystem, 'id' | 'owner' | 'census'>,
): boolean {
  if (owner === null) return census > 0;
  const isAtWar =
    owner !== empire && rightsBetween(state.relations, empire, owner).land === 'force';
  return isAtWar || hasClaim(state, { by: empire, against: owner, system: id });
}
