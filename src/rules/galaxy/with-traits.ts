import type { Natives, StarSystem, Trait } from '#model/campaign/system';

export type SystemValues = Natives & Readonly<Pick<StarSystem, 'capacity' | 'raw'>>;
type Bonus = Readonly<Partial<SystemValues>>;

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

/** Values with the bonuses of some traits, each as often as it is there, clamped at the end. @rule MAP-4 */
export const withTraits = (values: SystemValues, traits: readonly Trait[]): SystemValues =>
  clamped(traits.map((trait) => BONUS[trait]).reduce(withBonus, values));

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
