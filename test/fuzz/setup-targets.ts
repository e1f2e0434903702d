import { parseSetup } from '#content/setups/parse-setup';
import { scenarioOfSetup } from '#app/setup/scenario-of-setup';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { DESIGN_RULES } from '#rules/design/design-rules';
import { publishedLists } from '#test/content/published-lists';
import { type Data, dataMutated, jsonOf } from './mutate.ts';
import { expectOurWords, type Target } from './target.ts';

const SETUP: Data = {
  format: 'farlane-setup',
  version: 1,
  name: 'Autumn',
  map: {
    draw: {
      ...{ rings: 2, seed: 'leaves', roll: 1, era: 1 },
      settings: { colonyPoints: 'full', startingPoints: 80 },
      edits: [{ kind: 'lane', between: ['Sol', 'Wolf'], class: 'minor' }],
    },
  },
  settings: { pregameTreaties: 'trade', victory: { conditions: [] } },
  empires: [
    {
      ...{ name: 'Humans', forceList: 'human', homeworld: 0 },
      colonies: [{ system: 'H0101', kind: 'outpost' }],
      forces: [
        { at: 'H0002', fleet: 'Home', units: [{ class: 'Sparta', count: 2, names: ['A'] }] },
      ],
    },
    { homeworld: 6 },
  ],
  treaties: [{ between: [1, 2], state: 'trade' }],
  names: [{ system: 'H0002', name: 'Terra' }],
};

/** Setup files, with and without a change of the map by hand: what is taken makes a sound state. */
export const setups: Target = {
  name: 'setups',
  make: (choices) => dataMutated(SETUP, choices),
  read: (input) => {
    const lists = { ...publishedLists(), designRules: DESIGN_RULES };
    const parsed = parseSetup(jsonOf(input));
    const made = parsed.ok ? scenarioOfSetup(parsed.value, lists) : parsed;
    if (!made.ok) {
      expectOurWords(
        made.error.map(({ text }) => text),
        input,
      );
      return;
    }
    const broken = brokenInvariants(stateOfScenario(made.value.scenario, lists).state);
    if (broken.length > 0) throw new Error(`broken: ${JSON.stringify(broken)}`);
  },
};
