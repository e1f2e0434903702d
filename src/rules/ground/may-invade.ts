import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import { areGroundEnemies } from './fights-on-ground.ts';

/** Whether an empire may invade a system: one of an empire at War with it, or an independent colony. @rule GND-2 @rule DIP-10 */
export function mayInvade(
  state: Pick<CampaignState, 'relations'>,
  empire: EmpireId,
  { owner, census }: Pick<StarSystem, 'owner' | 'census'>,
): boolean {
  return owner === null ? census > 0 : areGroundEnemies(state, empire, owner);
}
