import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { placeKeyOf } from '#model/battle/place';
import type { ContactId } from '#model/campaign/ids';
import { followersIn } from './contacts-by-age.ts';
import type { ContactView, EmpireView } from './empire-view.ts';

type Known = Pick<EmpireView, 'contacts' | 'lanes'>;

/** An older sighting, and a later one of what are the same forces as far as the viewer can tell. */
type Step = Readonly<{ from: ContactId; to: ContactId }>;

const isSameGarrison = (one: ContactView, other: ContactView): boolean =>
  other.kind === 'garrison' &&
  other.owner === one.owner &&
  placeKeyOf(other.place) === placeKeyOf(one.place);

/** The next sighting of what somebody has at a system. */
function nextGarrison(one: ContactView, all: readonly ContactView[]): ContactView | undefined {
  if (one.kind !== 'garrison') return undefined;
  const same = all.filter((other) => isSameGarrison(one, other));
  return same[same.indexOf(one) + 1];
}

function stepsIn(known: Known, all: readonly ContactView[]): readonly Step[] {
  const merged = all.flatMap(({ id, seen: { ended } }): readonly Step[] =>
    ended?.how === 'merged' ? [{ from: id, to: ended.into }] : [],
  );
  const garrisons = all.flatMap((one): readonly Step[] => {
    const next = nextGarrison(one, all);
    return next === undefined ? [] : [{ from: one.id, to: next.id }];
  });
  const moved = followersIn(known).map(({ left, by }) => ({ from: left.id, to: by }));
  return [...merged, ...garrisons, ...moved];
}

/** All that one leads to by these steps, and the one itself. */
function reachedFrom(start: ContactId, next: (id: ContactId) => readonly ContactId[]) {
  const reached = new Set([start]);
  for (const id of reached) for (const one of next(id)) reached.add(one);
  return reached;
}

/**
 * What a viewer remembers of the forces of a contact, the oldest sighting first: where they were seen before and after, those that
 * merged into them, and the same garrison. All of it is from the viewer’s own sightings.
 * @rule FOG-11 @rule FOG-12
 */
export function contactHistory(known: Known, id: ContactId): readonly ContactView[] {
  const all = sortBy(valuesById(known.contacts), (a, b) => a.seen.turn - b.seen.turn);
  const steps = stepsIn(known, all);
  const before = reachedFrom(id, (one) =>
    steps.flatMap(({ from, to }) => (to === one ? [from] : [])),
  );
  const after = reachedFrom(id, (one) =>
    steps.flatMap(({ from, to }) => (from === one ? [to] : [])),
  );
  return all.filter((one) => before.has(one.id) || after.has(one.id));
}
