import type { ProductivityMarks } from '#rules/economy/productivity-marks';

const HALF = 2;
const ZERO = 4;

/**
 * How enemy ground units disrupt a colony's Productivity next turn: half of it with at least twice the Attrition of its own units, all of it
 * with at least four times as much.
 * @rule GND-5
 * @ruling A colony without any ground units of its own is disrupted to zero by any landed enemy.
 */
export function disruptionOf(own: number, enemies: number): ProductivityMarks['disruption'] {
  if (enemies === 0) return 'none';
  if (enemies >= ZERO * own) return 'zero';
  return enemies >= HALF * own ? 'half' : 'none';
}
