import { brandAs } from '#kernel/brand/brand';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { openingPhase } from '#engine/phases/opening/phase';
import type { AbilityId } from '#model/forces/design';
import type { EffectId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { DiplomaticState } from '#model/campaign/relation';
import { ashore } from '#test/support/ashore';
import {
  campaignOf,
  designId,
  designOf,
  empireOf,
  fleetId,
  fleetOf,
  systemId,
  systemOf,
  unitId,
  unitOf,
} from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { idsOf } from '#test/support/ids-of';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { squadronOf } from '#test/support/squadron';
import { expect, test } from 'vitest';

const [sol, wolf, kili] = idsOf(systemId, 'H0101', 'H0102', 'H0103');
const [skiff, convoy, depot] = idsOf(designId, 'skiff', 'convoy', 'depot');
const maintenance = { points: 1, per: 1 };

const base: Parameters<typeof campaignOf>[0] = {
  turn: 14,
  empires: [empireOf({ id: human, treasury: 5 }), empireOf({ id: loran })],
  designs: [
    designOf({ id: skiff, maintenance: { points: 2, per: 1 } }),
    designOf({ id: convoy, kind: 'convoy', civilian: true, maintenance }),
    designOf({ id: depot, kind: 'base', role: 'depot', civilian: true, maintenance }),
  ],
  systems: [
    systemOf({ id: sol, name: 'Sol', owner: human, census: 8, morale: 7, productivity: 6, raw: 5 }),
    systemOf({
      id: wolf,
      name: 'Wolf',
      owner: human,
      census: 3,
      morale: 1,
      productivity: 2,
      raw: 2,
    }),
    systemOf({
      id: kili,
      name: 'Kili',
      owner: loran,
      census: 4,
      morale: 4,
      productivity: 4,
      raw: 3,
    }),
  ],
  lanes: [
    { a: sol, b: wolf, class: 'minor' },
    { a: wolf, b: kili, class: 'minor' },
  ],
};

const open = (state: CampaignState) => runPhases([openingPhase], state);

test('TURN-1, TURN-2: everybody is told the date of the turn first', () => {
  const [first] = open(campaignOf(base)).events;
  expect(first).toMatchObject({
    type: 'TurnOpened',
    turn: 14,
    label: '3001.02',
    witnesses: [{ empire: human }, { empire: loran }],
  });
});

test('ECO-1: Productivity is fixed in every owned system, and told to its owner alone', () => {
  const { state, events } = open(campaignOf(base));
  expect(
    eventsOf(events, 'ProductivityUtilized').map((one) => [one.system, one.utilized, one.output]),
  ).toEqual([
    [sol, 6, 30],
    [wolf, 1, 2],
    [kili, 4, 12],
  ]);
  expect(state.systems[sol]?.utilized).toBe(6);
  expect(eventsOf(events, 'ProductivityUtilized')[2]?.witnesses).toEqual([
    { empire: loran, as: 'owner' },
  ]);
});

test('ECO-1: a mark of last turn lowers this turn’s income', () => {
  const id = brandAs<EffectId>('bombarded/H0101');
  const effect = {
    id,
    kind: 'bombarded',
    owner: human,
    subject: { kind: 'system', system: sol },
    amount: 2,
    begins: 14,
    ends: 14,
  } as const;
  const { state } = open({ ...campaignOf(base), effects: { [id]: effect } });
  expect(state.systems[sol]?.utilized).toBe(4);
  expect(state.empires[human]?.treasury).toBe(5 + 20 + 2);
});

test('ECO-4: income is paid into each Treasury', () => {
  const { state, events } = open(campaignOf(base));
  expect(eventsOf(events, 'IncomePaid').map((one) => [one.total, one.treasury])).toEqual([
    [32, 37],
    [12, 12],
  ]);
  expect(state.empires[human]?.treasury).toBe(37);
});

test('ECO-3: an escort with Trade of a convoy that trades costs nothing', () => {
  const paid = (trading: boolean) => {
    const caravan = squadronOf({ owner: human, at: sol, designs: [convoy], unit: { trading } });
    const route = { route: { kind: 'escort', fleet: caravan.fleet.id }, next: 0 } as const;
    const id = fleetId('human.f2');
    const guard = { ...fleetOf({ id, owner: human, at: sol }), route };
    const escort = unitOf({
      ...{ id: unitId('human.u2'), owner: human, design: skiff },
      place: { kind: 'fleet', fleet: id },
    });
    const designs = (base.designs ?? []).map((design) =>
      design.id === skiff
        ? { ...design, abilities: [{ id: 'trade' as AbilityId, rating: 1 }] }
        : design,
    );
    const state = campaignOf({
      ...base,
      designs,
      fleets: [caravan.fleet, guard],
      units: [...caravan.units, escort],
    });
    const [income] = eventsOf(open(state).events, 'IncomePaid');
    return ledgerTotal(income?.maintenance ?? []);
  };
  expect([paid(true), paid(false)]).toEqual([1, 3]);
});

/** Human convoys trade where they are told, served by a depot at Sol. */
function tradingAt(
  systems: readonly (typeof sol)[],
  state: DiplomaticState,
  more: Partial<typeof base> = {},
) {
  return campaignOf({
    ...base,
    relations: [{ a: human, b: loran, state }],
    ...more,
    units: [
      ashore('human.u1', depot, sol),
      ...systems.map((system, index) =>
        ashore(`human.u${String(index + 2)}`, convoy, system, { trading: true }),
      ),
      ...(more.units ?? []),
    ],
  });
}

test.each([
  { at: [sol], state: 'war', own: 6, foreign: 0 },
  { at: [sol, wolf, sol], state: 'war', own: 7, foreign: 0 },
  { at: [sol, kili], state: 'non-aggression', own: 6, foreign: 0 },
  { at: [sol, kili], state: 'trade', own: 10, foreign: 1 },
] as const)('ECO-2: routes at $at, at $state, earn $own, and their host $foreign', (row) => {
  const paid = eventsOf(open(tradingAt(row.at, row.state)).events, 'IncomePaid');
  expect(paid.map((one) => ledgerTotal(one.commerce))).toEqual([row.own, row.foreign]);
});

test('ECO-2: an enemy fleet on the way interrupts a route, a neutral one does not', () => {
  const { fleet, units } = squadronOf({ owner: loran, at: wolf, designs: [skiff] });
  const commerce = (state: DiplomaticState) =>
    eventsOf(open(tradingAt([wolf], state, { fleets: [fleet], units })).events, 'IncomePaid').map(
      (one) => ledgerTotal(one.commerce),
    );
  expect(commerce('war')).toEqual([0, 0]);
  expect(commerce('non-intercourse')).toEqual([1, 0]);
});

test('ECO-2: bases for 12 points hold a system in which a route is worked', () => {
  const fort = designOf({
    id: designId('fort'),
    kind: 'base',
    cost: 12,
    maintenance: { points: 0, per: 1 },
  });
  const unowned = (base.systems ?? []).map((system) =>
    system.id === kili ? { ...system, owner: null, census: 0, utilized: 4 } : system,
  );
  const commerce = (holder: typeof human): readonly number[] => {
    const units = [ashore(`${holder}.u9`, fort.id, kili)];
    const designs = [...(base.designs ?? []), fort];
    const state = tradingAt([kili], 'trade', { units, designs, systems: unowned });
    return eventsOf(open(state).events, 'IncomePaid').map((one) => ledgerTotal(one.commerce));
  };
  expect(commerce(human)).toEqual([4, 0]);
  expect(commerce(loran)).toEqual([4, 1]);
});

test('ECO-5: units that cannot be paid are marked for this turn', () => {
  const units = Array.from({ length: 22 }, (_, index) =>
    ashore(`human.u${String(index + 1)}`, skiff, sol),
  );
  const { state, events } = open(campaignOf({ ...base, units }));
  expect(eventsOf(events, 'UnitUnpaid')).toMatchObject([
    { unit: 'human.u1', turn: 14, spared: 2 },
    { unit: 'human.u2', turn: 14, spared: 2 },
    { unit: 'human.u3', turn: 14, spared: 2 },
    { unit: 'human.u4', turn: 14, spared: 2 },
  ]);
  expect(state.empires[human]?.treasury).toBe(5 + 32 - 36);
  expect(Object.values(state.effects)[0]).toMatchObject({ kind: 'unpaid', begins: 14, ends: 14 });
});

test('ECO-5: a Treasury stays negative when Intel alone costs more than it holds', () => {
  const systems = [systemOf({ id: sol, owner: human, intel: 60, capacity: 60 })];
  const { state } = open(campaignOf({ ...base, systems, lanes: [] }));
  expect(state.empires[human]?.treasury).toBe(-1);
});
