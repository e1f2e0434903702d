import { ok } from '#kernel/result/result';
import { listsOfScenario } from '#content/scenarios/lists-of-scenario';
import { parseScenario } from '#content/scenarios/parse-scenario';
import type { Scenario } from '#content/scenarios/scenario-schema';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { readForceLists } from '#app/campaigns/read-force-lists';
import { type GalaxySummary, galaxySummaryOf } from '#app/galaxy/galaxy-summary-of';
import { type UseCase, guarded } from '#app/guarded';
import type { Ports } from '#app/ports/ports';
import { refuse } from '#app/use-case-error';
import type { ModeratorView } from '#fog/views/empire-view';
import { moderatorViewOf } from '#fog/views/moderator-view-of';
import type { RuleSet } from '#model/settings/rule-set';

type Asked = Readonly<{ name: string; forceLists: string }>;

/** All of a scenario that comes with the program, before anybody plays it. */
export type ShownScenario = Readonly<{
  scenario: Scenario;
  rules: RuleSet;
  summary: GalaxySummary;
  view: ModeratorView;
  /** The names of force lists, by id. */
  lists: ReadonlyMap<string, string>;
}>;

/** Shows a scenario that comes with the program, with all its secrets. */
export const showScenario = ({ texts }: Ports): UseCase<Asked, ShownScenario> =>
  guarded(async ({ name, forceLists }) => {
    const text = await texts.read(name);
    if (text === undefined) return refuse('SCENARIO_UNKNOWN');
    const published = readForceLists(forceLists);
    if (!published.ok) return published;
    const parsed = parseScenario(text, published.value);
    if (!parsed.ok) return refuse('SCENARIO_REFUSED', parsed.error);
    const scenario = parsed.value;
    const lists = listsOfScenario(scenario, published.value);
    const { state, rules } = stateOfScenario(scenario, published.value);
    return ok({
      ...{ scenario, rules },
      summary: galaxySummaryOf(scenario, lists),
      view: moderatorViewOf(state, { campaignName: scenario.name, rules }),
      lists: new Map(lists.lists.map((list) => [list.id, list.name])),
    });
  });
