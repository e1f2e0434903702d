import type { ForceLists } from '#content/force-lists/force-lists';
import { listsOfScenario } from '#content/scenarios/lists-of-scenario';
import type { SetupFile } from '#content/setups/setup-schema';

/** All force lists of a setup: the published ones, those of its scenario, and its own. @rule U-9 */
export function listsOfSetup(file: SetupFile, published: ForceLists): ForceLists {
  const ofScenario = 'scenario' in file.map ? file.map.scenario.forceLists : [];
  return listsOfScenario({ forceLists: [...ofScenario, ...file.forceLists] }, published);
}
