import { brandAs } from '#kernel/brand/brand';
import { type Comparator, sortBy } from '#kernel/collections/sort-by';
import { compareNumbers, compareText } from '#kernel/result/compare-text';
import type { UnitEntry } from '#model/battle/battle-event';
import type { BattleSide, Combatant, UnitInBattle } from '#model/battle/setup';
import type { TagId } from '#model/campaign/ids';
import { HULL_CLASSES } from '#model/forces/design';
import { UNIT_CONDITIONS, UNIT_KINDS } from '#model/forces/unit';
import type { Camp, Piece } from './battlefield.ts';
import { giveTag } from './change.ts';

const LETTERS: Readonly<Record<BattleSide, string>> = { attacker: 'A', defender: 'B' };

const nextTag = ({ side, tags }: Camp): TagId => brandAs(`${LETTERS[side]}${String(tags + 1)}`);

const kindRank = ({ design }: Combatant): number => UNIT_KINDS.indexOf(design.kind);

const hullSize = ({ design }: Combatant): number =>
  design.hull === null ? -1 : HULL_CLASSES.indexOf(design.hull);

/** For each unit, how many others get their tags before it by what shows of them in any condition. @rule FOG-12 */
export function ranksInSight(combatants: readonly Combatant[]): ReadonlyMap<Combatant, number> {
  const sorted = sortBy(combatants, ...LOOKS);
  const ranks = new Map<Combatant, number>();
  let rank = 0;
  for (const [at, one] of sorted.entries()) {
    const before = sorted[at - 1];
    const isAlike = before !== undefined && LOOKS.every((look) => look(before, one) === 0);
    if (!isAlike) rank = at;
    ranks.set(one, rank);
  }
  return ranks;
}

const LOOKS: readonly Comparator<Combatant>[] = [
  (a, b) => compareNumbers(kindRank(a), kindRank(b)),
  (a, b) => compareNumbers(hullSize(b), hullSize(a)),
  (a, b) => compareText(a.design.name, b.design.name),
  (a, b) => compareText(a.name, b.name),
];

/** The order in which units that show themselves together get their tags: by nothing but what shows. @rule FOG-12 */
const inSight = (pieces: readonly Piece[]): readonly Piece[] =>
  inOrder(pieces, (a, b) =>
    a.sightRank === b.sightRank
      ? UNIT_CONDITIONS.indexOf(a.condition) - UNIT_CONDITIONS.indexOf(b.condition)
      : a.sightRank - b.sightRank,
  );

/** The tag of a unit; one that shows itself for the first time gets the next of its side. */
export function tagOf(camp: Camp, piece: Piece): TagId {
  if (piece.tag !== null) return piece.tag;
  return giveTag(camp, piece, nextTag(camp));
}

/** Units show themselves: those that do so for the first time get their tags. @rule FOG-6 */
export function comeIntoSight(camp: Camp, pieces: readonly Piece[]): void {
  const [only] = pieces;
  if (pieces.length === 1 && only !== undefined) tagOf(camp, only);
  else if (pieces.some(({ tag }) => tag === null)) {
    for (const piece of inSight(pieces)) tagOf(camp, piece);
  }
}

/** What the enemy sees of units that are in sight, in the order of their tags. @rule FOG-6 */
export const entriesOf = (camp: Camp, pieces: readonly Piece[]): readonly UnitEntry[] =>
  byTag(pieces).map((piece) => entryOf(camp, piece));

/** Units that show themselves, in the order of their tags. @rule FOG-6 */
export function show(camp: Camp, pieces: readonly Piece[]): readonly UnitEntry[] {
  comeIntoSight(camp, pieces);
  return entriesOf(camp, pieces);
}

/** What the enemy sees of a unit, and whose it is. */
export function entryOf(camp: Camp, piece: Piece): UnitEntry {
  const { unit, owner, design, name, condition } = piece;
  return { unit, tag: tagOf(camp, piece), owner, design, name, condition };
}

/** How a battle's record names units, in the order of their tags. */
export function namesOf(camp: Camp, pieces: readonly Piece[]): readonly UnitInBattle[] {
  comeIntoSight(camp, pieces);
  return byTag(pieces).map((piece) => ({ unit: piece.unit, tag: tagOf(camp, piece) }));
}

/** Units in the order of their tags; as they are given where that is theirs. */
export const byTag = (pieces: readonly Piece[]): readonly Piece[] =>
  isByTag(pieces) ? pieces : inOrder(pieces, (a, b) => a.tagNumber - b.tagNumber);

/** A few units sorted, each moved to its place: mostly they nearly are. */
function inOrder(
  pieces: readonly Piece[],
  compare: (a: Piece, b: Piece) => number,
): readonly Piece[] {
  const sorted: Piece[] = [];
  for (const piece of pieces) {
    let at = sorted.length;
    for (; at > 0; at -= 1) {
      const before = sorted[at - 1];
      if (before === undefined || compare(before, piece) <= 0) break;
      sorted[at] = before;
    }
    sorted[at] = piece;
  }
  return sorted;
}

function isByTag(pieces: readonly Piece[]): boolean {
  let last = 0;
  for (const { tagNumber } of pieces) {
    if (tagNumber < last) return false;
    last = tagNumber;
  }
  return true;
}
