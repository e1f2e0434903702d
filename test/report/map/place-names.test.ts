import { expect, test } from 'vitest';
import { crosses, overlap } from '#report/map/boxes';
import { layoutOf } from '#report/map/layout';
import { placeForces } from '#report/map/place-forces';
import { placeNames } from '#report/map/place-names';
import { sceneOfView } from '#report/map/scene-of-view';
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
    const { box } = placeNames(layout, placed).find(({ system }) => system.id === id)!;
    const level = valuesById(layout.paths).filter(({ start, end }) => start.y === end.y);
    expect(placed.flatMap(({ boxes }) => boxes).filter((mark) => overlap(box, mark))).toEqual([]);
    expect(level.filter(({ start, end }) => crosses(box, start, end))).toEqual([]);
  },
);
