import { ok } from '#kernel/result/result';
import type { ForceLists } from '#content/force-lists/force-lists';
import { type ScenarioStart, stateOfScenario } from '#content/scenarios/state-of-scenario';
import type { SetupFile } from '#content/setups/setup-schema';
import { type Outcome, refuse } from '#app/use-case-error';
import { scenarioOfSetup } from './scenario-of-setup.ts';
import type { Guide } from '#model/campaign/guide';

/** The start of a campaign, with what its scenario tells about itself. */
export type GuidedStart = ScenarioStart & Readonly<{ guide: Guide | null }>;

/** The campaign of a setup before its first turn. The same file always gives the same state. @rule SET-1 */
export function startOfSetup(file: SetupFile, lists: ForceLists): Outcome<GuidedStart> {
  const made = scenarioOfSetup(file, lists);
  if (!made.ok) return refuse('SETUP_REFUSED', made.error);
  const { scenario } = made.value;
  return ok({ ...stateOfScenario(scenario, lists), guide: scenario.guide ?? null });
}
