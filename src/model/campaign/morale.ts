/** COL-5: the conditions that can change a colony's Morale, in the order of their rolls. */
export const MORALE_CONDITIONS = [
  'blockade',
  'rebellious-neighbour',
  'supply-shortage',
  'garrison',
  'unemployment',
  'full-employment',
  'shattered',
  'victorious',
  'martial-law',
  'conquered',
  'homeworld-fell',
] as const;
export type MoraleCondition = (typeof MORALE_CONDITIONS)[number];

/** A condition that the moderator has given a colony for some turns; it needs no die. */
export type MoraleDecree = Readonly<{ name: string; modifier: number }>;

/** One condition that held, and what its die made of it. */
export type MoraleRoll = Readonly<{
  condition: MoraleCondition;
  die: number;
  /** The die must not be above it. */
  target: number;
  /** The change of Morale; 0 if the die was above the target. */
  modifier: number;
}>;
