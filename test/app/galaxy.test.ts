import { expect, test } from 'vitest';
import { type MakeGalaxyInput, makeGalaxy } from '#app/usecases/galaxies/make-galaxy';
import { playCampaign } from '#app/self-play/play-campaign';
import { showGalaxy } from '#app/usecases/galaxies/show-galaxy';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { empireViewOf } from '#fog/views/empire-view-of';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { publishedLists } from '#test/content/published-lists';
import { empireId } from '#test/support/campaign';
import { done, FORCE_LISTS, scenarioText } from '#test/support/desk';

const asked: MakeGalaxyInput = {
  name: 'Three Suns',
  players: 3,
  rings: 3,
  homes: null,
  seed: 'autumn',
  names: ['Human', 'Loran', 'Terran League'],
  lists: ['human', 'loran'],
  settings: {},
  forceLists: FORCE_LISTS,
};
const made = (part: Partial<MakeGalaxyInput> = {}) => done(makeGalaxy({ ...asked, ...part }));
const UNBOUGHT = { settings: { startingForces: 'treasury' } };

/** The scenario as it would be played. */
function startOf(part: Partial<MakeGalaxyInput> = {}) {
  const lists = publishedLists();
  const scenario = parseScenario(made(part).scenario, lists);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  return { scenario: scenario.value, start: stateOfScenario(scenario.value, lists) };
}

test('SET-1: each empire has its homeworld, Shipyard, Supply Depot, Convoy, and 100 EP', () => {
  const { scenario, start } = startOf(UNBOUGHT);
  expect(
    scenario.empires.map(({ key, name, treasury, era }) => [key, name, treasury, era]),
  ).toEqual([
    ['human', 'Human', 100, 1],
    ['loran', 'Loran', 100, 1],
    ['terran-league', 'Terran League', 100, 1],
  ]);
  for (const { id, homeworld } of Object.values(start.state.empires)) {
    const home = start.state.systems[homeworld]!;
    expect(home).toMatchObject({ owner: id, capacity: 10, raw: 5, census: 9, intel: 0 });
    const units = Object.values(start.state.units).filter(({ owner }) => owner === id);
    const classes = units.map(({ design }) => start.state.designs[design]!.name);
    expect(new Set(classes)).toEqual(new Set(['Convoy', 'Shipyard', 'Supply Depot']));
    expect(classes).toHaveLength(3);
  }
});

test('SET-1: empires of one force list get names and keys that count nobody', () => {
  const keys = new Set<string>();
  for (const seed of ['autumn', 'spring', 'winter']) {
    const { empires } = startOf({
      players: 8,
      rings: 5,
      names: ['', 'Terra'],
      lists: ['human'],
      seed,
    }).scenario;
    expect(empires[1]).toMatchObject({ key: 'terra', name: 'Terra' });
    for (const { key, name } of empires) {
      expect(`${key} ${name}`).not.toMatch(/\d/);
      if (name !== 'Terra') expect(name).toMatch(/^Human [A-Z][a-z]+$/);
      keys.add(key);
    }
    expect(new Set(empires.map(({ key }) => key)).size).toBe(8);
  }
  // Any empire may have any of the names: a name doesn't tell how many came before it.
  expect(keys.size).toBeGreaterThan(10);
});

test('SET-1: a map has names for as many empires of one list as it can hold', () => {
  const { empires } = startOf({ players: 20, rings: 14, names: [], lists: ['kili'] }).scenario;
  expect(new Set(empires.map(({ name }) => name)).size).toBe(20);
});

test('SET-1: the same name and seed give a player the same key, beside any other players', () => {
  const alone = startOf({ players: 2, names: ['', 'Terra'], lists: ['human', 'kili'] }).scenario;
  const doubled = startOf({ players: 2, names: ['', 'Terra'], lists: ['human', 'human'] }).scenario;
  expect(doubled.empires[0]).toMatchObject({
    key: alone.empires[0]!.key,
    name: alone.empires[0]!.name,
  });
});

test('SET-1: forces can be bought for the points; what is left over is the Treasury', () => {
  const { scenario, start } = startOf();
  for (const { key, treasury, homeworld } of scenario.empires) {
    const units = Object.values(start.state.units).filter(({ owner }) => owner === key);
    const costs = units.map(({ design }) => start.state.designs[design]!.cost);
    expect(costs.reduce((all, cost) => all + cost, treasury)).toBe(100 + 3 * 20);
    expect(treasury).toBeLessThan(5);
    const places = scenario.forces.filter(({ owner }) => owner === key).map(({ at }) => at);
    expect(new Set(places)).toEqual(new Set([homeworld]));
  }
});

test('SUP-1: with the forces that are bought unless you say otherwise, raiders hardly ever come in the first turn', () => {
  const chancesOf = (part: Partial<MakeGalaxyInput>) =>
    made(part).summary.homes.map(({ raidChance }) => raidChance);
  expect(chancesOf({})).toEqual([1, 1, 1]);
  expect(chancesOf(UNBOUGHT)).toEqual([40, 40, 40]);
});

