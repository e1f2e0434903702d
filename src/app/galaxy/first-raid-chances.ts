import type { ForceLists } from '#content/force-lists/force-lists';
import type { Scenario } from '#content/scenarios/scenario-schema';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { systemIdOf } from '#model/campaign/system';
import { raidChanceOf } from '#rules/raiders/raid-chance-of';
import { raidFactsIn } from '#rules/raiders/raid-facts-in';

/**
 * The percentage at which raiders come to each homeworld in the first turn, in player order, while all units are where
 * they begin. Null: nothing is at that homeworld yet, because its player still chooses.
 * @rule SUP-1
 */
export function firstRaidChances(
  scenario: Scenario,
  lists: ForceLists,
): readonly (number | null)[] {
  const { empires, forces, systems, rings } = scenario;
  const isChosen = (key: string): boolean => forces.some(({ owner }) => owner === key);
  if (!empires.some(({ key }) => isChosen(key))) return empires.map(() => null);
  // Callers that show the scenario give its own lists among the others.
  const added = scenario.forceLists.filter(({ id }) => !lists.lists.some((one) => one.id === id));
  const { state, rules } = stateOfScenario({ ...scenario, forceLists: added }, lists);
  const raided = rules.raiders === 'on' ? raidFactsIn(state) : [];
  return empires.map(({ key, homeworld }) => {
    const home = systems.find(({ name }) => name === homeworld);
    if (home === undefined || !isChosen(key)) return null;
    const id = systemIdOf(home, rings);
    const facts = raided.find(({ system }) => system === id)?.facts;
    return facts === undefined ? 0 : ledgerTotal(raidChanceOf(facts));
  });
}
