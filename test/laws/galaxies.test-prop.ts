import { expect, test } from 'vitest';
import { makeGalaxy } from '#app/usecases/galaxies/make-galaxy';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { GALAXY_SETTING_VALUES } from '#model/settings/galaxy-settings';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { MAP_SIZES } from '#rules/galaxy/map-sizes';
import { publishedLists } from '#test/content/published-lists';
import { FORCE_LISTS } from '#test/support/desk';
import { howMany } from '#test/support/how-many';
import { choicesOf } from '#test/support/proof-choices';

const lists = publishedLists();
const SIZES = [
  ...MAP_SIZES.map(({ players }) => ({ rings: players, players })),
  { rings: 1, players: 6 },
  { rings: 2, players: 1 },
];

/** A galaxy with all of its settings at random, as a campaign begins in it. */
function begunIn(seed: number) {
  const { pick } = choicesOf(seed);
  const entries = Object.entries(GALAXY_SETTING_VALUES).map(([name, values]) => [
    name,
    pick<string>(values),
  ]);
  const settings = Object.fromEntries(entries) as Readonly<Record<string, string>>;
  const made = makeGalaxy({
    ...pick(SIZES),
    name: 'A galaxy',
    homes: null,
    seed: `galaxy ${String(seed)}`,
    names: [],
    lists: ['human', 'loran'],
    settings,
    forceLists: FORCE_LISTS,
  });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const scenario = parseScenario(made.value.scenario, lists);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  return { settings, state: stateOfScenario(scenario.value, lists).state };
}

test('MAP-12, SET-1: all that always holds, holds in every galaxy before its first turn', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < howMany(24, 2000); seed += 1) {
    const { settings, state } = begunIn(seed);
    for (const [name, value] of Object.entries(settings)) seen.add(`${name} = ${value}`);
    expect(brokenInvariants(state), `seed ${String(seed)}: ${JSON.stringify(settings)}`).toEqual(
      [],
    );
  }
  const all = Object.entries(GALAXY_SETTING_VALUES).flatMap(([name, values]) =>
    values.map((value) => `${name} = ${value}`),
  );
  expect(seen).toEqual(new Set(all));
});
