import type { EmpireId } from '#model/campaign/ids';
import type { ReportedFacts, VisitedFacts } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import { settlementOf, type StarSystem } from '#model/campaign/system';
import { shownOwnerOf } from './shown-owner-of.ts';

/** What a visitor sees of a system; an owner he never met stays unknown. @rule FOG-2 */
export function visitedFactsOf(
  state: Pick<CampaignState, 'relations'>,
  viewer: EmpireId,
  system: StarSystem,
): VisitedFacts {
  const { importance, capacity, raw, traits, anomalies, owner } = system;
  return {
    importance,
    capacity,
    raw,
    traits,
    anomalies,
    owner: owner === null ? null : (shownOwnerOf(state, viewer, owner) ?? 'unknown'),
    settlement: settlementOf(system),
  };
}

/** The inner values of a colony. @rule FOG-2 */
export function reportedFactsOf(system: StarSystem): ReportedFacts {
  const { census, morale, productivity, intel } = system;
  return { census, morale, productivity, intel };
}

const areSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);

export function areSameVisit(one: VisitedFacts, other: VisitedFacts): boolean {
  return (
    one.importance === other.importance &&
    one.capacity === other.capacity &&
    one.raw === other.raw &&
    one.owner === other.owner &&
    one.settlement === other.settlement &&
    areSameList(one.traits, other.traits) &&
    areSameList(one.anomalies, other.anomalies)
  );
}

export function areSameReport(one: ReportedFacts, other: ReportedFacts): boolean {
  return (
    one.census === other.census &&
    one.morale === other.morale &&
    one.productivity === other.productivity &&
    one.intel === other.intel
  );
}
