import { brandAs } from '#kernel/brand/brand';
import type { UnitId } from '#model/campaign/ids';
import type { Ability } from '#model/forces/design';
import type { UnitKind } from '#model/forces/unit';
import { helpFor } from '#rules/construction/help-for';
import { repairCostOf } from '#rules/construction/repair-cost';
import { refitCostOf } from '#rules/construction/refit-cost';
import { isYardFor } from '#rules/construction/repair-refusals';
import { scrapValueOf } from '#rules/construction/scrap-value';
import { statusCostOf, statusSourcesOf } from '#rules/construction/status-refusals';
import { designId, designOf, empireId, systemId } from '#test/support/campaign';
import { expect, test } from 'vitest';

test.each([
  { cost: 7, yard: 2, field: 4 },
  { cost: 1, yard: 1, field: 1 },
  { cost: 8, yard: 2, field: 4 },
  { cost: 9, yard: 3, field: 5 },
])('CON-5: to repair what costs $cost takes $yard at a yard, $field in the field', (row) => {
  const patient = { unit: { unconverted: false }, design: designOf({ id: designId('x'), ...row }) };
  expect(repairCostOf(patient, 'yard')).toBe(row.yard);
  expect(repairCostOf(patient, 'field')).toBe(row.field);
});

test.each([
  { kind: 'ship', where: 'yard', cost: 2 },
  { kind: 'base', where: 'yard', cost: 2 },
  { kind: 'flight', where: 'yard', cost: 4 },
  { kind: 'flight', where: 'field', cost: 4 },
] as const)('TECH-6: the $where repairs an unconverted $kind of 8 for $cost', (row) => {
  const { kind, where, cost } = row;
  const patient = { unit: { unconverted: true }, design: design(kind, 8) };
  expect(repairCostOf(patient, where)).toBe(cost);
});

test.each([
  { refitCost: 'half', from: 7, to: 7, cost: 4 },
  { refitCost: 'half', from: 2, to: 8, cost: 4 },
  { refitCost: 'difference', from: 7, to: 7, cost: 4 },
  { refitCost: 'difference', from: 2, to: 8, cost: 7 },
  { refitCost: 'difference', from: 12, to: 4, cost: 1 },
] as const)('CON-6: by $refitCost a refit of what costs $from into $to takes $cost', (row) => {
  const { refitCost, from, to, cost } = row;
  expect(refitCostOf({ from: { cost: from }, to: { cost: to } }, { refitCost })).toBe(cost);
});

const hermes = (number: number): UnitId => brandAs<UnitId>(`human.h${String(number)}`);
const HELPERS = [1, 2, 3].map((number) => ({
  unit: hermes(number),
  points: 2,
  isDepot: false,
}));

test.each([
  { used: 0, cost: 4, help: [1, 2] },
  { used: 0, cost: 2, help: [1] },
  { used: 2, cost: 4, help: [2, 3] },
  { used: 1, cost: 2, help: [1, 2] },
  { used: 4, cost: 2, help: [3] },
  { used: 4, cost: 3, help: null },
])('CON-5: of three Hermes with Supply 2, $used used, $help repair for $cost', (row) => {
  const help = row.help === null ? null : { helpers: row.help.map(hermes), hosted: [] };
  const hands = { helpers: HELPERS, used: row.used, hosts: [] };
  expect(helpFor(hands, row.cost)).toEqual(help);
});

test.each([
  { used: 0, cost: 6, helpers: [1, 2, 3], hosted: [] },
  { used: 0, cost: 7, helpers: [1, 2, 3], hosted: [['loran', 1]] },
  {
    used: 6,
    cost: 9,
    helpers: [],
    hosted: [
      ['loran', 4],
      ['tirelon', 5],
    ],
  },
  { used: 9, cost: 4, helpers: [], hosted: [['loran', 4]] },
  { used: 6, cost: 15, helpers: null, hosted: [] },
])('CON-5, DIP-10: partners with 4 and 10 points give $hosted of $cost, $used used', (row) => {
  const system = systemId('H0101');
  const hosts = [
    { owner: empireId('loran'), system, points: 4 },
    { owner: empireId('tirelon'), system, points: 10 },
  ];
  const help = helpFor({ helpers: HELPERS, used: row.used, hosts }, row.cost);
  expect(help?.helpers ?? null).toEqual(row.helpers === null ? null : row.helpers.map(hermes));
  expect(help?.hosted.map(({ owner, points }) => [owner, points]) ?? []).toEqual(row.hosted);
});

