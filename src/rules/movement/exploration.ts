import { divide } from '#kernel/numbers/divide';
import { sumOf } from '#kernel/numbers/sum';
import type { ExplorationResult } from '#model/events/causes';

const MOST_PERILOUS = 4;
const LEAST_FOUND = 11;

/** What the Explorers of a fleet add to its roll: the best of them in full, the others together by half. @rule MOV-5 */
export function explorationBonus(functions: readonly number[]): number {
  const best = Math.max(0, ...functions);
  const others = sumOf(functions, (one) => one) - best;
  return best + divide(others, 2, 'down');
}

/** What comes of a d10 and the bonus of a fleet's Explorers. @rule MOV-5 */
export function explorationResult(natural: number, bonus: number): ExplorationResult {
  const total = natural + bonus;
  if (natural === 1 || total <= MOST_PERILOUS) return 'peril';
  return total >= LEAST_FOUND ? 'found' : 'nothing';
}
