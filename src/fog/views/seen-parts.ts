import type { Ledger } from '#kernel/reasons/ledger';
import type { BattlePlace } from '#model/battle/place';
import type { EmpireId } from '#model/campaign/ids';
import type {
  ContactEnd,
  Dated,
  ReportedFacts,
  SeenFlights,
  SeenGroup,
  VisitedFacts,
} from '#model/campaign/knowledge';

/*
 * The nested parts of what players are shown, copied field by field: a field that the true side
 * gains later stays unseen until somebody shows it here.
 */

export const seenPlace = (place: BattlePlace): BattlePlace =>
  place.kind === 'system'
    ? { kind: 'system', system: place.system }
    : { kind: 'lane', lane: place.lane };

export const seenLedger = (ledger: Ledger): Ledger =>
  ledger.map(({ label, cite, amount }) => ({ label, cite, amount }));

export const seenGroups = (groups: readonly SeenGroup[]): readonly SeenGroup[] =>
  groups.map(({ design, kind, condition, count }) => ({ design, kind, condition, count }));

export const seenFlights = ({ turn, groups }: SeenFlights): SeenFlights => ({
  turn,
  groups: seenGroups(groups),
});

export const seenReport = (facts: ReportedFacts): ReportedFacts => ({
  census: facts.census,
  morale: facts.morale,
  productivity: facts.productivity,
  intel: facts.intel,
});

/** The source is named only to viewers that have met it. */
export function seenDate(
  { turn, source, by }: Dated,
  name: (empire: EmpireId) => EmpireId | null,
): Dated {
  const teller = by === undefined ? null : name(by);
  return teller === null ? { turn, source } : { turn, source, by: teller };
}

/** The contact that another merged into is called by the viewer's own name for it. */
export function seenEnd(ended: ContactEnd): ContactEnd {
  const { how, turn } = ended;
  return how === 'merged' ? { how, turn, into: ended.into } : { how, turn };
}

/** An owner whom the viewer has not met reads as unknown. */
export function seenVisit(
  facts: VisitedFacts,
  name: (empire: EmpireId) => EmpireId | null,
): VisitedFacts {
  const { owner, offMapLanes } = facts;
  return {
    importance: facts.importance,
    capacity: facts.capacity,
    raw: facts.raw,
    traits: facts.traits,
    anomalies: facts.anomalies,
    owner: owner === null || owner === 'unknown' ? owner : (name(owner) ?? 'unknown'),
    settlement: facts.settlement,
    ...(offMapLanes === undefined ? {} : { offMapLanes }),
  };
}
