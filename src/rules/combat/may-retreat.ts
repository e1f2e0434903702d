import type { RuleSet } from '#model/settings/rule-set';
import type { Fighter } from './fighter.ts';
import { orderCost } from './order-cost.ts';

/**
 * Whether a unit of the task force could try to get away by itself.
 * @rule CSC-12
 * @ruling Convoys in the task force may, as ships; what is based on others goes with them.
 */
export function mayRetreat({ kind }: Pick<Fighter, 'kind'>): boolean {
  return kind === 'convoy' || kind === 'ship';
}

/** CC that it may take along by one roll: its CR, if it is a sound ship made for it. @rule CSC-12 */
export function takesAlong({ traits, cr }: Pick<Fighter, 'traits' | 'cr'>): number {
  return traits.jumps > 0 ? cr : 0;
}

/** Whether it gets away without another that takes it along: where that takes jump engines, only a sound ship with them. @rule OPT-2 @rule CSC-12 */
export function retreatsAlone(
  { traits }: Pick<Fighter, 'traits'>,
  { jumpEngines }: Pick<RuleSet, 'jumpEngines'>,
): boolean {
  return jumpEngines === 'off' || traits.jumps > 0;
}

type Along = Pick<Fighter, 'kind' | 'cc'>;

/** Of those named the ones that find room with it, in their order. @rule CSC-12 */
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
