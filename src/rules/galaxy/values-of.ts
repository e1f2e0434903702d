import type { Importance, Trait } from '#model/campaign/system';
import { type SystemValues, withTraits } from './with-traits.ts';

const BASE: Readonly<Record<Importance, SystemValues>> = {
  unimportant: { capacity: 4, raw: 1, census: 2, morale: 2, productivity: 1 },
  minor: { capacity: 6, raw: 2, census: 4, morale: 3, productivity: 2 },
  major: { capacity: 8, raw: 4, census: 6, morale: 4, productivity: 3 },
};

const MORE_OF_A_PLAYER = 2;

/**
 * The values of a system by its importance and traits, each trait as often as it has it, clamped at the end.
 * @rule MAP-5
 * @rule MAP-3
 * @rule MAP-4
 * @ruling Only the homeworlds of players get 2 points more of Census, Morale and Productivity. A homeworld that explorers find gets only
 *   what its traits give.
 */
export function valuesOf(
  importance: Importance,
  traits: readonly Trait[],
  whose: 'player' | 'nobody',
): SystemValues {
  const base = BASE[importance];
  const more = whose === 'player' ? MORE_OF_A_PLAYER : 0;
  const natives = {
    census: base.census + more,
    morale: base.morale + more,
    productivity: base.productivity + more,
  };
  return withTraits({ ...base, ...natives }, traits);
}
