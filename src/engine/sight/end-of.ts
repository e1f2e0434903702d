import type { EmpireId } from '#model/campaign/ids';
import type { Contact, ContactEnd } from '#model/campaign/knowledge';
import { shownOwnerOf } from '#rules/sight/shown-owner-of';
import type { FindingOf } from './finding.ts';
import { partyFacing } from './party-facing.ts';
import type { Remains } from './remains-of.ts';
import type { Observatory } from './observatory.ts';

/** Whether the viewer sees something of the same power in the place of the contact. */
function isInSightThere(
  { where, record }: Observatory,
  viewer: EmpireId,
  { place, owner }: Contact,
): boolean {
  const state = record.state();
  return where
    .at(place)
    .filter((party) => party.owner !== viewer && partyFacing(party, viewer).groups.length > 0)
    .some((party) => shownOwnerOf(state, viewer, party.owner) === owner);
}

/**
 * How a contact that is out of sight ended, as far as its viewer saw; null: it left, or it may still be there. A memory ends when its
 * viewer is at the place again; the present sight replaces it.
 * @rule FOG-11 @rule FOG-12
 * @ruling If an empire has presence at a place and doesn't find what it remembers there, the memory ends in that turn, even if the ships
 *   only hide. If it finds ships or bases of the same power, these replace the memory without a message, because they may be the same.
 * @ruling Units that a viewer saw destroyed or captured in battle are removed from its memory, even if it leaves the place. If several
 *   fleets have ships of the class, the oldest contact loses them first.
 */
export function endOf(
  observatory: Observatory,
  { viewer, contact, leftFor, into }: FindingOf<'lost'>,
  remains: Remains | undefined,
): ContactEnd | null {
  const { turn } = observatory.record.state();
  if (into !== undefined) return { how: 'merged', turn, into };
  if (remains?.left.length === 0) return { how: remains.how, turn };
  if (leftFor !== null || !observatory.where.viewersAt(contact.place).has(viewer)) return null;
  const isReplaced = !contact.current && isInSightThere(observatory, viewer, contact);
  return { how: isReplaced ? 'replaced' : 'gone', turn };
}
