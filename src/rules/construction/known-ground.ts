import type { SystemId } from '#model/campaign/ids';
import type { VisitedFacts } from '#model/campaign/knowledge';
import type { StarSystem } from '#model/campaign/system';
import type { BuildingGround } from './building-place-of.ts';
import { unknownGroundOf } from './unknown-ground.ts';

type Known = Readonly<{
  id: SystemId;
  own: StarSystem | null;
  visited: Readonly<{ facts: VisitedFacts }> | null;
}>;

/** What an empire knows of a system as a place to build and repair; null: not whose it is. @rule FOG-14 */
export function knownGroundOf(known: Known | undefined): BuildingGround | null {
  if (known === undefined) return null;
  const { id, own, visited } = known;
  if (own !== null) return own;
  const facts = visited?.facts;
  if (facts === undefined || facts.owner === 'unknown') return null;
  return { ...unknownGroundOf(id), owner: facts.owner, anomalies: facts.anomalies };
}
