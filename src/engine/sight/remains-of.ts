import { groupBy } from '#kernel/collections/group-by';
import { sortBy } from '#kernel/collections/sort-by';
import { sumOf } from '#kernel/numbers/sum';
import { placeKeyOf } from '#model/battle/place';
import type { ContactId, DesignId, EmpireId } from '#model/campaign/ids';
import type { Contact, SeenGroup } from '#model/campaign/knowledge';
import { inSeenOrder } from '#rules/sight/seen-groups';
import { shownOwnerOf } from '#rules/sight/shown-owner-of';
import type { ClassEnds } from '#engine/record/ends-seen';
import type { Finding, FindingOf } from './finding.ts';
import type { Observatory } from './observatory.ts';

/** The remains of a contact after battles, as its viewer saw them, and the fates of its lost units. */
export type Remains = Readonly<{
  left: readonly SeenGroup[];
  how: 'destroyed' | 'captured' | 'beaten';
}>;

type Lost = FindingOf<'lost'>;
type Ends = (design: DesignId) => ClassEnds | undefined;
/** The contacts of one owner at one place: before, those out of sight by now, and what is still in sight. */
type Scene = Readonly<{
  before: readonly Contact[];
  lost: readonly Contact[];
  still: readonly SeenGroup[];
  ends: Ends;
}>;

const countIn = (groups: readonly SeenGroup[], of: DesignId): number =>
  sumOf(groups, ({ design, count }) => (design === of ? count : 0));

/** How many of a class that are out of sight fell, as far as the viewer can tell. */
function fallenOf({ before, lost, still, ends }: Scene, design: DesignId): number {
  const told = ends(design);
  if (told === undefined) return 0;
  const there = countIn(
    before.flatMap(({ groups }) => groups),
    design,
  );
  const missing = there - countIn(still, design);
  const hidden = countIn(
    lost.flatMap(({ groups }) => groups),
    design,
  );
  // Those that came out only in the battle, and those that fell in fleets that are still in sight.
  const others = Math.max(0, told.shown - there) + Math.max(0, missing - hidden);
  return Math.max(0, told.destroyed + told.captured - others);
}

/** Removes a number of units of a class, crippled ones first, so that the memory is rather too strong than too weak. */
function without(groups: readonly SeenGroup[], of: DesignId, fallen: number): readonly SeenGroup[] {
  let more = fallen;
  const inTurn = sortBy(
    groups,
    (a, b) => Number(b.condition === 'crippled') - Number(a.condition === 'crippled'),
  );
  return inTurn.flatMap((group) => {
    if (group.design !== of) return [group];
    const taken = Math.min(more, group.count);
    more -= taken;
    return taken === group.count ? [] : [{ ...group, count: group.count - taken }];
  });
}

function howOf(designs: readonly DesignId[], ends: Ends): Remains['how'] {
  const told = designs.flatMap((design) => ends(design) ?? []);
  if (told.every(({ captured }) => captured === 0)) return 'destroyed';
  return told.every(({ destroyed }) => destroyed === 0) ? 'captured' : 'beaten';
}

/**
 * What fell, taken off the contacts that are out of sight, oldest first: of several fleets with one class the viewer
 * cannot tell whose fell. Flights are left: most fight from aboard, where nobody sees how many there are.
 */
function remainsIn(scene: Scene): readonly (readonly [ContactId, Remains])[] {
  const fallen = new Map<DesignId, number>();
  return scene.lost.flatMap((contact): readonly (readonly [ContactId, Remains])[] => {
    const designs = contact.groups.flatMap(({ kind, design }) =>
      kind === 'flight' ? [] : [design],
    );
    let left = contact.groups;
    for (const design of new Set(designs)) {
      const open = fallen.get(design) ?? fallenOf(scene, design);
      const taken = Math.min(open, countIn(left, design));
      fallen.set(design, open - taken);
      if (taken > 0) left = without(left, design, taken);
    }
    if (left === contact.groups) return [];
    return [[contact.id, { left: inSeenOrder(left), how: howOf(designs, scene.ends) }]];
  });
}

const keyOf = ({ owner, place }: Pick<Contact, 'owner' | 'place'>): string =>
  `${owner ?? ''}/${placeKeyOf(place)}`;

/**
 * The remains of contacts that are out of sight after battles. They follow only from what their viewer saw: its record
 * of the battle, what it sees there now, and what it saw there before.
 * @rule FOG-6 @rule FOG-11 @rule FOG-12
 */
export function remainsOf(
  { record, book, ends }: Observatory,
  viewer: EmpireId,
  findings: readonly Finding[],
): ReadonlyMap<ContactId, Remains> {
  const state = record.state();
  const lost = findings.filter(
    (one): one is Lost => one.kind === 'lost' && one.contact.current && one.contact.owner !== null,
  );
  const seen = findings.flatMap((one) => {
    if (one.kind === 'lost') return [];
    const { party, place } = one;
    return [{ owner: shownOwnerOf(state, viewer, party.owner), place, groups: party.groups }];
  });
  const scenes = [...groupBy(lost, ({ contact }) => keyOf(contact))];
  return new Map(
    scenes.flatMap(([key, some]) => {
      const contacts = some.map(({ contact }) => contact);
      const [first] = contacts;
      if (first === undefined || first.owner === null) return [];
      const { owner, place } = first;
      return remainsIn({
        before: book.at(viewer, place).filter((one) => one.owner === owner),
        lost: contacts,
        still: seen.filter((one) => keyOf(one) === key).flatMap(({ groups }) => groups),
        ends: (design) => ends.of(viewer, place, { owner, design }),
      });
    }),
  );
}
