import type { UnitDesign } from '#model/forces/design';

/** What can be learned of a unit at most: its cost for each era that it is ahead. @rule TECH-7 */
export const reversePotentialOf = (
  { cost, era }: Pick<UnitDesign, 'cost' | 'era'>,
  ownEra: number,
): number => Math.max(0, era - ownEra) * cost;
