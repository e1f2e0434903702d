import type { DiplomaticState } from '#model/campaign/relation';
import { rightsOf, type Stance } from '#rules/diplomacy/rights-of';

/** How two empires stand, by their diplomatic state; null: they never met. @rule DIP-3 */
export const stanceOf = (state: DiplomaticState | null): Stance => rightsOf(state).stance;
