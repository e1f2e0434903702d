import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import type { EmpireView } from '#fog/views/empire-view';
import { moderatorViewOf } from '#fog/views/moderator-view-of';
import { moderatorMapFigure } from '#report/map/moderator-map';
import { offMapStubs } from '#report/map/off-map-stubs';
import type { SystemMark } from '#report/map/scene';
import { starMapFigure } from '#report/map/star-map';
import { knownSystemBlocks } from '#report/sections/known-systems';
import { namesOfView } from '#report/sentences/names-of-view';
import { findBy, findsStart } from '#test/engine/discovery/finds-world';
import { looked } from '#test/engine/movement/voyages';
import { sampleView } from '#test/report/reports/sample-campaign';
import { empireId, systemId } from '#test/support/campaign';

/** A lane off the map at Hub, which Human visits, and three at the other empire’s home. */
const made = findsStart({
  hub: { offMapLanes: 1 },
  nest: { offMapLanes: 3 },
  atHub: { human: ['Prometheus'] },
});
const { state } = findBy({ ...made, state: looked(made.state) });
const info = { campaignName: '', rules: made.rules };
const view: EmpireView = empireViewOf(state, empireId('human'), info);

const stubsIn = (svg: string): number => svg.match(/lane-off-map/gu)?.length ?? 0;

test('OPT-10, FOG-2: a map draws the lanes off the map of systems that its reader visited', () => {
  const { svg, legend } = starMapFigure(view);
  expect(stubsIn(svg)).toBe(1);
  expect(svg).toContain('minor, 1 lane off the map</title>');
  expect(legend).toContainEqual({ mark: '──›', meaning: 'lane off the map' });
});

test('OPT-10: the moderator sees them all; where there are none, the legend is silent', () => {
  expect(stubsIn(moderatorMapFigure(moderatorViewOf(state, info)).svg)).toBe(4);
  expect(JSON.stringify(starMapFigure(sampleView).legend)).not.toContain('off the map');
});

test('OPT-10, FOG-2: the sheet tells a visitor of them', () => {
  const text = JSON.stringify(knownSystemBlocks(view, namesOfView(view)));
  expect(text).toContain('1 lane off the map');
});

const mark = (q: number, r: number, offMap = 0): SystemMark => ({
  ...{ id: systemId(`${String(q)},${String(r)}`), name: '', hex: { q, r }, about: '' },
  ...{ size: 'major', owner: null, age: '', offMap },
});

test.each([
  ['outermost first', [mark(2, 0, 1)], ['234 -45']],
  ['two of them', [mark(2, 0, 2)], ['234 -45', '260 0']],
  ['never towards a system', [mark(2, 0, 1), mark(3, -1)], ['260 0']],
] as const)('OPT-10: a lane off the map ends at the edge of its hex: %s', (_, systems, ends) => {
  expect(offMapStubs(systems).map(({ end: { x, y } }) => `${String(x)} ${String(y)}`)).toEqual(
    ends,
  );
});
