import type { EmpireId } from '#model/campaign/ids';
import type { VisitedFacts } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import { settlementOf, type StarSystem } from '#model/campaign/system';
import { shownOwnerOf } from './shown-owner-of.ts';

/** What a visitor sees of a system. An owner never met stays unknown. @rule FOG-2 */
export function visitedFactsOf(
  state: Pick<CampaignState, 'relations'>,
  viewer: EmpireId,
  system: StarSystem,
): VisitedFacts {
  const { importance, capacity, raw, traits, anomalies, owner, offMapLanes } = system;
  return {
    importance,
    capacity,
    raw,
    traits,
    anomalies,
    owner: owner === null ? null : (shownOwnerOf(state, viewer, owner) ?? 'unknown'),
    settlement: settlementOf(system),
    ...(offMapLanes === 0 ? {} : { offMapLanes }),
  };
}
