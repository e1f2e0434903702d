import type { ForceLists } from '#content/force-lists/force-lists';
import type { ScenarioEmpire } from '#content/scenarios/scenario-schema';
import type { StartingList } from '#rules/galaxy/is-starting-class';

/** The force list from which an empire of a scenario buys its first units. */
export function startingListOf(
  { forceList, era }: Pick<ScenarioEmpire, 'forceList' | 'era'>,
  { lists }: ForceLists,
): StartingList {
  const universal = lists.filter((list) => list.universal).map(({ id }): string => id);
  return { forceList, era, universal: new Set(universal) };
}
