import { brandAs } from '#kernel/brand/brand';
import type { Ability, AbilityId, HullClass } from '#model/forces/design';
import type { UnitKind } from '#model/forces/unit';
import type { DesignSketch } from '#rules/design/design-sketch';

/** `scout 2` or `explorer`. */
const abilityOf = (text: string): Ability => {
  const [id, rating = '1'] = text.split(' ');
  return { id: brandAs<AbilityId>(id!), rating: Number(rating) };
};

type Part = Readonly<{
  hull: HullClass;
  kind?: UnitKind;
  /** Tech level: 1 for Starting Forces. */
  tech?: number;
  /** DV, AS, AF, CV, CR; of ground units Attrition, Attack, Defense, D Factor. */
  values: readonly number[];
  abilities?: readonly string[];
}>;

/** A design in short: a ship of Starting Forces unless it says otherwise. */
export function sketchOf(part: Part): DesignSketch {
  const { hull, kind = 'ship', tech = 1, values, abilities = [] } = part;
  const isGround = kind === 'ground';
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = values;
  const [dv, as, af, cv, cr] = isGround ? [0, 0, 0, 0, 0] : [a, b, c, d, e];
  const ground = isGround ? { attrition: a, attack: b, defense: c, dieFaces: d } : null;
  const bought = abilities.map(abilityOf);
  return { kind, hull, era: tech - 1, dv, as, af, cv, cr, ground, abilities: bought };
}
