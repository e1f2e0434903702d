import type { RuleSet } from '#model/settings/rule-set';
import type { BattleTraits } from './abilities/battle-ability.ts';

type Hard = Readonly<{ traits: Pick<BattleTraits, 'isHard'> }>;

/** Whether leftover damage and lucky hits can do anything to a unit. @rule CSC-8 */
export const takesLeftover = ({ traits }: Hard): boolean => traits.isHard === 0;

/**
 * Whether a unit's owner may assign damage to it. Always, unless a setting lets armor stop all but directed damage as
 * long as the unit is in a formation.
 * @rule CSC-8
 */
export const takesAssigned = (
  { traits }: Hard,
  formation: number,
  armored: RuleSet['armored'],
): boolean => armored === 'leftover' || traits.isHard === 0 || formation === 0;
