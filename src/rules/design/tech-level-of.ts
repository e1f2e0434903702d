import type { UnitDesign } from '#model/forces/design';
import type { RuleSet } from '#model/settings/rule-set';
import { MOST_OF_A_VALUE } from './is-design-number.ts';
import type { TechLevel } from './tech-percent.ts';

/** The last year of Era I, and the number of years of each later era. */
const LAST_OF_ERA_I = 3000;
const YEARS_OF_AN_ERA = 6;

type Dated = Pick<UnitDesign, 'era'> & Partial<Pick<UnitDesign, 'inService'>>;

/**
 * The tech level of a class, by the scheme of the campaign.
 * @rule U-1
 * @ruling If tech is counted by years, a class counts the years after 3000, the last year of Era I, up to its in-service date. A class
 *   without a date counts up to the first year of its era.
 */
export function techLevelOf(
  { era, inService = null }: Dated,
  { eraScheme }: Pick<RuleSet, 'eraScheme'>,
): TechLevel {
  if (eraScheme !== 'perTechYear') return { scheme: eraScheme, era };
  const year = inService ?? firstYearOf(era);
  const years = Math.max(0, year - LAST_OF_ERA_I);
  return { scheme: eraScheme, years: Math.min(years, MOST_OF_A_VALUE) };
}

const firstYearOf = (era: number): number =>
  era < 2 ? LAST_OF_ERA_I : LAST_OF_ERA_I + YEARS_OF_AN_ERA * (era - 2) + 1;
