import { ok } from '#kernel/result/result';
import { listsOfScenario } from '#content/scenarios/lists-of-scenario';
import { readForceLists } from '#app/campaigns/read-force-lists';
import { type GalaxySummary, galaxySummaryOf } from '#app/galaxy/galaxy-summary-of';
import type { AutomaticChoice } from '#app/setup/automatic-choice';
import { readSetup } from '#app/setup/read-setup';
import { scenarioOfSetup } from '#app/setup/scenario-of-setup';
import { type Outcome, refuse } from '#app/use-case-error';

/** The text of a setup file, and of the force lists. */
export type CheckSetupInput = Readonly<{ setup: string; forceLists: string }>;

/** A campaign that can begin. */
export type CheckedSetup = Readonly<{
  name: string;
  /** What each player has on the map. */
  summary: GalaxySummary;
  chosenForThem: readonly AutomaticChoice[];
}>;

/** What a setup gives, and what is chosen automatically; or all its faults. Nothing is stored. */
export function checkSetup({ setup, forceLists }: CheckSetupInput): Outcome<CheckedSetup> {
  const lists = readForceLists(forceLists);
  if (!lists.ok) return lists;
  const file = readSetup(setup);
  if (!file.ok) return file;
  const made = scenarioOfSetup(file.value, lists.value);
  if (!made.ok) return refuse('SETUP_REFUSED', made.error);
  const { scenario, chosenForThem } = made.value;
  const summary = galaxySummaryOf(scenario, listsOfScenario(scenario, lists.value));
  return ok({ name: file.value.name, summary, chosenForThem });
}
