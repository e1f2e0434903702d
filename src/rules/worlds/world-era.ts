import { divide } from '#kernel/numbers/divide';
import type { RuleSet } from '#model/settings/rule-set';

const LEAST = 1;
const MOST = 5;
/** The sample lists have five eras in 25 years. */
const TURNS_OF_ERA = 60;

/** The faces of the die for the era of a new world; null: none is rolled. @rule DIP-14 */
export function eraDieOf({ nonAlignedEra }: Pick<RuleSet, 'nonAlignedEra'>): number | null {
  if (nonAlignedEra === 'year') return null;
  return nonAlignedEra === 'leader' ? 2 : 6;
}

/**
 * The tech era of a non-aligned world when it is found. `leader`: the highest era of a player.
 * @rule DIP-14
 * @ruling By the campaign year, a world is in era I for the first five years, and one era higher every five years after that, up to era V.
 */
export function worldEraOf(
  { nonAlignedEra }: Pick<RuleSet, 'nonAlignedEra'>,
  { leader, rolled, turn }: Readonly<{ leader: number; rolled: number; turn: number }>,
): number {
  switch (nonAlignedEra) {
    case 'leader':
      return Math.max(LEAST, leader - (rolled - 1));
    case 'd6-1':
      return Math.max(LEAST, rolled - 1);
    case 'year':
      return Math.min(MOST, LEAST + divide(turn - 1, TURNS_OF_ERA, 'down'));
  }
}
