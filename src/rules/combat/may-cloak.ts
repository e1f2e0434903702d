import type { Fighter } from './fighter.ts';

type Cloaking = Pick<Fighter, 'kind' | 'traits'> &
  Readonly<{
    /** It rams in this round. */
    isRamming: boolean;
    /** Its side holds enemies by Stasis in this round. */
    isHolding: boolean;
    /** It tries to get away in this round. */
    isLeaving: boolean;
  }>;

/**
 * Whether a unit may cloak for a round: a ship or base whose Stealth works.
 * @rule ABL-3
 * @ruling A unit that rams in this round can't cloak, and neither can a unit with Stasis while its side holds enemies, because both give
 *   their positions away. A unit that tries to retreat takes part in the fire of the round (CSC-12), so it can't cloak either. A nebula
 *   doesn't let a unit cloak.
 */
export function mayCloak({ kind, traits, isRamming, isHolding, isLeaving }: Cloaking): boolean {
  const hasCloak = (kind === 'ship' || kind === 'base') && traits.stealth > 0;
  return hasCloak && !isRamming && !isLeaving && !(isHolding && traits.stasis > 0);
}
