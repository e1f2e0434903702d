import type { RuleSet } from '#model/settings/rule-set';
import type { Fighter } from './fighter.ts';

/**
 * The number of functions through which a unit may spend Intel before a battle. With scoutIntel = ship every Scout
 * counts as one. @rule CSC-5
 */
export const scoutFunctionsOf = (
  { traits }: Pick<Fighter, 'traits'>,
  { scoutIntel }: Pick<RuleSet, 'scoutIntel'>,
): number => (scoutIntel === 'ship' ? Math.min(1, traits.scouts) : traits.scouts);

/** Whether two of its kind that are held in the reinforcements count as one function. @rule CSC-5 */
export const isFastScout = ({ kind, traits }: Pick<Fighter, 'kind' | 'traits'>): boolean =>
  kind === 'ship' && traits.isFast > 0 && traits.scouts === 0;
