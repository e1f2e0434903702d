import type { RuleSet } from '#model/settings/rule-set';
import { isElectronicTarget } from './electronic-pools.ts';
import type { Fighter } from './fighter.ts';

type Target = Pick<Fighter, 'kind'> & Readonly<{ isFlagship: boolean }>;

/**
 * Whether Stasis may hold a unit; a flagship only if the setting allows it.
 * @rule ABL-3
 * @ruling Stasis can hold any unit that electronic warfare can target. The functions of several units add up, and each target costs its CC,
 *   which is not doubled in dust clouds. A held unit keeps its place in the task force, and a held flagship its command, but it gives no
 *   missions.
 */
export const mayBeHeld = (
  { kind, isFlagship }: Target,
  { stasisFlagship }: Pick<RuleSet, 'stasisFlagship'>,
): boolean => isElectronicTarget(kind) && (!isFlagship || stasisFlagship === 'on');

/** The named units that the functions pay for, in their order. @rule ABL-3 */
export function heldBy<T extends Readonly<{ cc: number }>>(
  functions: number,
  wanted: readonly T[],
): readonly T[] {
  let left = functions;
  return wanted.filter(({ cc }) => {
    if (cc > left) return false;
    left -= cc;
    return true;
  });
}
