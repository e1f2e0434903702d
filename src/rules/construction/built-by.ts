import type { WorkSource } from '#model/campaign/work';
import type { UnitDesign } from '#model/forces/design';

type Buildable = Pick<UnitDesign, 'kind' | 'abilities'>;

/**
 * Whether a source builds units of a class at all: shipyards ships, flights and convoys; a system
 * these too, and minefields. Bases and ground forces are built otherwise. @rule CON-1
 */
export function isBuiltBy(design: Pick<UnitDesign, 'kind'>, source: WorkSource): boolean {
  switch (design.kind) {
    case 'ship':
    case 'flight':
    case 'convoy':
      return true;
    case 'minefield':
      return source === 'system';
    case 'base':
    case 'ground':
      return false;
  }
}

/** Whether a system builds a class as well as a shipyard would. @rule CON-1 */
export function isFitForSystem(design: Buildable): boolean {
  if (design.kind !== 'ship' && design.kind !== 'flight') return true;
  return design.abilities.some((ability) => ability.id === 'atmospheric');
}