const ATMOSPHERIC: readonly Ability[] = [{ id: brandAs('atmospheric'), rating: 1 }];
const NOWHERE = { hasYard: false, isFriendly: false, isOwnColony: false, utilized: 0 };
const YARD = { ...NOWHERE, hasYard: true };
const COLONY = { ...NOWHERE, isFriendly: true, isOwnColony: true, utilized: 4 };
const design = (kind: UnitKind, cost = 4, abilities: readonly Ability[] = []) =>
  designOf({ id: designId('one'), kind, cost, abilities });

test.each([
  { what: 'a ship at a yard', one: design('ship'), place: YARD, is: true },
  { what: 'a ship at a colony', one: design('ship'), place: COLONY, is: false },
  { what: 'a flight at a yard', one: design('flight'), place: YARD, is: true },
  // A repair costs a quarter of the price, up: 4 of 16, 5 of 17. The colony utilizes 4.
  {
    what: 'an Atmospheric ship of 16',
    one: design('ship', 16, ATMOSPHERIC),
    place: COLONY,
    is: true,
  },
  {
    what: 'an Atmospheric ship of 17',
    one: design('ship', 17, ATMOSPHERIC),
    place: COLONY,
    is: false,
  },
  {
    what: 'an Atmospheric flight of 16',
    one: design('flight', 16, ATMOSPHERIC),
    place: COLONY,
    is: true,
  },
  { what: 'a convoy of 16', one: design('convoy', 16), place: COLONY, is: true },
  { what: 'a convoy of 17', one: design('convoy', 17), place: COLONY, is: false },
  {
    what: 'a convoy where nobody is a friend',
    one: design('convoy', 16),
    place: { ...COLONY, isFriendly: false },
    is: false,
  },
  { what: 'a base at a colony', one: design('base', 20), place: COLONY, is: true },
  { what: 'a base at a yard', one: design('base'), place: YARD, is: false },
  { what: 'a minefield', one: design('minefield'), place: COLONY, is: false },
  { what: 'ground forces', one: design('ground'), place: COLONY, is: false },
])('CON-5: $what is repaired as at a yard: $is', ({ one, place, is }) => {
  const cost = repairCostOf({ unit: { unconverted: false }, design: one }, 'yard');
  expect(isYardFor(one, place, cost)).toBe(is);
});

test.each([
  { cost: 7, isFriendly: true, value: 3 },
  { cost: 1, isFriendly: true, value: 0 },
  { cost: 8, isFriendly: false, value: 0 },
])('CON-8: scrap of $cost brings $value (friendly system: $isFriendly)', (row) => {
  expect(scrapValueOf(row, row.isFriendly)).toBe(row.value);
});

test.each([
  { what: 'a ship', one: design('ship'), sources: ['shipyard'] },
  {
    what: 'an Atmospheric ship',
    one: design('ship', 4, ATMOSPHERIC),
    sources: ['system', 'shipyard'],
  },
  { what: 'a flight', one: design('flight'), sources: ['system', 'shipyard'] },
  { what: 'a minefield', one: design('minefield'), sources: ['system', 'shipyard'] },
  { what: 'ground forces', one: design('ground'), sources: ['census'] },
])('CON-9: $what changes its status by $sources', ({ one, sources }) => {
  expect(statusSourcesOf(one)).toEqual(sources);
});

test('CON-9: a change of status takes what the unit and all aboard cost', () => {
  expect(statusCostOf({ cost: 6 }, [{ cost: 2 }, { cost: 1 }])).toBe(9);
});
