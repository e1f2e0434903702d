import { contactsByAge } from '#fog/views/contacts-by-age';
import { countOf } from '#fog/views/force-count';
import type { ContactView, EmpireView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import { STATE_WORDS } from '#model/campaign/relation';
import { stateToward } from '#rules/diplomacy/state-toward';
import type { ViewNames } from '#http/names/view-names';
import { tellerText } from '#http/names/teller-text';
import { sortBy } from '#kernel/collections/sort-by';
import { forceCountText } from '#report/document/force-count-text';
import { knownShipsText } from '#report/document/known-ships-text';
import { TEXTS } from './texts.ts';

function ownerText({ owner }: ContactView, view: EmpireView, names: ViewNames): string {
  if (owner === null) return TEXTS.unknownPower;
  const state = stateToward(view.neighbours, owner);
  return state === null ? names.empire(owner) : `${names.empire(owner)} (${STATE_WORDS[state]})`;
}

/** When it was seen last, and for where it left. */
function whenText({ current, seen, leftFor }: ContactView, names: ViewNames): string {
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

/** Other empires’ fleets and garrisons at a system, as a player knows them: those in sight first, then memories with their age. */
export function othersAt(view: EmpireView, names: ViewNames, system: SystemId): readonly string[] {
  const isThere = ({ place }: ContactView): boolean =>
    place.kind === 'system' && place.system === system;
  const { fresh, faded, departed } = contactsByAge(view);
  const told = sortBy(
    [...fresh, ...departed].filter(isThere),
    (a, b) => Number(b.current) - Number(a.current),
    (a, b) => b.seen.turn - a.seen.turn,
  ).map((contact) => contactText(contact, view, names));
  const older = faded.flatMap((contacts) => {
    const [last] = contacts;
    if (last === undefined || !isThere(last)) return [];
    return [TEXTS.olderSightings(contacts.length, last.seen.turn)];
  });
  return [...told, ...older];
}
