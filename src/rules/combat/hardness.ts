import type { RuleSet } from '#model/settings/rule-set';
import type { BattleTraits } from './abilities/battle-ability.ts';

type Hard = Readonly<{ traits: Pick<BattleTraits, 'isHard'> }>;

/** Whether leftover damage and lucky hits can do anything to a unit. @rule CSC-8 */
export const takesLeftover = ({ traits }: Hard): boolean => traits.isHard === 0;

/**
 * Whether its owner may put damage on a unit: always, unless the campaign plays it that armor keeps out all
 * but directed damage until the unit stands in no formation.
 * @rule CSC-8
 */
export const takesAssigned = (
  { traits }: Hard,
  formation: number,
  armored: RuleSet['armored'],
): boolean => armored === 'leftover' || traits.isHard === 0 || formation === 0;
