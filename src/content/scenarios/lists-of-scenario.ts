import type { ForceLists } from '#content/force-lists/force-lists';
import { houseListOf } from '#content/force-lists/house-list';
import type { Scenario } from './scenario-schema.ts';

/**
 * All force lists of a campaign: the published ones, and those inside its scenario.
 * @rule U-9
 * @ruling The force lists of a scenario are published with it, so everybody knows them, even if no empire plays them.
 */
export function listsOfScenario(
  { forceLists }: Pick<Scenario, 'forceLists'>,
  published: ForceLists,
): ForceLists {
  const { designRules } = published;
  if (designRules === undefined) return published;
  const own = forceLists.map((file) => houseListOf(file, designRules).house);
  return {
    ...published,
    lists: [...published.lists, ...own.map(({ list }) => list)],
    designs: [...published.designs, ...own.flatMap(({ designs }) => designs)],
  };
}
