import { compareNumbers } from '#kernel/result/compare-text';
import { sortBy } from '#kernel/collections/sort-by';
import type { EmpireId } from '#model/campaign/ids';

/** What an empire has in a system that nobody was in before. */
export type Arrival = Readonly<{
  empire: EmpireId;
  /** Explorer functions of all its ships there. */
  explorers: number;
  ships: number;
}>;

/**
 * Who of those that came at once is the first empire: more Explorer functions, then more ships; those who
 * are equal in both, for whom a roll decides.
 * @rule MAP-8
 */
export function firstEmpiresOf(arrivals: readonly Arrival[]): readonly EmpireId[] {
  const sorted = sortBy(
    arrivals,
    (a, b) => compareNumbers(b.explorers, a.explorers),
    (a, b) => compareNumbers(b.ships, a.ships),
  );
  const [best] = sorted;
  return sorted
    .filter((one) => one.explorers === best?.explorers && one.ships === best.ships)
    .map(({ empire }) => empire);
}
