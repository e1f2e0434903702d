import { ok } from '#kernel/result/result';
import { listsOfScenario } from '#content/scenarios/lists-of-scenario';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { type GalaxySummary, galaxySummaryOf } from '#app/galaxy/galaxy-summary-of';
import { readForceLists } from '#app/run/read-force-lists';
import { type Outcome, refuse } from '#app/use-case-error';

/** The text of a scenario file, and of the force lists it is played with. */
export type ShowGalaxyInput = Readonly<{ scenario: string; forceLists: string }>;

/** How fair the map of a scenario is to its players, wherever the scenario comes from. */
export function showGalaxy({ scenario, forceLists }: ShowGalaxyInput): Outcome<GalaxySummary> {
  const lists = readForceLists(forceLists);
  if (!lists.ok) return lists;
  const parsed = parseScenario(scenario, lists.value);
  return parsed.ok
    ? ok(galaxySummaryOf(parsed.value, listsOfScenario(parsed.value, lists.value)))
    : refuse('SCENARIO_REFUSED', parsed.error);
}
