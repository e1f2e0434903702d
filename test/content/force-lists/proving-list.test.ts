import { parseScenario } from '#content/scenarios/parse-scenario';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { expect, test } from 'vitest';
import { listsWithProving, provingList } from '../proving-list.ts';
import { unitsText } from '../published-lists.ts';
import { sound } from '../scenarios/small-scenario.ts';

const { abilities } = JSON.parse(unitsText()) as { abilities: { id: string; rated: boolean }[] };
const { designs, list } = provingList();

test('ABL-1: every ability is on the proving list', () => {
  const proved = new Set<string>(designs.flatMap((design) => design.abilities.map(({ id }) => id)));
  expect(abilities.filter(({ id }) => !proved.has(id))).toEqual([]);
  expect(abilities).toHaveLength(50);
});

test('ABL-1: a prover is named by an ability that it has', () => {
  const nameless = designs.filter(({ name, abilities: has }) => {
    const words = name.toLowerCase().replaceAll(/[^a-z]/g, '');
    return name.endsWith('Prover') && !has.some(({ id }) => words.startsWith(id.toLowerCase()));
  });
  expect(nameless.map(({ name }) => name)).toEqual(['Void Flight Prover']);
});

test('SET-2: a scenario can be played with the proving list, all of it unlocked', () => {
  const scenario = sound();
  scenario.empires[0]!['forceList'] = 'proving';
  scenario.forces = [
    { owner: 'human', at: 'Wolf', fleet: 'One', units: [{ class: 'Stealth Prover' }] },
  ];
  const parsed = parseScenario(JSON.stringify(scenario), listsWithProving());
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const { state } = stateOfScenario(parsed.value, listsWithProving());
  const human = Object.values(state.empires).find(({ id }) => id === 'human')!;
  expect(human.unlocked).toEqual(expect.arrayContaining([...list.designs]));
});
