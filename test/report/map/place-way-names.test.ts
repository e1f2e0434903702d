import { expect, test } from 'vitest';
import { valuesById } from '#kernel/collections/tables';
import { overlap } from '#report/map/boxes';
import { layoutOf } from '#report/map/layout';
import { placeForces } from '#report/map/place-forces';
import { placeNames } from '#report/map/place-names';
import { placeWayNames } from '#report/map/place-way-names';
import { sceneOfView } from '#report/map/scene-of-view';
import { richView } from '#test/report/reports/rich-campaign';

const scene = sceneOfView(richView);
const LONG = 'The Second Reserve Squadron of the Northern March';

const waysNamed = (name: string) =>
  valuesById(layoutOf(scene).paths).flatMap(({ lane: { a, b } }) => [
    { from: a, path: [b], name, tone: 'ordered' as const },
    { from: b, path: [a], name, tone: 'refused' as const },
  ]);

function placedIn(ways: ReturnType<typeof waysNamed>) {
  const layout = layoutOf({ ...scene, ways });
  const forces = placeForces(layout);
  const names = placeNames(layout, forces);
  const taken = [...names.map(({ box }) => box), ...forces.flatMap(({ boxes }) => boxes)];
  return { taken, placed: placeWayNames(layout, { names, forces }) };
}

test('the name of a fleet on its way covers no other word, on any lane', () => {
  for (const name of ['Pathfinder', LONG]) {
    const { placed, taken } = placedIn(waysNamed(name));
    const boxes = placed.map(({ box }) => box);
    const covered = boxes.filter((box, at) =>
      [...taken, ...boxes.slice(0, at)].some((one) => overlap(box, one)),
    );
    expect(covered).toEqual([]);
  }
});

test('a short name finds a place on most lanes; a way that is only offered has none', () => {
  const ways = waysNamed('Scout').filter(({ tone }) => tone === 'ordered');
  expect(placedIn(ways).placed.length).toBeGreaterThan(ways.length / 2);
  expect(placedIn(ways.map((way) => ({ ...way, tone: 'offered' as never }))).placed).toEqual([]);
});
