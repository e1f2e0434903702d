import type { SystemId } from '#model/campaign/ids';
import type { VisitedFacts } from '#model/campaign/knowledge';
import type { StarSystem } from '#model/campaign/system';
import type { BuildingGround } from './building-place-of.ts';

type Known = Readonly<{
  id: SystemId;
  own: StarSystem | null;
  visited: Readonly<{ facts: VisitedFacts }> | null;
}>;

/** What an empire knows of a system as a place to build and repair; null: not whose it is. @rule FOG-14 */
export function knownGroundOf({ id, own, visited }: Known): BuildingGround | null {
  if (own !== null) return own;
  const facts = visited?.facts;
  if (facts === undefined || facts.owner === 'unknown') return null;
  return { id, owner: facts.owner, anomalies: facts.anomalies, utilized: 0, census: 0 };
}
