import { clamp } from '#kernel/numbers/clamp';
import { sum } from '#kernel/numbers/sum';

const SHORTEST_BATTLE = 2;
const LONGEST_BATTLE = 12;

/** Rounds of a battle: 2d6 with both readiness values and what the scenario adds, 2 to 12. @rule CSC-4 */
export function battleLength(roll: number, modifiers: readonly number[]): number {
  return clamp(roll + sum(modifiers), SHORTEST_BATTLE, LONGEST_BATTLE);
}
