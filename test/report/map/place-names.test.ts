import { expect, test } from 'vitest';
import { crosses, overlap } from '#report/map/boxes';
import { type Layout, layoutOf } from '#report/map/layout';
import { placeForces } from '#report/map/place-forces';
import { type PlacedName, placeNames } from '#report/map/place-names';
import type { Scene } from '#report/map/scene';
import { sceneOfModerator } from '#report/map/scene-of-moderator';
import { sceneOfView } from '#report/map/scene-of-view';
import { makeGalaxy } from '#app/usecases/galaxies/make-galaxy';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { projectText } from '#main/project-file';
import { publishedLists } from '#test/content/published-lists';
import { moderatorViewOf } from '#fog/views/moderator-view-of';
import { forceListsText } from '#main/force-lists-text';
import { valuesById } from '#kernel/collections/tables';
import { richView } from '#test/report/reports/rich-campaign';

const scene = sceneOfView(richView);
const ALL_SLOTS = 4;

test.each(scene.systems.map(({ id, name }) => [name, id] as const))(
  'with marks all round it, the name of %s covers none of them and lies along no lane',
  (_, id) => {
    const [force] = scene.forces;
    const forces = Array.from({ length: ALL_SLOTS }, () => ({ ...force!, at: { system: id } }));
    const layout = layoutOf({ ...scene, forces });
    const placed = placeForces(layout);
    const { boxes } = placeNames(layout, placed).find(({ system }) => system.id === id)!;
    const level = valuesById(layout.paths).filter(({ start, end }) => start.y === end.y);
    expect(
      placed
        .flatMap(({ boxes }) => boxes)
        .filter((mark) => boxes.some((box) => overlap(box, mark))),
    ).toEqual([]);
    expect(level.filter(({ start, end }) => boxes.some((box) => crosses(box, start, end)))).toEqual(
      [],
    );
  },
);

/** A drawn galaxy as its moderator sees it: all of its systems and lanes. */
function galaxyScene(seed: number, rings: number): Scene {
  const made = makeGalaxy({
    ...{ name: 'A galaxy', players: 6, rings, homes: null, names: [], lists: [], settings: {} },
    seed: `match ${String(seed)}`,
    forceLists: forceListsText(),
  });
  if (!made.ok) throw new Error(made.error.text);
  const parsed = parseScenario(made.value.scenario, publishedLists());
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const { state, rules } = stateOfScenario(parsed.value, publishedLists());
  return sceneOfModerator(moderatorViewOf(state, { campaignName: 'A galaxy', rules }));
}

/** The names that a lane runs through. */
function crossedIn({ paths }: Layout, names: readonly PlacedName[]): readonly string[] {
  const lanes = valuesById(paths).flatMap(({ start, bend, end, middle }) =>
    bend === null ? [[start, end] as const] : [[start, middle] as const, [middle, end] as const],
  );
  const crossed = names.filter(({ boxes }) =>
    boxes.some((box) => lanes.some(([a, b]) => crosses(box, a, b))),
  );
  return crossed.map(({ system }) => system.name);
}

test.each([
  [1, 10],
  [2, 6],
])(
  'in galaxy %i of %i rings no lane runs through a name, and no name covers another',
  (seed, rings) => {
    const layout = layoutOf(galaxyScene(seed, rings));
    const names = placeNames(layout, placeForces(layout));
    expect(names.length).toBeGreaterThan(100);
    expect(crossedIn(layout, names)).toEqual([]);
    const covered = names.filter((one) =>
      names.some(
        (other) =>
          other !== one && one.boxes.some((box) => other.boxes.some((its) => overlap(box, its))),
      ),
    );
    expect(covered.map(({ system }) => system.name)).toEqual([]);
  },
);

/** The map of a scenario as its moderator sees it before the first turn. */
function scenarioScene(name: string): Scene {
  const lists = publishedLists();
  const parsed = parseScenario(projectText(`scenarios/${name}/scenario.json`), lists);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const { state, rules } = stateOfScenario(parsed.value, lists);
  return sceneOfModerator(moderatorViewOf(state, { campaignName: name, rules }));
}

test.each(['first-contact', 'iron-ring'])(
  'in the scenario %s no lane runs through a name',
  (name) => {
    const layout = layoutOf(scenarioScene(name));
    expect(crossedIn(layout, placeNames(layout, placeForces(layout)))).toEqual([]);
  },
);

test('a name breaks at a space only where it would lie on a lane otherwise', () => {
  const layout = layoutOf(scenarioScene('first-contact'));
  const names = placeNames(layout, placeForces(layout));
  const broken = names.flatMap(({ lines }) => (lines.length > 1 ? [lines] : []));
  expect(broken).toEqual([['Alpha', 'Centauri']]);
});
