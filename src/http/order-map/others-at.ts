import { contactsByAge } from '#fog/views/contacts-by-age';
import { countOf } from '#fog/views/force-count';
import type { ContactView, EmpireView } from '#fog/views/empire-view';
import type { ContactId, SystemId } from '#model/campaign/ids';
import { STATE_WORDS } from '#model/campaign/relation';
import { stateToward } from '#rules/diplomacy/state-toward';
import type { ViewNames } from '#http/names/view-names';
import { tellerText } from '#http/names/teller-text';
import { sortBy } from '#kernel/collections/sort-by';
import { forceCountText } from '#report/document/force-count-text';
import { knownShipsText } from '#report/document/known-ships-text';
import { TEXTS } from './texts.ts';

/** Whose it is, with their relation to the viewer. */
export function ownerText({ owner }: ContactView, view: EmpireView, names: ViewNames): string {
  if (owner === null) return TEXTS.unknownPower;
  const state = stateToward(view.neighbours, owner);
  return state === null ? names.empire(owner) : `${names.empire(owner)} (${STATE_WORDS[state]})`;
}

/** When it was seen last, and for where it left. */
export function whenText({ current, seen, leftFor }: ContactView, names: ViewNames): string {
  const turn = String(seen.turn);
  if (current) return TEXTS.inSightNow;
  if (leftFor === null) return TEXTS.lastSeenInTurn(turn);
  const to =
    leftFor === 'unknown' ? TEXTS.byLaneYouDoNotKnow : TEXTS.forSystem(names.system(leftFor));
  return TEXTS.leftInTurn(to, turn);
}

function contactText(contact: ContactView, view: EmpireView, names: ViewNames): string {
  const { kind, groups, seen } = contact;
  const units = forceCountText(countOf(groups));
  const what = kind === 'fleet' ? 'fleet' : 'garrison';
  const when = whenText(contact, names);
  const ships = knownShipsText(contact);
  const known = ships === '' ? '' : `, ${ships}`;
  return TEXTS.sighted({
    what,
    contact: ownerText(contact, view, names),
    units,
    known,
    when,
    seen: tellerText(seen, names),
  });
}

/** What is told of others at a place; `contact`: null for several that were seen some time ago. */
export type OtherLine = Readonly<{ text: string; contact: ContactId | null }>;

/** Other empires’ fleets and garrisons at a system, as a player knows them: those in sight first, then memories with their age. */
export function otherLinesAt(
  view: EmpireView,
  names: ViewNames,
  system: SystemId,
): readonly OtherLine[] {
  const isThere = ({ place }: ContactView): boolean =>
    place.kind === 'system' && place.system === system;
  const { fresh, faded, departed } = contactsByAge(view);
  const told = sortBy(
    [...fresh, ...departed].filter(isThere),
    (a, b) => Number(b.current) - Number(a.current),
    (a, b) => b.seen.turn - a.seen.turn,
  ).map((one) => ({ text: contactText(one, view, names), contact: one.id }));
  const older = faded.flatMap((contacts): readonly OtherLine[] => {
    const [last] = contacts;
    if (last === undefined || !isThere(last)) return [];
    return [{ text: TEXTS.olderSightings(contacts.length, last.seen.turn), contact: null }];
  });
  return [...told, ...older];
}

/** The same in words alone. */
export const othersAt = (view: EmpireView, names: ViewNames, system: SystemId): readonly string[] =>
  otherLinesAt(view, names, system).map(({ text }) => text);
