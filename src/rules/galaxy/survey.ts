import type { Importance, StarSystem } from '#model/campaign/system';
import type { RuleSet } from '#model/settings/rule-set';
import { valuesOf } from './values-of.ts';

/**
 * Whether a system needs a survey to show its trait.
 * @rule OPT-3
 * @ruling A system with any trait other than Homeworld counts as surveyed. So systems of complete maps and of files show their traits from
 *   the start, and a system of a file without traits needs a survey. The trait Homeworld shows without a survey. Homeworlds of empires are
 *   never surveyed.
 */
export const awaitsSurvey = (
  { traits }: Pick<StarSystem, 'traits'>,
  { surveys }: Pick<RuleSet, 'surveys'>,
): boolean => surveys !== 'off' && traits.every((trait) => trait === 'Homeworld');

/** The functions that a survey takes: the Capacity by importance, without traits. @rule OPT-3 */
export const surveyNeeds = (importance: Importance): number =>
  valuesOf(importance, [], 'nobody').capacity;
