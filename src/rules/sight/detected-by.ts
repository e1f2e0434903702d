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

/** The dearest first; among equal ships of its own, each owner chooses which are found first. */
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
 * The hidden ships that a number of Scout functions detect: least Stealth first, among equals the dearest or the ones that their owner
 * wants found first. Each takes as many functions as its Stealth.
 * @rule MOV-4
 * @ruling A ship that was detected earlier in the turn uses up the same functions again, so Scouts that are tested more than once don't
 *   find more.
 * @ruling If equal hidden ships of several owners are there, an owner's choice of what is found first doesn't change how many ships of each
 *   owner are detected.
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
