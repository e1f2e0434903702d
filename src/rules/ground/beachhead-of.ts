import type { RuleSet } from '#model/settings/rule-set';

/** What became of one attack in which invaders took part. */
export type Landing = Readonly<{
  /** Damage that the whole attack did, and what the target had left before. */
  damage: number;
  isDestroyed: boolean;
  /** An invader of the attack survived. */
  survived: boolean;
}>;

/**
 * Whether the invaders of a side win a beachhead: when a defending unit is destroyed, or, as an option, when one is hurt and an invader of
 * that attack survives.
 * @rule GND-2
 * @ruling The beachhead belongs to the side: any defending unit that a unit of the side destroys in the phase counts.
 */
export function winsBeachhead(
  landings: readonly Landing[],
  { beachhead }: Pick<RuleSet, 'beachhead'>,
): boolean {
  if (beachhead === 'kill') return landings.some(({ isDestroyed }) => isDestroyed);
  return landings.some(({ damage, survived }) => damage > 0 && survived);
}
