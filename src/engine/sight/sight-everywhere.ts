import { type BattlePlace, placeKeyOf } from '#model/battle/place';
import type { EmpireId, LaneId } from '#model/campaign/ids';
import type { Contact } from '#model/campaign/knowledge';
import { compareIds } from '#kernel/collections/tables';
import { rowOf } from '#kernel/collections/row-of';
import { sortBy } from '#kernel/collections/sort-by';
import { findOutdated } from './find-outdated.ts';
import type { Finding, Side } from './finding.ts';
import { meetNeighbours } from './meet-neighbours.ts';
import { type Party, partyKeyOf } from './parties-of.ts';
import { partyFacing } from './party-facing.ts';
import type { Places } from './places-changed.ts';
import { settle } from './settle.ts';
import { sideOf } from './side-of.ts';
import type { Sight } from './sight-of.ts';

type Watched = Readonly<{ place: BattlePlace; viewers: readonly EmpireId[] }>;
type IsSeen = (viewer: EmpireId, place: BattlePlace) => boolean;

/** The lane that a fleet took out of a battle in a lane in this phase. */
function laneLeftBy({ input }: Sight, { subject }: Party): LaneId | null {
  if (subject.kind === 'garrison') return null;
  const { fleets } = input.state;
  if (!Object.hasOwn(fleets, subject.fleet)) return null;
  const { place } = rowOf(fleets, subject.fleet);
  return place.kind === 'lane' ? place.lane : null;
}

function arrivalOf(sight: Sight, viewer: EmpireId, party: Party): Side {
  const lane = laneLeftBy(sight, party);
  const place = sight.where.placeOf(party.key);
  if (lane === null || place?.kind !== 'system') return null;
  return sideOf(sight.record.state(), viewer, { lane, system: place.system });
}

/** The party behind a contact, as its viewer sees it now. */
function partyOf({ where }: Sight, { subject, viewer }: Contact): Party | undefined {
  const party = where.party(partyKeyOf(subject));
  return party && partyFacing(party, viewer);
}

/** The present place of a contact: unchanged, out of a lane into a system, or out of sight. */
function findAgain(sight: Sight, contact: Contact, isSeen: IsSeen): Finding {
  const { viewer } = contact;
  const party = partyOf(sight, contact);
  const place = party === undefined ? undefined : sight.where.placeOf(party.key);
  if (party === undefined || place === undefined || party.groups.length === 0) {
    return { kind: 'lost', viewer, contact, leftFor: null };
  }
  const stays = placeKeyOf(place) === placeKeyOf(contact.place);
  const leavesLane = contact.place.kind === 'lane' && place.kind === 'system';
  if (stays && isSeen(viewer, place)) {
    return { kind: 'kept', viewer, contact, party, place, cameFrom: contact.cameFrom };
  }
  if (!leavesLane) return { kind: 'lost', viewer, contact, leftFor: null };
  if (!isSeen(viewer, place)) return { kind: 'lost', viewer, contact, leftFor: place.system };
  const cameFrom = arrivalOf(sight, viewer, party);
  return { kind: 'kept', viewer, contact, party, place, cameFrom };
}

function freshAt(
  sight: Sight,
  { place, viewers }: Watched,
  isKept: (viewer: EmpireId, party: Party) => boolean,
): readonly Finding[] {
  const parties = sight.where.at(place);
  return viewers.flatMap((viewer) =>
    parties
      .filter(({ owner }) => owner !== viewer)
      .map((party) => partyFacing(party, viewer))
      .filter((party) => party.groups.length > 0 && !isKept(viewer, party))
      .map(
        (party): Finding => ({
          kind: 'fresh',
          viewer,
          party,
          place,
          cameFrom: arrivalOf(sight, viewer, party),
        }),
      ),
  );
}

/** Whether a contact, or the party behind it, is at one of some places. */
function isAmong({ where }: Sight, { place, subject }: Contact, places: Places): boolean {
  if (places.has(placeKeyOf(place))) return true;
  const now = where.placeOf(partyKeyOf(subject));
  return now === undefined || places.has(placeKeyOf(now));
}

/**
 * Sight of the whole map, in time that grows with the number of things to see. `places`: only these, because the others have nothing new.
 * @rule FOG-3 @rule FOG-12
 */
export function sightEverywhere(sight: Sight, places: Places | null): void {
  const { where, book, learner, record } = sight;
  const looked = places === null ? where.places() : inOrder([...places.values()]);
  const watched = looked.map((place): Watched => {
    const viewers = [...where.viewersAt(place)].sort(compareIds);
    return { place, viewers };
  });
  for (const { place, viewers } of watched) {
    if (place.kind === 'lane') continue;
    for (const viewer of viewers) learner.system(viewer, place.system);
  }
  meetNeighbours(record);
  const isSeen: IsSeen = (viewer, place) => where.viewersAt(place).has(viewer);
  const contacts = book.all().filter((one) => places === null || isAmong(sight, one, places));
  const known = contacts.map((contact) => findAgain(sight, contact, isSeen));
  const kept = new Set(
    known.flatMap((one) => (one.kind === 'kept' ? [`${one.viewer}/${one.party.key}`] : [])),
  );
  const fresh = watched.flatMap((one) =>
    freshAt(sight, one, (viewer, party) => kept.has(`${viewer}/${party.key}`)),
  );
  const outdated = watched.flatMap(({ place, viewers }) => findOutdated(sight, place, viewers));
  settle(sight, [...known, ...fresh, ...outdated]);
}

const inOrder = (places: readonly BattlePlace[]): readonly BattlePlace[] =>
  sortBy(places, (a, b) => compareIds(placeKeyOf(a), placeKeyOf(b)));
