import type { RuleSet } from '#model/settings/rule-set';
import { isElectronicTarget } from './electronic-pools.ts';
import type { Fighter } from './fighter.ts';

type Target = Pick<Fighter, 'kind'> & Readonly<{ isFlagship: boolean }>;

/**
 * Whether Stasis may hold a unit; a flagship only where it is so agreed.
 * @rule ABL-3
 * @ruling Whatever electronic warfare can be waged on. Functions of several units add up and pay the CC of each that is held, in
 *   dust clouds no more than elsewhere. What is held keeps its place and its flagship its rank, but gives no mission.
 */
export const mayBeHeld = (
  { kind, isFlagship }: Target,
  { stasisFlagship }: Pick<RuleSet, 'stasisFlagship'>,
): boolean => isElectronicTarget(kind) && (!isFlagship || stasisFlagship === 'on');

/** Of those named the ones that the functions pay for, in their order. @rule ABL-3 */
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
