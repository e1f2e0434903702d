import type { ScenarioStart } from '#content/scenarios/state-of-scenario';
import { empireId } from '#test/support/campaign';

/** The first empire has an unused advance, in a tech year in which some of its classes are still to come. */
export function withAdvances(start: ScenarioStart): ScenarioStart {
  const { state, rules } = start;
  const id = empireId('e1');
  const empire = { ...state.empires[id]!, advancesInHand: 1 };
  return {
    ...start,
    state: { ...state, empires: { ...state.empires, [id]: empire } },
    rules: { ...rules, startTechYear: 2996 },
  };
}
