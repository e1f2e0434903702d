import type { Importance } from '#model/campaign/system';
import type { GalaxySettings } from '#model/settings/galaxy-settings';
import type { Claimed, ClaimSystem } from './claim.ts';

const OUTPOST = 1;
const COLONY = 6;
const HOMEWORLD = 10;
const TRAITS_OF_A_COLONY = 2;
const FULL: Readonly<Record<Importance, number>> = { unimportant: 2, minor: 4, major: 8 };
const SHORT: Readonly<Record<Importance, number>> = { unimportant: 1, minor: 2, major: 4 };

/**
 * The colony points that a system costs; null: it can’t be taken like this.
 * @rule OPT-5
 * @ruling A homeworld that nobody owns costs 10 points in the short variant too, and can’t be one of the systems of the balanced setup.
 *   Only the full setup has outposts.
 */
export function claimCostOf(
  { importance, traits }: Pick<ClaimSystem, 'importance' | 'traits'>,
  kind: Claimed['kind'],
  setting: GalaxySettings['colonyPoints'],
): number | null {
  if (kind === 'outpost') return setting === 'full' ? OUTPOST : null;
  if (traits.includes('Homeworld')) return setting === 'balanced' ? null : HOMEWORLD;
  if (setting !== 'full') return SHORT[importance];
  return importance === 'minor' && traits.length >= TRAITS_OF_A_COLONY ? COLONY : FULL[importance];
}
