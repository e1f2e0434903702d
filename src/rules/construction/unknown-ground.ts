import type { SystemId } from '#model/campaign/ids';
import type { BuildingGround } from './building-place-of.ts';

/** A place about which an empire knows nothing relevant: it counts as unowned and empty. @rule FOG-14 */
export const unknownGroundOf = (id: SystemId): BuildingGround => ({
  id,
  owner: null,
  anomalies: [],
  utilized: 0,
  census: 0,
  specialisation: null,
});
