import { divide } from '#kernel/numbers/divide';
import type { VictoryCondition } from '#model/settings/victory';
import type { Holdings } from './holdings-of.ts';
import { valueIn } from './value-in.ts';
import type { VictoryFacts } from './victory-facts.ts';

/** The progress of an empire toward one condition; `needed` null: the highest of all, once it is due. */
type Standing = Readonly<{
  kind: VictoryCondition['kind'];
  value: number;
  needed: number | null;
  met: boolean;
}>;

type Case = Readonly<{ condition: VictoryCondition; own: Holdings; facts: VictoryFacts }>;

const PERCENT = 100;

/**
 * The progress of an empire toward one condition of victory.
 * @rule VIC-1
 * @ruling Dominance needs at least one other empire and an income above 0. Time can be won only by the highest output. If several empires
 *   share it, none of them wins by Time, and the next turn decides.
 * @ruling A non-aligned world can be second in income for Dominance, but its output hinders nobody’s victory by Time.
 */
export function conditionStanding({ condition, own, facts }: Case): Standing {
  const { kind } = condition;
  const value = valueIn(kind, own);
  const needed = neededFor({ condition, own, facts });
  if (kind === 'time') {
    const met = facts.turn >= condition.turn && value > bestOfOthers(kind, own, facts);
    return { kind, value, needed, met };
  }
  return { kind, value, needed, met: needed !== null && value > 0 && value >= needed };
}

function neededFor({ condition, own, facts }: Case): number | null {
  switch (condition.kind) {
    case 'expansion':
      return divide(facts.systems * condition.percent, PERCENT, 'up');
    case 'expansion-count':
      return condition.systems;
    case 'scientific':
      return condition.era;
    case 'economic':
      return condition.income;
    case 'dominance': {
      const second = bestOfOthers(condition.kind, own, facts);
      return second < 0 ? null : divide(second * (PERCENT + condition.percent), PERCENT, 'up');
    }
    case 'military':
      return condition.cost;
    case 'time':
      return null;
  }
}

/** The highest value of the others in a condition; below every value if there are none. */
function bestOfOthers(
  kind: VictoryCondition['kind'],
  { empire }: Holdings,
  { all }: VictoryFacts,
): number {
  const others = all.filter((one) => one.empire !== empire && (kind !== 'time' || !one.isWorld));
  return Math.max(-1, ...others.map((one) => valueIn(kind, one)));
}