test('SET-1: forces from a file stand in place of others, and cost what they cost', () => {
  const [home, second] = startOf().scenario.empires.map(({ homeworld }) => homeworld);
  const forces = JSON.stringify([
    { owner: 'human', at: home, units: [{ class: 'Shipyard' }] },
    { owner: 'human', at: home, fleet: 'One', units: [{ class: 'Sparta', count: 3 }] },
    { owner: 'loran', at: second, fleet: 'Two', units: [{ class: 'Convoy', count: 2 }] },
  ]);
  const { scenario, start } = startOf({ forces });
  expect(scenario.empires.map(({ treasury }) => treasury)).toEqual([85, 80, 100]);
  expect(Object.keys(start.state.units)).toHaveLength(6);
});

test('SET-1: all that is wrong with forces from a file is told at once, with its place', () => {
  const [home, second] = startOf().scenario.empires.map(({ homeworld }) => homeworld);
  const forces = JSON.stringify([
    { owner: 'human', at: second, fleet: 'One', units: [{ class: 'Apollo', count: 13 }] },
    { owner: 'human', at: home, fleet: 'Two', units: [{ class: 'loran.chaete' }] },
    { owner: 'nobody', at: 'Nowhere', units: [{ class: 'Shipyard' }] },
  ]);
  const refused = makeGalaxy({ ...asked, forces });
  const issues = refused.ok ? [] : refused.error.issues;
  expect(issues.map(({ path }) => path)).toEqual([
    'forces[2].owner',
    'forces[2].at',
    'forces[0].at',
    'forces[1].units[0].class',
    'empires[0].treasury',
  ]);
  expect(issues.at(-1)?.text).toBe(
    'The units of Human cost 108 points, and it has 100. Remove units that cost 8 points.',
  );
  const broken = makeGalaxy({ ...asked, forces: '[{}]' });
  expect(broken.ok ? [] : broken.error.issues.map(({ path }) => path)).toContain('forces[0].owner');
});

test('SET-3: nobody has met anybody, and an empire knows its homeworld and its lanes', () => {
  const { start } = startOf();
  expect(start.state.relations).toEqual({});
  const human = empireId('human');
  const view = empireViewOf(start.state, human, { campaignName: '', rules: DEFAULT_RULE_SET });
  const { homeworld } = start.state.empires[human]!;
  const lanes = Object.values(start.state.lanes).filter(
    ({ a, b }) => a === homeworld || b === homeworld,
  );
  const known = Object.values(start.state.knownSystems).filter(({ viewer }) => viewer === human);
  expect(known.filter(({ visited }) => visited !== null).map(({ system }) => system)).toEqual([
    homeworld,
  ]);
  expect(known).toHaveLength(1 + lanes.length);
  expect(JSON.stringify(view)).not.toContain('Terran League');
});

test('MAP-12: of an open map every system is known from the start', () => {
  const { start } = startOf({ settings: { openMap: 'on' } });
  const known = Object.values(start.state.knownSystems).filter(({ visited }) => visited !== null);
  expect(known).toHaveLength(3 * 37);
});

test('MAP-6: the values rolled for a system stay in the file; the system starts empty, except for what is abandoned', () => {
  const { scenario } = startOf({ rings: 12, settings: { anomalyTable: '2d6' } });
  const free = scenario.systems.filter(({ owner }) => owner === null);
  expect(free.every(({ census, morale }) => census === 0 && morale === 0)).toBe(true);
  expect(free.every(({ native }) => native !== undefined && native.census > 0)).toBe(true);
  for (const { anomalies, productivity, native } of free) {
    const isAbandoned =
      anomalies.includes('Abandoned Colony') && !anomalies.includes('Splinter Colony');
    expect(productivity).toBe(isAbandoned ? native?.productivity : 0);
  }
  expect(free.some(({ productivity }) => productivity > 0)).toBe(true);
});

test('MAP-5: Intel and points to begin with can be chosen', () => {
  const { scenario } = startOf({
    settings: { startingForces: 'treasury', startingIntel: '3', startingPoints: '150' },
  });
  expect(scenario.empires.map(({ treasury }) => treasury)).toEqual([150, 150, 150]);
  const homes = scenario.systems.filter(({ owner }) => owner !== null);
  expect(homes.map(({ intel }) => intel)).toEqual([3, 3, 3]);
});

test('MAP-12: the same seed and choices give the same file; another seed another', () => {
  expect(made()).toEqual(made());
  expect(made({ seed: 'spring' }).scenario).not.toBe(made().scenario);
  expect(made().scenario).not.toContain('autumn');
});

