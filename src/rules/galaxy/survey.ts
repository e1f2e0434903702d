import type { Importance, StarSystem } from '#model/campaign/system';
import type { RuleSet } from '#model/settings/rule-set';
import { valuesOf } from './values-of.ts';

/**
 * Whether a system waits for a survey that tells its trait.
 * @rule OPT-3
 * @ruling A system that has a trait is surveyed, whoever gave it: the systems of maps that are made at once or stand in a file tell theirs from
 *   the start, and one of a file that has none waits for a survey. Only being a homeworld shows without; those of empires are never surveyed.
 */
export const awaitsSurvey = (
  { traits }: Pick<StarSystem, 'traits'>,
  { surveys }: Pick<RuleSet, 'surveys'>,
): boolean => surveys !== 'off' && traits.every((trait) => trait === 'Homeworld');

/** What a survey takes: its Capacity by importance, without traits. @rule OPT-3 */
export const surveyNeeds = (importance: Importance): number =>
  valuesOf(importance, [], 'nobody').capacity;
