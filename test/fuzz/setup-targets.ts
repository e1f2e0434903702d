import { once } from '#kernel/collections/once';
import { parseSetup } from '#content/setups/parse-setup';
import { scenarioOfSetup } from '#app/setup/scenario-of-setup';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { DESIGN_RULES } from '#rules/design/design-rules';
import { publishedLists } from '#test/content/published-lists';
import { type Data, dataMutated, jsonOf } from './mutate.ts';
import { expectOurWords, type Target } from './target.ts';

type Edits = Data[];

const fileWith = (edits: Edits): Data => ({
  ...{ format: 'farlane-setup', version: 1, name: 'Autumn' },
  map: {
    draw: {
      ...{ rings: 2, seed: 'leaves', roll: 1, era: 1 },
      settings: { colonyPoints: 'full', startingPoints: 80 },
      edits,
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
});

const listsOf = once(() => ({ ...publishedLists(), designRules: DESIGN_RULES }));

function made(input: Data) {
  const parsed = parseSetup(jsonOf(input));
  return parsed.ok ? scenarioOfSetup(parsed.value, listsOf()) : parsed;
}

/** A setup that is in order, with a change of one of its lanes by hand. */
const soundFile = once((): Data => {
  const drawn = made(fileWith([]));
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.error));
  const { lanes } = drawn.value.scenario;
  const between = lanes.find((lane) => !lane.between.includes('Terra'))?.between ?? [];
  return fileWith([{ kind: 'lane', between, class: 'major' }]);
});

/** Setup files: what is taken makes a sound state. */
export const setups: Target = {
  name: 'setups',
  make: (choices) => dataMutated(soundFile(), choices),
  read: (input) => {
    const setup = made(input);
    if (!setup.ok) {
      expectOurWords(
        setup.error.map(({ text }) => text),
        input,
      );
      return;
    }
    const broken = brokenInvariants(stateOfScenario(setup.value.scenario, listsOf()).state);
    if (broken.length > 0) throw new Error(`broken: ${JSON.stringify(broken)}`);
  },
};
