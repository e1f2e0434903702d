import { expect, test } from 'vitest';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { WORK_SOURCES } from '#model/campaign/work';
import type { VisitedFacts } from '#model/campaign/knowledge';
import { capacityLedgerOf } from '#rules/construction/capacity-ledger';
import { type BuildingPlace, capacityOf } from '#rules/construction/capacity-of';
import { knownGroundOf } from '#rules/construction/known-ground';
import { repairOffersOf } from '#rules/construction/repair-offers';
import { placeFactsOf } from '#rules/construction/stationed-at';
import { ashore } from '#test/support/ashore';
import {
  campaignOf,
  designId,
  designOf,
  empireOf,
  systemId,
  systemOf,
} from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { squadronOf } from '#test/support/squadron';

const sol = systemId('H0101');

const PLACES: readonly BuildingPlace[] = [
  {
    utilized: 5,
    census: 4,
    anomalies: [],
    specialisation: null,
    shipyards: 2,
    mobile: 0,
    convoys: 1,
    wartime: false,
  },
  {
    ...{
      utilized: 4,
      census: 4,
      anomalies: ['Dense Asteroids'],
      shipyards: 0,
      mobile: 0,
      convoys: 0,
      wartime: true,
    },
    specialisation: { kind: 'industrial', since: 1 },
  },
  {
    utilized: 0,
    census: 0,
    anomalies: [],
    specialisation: null,
    shipyards: 0,
    mobile: 7,
    convoys: 0,
    wartime: false,
  },
  {
    utilized: 3,
    census: 9,
    anomalies: ['Dense Asteroids'],
    specialisation: null,
    shipyards: 1,
    mobile: 4,
    convoys: 2,
    wartime: false,
  },
];

test('CON-1 CON-2 CON-3 MAP-8: the lines of a capacity sum to it', () => {
  for (const place of PLACES) {
    for (const source of WORK_SOURCES) {
      expect(ledgerTotal(capacityLedgerOf(place, source))).toBe(capacityOf(place, source));
    }
  }
});

test('MAP-8: what asteroids add is a line of its own', () => {
  expect(capacityLedgerOf(PLACES.at(-1)!, 'shipyard').map(({ amount }) => amount)).toEqual([
    10, 4, 14,
  ]);
});

function offersAt(
  helpers: readonly ('yard' | 'depot')[],
  part: { withdraws?: boolean; used?: number; lent?: number; hosts?: readonly number[] } = {},
) {
  const { fleet, units } = squadronOf({
    owner: human,
    at: sol,
    designs: [designId('cruiser')],
    unit: { condition: 'crippled' },
  });
  const state = campaignOf({
    empires: [empireOf({ id: human, homeworld: sol })],
    systems: [systemOf({ id: sol, owner: human, census: 3, morale: 3 })],
    designs: [
      designOf({ id: designId('cruiser'), cost: 9 }),
      ...(['yard', 'depot'] as const).map((role) =>
        designOf({
          id: designId(role),
          kind: 'base',
          hull: null,
          role: role === 'yard' ? 'shipyard' : 'depot',
        }),
      ),
    ],
    fleets: [fleet],
    units: [
      ...units,
      ...helpers.map((design, index) => ashore(`human.u${String(index + 2)}`, design, sol)),
    ],
  });
  const facts = placeFactsOf({ ...state, unpaid: new Set(), designOf: (id) => state.designs[id] });
  return repairOffersOf({
    facts,
    empire: human,
    ground: state.systems[sol]!,
    unit: units[0]!,
    design: state.designs[designId('cruiser')]!,
    isWithdrawing: part.withdraws === true,
    helpUsed: part.used ?? 0,
    lent: part.lent ?? 0,
    hosts: (part.hosts ?? []).map((points) => ({ owner: loran, system: sol, points })),
  }).map(({ where, price }) => [where, ledgerTotal(price)]);
}

test.each([
  { helpers: [], part: {}, offers: [] },
  { helpers: ['yard'], part: {}, offers: [['yard', 3]] },
  { helpers: ['depot'], part: {}, offers: [['field', 5]] },
  {
    helpers: ['yard', 'depot'],
    part: {},
    offers: [
      ['yard', 3],
      ['field', 5],
    ],
  },
  { helpers: ['yard', 'depot'], part: { withdraws: true }, offers: [] },
  { helpers: ['depot'], part: { used: 6 }, offers: [] },
  { helpers: ['depot'], part: { lent: 6 }, offers: [] },
  { helpers: ['depot'], part: { used: 6, hosts: [1] }, offers: [['field', 5]] },
  { helpers: [], part: { hosts: [4] }, offers: [] },
] as const)(
  'CON-5: with $helpers a crippled cruiser of 9 is offered $offers',
  ({ helpers, part, offers }) => {
    expect(offersAt(helpers, part)).toEqual(offers);
  },
);

const FACTS: VisitedFacts = {
  importance: 'minor',
  capacity: 6,
  raw: 2,
  traits: [],
  anomalies: ['Dense Asteroids'],
  owner: null,
  settlement: 'uninhabited',
};

test('FOG-14: a place is known as the viewer’s own, as it was seen, or not at all', () => {
  const own = systemOf({ id: sol, owner: human, utilized: 4 });
  expect(knownGroundOf({ id: sol, own, visited: null })?.utilized).toBe(4);
  expect(knownGroundOf({ id: sol, own: null, visited: null })).toBeNull();
  expect(knownGroundOf({ id: sol, own: null, visited: { facts: FACTS } })).toEqual({
    id: sol,
    owner: null,
    anomalies: ['Dense Asteroids'],
    utilized: 0,
    census: 0,
    specialisation: null,
  });
  const unknown = { facts: { ...FACTS, owner: 'unknown' as const } };
  expect(knownGroundOf({ id: sol, own: null, visited: unknown })).toBeNull();
});
