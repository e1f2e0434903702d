import type { Importance, Natives, StarSystem, Trait } from '#model/campaign/system';

export type SystemValues = Natives & Readonly<Pick<StarSystem, 'capacity' | 'raw'>>;
type Bonus = Readonly<Partial<SystemValues>>;

const BASE: Readonly<Record<Importance, SystemValues>> = {
  unimportant: { capacity: 4, raw: 1, census: 2, morale: 2, productivity: 1 },
  minor: { capacity: 6, raw: 2, census: 4, morale: 3, productivity: 2 },
  major: { capacity: 8, raw: 4, census: 6, morale: 4, productivity: 3 },
};

const BONUS: Readonly<Record<Trait, Bonus>> = {
  Homeworld: {},
  'Ultra Rich': { raw: 2, productivity: 1 },
  'Mild Climate': { raw: 1, census: 1 },
  'Fair Government': { raw: 1, morale: 1 },
  'Fair Climate': { capacity: 1, productivity: 1 },
  'Rare Metals': { raw: 1, productivity: 1 },
  'Expanded Population': { capacity: 1, census: 1, morale: 1 },
  'Fair Biosphere': { capacity: 2, census: 1 },
};

const OF_A_PLAYER: Bonus = { census: 2, morale: 2, productivity: 2 };

/**
 * The values of a system by its importance and traits, each trait as often as it has it, clamped at
 * the end.
 * @rule MAP-5
 * @rule MAP-3
 * @rule MAP-4
 * @ruling Only the homeworlds of players have the two points more of Census, Morale and
 * Productivity; one that is found has its traits alone.
 */
export function valuesOf(
  importance: Importance,
  traits: readonly Trait[],
  whose: 'player' | 'nobody',
): SystemValues {
  const bonuses = [...traits.map((trait) => BONUS[trait]), whose === 'player' ? OF_A_PLAYER : {}];
  return clamped(bonuses.reduce<SystemValues>(withBonus, BASE[importance]));
}

const withBonus = (values: SystemValues, bonus: Bonus): SystemValues => ({
  capacity: values.capacity + (bonus.capacity ?? 0),
  raw: values.raw + (bonus.raw ?? 0),
  census: values.census + (bonus.census ?? 0),
  morale: values.morale + (bonus.morale ?? 0),
  productivity: values.productivity + (bonus.productivity ?? 0),
});

function clamped({ capacity, raw, ...rolled }: SystemValues): SystemValues {
  const census = Math.min(rolled.census, capacity);
  const morale = Math.min(rolled.morale, census);
  const productivity = Math.min(rolled.productivity, capacity);
  return { capacity, raw, census, morale, productivity };
}
