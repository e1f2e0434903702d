import type { Fighter } from './fighter.ts';

type Cloaking = Pick<Fighter, 'kind' | 'traits'> &
  Readonly<{
    /** It rams in this round. */
    isRamming: boolean;
    /** Its side holds enemies by Stasis in this round. */
    isHolding: boolean;
  }>;

/**
 * Whether a unit may cloak for a round: a ship or base whose Stealth works.
 * @rule ABL-3
 * @ruling Not who rams in the round, or whose Stasis holds somebody in it: both show where it is. A nebula makes nobody cloak.
 */
export function mayCloak({ kind, traits, isRamming, isHolding }: Cloaking): boolean {
  const hasCloak = (kind === 'ship' || kind === 'base') && traits.stealth > 0;
  return hasCloak && !isRamming && !(isHolding && traits.stasis > 0);
}
