import { brandAs } from '#kernel/brand/brand';
import { type Comparator, sortBy } from '#kernel/collections/sort-by';
import { compareNumbers, compareText } from '#kernel/result/compare-text';
import type { UnitEntry } from '#model/battle/battle-event';
import type { BattleSide, UnitInBattle } from '#model/battle/setup';
import type { TagId } from '#model/campaign/ids';
import { HULL_CLASSES } from '#model/forces/design';
import { UNIT_CONDITIONS, UNIT_KINDS } from '#model/forces/unit';
import { type Camp, type Piece, touch } from './battlefield.ts';

const LETTERS: Readonly<Record<BattleSide, string>> = { attacker: 'A', defender: 'B' };

/** Tags that have been given: they are the same in every battle. */
const KNOWN: Readonly<Record<BattleSide, TagId[]>> = { attacker: [], defender: [] };

const tagAt = ({ side, tags }: Camp): TagId =>
  (KNOWN[side][tags] ??= brandAs<TagId>(`${LETTERS[side]}${String(tags)}`));

const hullSize = ({ combatant }: Piece): number =>
  combatant.design.hull === null ? -1 : HULL_CLASSES.indexOf(combatant.design.hull);

/** Notes of each unit before how many others it would get its tag by what shows of it in any condition. @rule FOG-12 */
export function rankInSight(pieces: readonly Piece[]): void {
  const sorted = sortBy(pieces, ...LOOKS);
  let rank = 0;
  for (const [at, piece] of sorted.entries()) {
    const before = sorted[at - 1];
    const isAlike = before !== undefined && LOOKS.every((look) => look(before, piece) === 0);
    if (!isAlike) rank = at;
    piece.sightRank = rank;
  }
}

const LOOKS: readonly Comparator<Piece>[] = [
  (a, b) => compareNumbers(UNIT_KINDS.indexOf(a.kind), UNIT_KINDS.indexOf(b.kind)),
  (a, b) => compareNumbers(hullSize(b), hullSize(a)),
  (a, b) => compareText(a.combatant.design.name, b.combatant.design.name),
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
  touch(camp, piece);
  camp.tags += 1;
  piece.tagNumber = camp.tags;
  piece.tag = tagAt(camp);
  return piece.tag;
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

/** The task force in the order of tags. */
export function lineOf(camp: Camp): readonly Piece[] {
  if (camp.lineOf !== camp.force) {
    camp.line = byTag(camp.force);
    camp.lineOf = camp.force;
  }
  return camp.line;
}
