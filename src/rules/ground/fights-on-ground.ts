import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { rightsBetween } from '#rules/diplomacy/rights-between';

type Relations = Pick<CampaignState, 'relations'>;

/** Whether units of two empires fight each other on the ground: only at War. @rule GND-1 @rule DIP-10 */
export const areGroundEnemies = (
  { relations }: Relations,
  one: EmpireId,
  other: EmpireId,
): boolean => one !== other && rightsBetween(relations, one, other).land === 'force';

/** Whether units of an empire fight as one side with another's on the ground. @rule GND-1 @rule DIP-10 @rule DIP-11 */
export const areGroundFriends = (
  { relations }: Relations,
  one: EmpireId,
  other: EmpireId,
): boolean => one === other || rightsBetween(relations, one, other).sameSide;
