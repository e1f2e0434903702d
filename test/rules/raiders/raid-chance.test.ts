import { expect, test } from 'vitest';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { brandAs } from '#kernel/brand/brand';
import type { AbilityId } from '#model/forces/design';
import { raidChanceOf, type RaidFacts } from '#rules/raiders/raid-chance-of';
import { NOTHING_TO_RAID, raidWeightOf } from '#rules/raiders/raid-weight-of';
import { countsInRaids } from '#rules/raiders/counts-in-raids';
import { designId, designOf, empireId } from '#test/support/campaign';

const chanceOf = (facts: Partial<RaidFacts>) =>
  ledgerTotal(raidChanceOf({ ...NOTHING_TO_RAID, ...facts }));

test.each([
  [
    '18.8: 2 convoys, depot, 2 ships, 10 flights, 1 Intel',
    { prey: 3, ships: 2, flights: 10, intel: 1 },
    15,
  ],
  [
    '18.8: the same with the 8 flights of its list',
    { prey: 3, ships: 2, flights: 8, intel: 1 },
    17,
  ],
  ['an outpost', {}, 10],
  ['never less than 1', { ships: 9 }, 1],
  ['exactly 1', { ships: 1, flights: 4 }, 1],
  ['Police counts twice', { prey: 2, ships: 2, policeShips: 1, flights: 3, policeFlights: 2 }, 10],
  ['a colony in rebellion', { rebels: true, intel: 1 }, 25],
] as const)('SUP-1: %s', (_what, facts, chance) => {
  expect(chanceOf(facts)).toBe(chance);
});

test('SUP-1: the ledger says what the chance is made of, and nothing that counts for nothing', () => {
  const ledger = raidChanceOf({ ...NOTHING_TO_RAID, prey: 1, ships: 5 });
  expect(ledger.map(({ label, amount }) => [label, amount])).toEqual([
    ['Every system', 10],
    ['Shipyards, depots and convoys', 10],
    ['Military ships', -25],
    ['Never less than 1', 6],
  ]);
});

const police = [{ id: brandAs<AbilityId>('police'), rating: 1 }];
const depot = [{ id: brandAs<AbilityId>('supplyDepot'), rating: 1 }];
const at = (part: Parameters<typeof designOf>[0] | object) =>
  designOf({ id: designId('x'), ...part });

test.each([
  ['a convoy', at({ kind: 'convoy', civilian: true }), {}, { prey: 1 }],
  ['a shipyard', at({ kind: 'base', civilian: true, role: 'shipyard' }), {}, { prey: 1 }],
  ['a depot', at({ kind: 'base', civilian: true, role: 'depot' }), {}, { prey: 1 }],
  ['a base with a depot', at({ kind: 'base', abilities: depot }), {}, { prey: 1 }],
  ['the same, crippled', at({ kind: 'base', abilities: depot }), { condition: 'crippled' }, {}],
  ['a base', at({ kind: 'base' }), {}, {}],
  ['a ship', at({}), {}, { ships: 1 }],
  ['a crippled ship', at({}), { condition: 'crippled' }, { ships: 1 }],
  ['a ship in reserve', at({}), { status: 'reserve' }, { ships: 1 }],
  ['a mothballed ship', at({}), { status: 'mothballed' }, {}],
  ['Police', at({ abilities: police }), {}, { ships: 1, policeShips: 1 }],
  ['crippled Police', at({ abilities: police }), { condition: 'crippled' }, { ships: 1 }],
  ['unconverted Police', at({ abilities: police }), { unconverted: true }, { ships: 1 }],
  ['Police in reserve', at({ abilities: police }), { status: 'reserve' }, { ships: 1 }],
  [
    'a Police flight',
    at({ kind: 'flight', abilities: police }),
    {},
    { flights: 1, policeFlights: 1 },
  ],
  ['a minefield', at({ kind: 'minefield' }), {}, {}],
  ['troops', at({ kind: 'ground' }), {}, {}],
] as const)('SUP-1: what %s counts', (_what, design, unit, counts) => {
  const state = { condition: 'sound', status: 'active', unconverted: false, ...unit } as const;
  expect(raidWeightOf(NOTHING_TO_RAID, { design, unit: state, count: 1 })).toEqual({
    ...NOTHING_TO_RAID,
    ...counts,
  });
});

const [host, guest] = [empireId('host'), empireId('guest')];
const flying = { design: { kind: 'flight' } } as const;
const [carrier, hold] = [
  { kind: 'ship', cv: 2, abilities: [] },
  { kind: 'convoy', cv: 0, abilities: [] },
] as const;
test.each([
  ['a guest in the open', { owner: guest, host, carrier: null }, true],
  ['what is aboard a ship of the owner', { owner: host, host, carrier }, true],
  ['what is aboard a ship of a guest', { owner: guest, host, carrier }, false],
  [
    'what is aboard a ship where nobody owns the system',
    { owner: guest, host: null, carrier },
    true,
  ],
  ['cargo', { owner: host, host, carrier: hold }, false],
])('SUP-1: whether %s counts', (_what, one, counts) => {
  expect(countsInRaids({ ...flying, ...one })).toBe(counts);
});
