import type { Income } from './income-of.ts';
import { type KnownIncomeFacts, knownIncomeOf } from './known-income.ts';
import { NO_MARKS } from './productivity-marks.ts';
import { utilizedProductivityOf } from './utilized-productivity.ts';

/** The income of next turn if all stays as its owner knows it now. @rule ECO-4 */
export function projectedIncomeOf(facts: KnownIncomeFacts): Income {
  const systems = facts.systems.map((system) => ({
    ...system,
    utilized: utilizedProductivityOf(system, NO_MARKS).utilized,
  }));
  return knownIncomeOf({ ...facts, systems });
}
