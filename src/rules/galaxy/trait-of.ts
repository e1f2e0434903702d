import type { Trait } from '#model/campaign/system';

/** A trait, or what else the table says. */
export type TraitResult = Trait | 'Stellar Anomaly' | 'Roll Twice';

const BY_TOTAL: readonly TraitResult[] = [
  'Ultra Rich',
  'Ultra Rich',
  'Mild Climate',
  'Fair Government',
  'Fair Climate',
  'Rare Metals',
  'Expanded Population',
  'Fair Biosphere',
  'Stellar Anomaly',
  'Homeworld',
  'Roll Twice',
];

const LOWEST = 2;

/** What 2d6 say on the table of traits. @rule MAP-4 */
export function traitOf(total: number): TraitResult {
  return BY_TOTAL[total - LOWEST] ?? 'Roll Twice';
}
