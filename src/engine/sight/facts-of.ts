import type { ReportedFacts, VisitedFacts } from '#model/campaign/knowledge';
import type { StarSystem } from '#model/campaign/system';

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
    one.offMapLanes === other.offMapLanes &&
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
