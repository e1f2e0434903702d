import { coupIdOf, type Effect } from '#model/campaign/effect';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { hasClaim } from '#rules/diplomacy/claims';
import { rightsBetween } from '#rules/diplomacy/rights-between';

type Relations = Pick<CampaignState, 'relations'>;
type Ground = Pick<CampaignState, 'relations' | 'effects' | 'systems'>;
type Pair = readonly [EmpireId, EmpireId];

/** Whether one of two empires took a system from the other by a coup, and still has it. @rule INT-7 */
function isCoupBetween({ effects, systems }: Ground, system: SystemId, pair: Pair): boolean {
  const mark: Effect | undefined = effects[coupIdOf(system)];
  const owner = systems[system]?.owner ?? null;
  if (mark === undefined || owner === null || owner === mark.owner) return false;
  return pair.includes(owner) && pair.includes(mark.owner);
}

/**
 * Whether units of two empires fight each other on the ground of a system: at War, after a coup there, and as neutrals where one of them may
 * take back what was its own.
 * @rule GND-1 @rule DIP-10 @rule INT-7
 * @ruling Ground units of a system's owner don't fight those of an empire at Non-Intercourse with it, unless the system was once that
 *   empire's and it invades.
 */
export function areGroundEnemies(state: Ground, system: SystemId, pair: Pair): boolean {
  const [one, other] = pair;
  if (one === other) return false;
  if (rightsBetween(state.relations, one, other).land === 'force') return true;
  return (
    isCoupBetween(state, system, pair) ||
    hasClaim(state, { by: one, against: other, system }) ||
    hasClaim(state, { by: other, against: one, system })
  );
}

/** Whether units of an empire fight as one side with another's on the ground. @rule GND-1 @rule DIP-10 @rule DIP-11 */
export const areGroundFriends = (
  { relations }: Relations,
  one: EmpireId,
  other: EmpireId,
): boolean => one === other || rightsBetween(relations, one, other).sameSide;

/** Whether units of two empires fight as one side on the ground of a system. @rule GND-1 @rule INT-7 */
export const standTogetherIn = (state: Ground, system: SystemId, pair: Pair): boolean =>
  areGroundFriends(state, ...pair) && !isCoupBetween(state, system, pair);
