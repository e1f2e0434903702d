import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import { hasClaim } from '#rules/diplomacy/claims';
import { stateBetween } from '#rules/diplomacy/state-between';
import { stanceOf } from '#rules/movement/stance-of';

/** Who is bombarded in a system: the enemy who owns it, an independent colony, or rebels in a system of the bombarder's own. */
export type Besieged = 'enemy' | 'independent' | 'rebels';

/**
 * Whom an empire may bombard in a system; null: nobody.
 * @rule BOM-1 @rule DIP-10
 * @ruling Any empire may bombard and invade a colony that became independent. Nobody needs to declare war on it.
 * @ruling Only its owner may bombard the rebels of a system in rebellion without harming the colony.
 */
export function bombardsWhom(
  state: Pick<CampaignState, 'relations' | 'effects'>,
  empire: EmpireId,
  { id, owner, census, rebels }: Pick<StarSystem, 'id' | 'owner' | 'census' | 'rebels'>,
): Besieged | null {
  if (owner === null) return census > 0 ? 'independent' : null;
  if (owner === empire) return rebels > 0 ? 'rebels' : null;
  const isEnemy = stanceOf(stateBetween(state.relations, empire, owner)) === 'enemy';
  return isEnemy || hasClaim(state, { by: empire, against: owner, system: id }) ? 'enemy' : null;
}
