import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import { countOf } from '#fog/views/force-count';
import type { ContactId } from '#model/campaign/ids';
import type { UnitKind } from '#model/forces/unit';
import type { EmpireView } from '#fog/views/empire-view';
import { othersAt } from '#http/order-map/others-at';
import { viewNamesOf } from '#http/names/view-names';
import { playerWorld } from '#http/what-if/player-world';
import { forceCountMark, forceCountText } from '#report/document/force-count-text';
import { sceneOfView } from '#report/map/scene-of-view';
import { designId, designOf, fleetId, unitId, unitOf } from '#test/support/campaign';
import { human, loran, sampleView, sol, wolf } from '#test/report/reports/sample-campaign';

test.each([
  [{ ships: 3, others: 2 }, '3+2', '3 ships and 2 other units'],
  [{ ships: 1, others: 1 }, '1+1', '1 ship and 1 other unit'],
  [{ ships: 4, others: 0 }, '4', '4 ships'],
  [{ ships: 0, others: 1 }, '+1', '1 unit, no ships'],
  [{ ships: 0, others: 0 }, '0', 'nothing'],
])('FOG-3: a force of %o is told as %s', (count, mark, text) => {
  expect([forceCountMark(count), forceCountText(count)]).toEqual([mark, text]);
});

test('FOG-3: ground forces are in nobody’s count', () => {
  const groups: readonly { kind: UnitKind; count: number }[] = [
    { kind: 'ship', count: 2 },
    { kind: 'ground', count: 5 },
    { kind: 'minefield', count: 3 },
    { kind: 'convoy', count: 1 },
  ];
  expect(countOf(groups)).toEqual({ ships: 2, others: 4 });
});

const [ship, base, troops, convoy] = [
  designOf({ id: designId('ship') }),
  designOf({ id: designId('base'), kind: 'base', hull: null }),
  designOf({ id: designId('troops'), kind: 'ground', hull: 'LG' }),
  designOf({ id: designId('convoy'), kind: 'convoy', hull: null, civilian: true }),
];

/** The same force of two ships, a convoy and three bases: the reader’s own at Sol, and the Loran’s at Wolf. */
const view: EmpireView = (() => {
  const fleet = { ...Object.values(sampleView.fleets)[0]!, id: fleetId('human.f1') };
  const home = { kind: 'fleet', fleet: fleet.id } as const;
  const system = { kind: 'system', system: sol } as const;
  const placed = [
    ...[ship, ship, convoy].map((design) => ({ design, place: home })),
    ...[base, base, base, troops].map((design) => ({ design, place: system })),
  ];
  const units = placed.map(({ design, place }, index) =>
    unitOf({ id: unitId(`human.u${String(index)}`), owner: human, design: design.id, place }),
  );
  const [model] = Object.values(sampleView.contacts);
  const contactOf = (
    number: number,
    kind: 'fleet' | 'garrison',
    shown: readonly [string, UnitKind, number][],
  ) => ({
    ...model!,
    id: brandAs<ContactId>(`human.c${String(number)}`),
    kind,
    owner: loran,
    place: { kind: 'system' as const, system: wolf },
    current: true,
    leftFor: null,
    groups: shown.map(([design, of, count]) => ({
      design: designId(design),
      kind: of,
      condition: 'sound' as const,
      count,
    })),
  });
  const contacts = [
    contactOf(1, 'fleet', [
      ['ship', 'ship', 2],
      ['convoy', 'convoy', 1],
    ]),
    contactOf(2, 'garrison', [['base', 'base', 3]]),
  ];
  const byId = <R extends { id: string }>(rows: readonly R[]) =>
    Object.fromEntries(rows.map((row) => [row.id, row]));
  return {
    ...sampleView,
    fleets: byId([{ ...fleet, place: { kind: 'system', system: sol } }]),
    units: byId(units),
    contacts: byId(contacts),
    designs: Object.fromEntries(
      [ship, base, troops, convoy].map((design) => [design.id, { known: 'stats', design }]),
    ),
  } as unknown as EmpireView;
})();

test('FOG-3: on the map the same force has the same number, for every owner, and the legend says of what', () => {
  const scene = sceneOfView(view);
  expect(scene.forces.map(({ text }) => text)).toEqual(['2+4', 'L2+4']);
  expect(scene.forces.map(({ about }) => about.replace(/^[^:]*: /, ''))).toEqual([
    '2 ships and 4 other units',
    '2 ships and 4 other units in sight',
  ]);
  expect(scene.legend).toContainEqual({
    mark: '3+2',
    meaning: 'ships + other visible units',
  });
});

test('FOG-3: the order map and What if tell forces in that measure too', () => {
  expect(othersAt(view, viewNamesOf(view), wolf)).toEqual([
    'A fleet of Loran Imperium (War): 2 ships and 1 other unit, in sight now',
    'A garrison of Loran Imperium (War): 3 units, no ships, in sight now',
  ]);
  expect(
    playerWorld(view, []).forces.map(({ about }) => about.replace(/,? (at|in sight) .*$/, '')),
  ).toEqual([
    '2 ships and 1 other unit',
    '3 units, no ships',
    '2 ships and 1 other unit',
    '3 units, no ships',
  ]);
});
