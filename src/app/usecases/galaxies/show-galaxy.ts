import { ok } from '#kernel/result/result';
import { listsOfScenario } from '#content/scenarios/lists-of-scenario';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { type GalaxySummary, galaxySummaryOf } from '#app/galaxy/galaxy-summary-of';
import { readForceLists } from '#app/campaigns/read-force-lists';
import { type Outcome, refuse } from '#app/use-case-error';

/** The text of a scenario file, and of its force lists. */
export type ShowGalaxyInput = Readonly<{ scenario: string; forceLists: string }>;

/** The fairness of a scenario's map to its players, for any scenario. */
export function showGalaxy({ scenario, forceLists }: ShowGalaxyInput): Outcome<GalaxySummary> {
  const lists = readForceLists(forceLists);
  if (!lists.ok) return lists;
  const parsed = parseScenario(scenario, lists.value);
  return parsed.ok
    ? ok(galaxySummaryOf(parsed.value, listsOfScenario(parsed.value, lists.value)))
    : refuse('SCENARIO_REFUSED', parsed.error);
}