test('MAP-9: every die of a map is kept with its rule and what it was for', () => {
  const { rolls } = made();
  const kinds = new Set(rolls.map(({ purpose }) => purpose.kind));
  expect([...kinds]).toEqual(
    expect.arrayContaining(['importance', 'trait', 'number of lanes', 'lane side', 'lane class']),
  );
  expect(rolls.filter(({ purpose }) => purpose.kind === 'importance')).toHaveLength(37 - 3);
});

test('MAP-12: a year on a new map breaks nothing that must hold', () => {
  const { start } = startOf({ players: 4, settings: { homeworldTraits: 'rolled' } });
  const played = playCampaign({ start, seed: 1, turns: 13, windows: false });
  expect(played.failure).toBeNull();
});

test('MAP-2: the summary compares the players in their order, and is the same of the file', () => {
  const { summary, scenario } = made();
  expect(summary).toMatchObject({ name: 'Three Suns', rings: 3, systems: 37 });
  expect(summary.homes.map(({ empire, output }) => [empire, output])).toEqual([
    ['Human', 30],
    ['Loran', 30],
    ['Terran League', 30],
  ]);
  expect(done(showGalaxy({ scenario, forceLists: FORCE_LISTS }))).toEqual(summary);
  const contact = done(showGalaxy({ scenario: scenarioText(), forceLists: FORCE_LISTS }));
  expect(contact).toMatchObject({ systems: 19, homes: [{ homeworld: 'Sol' }, {}] });
});

test.each<{ what: string; part: Partial<MakeGalaxyInput>; paths: readonly string[] }>([
  {
    what: 'too many players and rings',
    part: { players: 21, rings: 41 },
    paths: ['players', 'rings'],
  },
  { what: 'nobody', part: { players: 0, names: [] }, paths: ['players'] },
  { what: 'a ring too small', part: { players: 7, rings: 1 }, paths: ['rings'] },
  { what: 'too few homeworlds', part: { homes: [0, 6] }, paths: ['homes'] },
  { what: 'homeworlds too near', part: { homes: [0, 5, 12] }, paths: ['homes[1]'] },
  { what: 'no room for the third', part: { homes: [0, 7, 13] }, paths: ['homes[1]'] },
  {
    what: 'all at once',
    part: {
      seed: '',
      lists: ['humn'],
      names: ['a', 'b', 'c', 'd'],
      settings: { anomalyTable: 'd8' },
    },
    paths: ['seed', 'names', 'lists[0]', 'anomalyTable'],
  },
  {
    what: 'settings that are none',
    part: { settings: { battles: 'standing', startingIntel: '-1', startingPoints: 'many' } },
    paths: ['battles', 'startingIntel', 'startingPoints'],
  },
  { what: 'names that make one key', part: { names: ['Été', 'Ete!'] }, paths: ['names[1]'] },
  { what: 'a name twice', part: { names: ['One', 'one'] }, paths: ['names[1]'] },
])('MAP-1: a galaxy that cannot be is refused: $what', ({ part, paths }) => {
  const refused = makeGalaxy({ ...asked, ...part });
  expect(refused.ok ? [] : refused.error.issues.map(({ path }) => path)).toEqual(paths);
});

test('MAP-12: of a map that is explored in play only homeworlds and their lanes into the dark are made', () => {
  const settings = { map: 'explore', anomalyTable: '2d6', unmappedStars: 'on' };
  const { scenario, start } = startOf({ settings });
  expect(scenario.explore).toEqual({
    ...{ anomalyTable: '2d6', offMapLanes: 'off', unmappedStars: 'on' },
  });
  expect(start.rules.explored).toEqual({ ...scenario.explore, rings: 3 });
  const homes = Object.values(start.state.systems);
  expect(homes.map(({ owner }) => owner)).toHaveLength(3);
  const lanes = Object.values(start.state.lanes);
  expect(lanes.length).toBeGreaterThan(2);
  expect(new Set(lanes.map((lane) => lane.class))).toEqual(new Set(['unexplored']));
  const view = empireViewOf(start.state, empireId('human'), {
    campaignName: '',
    rules: start.rules,
  });
  const dark = Object.values(view.systems).filter(({ visited }) => visited === null);
  expect(dark.length).toBeGreaterThan(0);
  expect(dark.every(({ id, name }) => name === id)).toBe(true);
  expect(made({ settings }).summary).toMatchObject({ systems: 3, lanes: lanes.length });
});

test('SET-1: the name of an empire that is given none does not depend on what others play', () => {
  const namesWith = (seed: string, first: string) => {
    const { scenario } = startOf({ seed, players: 2, names: [], lists: [first, 'human'] });
    return scenario.empires.map(({ key, name }) => [key, name]);
  };
  for (const seed of ['autumn', 'winter', 'spring', 'summer', 'dawn', 'dusk', 'noon', 'night']) {
    const [own] = namesWith(seed, 'human').slice(1);
    expect(namesWith(seed, 'loran').slice(1)).toEqual([own]);
    expect(namesWith(seed, 'human')[0]).not.toEqual(own);
  }
});
