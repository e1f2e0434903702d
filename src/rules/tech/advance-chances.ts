import { divide } from '#kernel/numbers/divide';

/** What the pool is held against, and the chance in percent of each check that follows from it. */
type AdvanceChances = readonly number[];

const SURE = 100;

/**
 * The chances of a year's checks: a pool that reaches the system income is a sure advance, and what
 * is beyond it, up to as much again, gives half its share as a second chance; a smaller pool gives
 * its share. Without income there is none.
 * @rule TECH-2
 * @rule TECH-3
 */
export function advanceChancesOf(pool: number, requirement: number): AdvanceChances {
  if (requirement <= 0) return [];
  if (pool < requirement) return known(divide(SURE * pool, requirement, 'down'));
  const excess = Math.min(pool - requirement, requirement);
  return [SURE, ...known(divide(SURE * excess, 2 * requirement, 'down'))];
}

/** What cannot come true is not rolled for. */
const known = (chance: number): AdvanceChances => (chance > 0 ? [chance] : []);

/** What is left of the pool: nothing after an advance, nor when it reached the requirement. @rule TECH-2 @rule TECH-3 */
export function poolAfterCheck(pool: number, hasAdvanced: boolean): number {
  return hasAdvanced ? 0 : pool;
}
