import type { MoraleCondition } from '#model/campaign/morale';

/** What a d6 must not be above, and what Morale changes by then. */
type MoraleOdds = Readonly<{ target: number; modifier: number }>;

/** What each condition does to the Morale of a colony. @rule COL-5 */
export const MORALE_ODDS: { readonly [C in MoraleCondition]: MoraleOdds } = {
  blockade: { target: 2, modifier: -1 },
  'rebellious-neighbour': { target: 1, modifier: -1 },
  'supply-shortage': { target: 1, modifier: -1 },
  garrison: { target: 1, modifier: 1 },
  unemployment: { target: 1, modifier: -1 },
  'full-employment': { target: 1, modifier: 1 },
  shattered: { target: 2, modifier: -1 },
  victorious: { target: 2, modifier: 1 },
  'martial-law': { target: 1, modifier: -1 },
  conquered: { target: 3, modifier: -3 },
  'homeworld-fell': { target: 3, modifier: -1 },
};
