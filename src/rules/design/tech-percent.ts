import { invariant } from '#kernel/result/invariant';

/**
 * The tech level of a design: the era that unlocks it (0 for Starting Forces), or the years of tech that the campaign counts.
 */
export type TechLevel =
  | Readonly<{ scheme: 'startingPlus' | 'eraIBase'; era: number }>
  | Readonly<{ scheme: 'perTechYear'; years: number }>;

const PER_LEVEL = 10;
const PER_YEAR = 2;

/**
 * The percentage that tech adds to construction points: 10 for each era after Starting Forces; or, by the other two schemes, 10 for each
 * era after Era I or 2 for each year. An Experimental design gets one level more.
 * @rule U-1
 * @ruling An Experimental design gets 10 % more under every scheme. With the scheme that starts at Era I, Starting Forces count like Era I.
 */
export function techPercentOf(level: TechLevel, isExperimental: boolean): number {
  const percent = percentOf(level);
  invariant(percent >= 0, 'TECH_LEVEL_BELOW_STARTING');
  return percent + (isExperimental ? PER_LEVEL : 0);
}

function percentOf(level: TechLevel): number {
  switch (level.scheme) {
    case 'startingPlus':
      return PER_LEVEL * level.era;
    case 'eraIBase':
      return PER_LEVEL * Math.max(0, level.era - 1);
    case 'perTechYear':
      return PER_YEAR * level.years;
  }
}
