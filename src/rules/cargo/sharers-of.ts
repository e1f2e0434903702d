import type { UnitId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';

/** The carriers that share an item, who unloads it first; nobody: it is not shared. @rule MOV-7 */
export function sharersOf({ place }: Pick<Unit, 'place'>): readonly UnitId[] {
  if (place.kind !== 'aboard' || place.shares === undefined) return [];
  return [place.carrier, ...place.shares.map(({ carrier }) => carrier)];
}
