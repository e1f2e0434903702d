import { expect, test } from 'vitest';
import type { EmpireView, LaneView, SystemView } from '#fog/views/empire-view';
import { spokenNamesOf } from '#http/names/spoken-names';
import { tableOf } from '#kernel/collections/group-by';
import { systemId } from '#test/support/campaign';
import { human } from '#test/support/proof-map';
import { proofWorld } from '#test/support/proof-world';
import { viewOf } from '#test/support/whole-turn';

const world = proofWorld(3);
const view = viewOf(world, world.state, human);
const [system] = Object.values(view.systems);
const [lane] = Object.values(view.lanes);

/** A view of some systems and lanes: `A-B: minor`. */
function viewWith(lanes: Readonly<Record<string, LaneView['class']>>): EmpireView {
  const ids = [...new Set(Object.keys(lanes).flatMap((key) => key.split('-')))];
  const systems = ids.map((id): SystemView => ({ ...system!, id: systemId(id), name: id }));
  const all = Object.entries(lanes).map(([key, of]): LaneView => {
    const [a = '', b = ''] = key.split('-').map(systemId);
    return {
      ...lane!,
      id: key as LaneView['id'],
      a: a as LaneView['a'],
      b: b as LaneView['b'],
      class: of,
    };
  });
  return {
    ...view,
    systems: tableOf(systems, ({ id }) => id),
    lanes: tableOf(all, ({ id }) => id),
  };
}

const way = (lanes: Readonly<Record<string, LaneView['class']>>, from: string, to: string) =>
  spokenNamesOf(viewWith(lanes)).wayBetween(systemId(from), systemId(to));

test('MOV-1: two systems that a lane joins need nothing between them, however bad the lane', () => {
  const lanes = { 'A-B': 'major', 'B-C': 'major', 'A-C': 'restricted' } as const;
  expect(way(lanes, 'A', 'C')).toEqual(['C']);
});

test('MOV-1: the best way goes by the better lanes', () => {
  const lanes = { 'A-B': 'major', 'B-D': 'major', 'A-C': 'restricted', 'C-D': 'minor' } as const;
  expect(way(lanes, 'A', 'D')).toEqual(['B', 'D']);
});

test('MOV-1: of equal ways it is always the same one, for any order of the lanes', () => {
  const lanes = { 'A-B': 'minor', 'B-D': 'minor', 'A-C': 'minor', 'C-D': 'minor' } as const;
  const turned = Object.fromEntries(Object.entries(lanes).reverse());
  expect(way(lanes, 'A', 'D')).toEqual(['B', 'D']);
  expect(way(turned, 'A', 'D')).toEqual(['B', 'D']);
});

test('FOG-14: where the player knows no way, none is named', () => {
  expect(way({ 'A-B': 'major', 'C-D': 'major' }, 'A', 'D')).toBeUndefined();
  expect(way({ 'A-B': 'major', 'B-C': 'unexplored' }, 'A', 'C')).toBeUndefined();
});
