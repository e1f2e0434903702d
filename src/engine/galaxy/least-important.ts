import { sumOf } from '#kernel/numbers/sum';
import type { PlacedSystem } from '#model/campaign/galaxy';
import { IMPORTANCES } from '#model/campaign/system';

type Weighed = Pick<PlacedSystem, 'importance' | 'capacity'>;

/** Those whose systems are the least important together, among equals those with the least Capacity. @rule MAP-11 */
export function leastImportant<T>(
  choices: readonly T[],
  systemsOf: (choice: T) => readonly Weighed[],
): readonly T[] {
  const weightOf = (choice: T): number =>
    sumOf(systemsOf(choice), ({ importance }) => IMPORTANCES.indexOf(importance));
  const sizeOf = (choice: T): number => sumOf(systemsOf(choice), ({ capacity }) => capacity);
  return leastBy(leastBy(choices, weightOf), sizeOf);
}

function leastBy<T>(choices: readonly T[], measure: (choice: T) => number): readonly T[] {
  const least = choices.reduce((low, choice) => Math.min(low, measure(choice)), Infinity);
  return choices.filter((choice) => measure(choice) === least);
}
