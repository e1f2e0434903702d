import { coupIdOf, type Effect } from '#model/campaign/effect';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { rightsBetween } from '#rules/diplomacy/rights-between';

type Relations = Pick<CampaignState, 'relations'>;
type Ground = Pick<CampaignState, 'relations' | 'effects' | 'systems'>;
type Pair = readonly [EmpireId, EmpireId];

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

/** Whether one of two empires took a system from the other by a coup, and still has it. @rule INT-7 */
function isCoupBetween({ effects, systems }: Ground, system: SystemId, pair: Pair): boolean {
  const mark: Effect | undefined = effects[coupIdOf(system)];
  const owner = systems[system]?.owner ?? null;
  if (mark === undefined || owner === null || owner === mark.owner) return false;
  return pair.includes(owner) && pair.includes(mark.owner);
}

/** Whether units of two empires fight each other on the ground of a system: at War, or after a coup there. @rule GND-1 @rule INT-7 */
export const areFoesIn = (state: Ground, system: SystemId, pair: Pair): boolean =>
  areGroundEnemies(state, ...pair) || isCoupBetween(state, system, pair);

/** Whether units of two empires fight as one side on the ground of a system. @rule GND-1 @rule INT-7 */
export const standTogetherIn = (state: Ground, system: SystemId, pair: Pair): boolean =>
  areGroundFriends(state, ...pair) && !isCoupBetween(state, system, pair);
