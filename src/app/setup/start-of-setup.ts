import { ok } from '#kernel/result/result';
import type { ForceLists } from '#content/force-lists/force-lists';
import { type ScenarioStart, stateOfScenario } from '#content/scenarios/state-of-scenario';
import type { SetupFile } from '#content/setups/setup-schema';
import { type Outcome, refuse } from '#app/use-case-error';
import { scenarioOfSetup } from './scenario-of-setup.ts';

/** The campaign of a setup before its first turn. The same file always gives the same state. @rule SET-1 */
export function startOfSetup(file: SetupFile, lists: ForceLists): Outcome<ScenarioStart> {
  const made = scenarioOfSetup(file, lists);
  return made.ok
    ? ok(stateOfScenario(made.value.scenario, lists))
    : refuse('SETUP_REFUSED', made.error);
}
