import type { DiplomaticState } from '#model/campaign/relation';

export const STANCES = ['friend', 'neutral', 'enemy'] as const;
export type Stance = (typeof STANCES)[number];

/** How two empires stand, by their diplomatic state; null: they never met. @rule DIP-3 */
export function stanceOf(state: DiplomaticState | null): Stance {
  if (state === 'war' || state === 'hostilities') return 'enemy';
  return state === null || state === 'non-intercourse' ? 'neutral' : 'friend';
}
