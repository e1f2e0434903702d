import { rowOf } from '#kernel/collections/row-of';
import { groupBy } from '#kernel/collections/group-by';
import { sortBy } from '#kernel/collections/sort-by';
import { compareIds, valuesById } from '#kernel/collections/tables';
import type { BattlePlace } from '#model/battle/place';
import type { ContactId, EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { Contact } from '#model/campaign/knowledge';
import type { Unit } from '#model/forces/unit';
import { hidersIn } from '#rules/sight/hiders-in';
import { isHiddenFrom } from '#rules/sight/is-hidden-from';
import { showsItself } from '#rules/sight/watching';
import type { Finding } from './finding.ts';
import { type Party, partyKeyOf } from './parties-of.ts';
import { partyFacing } from './party-facing.ts';
import { settle } from './settle.ts';
import type { Sight } from './sight-of.ts';

/** The changes of reorganising: the places, and the former fleet of each changed unit, or none. */
export type Regrouping = Readonly<{
  systems: ReadonlySet<SystemId>;
  cameFrom: ReadonlyMap<UnitId, FleetId | null>;
  /** Keys of fleets that are about to leave: of two equal parts the one that stays keeps the name. */
  leaving: ReadonlySet<string>;
}>;

/** How many visible units of a former fleet each fleet now has: former fleet → fleet → number. */
type Parts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The fleet that a visible unit is in, if fleets were reorganised where it is. */
function fleetHere(
  { record, where }: Sight,
  systems: Regrouping['systems'],
  unit: Unit,
): FleetId | null {
  if (unit.place.kind !== 'fleet') return null;
  const { fleet } = unit.place;
  const place = where.placeOf(fleet);
  if (place?.kind !== 'system' || !systems.has(place.system)) return null;
  const design = rowOf(record.state().designs, unit.design);
  return showsItself({ unit, design }) ? fleet : null;
}

/** The parts of former fleets as one viewer sees them. */
function partsOf(
  sight: Sight,
  { systems, cameFrom }: Regrouping,
  isHidden: (unit: UnitId) => boolean,
): Parts {
  const parts = new Map<string, Map<string, number>>();
  for (const unit of valuesById(sight.record.state().units)) {
    const fleet = isHidden(unit.id) ? null : fleetHere(sight, systems, unit);
    const from = cameFrom.has(unit.id) ? (cameFrom.get(unit.id) ?? null) : fleet;
    if (fleet === null || from === null) continue;
    const counts = parts.get(from) ?? new Map<string, number>();
    parts.set(from, counts.set(fleet, (counts.get(fleet) ?? 0) + 1));
  }
  return parts;
}

/** The parts for each viewer; where nobody hides all see the same. @rule MOV-4 */
function partsFor(sight: Sight, regrouping: Regrouping): (viewer: EmpireId) => Parts {
  const hiders = hidersIn(sight.record.state());
  const found = new Map<EmpireId | null, Parts>();
  return (viewer) => {
    const eye = hiders.size === 0 ? null : viewer;
    const parts =
      found.get(eye) ?? partsOf(sight, regrouping, (unit) => isHiddenFrom(hiders, unit, viewer));
    found.set(eye, parts);
    return parts;
  };
}

/** The part that keeps the name: the larger, or else the one that stays, or else the old fleet. */
function heirOf(contact: Contact, parts: Parts, leaving: ReadonlySet<string>): string | undefined {
  const old = partyKeyOf(contact.subject);
  if (contact.subject.kind === 'garrison') return old;
  const counts = [...(parts.get(old) ?? [])].map(([key, count]) => ({ key, count }));
  const [heir] = sortBy(
    counts,
    (a, b) => b.count - a.count,
    (a, b) => Number(leaving.has(a.key)) - Number(leaving.has(b.key)),
    (a, b) => Number(b.key === old) - Number(a.key === old),
    (a, b) => compareIds(a.key, b.key),
  );
  return heir?.key;
}

type Heirs = Readonly<{ parts: Parts; leaving: ReadonlySet<string> }>;

function findAt(
  { book, where }: Sight,
  viewer: EmpireId,
  place: BattlePlace,
  { parts, leaving }: Heirs,
): readonly Finding[] {
  const parties = where
    .at(place)
    .map((one) => partyFacing(one, viewer))
    .filter((one) => one.groups.length > 0 && one.owner !== viewer);
  const byKey = new Map(parties.map((party) => [party.key, party] as const));
  const contacts = book.at(viewer, place);
  const claims = groupBy(contacts, (contact) => heirOf(contact, parts, leaving));
  const heir = new Map<string, Party>();
  const into = new Map<string, ContactId>();
  for (const [key, claimants] of claims) {
    const party = key === undefined ? undefined : byKey.get(key);
    // Merged fleets keep the older name; contacts come oldest first.
    const [oldest, ...younger] = claimants;
    if (party === undefined || oldest === undefined) continue;
    heir.set(oldest.id, party);
    for (const { id } of younger) into.set(id, oldest.id);
  }
  const named = new Set([...heir.values()].map((party) => party.key));
  const known = contacts.map((contact): Finding => {
    const party = heir.get(contact.id);
    if (party !== undefined) {
      return { kind: 'kept', viewer, contact, party, place, cameFrom: contact.cameFrom };
    }
    const lost = { kind: 'lost', viewer, contact, leftFor: null } as const;
    const merged = into.get(contact.id);
    return merged === undefined ? lost : { ...lost, into: merged };
  });
  const fresh = parties
    .filter((party) => !named.has(party.key))
    .map((party): Finding => ({ kind: 'fresh', viewer, party, place, cameFrom: null }));
  return [...known, ...fresh];
}

/**
 * Sight of the systems where fleets were formed, split or merged: viewers follow the ships from fleet to fleet.
 * @rule FOG-12
 */
export function sightAfterRegrouping(sight: Sight, regrouping: Regrouping): void {
  if (regrouping.systems.size === 0) return;
  const { leaving } = regrouping;
  const partsSeenBy = partsFor(sight, regrouping);
  const findings = [...regrouping.systems].sort(compareIds).flatMap((system) => {
    const place: BattlePlace = { kind: 'system', system };
    const viewers = [...sight.where.viewersAt(place)];
    return viewers.flatMap((viewer) =>
      findAt(sight, viewer, place, { parts: partsSeenBy(viewer), leaving }),
    );
  });
  settle(sight, findings);
}
