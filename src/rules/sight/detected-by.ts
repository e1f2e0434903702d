import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import type { UnitId } from '#model/campaign/ids';

/** A hidden ship that Scouts look for. */
export type Quarry = Readonly<{
  unit: UnitId;
  stealth: number;
  cost: number;
  /** Detected by them before in this turn. */
  isFound: boolean;
}>;

/**
 * Which hidden ships so many Scout functions detect: those of least Stealth first, of equal ones the dearest, each for as many
 * functions as its Stealth.
 * @rule MOV-4
 * @ruling A ship that they have detected before in the turn takes its functions again: Scouts that are tested more than once do not
 *   find more for it.
 */
export function detectedBy(functions: number, quarries: readonly Quarry[]): readonly UnitId[] {
  const inOrder = sortBy(
    quarries,
    (a, b) => Number(b.isFound) - Number(a.isFound),
    (a, b) => a.stealth - b.stealth,
    (a, b) => b.cost - a.cost,
    (a, b) => compareIds(a.unit, b.unit),
  );
  let left = functions;
  const found: UnitId[] = [];
  for (const { unit, stealth, isFound } of inOrder) {
    if (!isFound && stealth > left) break;
    found.push(unit);
    left = Math.max(0, left - stealth);
  }
  return found;
}
