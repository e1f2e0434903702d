import { brandAs } from '#kernel/brand/brand';
import type { ForceListId } from '#model/campaign/ids';
import type { Ability, AbilityId, Maintenance, UnitDesign } from '#model/forces/design';
import { designIdOf } from '#model/forces/design-id';
import type { DesignRules } from './design-rules.ts';
import type { HouseUnit } from './house-list-schema.ts';

const ATMOSPHERIC = brandAs<AbilityId>('atmospheric');

type Values = Pick<UnitDesign, 'dv' | 'as' | 'af' | 'cv' | 'cr' | 'ground'>;
const NO_VALUES: Values = { dv: 0, as: 0, af: 0, cv: 0, cr: 0, ground: null };

/** The class that a row of a house list describes, with abilities that have been read. */
export function designOfHouseUnit(
  unit: HouseUnit,
  list: ForceListId,
  abilities: readonly Ability[],
  { ccOf }: Pick<DesignRules, 'ccOf'>,
): UnitDesign {
  const { name, kind, hull, era, cost, inService = null } = unit;
  return {
    id: designIdOf(list, name),
    name,
    list,
    kind,
    hull,
    civilian: false,
    role: null,
    era,
    inService,
    cost,
    maintenance: maintenanceOf(unit.maintenance),
    ...valuesOf(unit),
    cc: ccOf(kind, hull),
    abilities: isAir(unit, abilities) ? [...abilities, { id: ATMOSPHERIC, rating: 1 }] : abilities,
  };
}

/** A flight is Atmospheric unless its row says otherwise. @rule U-10 */
const isAir = (unit: HouseUnit, abilities: readonly Ability[]): boolean =>
  unit.kind === 'flight' && unit.atmospheric && !abilities.some(({ id }) => id === ATMOSPHERIC);

function valuesOf(unit: HouseUnit): Values {
  if (unit.kind !== 'ground') return { ...NO_VALUES, ...unit.values };
  const { attrition, attack, defense, die } = unit.values;
  return { ...NO_VALUES, ground: { attrition, attack, defense, dieFaces: Number(die.slice(1)) } };
}

function maintenanceOf(text: string): Maintenance {
  const [points, per] = text.split('/');
  return { points: Number(points), per: Number(per) };
}
