import type { Ability, UnitDesign } from '#model/forces/design';
import type { HouseUnit } from './house-list-schema.ts';

const ATMOSPHERIC = 'atmospheric';

/**
 * A class as a house list has it, such as one that is copied from a published list. Null: no house list can have it, because
 * it isn’t designed by the rules: convoys, shipyards, depots and the like. `spoken`: `Scout 2` for an ability.
 * @rule U-9
 */
export function houseUnitOf(
  design: UnitDesign,
  spoken: (ability: Ability) => string,
): HouseUnit | null {
  const { name, kind, hull, era, cost, maintenance, dv, as, af, cv, cr, ground } = design;
  if (hull === null || kind === 'convoy') return null;
  const own = design.abilities.filter(({ id }) => kind !== 'flight' || id !== ATMOSPHERIC);
  const rate = `${String(maintenance.points)}/${String(maintenance.per)}`;
  const abilities = own.map(spoken);
  const common = { name, hull, era, cost, maintenance: rate, abilities };
  switch (kind) {
    case 'ship':
    case 'base':
      return { ...common, kind, values: { dv, as, af, cv, cr } };
    case 'flight': {
      const atmospheric = own.length < design.abilities.length;
      return { ...common, kind, values: { dv, as, af }, atmospheric };
    }
    case 'minefield':
      return { ...common, kind, values: { dv, as, af } };
    case 'ground': {
      if (ground === null) return null;
      const { attrition, attack, defense, dieFaces } = ground;
      const values = { attrition, attack, defense, die: `d${String(dieFaces)}` };
      return { ...common, kind, values };
    }
  }
}
