import { showGalaxy } from '#app/usecases/galaxies/show-galaxy';
import { FORCE_LISTS } from '#test/support/desk';
import { describe, expect, test } from 'vitest';
import { playCampaign } from '#app/self-play/play-campaign';
import { parseScenario } from '#content/scenarios/parse-scenario';
import type { Scenario } from '#content/scenarios/scenario-schema';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { settingLines } from '#model/settings/setting-lines';
import { outsideWorld } from '#main/outside-world';
import { projectText } from '#main/project-file';
import { publishedLists } from '#test/content/published-lists';
import { memoryStore } from '#test/support/memory-store';
import { noInstallation } from '#test/support/no-installation';

const { texts } = outsideWorld({ store: memoryStore(), installation: noInstallation });

const MAPS = ['five-rivers', 'four-winds', 'narrow-sea', 'six-realms', 'three-shores'];
const NAMES = [
  'first-contact',
  'barbarians',
  'dark-stars',
  'first-steps',
  'five-crowns',
  'five-rivers',
  'four-winds',
  'human-centauran-war',
  'iron-ring',
  'long-peace',
  'narrow-sea',
  'six-banners',
  'six-realms',
  'three-shores',
  'triangulation',
];

test('the scenario to learn with is offered first', async () => {
  expect(await texts.names()).toEqual(NAMES);
});

const lists = publishedLists();

function scenarioOf(name: string): Scenario {
  const parsed = parseScenario(projectText(`scenarios/${name}/scenario.json`), lists);
  if (!parsed.ok) throw new Error(`${name}: ${JSON.stringify(parsed.error)}`);
  return parsed.value;
}

describe.each(NAMES)('%s', (name) => {
  const scenario = scenarioOf(name);
  const guide = scenario.guide!;

  test('can be played with the published lists, and each empire can be told from the others', () => {
    const { empires } = scenario;
    expect(new Set(empires.map((one) => one.name)).size).toBe(empires.length);
    expect(scenario.description.length).toBeGreaterThan(40);
    expect(projectText(`scenarios/${name}/README.md`)).toContain(`# ${scenario.name}\n`);
  });

  test('its guide tells what it teaches, the situation, objectives, and something for the moderator', () => {
    expect(guide.teaches.length).toBeGreaterThanOrEqual(2);
    expect(guide.situation.length).toBeGreaterThanOrEqual(1);
    expect(guide.objectives.length).toBeGreaterThanOrEqual(1);
    expect(guide.commentary.length).toBeGreaterThanOrEqual(1);
    expect(guide.turns).toBeGreaterThan(0);
    expect(guide.evenings).toBeGreaterThan(0);
  });

  test('its settings differ from the book only as its guide says', () => {
    const { rules } = stateOfScenario(scenario, lists);
    const changed = settingLines(rules).filter(({ isDefault }) => !isDefault);
    const told = guide.settings.map(({ setting }) => setting);
    expect(new Set(told)).toEqual(new Set(changed.map(({ key }) => key)));
  });

  test('its first turn runs with players that order at random, and everybody is still there', () => {
    const start = stateOfScenario(scenario, lists);
    const { failure, end } = playCampaign({ start, seed: 1, turns: 1, windows: false });
    expect(failure).toBeNull();
    expect(end.turn).toBe(2);
    for (const { id, homeworld } of Object.values(end.empires)) {
      expect(end.systems[homeworld]!.owner, id).toBe(id);
    }
  });
});

test('MAP-1: there is a map for each size, its empires are free to choose, and no homeworld is favored', () => {
  const sizes = MAPS.map((name) => {
    const { rings, systems, empires, relations, guide } = scenarioOf(name);
    expect(guide?.kind, name).toBe('map');
    for (const { choose } of empires) expect(choose).toEqual(['name', 'forceList', 'forces']);
    expect(relations, name).toEqual([]);
    return [rings, systems.length, empires.length];
  });
  expect(sizes.sort((a, b) => a[0]! - b[0]!)).toEqual([
    [2, 19, 2],
    [3, 37, 3],
    [4, 61, 4],
    [5, 91, 5],
    [6, 127, 6],
  ]);
});

test('MAP-2: the surroundings of homeworlds on the maps differ by at most ten percent', async () => {
  for (const name of MAPS) {
    const shown = showGalaxy({ scenario: (await texts.read(name))!, forceLists: FORCE_LISTS });
    if (!shown.ok) throw new Error(name);
    for (const { favour } of shown.value.homes) expect(Math.abs(favour), name).toBeLessThan(11);
  }
});

/** Names that a story tells although somebody has not seen what they name. */
const LEGENDS: Readonly<Record<string, readonly string[]>> = { 'six-banners': ['Throne'] };

test.each(['four-winds', 'six-banners'])(
  'SET-1: the empires of %s begin with forces of equal cost, as its guide says',
  (name) => {
    const { state } = stateOfScenario(scenarioOf(name), lists);
    const free = ['shipyard', 'depot'];
    const costs = new Map<string, number>();
    for (const { owner, design: id } of Object.values(state.units)) {
      const design = lists.designs.find((one) => one.id === id)!;
      if (design.kind === 'convoy' || free.includes(design.role ?? '')) continue;
      costs.set(owner, (costs.get(owner) ?? 0) + design.cost);
    }
    expect(costs.size).toBe(scenarioOf(name).empires.length);
    for (const [owner, cost] of costs) {
      expect(cost, owner).toBeGreaterThanOrEqual(99);
      expect(cost, owner).toBeLessThanOrEqual(100);
    }
  },
);

test.each(NAMES)(
  'FOG-1: the guide of %s tells nobody a name that they do not know at the start',
  (name) => {
    const scenario = scenarioOf(name);
    const { state } = stateOfScenario(scenario, lists);
    const guide = scenario.guide!;
    const names = [...scenario.systems, ...scenario.empires].map((one) => one.name);
    for (const { key } of scenario.empires) {
      const systems = Object.values(state.knownSystems).filter(({ viewer }) => viewer === key);
      const met = Object.values(state.relations).flatMap(({ a, b }) =>
        a === key || b === key ? [a, b] : [],
      );
      const empires = scenario.empires.filter(
        (one) => one.key === key || met.includes(one.key as never),
      );
      const known = new Set([...systems, ...empires].map((one) => one.name));
      const side = guide.sides.find((one) => one.empire === key);
      const told = [guide, ...(side === undefined ? [] : [side])].flatMap(
        ({ situation, objectives }) => [...situation, ...objectives.map(({ text }) => text)],
      );
      const lessons = guide.lessons.flatMap(({ steps, why, look, orders }) => [
        ...[...steps, ...why, ...look],
        ...orders.filter(({ empire }) => empire === key).flatMap(({ lines }) => lines),
      ]);
      const all = [...told, ...lessons].join('\n');
      const strange = names.filter(
        (one) => new RegExp(`\\b${one}\\b`).test(all) && !known.has(one),
      );
      expect(strange, key).toEqual(LEGENDS[name] ?? []);
    }
  },
);
