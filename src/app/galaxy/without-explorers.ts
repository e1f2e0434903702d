import type { ForceLists } from '#content/force-lists/force-lists';
import type { Scenario } from '#content/scenarios/scenario-schema';
import { isStartingClass } from '#rules/galaxy/is-starting-class';
import { explorerFunctions } from '#rules/movement/explorer-functions';
import { startingListOf } from './starting-list-of.ts';

const FIT = { condition: 'sound', status: 'active', unconverted: false } as const;

/**
 * The empires, by name, that can't have a unit that explores at the start. On a map that is explored from nothing they
 * can go nowhere. @rule MOV-5 @rule MAP-12
 */
export function withoutExplorers(scenario: Scenario, lists: ForceLists): readonly string[] {
  const explorers = lists.designs.filter(
    (design) => explorerFunctions({ unit: FIT, design }, scenario.settings) > 0,
  );
  return scenario.empires
    .filter((empire) => {
      const list = startingListOf(empire, lists);
      return !explorers.some((design) => isStartingClass(design, list));
    })
    .map(({ name }) => name);
}
