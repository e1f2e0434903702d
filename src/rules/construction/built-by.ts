import type { WorkSource } from '#model/campaign/work';
import type { UnitDesign } from '#model/forces/design';

type Buildable = Pick<UnitDesign, 'kind' | 'abilities'>;

/**
 * Whether a source builds units of a class at all: shipyards ships, flights and convoys; a system
 * these too, and minefields; convoys put up bases; ground forces come from the Census.
 * @rule CON-1 @rule CON-2 @rule CON-3
 */
export function isBuiltBy(design: Pick<UnitDesign, 'kind'>, source: WorkSource): boolean {
  switch (design.kind) {
    case 'ship':
    case 'flight':
    case 'convoy':
      return source === 'shipyard' || source === 'system';
    case 'minefield':
      return source === 'system';
    case 'base':
      return source === 'convoy';
    case 'ground':
      return source === 'census';
  }
}

/** Whether a class needs no shipyard to be built, repaired or activated. @rule ABL-2 */
export function isAtmospheric(design: Pick<UnitDesign, 'abilities'>): boolean {
  return design.abilities.some((ability) => ability.id === 'atmospheric');
}

/** Whether a system builds a class as well as a shipyard would. @rule CON-1 */
export function isFitForSystem(design: Buildable): boolean {
  if (design.kind !== 'ship' && design.kind !== 'flight') return true;
  return isAtmospheric(design);
}

/** Whether the system may build a share of a class beside a shipyard, at double cost. @rule CON-1 */
export function isShareable(design: Buildable): boolean {
  return isBuiltBy(design, 'shipyard') && !isFitForSystem(design);
}

/**
 * Whether shipyards and the system build a class together: what takes as much of either.
 * @rule CON-1
 */
export function isBuiltTogether(design: Buildable): boolean {
  return isBuiltBy(design, 'shipyard') && isFitForSystem(design);
}
