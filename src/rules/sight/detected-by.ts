import { groupBy } from '#kernel/collections/group-by';
import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import type { EmpireId, UnitId } from '#model/campaign/ids';

/** A hidden ship that Scouts look for. */
export type Quarry = Readonly<{
  unit: UnitId;
  owner: EmpireId;
  stealth: number;
  cost: number;
  /** The place of its class among those that its owner would rather have found; the lower the rather. */
  rank: number;
  /** Detected by them before in this turn. */
  isFound: boolean;
}>;

const equalsOf = ({ owner, stealth, isFound }: Quarry): string =>
  `${owner}/${String(stealth)}/${String(isFound)}`;

/** The dearest first; but of equal ones of his each owner puts forward whom he would rather have found. */
function inOrderOf(quarries: readonly Quarry[]): readonly Quarry[] {
  const dearestFirst = sortBy(
    quarries,
    (a, b) => Number(b.isFound) - Number(a.isFound),
    (a, b) => a.stealth - b.stealth,
    (a, b) => b.cost - a.cost,
    (a, b) => compareIds(a.unit, b.unit),
  );
  const chosen = new Map(
    [...groupBy(dearestFirst, equalsOf)].map(([equals, all]) => {
      const wanted = sortBy(all, (a, b) => a.rank - b.rank);
      return [equals, wanted.values()] as const;
    }),
  );
  return dearestFirst.flatMap((one) => chosen.get(equalsOf(one))?.next().value ?? []);
}

/**
 * Which hidden ships so many Scout functions detect: those of least Stealth first, of equal ones the dearest or whom their
 * owner would rather have found, each for as many functions as its Stealth.
 * @rule MOV-4
 * @ruling A ship that they have detected before in the turn takes its functions again: Scouts that are tested more than once do not
 *   find more for it.
 * @ruling Where equal ships of several owners are there, it stays as it is how many of each are detected: an owner chooses only
 *   among his own.
 */
export function detectedBy(functions: number, quarries: readonly Quarry[]): readonly UnitId[] {
  let left = functions;
  const found: UnitId[] = [];
  for (const { unit, stealth, isFound } of inOrderOf(quarries)) {
    if (!isFound && stealth > left) break;
    found.push(unit);
    left = Math.max(0, left - stealth);
  }
  return found;
}
