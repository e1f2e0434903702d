import type { RuleSet } from '#model/settings/rule-set';
import type { Fighter } from './fighter.ts';
import { orderCost } from './order-cost.ts';

/**
 * Whether a unit of the task force could try to get away by itself.
 * @rule CSC-12
 * @ruling Convoys in the task force may retreat like ships. Units that are based on another unit leave with it.
 */
export function mayRetreat({ kind }: Pick<Fighter, 'kind'>): boolean {
  return kind === 'convoy' || kind === 'ship';
}

/** The CC that a unit may take along with its roll: its CR if it is a sound Jump ship, else 0. @rule CSC-12 */
export function takesAlong({ traits, cr }: Pick<Fighter, 'traits' | 'cr'>): number {
  return traits.jumps > 0 ? cr : 0;
}

/**
 * Whether a unit can retreat without another that takes it along. If retreats need jump engines, only a sound Jump ship can.
 * @rule OPT-2 @rule CSC-12
 */
export function retreatsAlone(
  { traits }: Pick<Fighter, 'traits'>,
  { jumpEngines }: Pick<RuleSet, 'jumpEngines'>,
): boolean {
  return jumpEngines === 'off' || traits.jumps > 0;
}

type Along = Pick<Fighter, 'kind' | 'cc'>;

/** The named units that a ship has room to take along, in their order. @rule CSC-12 */
export function foundRoomAlong<A extends Along>(
  named: readonly A[],
  { takes, ccFactor }: Readonly<{ takes: number; ccFactor: number }>,
): readonly A[] {
  let left = takes;
  return named.filter((one) => {
    const cc = orderCost(one, ccFactor);
    if (!mayRetreat(one) || cc > left) return false;
    left -= cc;
    return true;
  });
}
