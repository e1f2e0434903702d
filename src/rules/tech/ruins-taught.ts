import type { StarSystem } from '#model/campaign/system';
import type { RuleSet } from '#model/settings/rule-set';
import { ruinsStudiedOf } from '#rules/galaxy/ruins';

type Site = Pick<StarSystem, 'anomalies' | 'utilized' | 'census' | 'owner'>;

/** The tech investment that ruins give the owner of the colony beside them in a turn, from the colony and from its science institute. */
export type RuinsTaught = Readonly<{ colony: number; institute: number }>;

/**
 * The Utilized Productivity of the colony, and the same again where a science institute works; by a setting the institute alone teaches.
 * @rule MAP-8 @rule OPT-11 @rule TECH-1
 * @ruling OPT-11 An institute teaches only the owner of the colony there. It must be sound, active and not in a hold.
 */
export function ruinsTaughtTo(
  system: Site,
  hasInstitute: boolean,
  { scienceInstitutes }: Pick<RuleSet, 'scienceInstitutes'>,
): RuinsTaught {
  const studied = ruinsStudiedOf(system);
  return {
    colony: scienceInstitutes === 'instead' ? 0 : studied,
    institute: hasInstitute ? studied : 0,
  };
}
