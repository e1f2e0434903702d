import type { EmpireId } from '#model/campaign/ids';
import type { Contact, ContactEnd } from '#model/campaign/knowledge';
import { shownOwnerOf } from '#rules/sight/shown-owner-of';
import type { FindingOf } from './finding.ts';
import { partyFacing } from './party-facing.ts';
import type { Remains } from './remains-of.ts';
import type { Observatory } from './observatory.ts';

/** Whether the viewer has something of the same power before him where the contact was. */
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
 * How a contact that is out of sight ended, as far as its viewer saw; null: it left, or it may still be there. A memory ends
 * where its viewer is again: what he finds there takes its place.
 * @rule FOG-11 @rule FOG-12
 * @ruling Where an empire has presence, what it remembers of the place and does not find is gone since that turn. Ships that hide
 *   are gone from sight in the same way. Where it does find ships or bases of the same power, these replace the memory without
 *   a word: they may be the same.
 * @ruling A viewer takes off its memory what it saw destroyed or captured in battle, even if it leaves the place. Of several fleets with
 *   ships of one class the older contact loses them first.
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
