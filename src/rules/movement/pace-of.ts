import type { LaneAllowance } from './lane-allowance-of.ts';

/** How fast a fleet is, the slowest first. */
export const PACES = ['slowed', 'normal', 'fast'] as const;
export type Pace = (typeof PACES)[number];

/** How fast a fleet is by what it may do on its way. @rule MOV-1 */
export function paceOf({ fast, slowed }: Pick<LaneAllowance, 'fast' | 'slowed'>): Pace {
  if (slowed.length > 0) return 'slowed';
  return fast ? 'fast' : 'normal';
}
