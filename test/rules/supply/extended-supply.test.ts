import { expect, test } from 'vitest';
import type { LaneClass } from '#model/campaign/lane';
import type { SystemId } from '#model/campaign/ids';
import type { AbilityId } from '#model/forces/design';
import { laneMapOf } from '#rules/movement/lane-map-of';
import { extendedSupplyOf } from '#rules/supply/extended-supply-of';
import { shipsForSupply } from '#rules/supply/ships-for-supply';
import { supplyFunctionsOf } from '#rules/supply/supply-functions-of';
import { brandAs } from '#kernel/brand/brand';
import { campaignOf, designId, designOf, systemId, unitId } from '#test/support/campaign';

type Sites = Readonly<{
  depots?: string;
  enemies?: string;
  blockaded?: string;
  shutIn?: string;
}>;

const LINE = 'DNXYZ';
const ALL = LINE.split('');

/** A line D–N–X–Y–Z of lanes of these classes, by their first letters; sites name systems by theirs. */
function extended(classes: string, sites: Sites = {}) {
  const names: Readonly<Record<string, LaneClass>> = {
    m: 'minor',
    M: 'major',
    r: 'restricted',
    u: 'unexplored',
  };
  const lanes = classes.split('').map((lane, at) => ({
    a: systemId(LINE.charAt(at)),
    b: systemId(LINE.charAt(at + 1)),
    class: names[lane]!,
  }));
  const isIn =
    (letters = '') =>
    (system: SystemId) =>
      letters.includes(system);
  return extendedSupplyOf({
    depots: (sites.depots ?? 'D').split('').map(systemId),
    lanes: laneMapOf(campaignOf({ lanes }).lanes),
    isBlockaded: isIn(sites.blockaded),
    isShutIn: isIn(sites.shutIn),
    hasEnemyFleet: isIn(sites.enemies),
  });
}

const ROWS: readonly (readonly [string, string, number, Sites, string])[] = [
  ['4 functions are 4 lanes (example 8)', 'mmmm', 4, {}, 'DNXYZ'],
  ['3 functions are 3', 'mmmm', 3, {}, 'DNXY'],
  ['no function, no extended supply', 'mmmm', 0, {}, ''],
  ['restricted lanes will do', 'rMrm', 4, {}, 'DNXYZ'],
  ['unexplored ones not', 'mmum', 4, {}, 'DNX'],
  ['not through an enemy fleet', 'mmmm', 4, { enemies: 'X' }, 'DNX'],
  ['but out of one at the depot, and into one', 'mmmm', 4, { enemies: 'DZ' }, 'DNXYZ'],
  ['a blockaded depot serves nobody else', 'mmmm', 4, { blockaded: 'D' }, ''],
  ['the nearest depot counts', 'mmmm', 1, { depots: 'DY' }, 'DNXYZ'],
  ['forces that are shut in have none', 'mmmm', 4, { shutIn: 'XZ' }, 'DNY'],
];

test.each(ROWS)('SUP-6: %s', (_name, classes, reach, sites, supplied) => {
  const supply = extended(classes, sites);
  expect(ALL.filter((at) => supply.routeTo(systemId(at), reach) !== null).join('')).toBe(supplied);
});

test.each([
  ['its nearer end and one lane more', 'XY', 3, {}, { depot: 'D', lanes: 3 }],
  ['so 2 functions are too few there', 'XY', 2, {}, null],
  ['from a depot at one end', 'XD', 1, {}, { depot: 'D', lanes: 1 }],
  ['not through an enemy at that end', 'NX', 4, { enemies: 'N' }, null],
] as const)('SUP-6: in a lane: %s', (_name, ends, reach, sites, route) => {
  const from = ends.split('').map(systemId);
  expect(extended('mmmm', sites).routeFromLane(from, reach)).toEqual(route);
});

test.each([
  ['a sound ship in service', {}, {}, false, 3],
  ['not a crippled one', { condition: 'crippled' }, {}, false, 0],
  ['nor one in reserve', { status: 'reserve' }, {}, false, 0],
  ['nor an unconverted one', { unconverted: true }, {}, false, 0],
  ['nor one under repair', {}, {}, true, 0],
  ['nor a base', {}, { kind: 'base' }, false, 0],
] as const)('SUP-6: Supply functions are of %s', (_name, part, design, isResting, functions) => {
  const unit = { condition: 'sound', status: 'active', unconverted: false, ...part } as const;
  const abilities = [{ id: brandAs<AbilityId>('supply'), rating: 3 }];
  const ship = designOf({ id: designId('supplier'), abilities, ...design });
  expect(supplyFunctionsOf({ unit, design: ship, isResting })).toBe(functions);
});

test.each([
  ['no more than are needed', 2, ['u2']],
  ['the highest rating first', 4, ['u2', 'u3']],
  ['who repairs others last', 9, ['u2', 'u3', 'u1']],
])('SUP-6: of the Supply ships there are used %s', (_name, lanes, used) => {
  const ship = (name: string, functions: number, isHelper = false) => ({
    unit: unitId(name),
    functions,
    isHelper,
  });
  const ships = [ship('u1', 5, true), ship('u2', 3), ship('u3', 1)];
  expect(shipsForSupply(ships, lanes)).toEqual(used);
});
