import { groupBy } from '#kernel/collections/group-by';
import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { placeKeyOf } from '#model/battle/place';
import { type EndsOf, followerOf } from '#rules/sight/follower-of';
import { isOpenMemory, type Memory, memoryOf } from '#rules/sight/memory-of';
import type { ContactId } from '#model/campaign/ids';
import type { ContactView, EmpireView } from './empire-view.ts';

/** The contacts that a player sees or remembers well, and the older ones by place. */
export type ContactsByAge = Readonly<{
  fresh: readonly ContactView[];
  /** Two or more of a place, the last first. */
  faded: readonly (readonly ContactView[])[];
  /** Seen to leave a short time ago, and not seen since as far as the viewer can tell. */
  departed: readonly ContactView[];
  /** Destroyed, captured, merged or gone since the last turn. */
  ended: readonly ContactView[];
}>;

/** What somebody was seen to have put up at a system stays there as far as anybody knows: the last sighting of it. */
function lastGarrisons(contacts: readonly ContactView[]): ReadonlySet<ContactView> {
  const last = new Map<string, ContactView>();
  for (const one of contacts) {
    if (one.kind !== 'garrison') continue;
    const key = `${placeKeyOf(one.place)} ${one.owner ?? ''}`;
    if ((last.get(key)?.seen.turn ?? 0) <= one.seen.turn) last.set(key, one);
  }
  return new Set(last.values());
}

/** Whether a contact may be seen again elsewhere: it left, or was met in a lane. */
const mayBeElsewhere = (one: ContactView): boolean =>
  !one.current && (one.leftFor !== null || (one.place.kind === 'lane' && isOpenMemory(one)));

/** A contact with what battles showed of those that it may have been. */
function withFormer(one: ContactView, former: readonly ContactView[]): ContactView {
  if (former.length === 0) return one;
  const ships = unique([...one.ships, ...former.flatMap((older) => older.ships)]);
  const flights =
    one.seen.flights ?? former.find(({ seen }) => seen.flights !== undefined)?.seen.flights;
  return { ...one, ships, seen: { ...one.seen, ...(flights && { flights }) } };
}

/** Contacts that were seen to leave or met in a lane, and what they are now, as far as the viewer can tell. @rule FOG-12 */
export function followersIn({
  contacts,
  lanes,
}: Pick<EmpireView, 'contacts' | 'lanes'>): readonly Readonly<{
  left: ContactView;
  by: ContactId;
}>[] {
  const known = valuesById(contacts);
  const endsOf: EndsOf = (lane) => {
    const row = lanes[lane];
    return row === undefined ? [] : [row.a, row.b];
  };
  return known.filter(mayBeElsewhere).flatMap((left) => {
    const by = followerOf(left, known, endsOf);
    return by === undefined ? [] : [{ left, by: by.id }];
  });
}

/** Each fleet once, as far as the viewer can tell. @rule FOG-12 */
function eachOnce(view: Pick<EmpireView, 'contacts' | 'lanes'>): readonly ContactView[] {
  const followed = followersIn(view);
  const gone = new Set(followed.map(({ left }) => left.id));
  const formerOf = groupBy(followed, ({ by }) => by);
  return valuesById(view.contacts)
    .filter(({ id }) => !gone.has(id))
    .map((one) =>
      withFormer(
        one,
        (formerOf.get(one.id) ?? []).map(({ left }) => left),
      ),
    );
}

/** The contacts that are still worth telling; a single faded one is told like a fresh one. @rule FOG-2 @rule FOG-11 */
export function contactsByAge(
  view: Pick<EmpireView, 'contacts' | 'lanes' | 'turn'>,
): ContactsByAge {
  const { turn } = view;
  const all = eachOnce(view);
  const garrisons = lastGarrisons(all.filter((one) => one.current || isOpenMemory(one)));
  const as = (memory: Memory): readonly ContactView[] =>
    all.filter((one) => memoryOf(one, turn) === memory);
  const isFaded = (one: ContactView): boolean =>
    !garrisons.has(one) && memoryOf(one, turn) === 'faded';
  const inOrder = sortBy(all.filter(isFaded), (a, b) => b.seen.turn - a.seen.turn);
  const groups = [...groupBy(inOrder, ({ place }) => placeKeyOf(place)).values()];
  const single = new Set(groups.filter(({ length }) => length === 1).flat());
  return {
    fresh: all.filter(
      (one) => single.has(one) || garrisons.has(one) || memoryOf(one, turn) === 'fresh',
    ),
    faded: groups.filter(({ length }) => length > 1),
    departed: as('departed'),
    ended: as('ended'),
  };
}
