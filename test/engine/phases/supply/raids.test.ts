import { describe, expect, test } from 'vitest';
import { supplyPhase } from '#engine/phases/supply/phase';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import type { CampaignState } from '#model/campaign/state';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { systemId, unitId } from '#test/support/campaign';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { withRaiders } from '#test/support/with-raiders';

type Plan = Parameters<typeof voyageOf>[0];

/** A–B–C–D, where A with a depot is red's. */
const world = (part: Partial<Plan> = {}): CampaignState =>
  voyageOf({
    lanes: { 'A-B': 'minor', 'B-C': 'minor', 'C-D': 'minor' },
    owners: { A: 'red' },
    fleets: {},
    ...part,
    units: [ashore('red.u9', 'depot', 'A'), ...(part.units ?? [])],
  });

type Rolls = NonNullable<Parameters<typeof runPhases>[3]>;
const draw = (state: CampaignState, script: Rolls = []) =>
  runPhases([supplyPhase], { ...state, phase: 'supply' }, {}, script);
/** What does not hold, as of the little world itself. */
const brokenIn = (state: CampaignState) =>
  brokenInvariants({ ...state, phase: 'encounters' }).map(({ code }) => code);
const raidsIn = ({ events }: ReturnType<typeof draw>) =>
  eventsOf(events, 'RaidRolled').map(({ system, chance, came }) => [system, chance, came]);

describe('SUP-1: raiders come', () => {
  test('SUP-1: to systems with a colony, an outpost or a convoy, each by its own chance', () => {
    const state = withRaiders(
      world({ fleets: { red: { f1: ['C', 'convoy', 'dd'], f2: ['B', 'dd'] } } }),
    );
    const told = draw(state, [
      { purpose: 'raid', values: [21], faces: 100 },
      { purpose: 'raid', values: [16], faces: 100 },
    ]);
    expect(raidsIn(told)).toEqual([
      ['A', 20, false],
      ['C', 15, false],
    ]);
    expect(eventsOf(told.events, 'RaidRolled').map(({ witnesses }) => witnesses)).toEqual([
      [{ empire: 'red', as: 'owner' }],
      [],
    ]);
  });

  test('SUP-1: a fleet for 4d6 points, bought at random, flights aboard who has CV for them', () => {
    const told = draw(withRaiders(world()), [
      { purpose: 'raid', values: [20] },
      { purpose: 'raider purchase', values: [1, 2, 3, 3], faces: 6 },
      { purpose: 'raider purchase', values: [2], faces: 2 },
      { purpose: 'raider purchase', values: [2], faces: 2 },
    ]);
    expect(eventsOf(told.events, 'RaidersCame')).toMatchObject([
      {
        fleet: 'raiders.f1',
        system: 'A',
        points: 9,
        witnesses: [],
        raiders: [
          { unit: 'raiders.u1', design: 'raiders.galley', aboard: null },
          { unit: 'raiders.u2', design: 'raiders.viper', aboard: 'raiders.u1' },
          { unit: 'raiders.u3', design: 'raiders.corsair', aboard: null },
        ],
      },
    ]);
    expect(told.state.units[unitId('raiders.u3')]).toMatchObject({
      owner: 'raiders',
      place: { kind: 'fleet', fleet: 'raiders.f1' },
      since: 1,
    });
    expect(brokenIn(told.state)).toEqual(brokenIn(world()));
    // The owner of the system is told by seeing the raiders there.
    expect(eventsOf(told.events, 'ContactSighted')).toMatchObject([
      { viewer: 'red', owner: 'raiders', place: { system: 'A' } },
    ]);
  });

  test('SUP-1: not where they are already, and to nobody without the rule', () => {
    const there = withRaiders(world(), { at: systemId('A'), classes: ['corsair'] });
    expect(raidsIn(draw(there))).toEqual([]);
    expect(raidsIn(draw(world()))).toEqual([]);
  });

  test('SUP-1: they never lack supply', () => {
    const told = draw(withRaiders(world(), { at: systemId('A'), classes: ['corsair'] }));
    expect(eventsOf(told.events, 'UnitsOutOfSupply')).toEqual([]);
  });
});

describe('SUP-1: raiders beside others cause an encounter', () => {
  const raided = (part: Partial<Plan> = {}) =>
    withRaiders(world(part), { at: systemId('A'), classes: ['corsair'] });

  test('SUP-1: with every empire there, wanted or not', () => {
    const told = draw(raided({ fleets: { blue: { f1: ['A', 'dd'] } } }));
    expect(eventsOf(told.events, 'EncounterArose')).toMatchObject([
      {
        encounter: 't1.A',
        present: ['blue', 'raiders', 'red'],
        generated: [
          { by: 'raiders', against: 'blue' },
          { by: 'raiders', against: 'red' },
        ],
      },
    ]);
  });

  test('SUP-1, MOV-2: beside what others want of each other there', () => {
    const before = raided({ fleets: { blue: { f1: ['A', 'dd'] } } });
    const encounter = {
      id: 't1.A',
      place: { kind: 'system', system: 'A' },
      present: ['blue', 'red'],
      generated: [{ by: 'blue', against: 'red' }],
    };
    const state = { ...before, encounters: { 't1.A': encounter } } as unknown as CampaignState;
    const [arose] = eventsOf(draw(state).events, 'EncounterArose');
    expect(arose?.present).toEqual(['blue', 'raiders', 'red']);
    expect(arose?.generated[0]).toEqual({ by: 'blue', against: 'red' });
  });

  test('SUP-1: nowhere else', () => {
    const alone = withRaiders(world(), { at: systemId('D'), classes: ['corsair'] });
    const told = draw(alone, [{ purpose: 'raid', values: [99] }]);
    expect(eventsOf(told.events, 'EncounterArose')).toEqual([]);
  });
});

describe('SUP-1: raiders and paths', () => {
  const levelOf = (state: CampaignState) => state.units[unitId('red.uf10')]?.outOfSupply;
  const fleets = { red: { f1: ['C', 'dd'] } };

  test('SUP-1, SUP-5: those from an earlier turn cut a supply path', () => {
    const quiet = { purpose: 'raid', values: [100] };
    const state = withRaiders(world({ fleets }), { at: systemId('B'), classes: ['corsair'] });
    expect(levelOf(draw(state, [quiet]).state)).toBe(1);
  });

  test('SUP-1, SUP-5: those that come now do not yet', () => {
    const state = withRaiders(world({ fleets, owners: { A: 'red', B: 'red' } }));
    const told = draw(state, [
      { purpose: 'raid', values: [100] },
      { purpose: 'raid', values: [1] },
      { purpose: 'raider purchase', values: [1, 1, 1, 1] },
    ]);
    expect(eventsOf(told.events, 'RaidersCame')).toHaveLength(1);
    expect(levelOf(told.state)).toBe(0);
  });

  test.each(['off', 'on'] as const)('SUP-1, SUP-4: raidersBlockade = %s', (raidersBlockade) => {
    const state = withRaiders(world(), {
      at: systemId('A'),
      classes: Array<string>(9).fill('corsair'),
    });
    const dice = scriptedDice<RollPurpose>([]);
    const result = supplyPhase.run({
      state: { ...state, phase: 'supply' },
      orders: {},
      rules: { ...DEFAULT_RULE_SET, raidersBlockade },
      dice,
      decide: () => undefined,
    });
    const set = result.done ? eventsOf(result.events, 'BlockadeSet') : [];
    expect(set.map(({ blockaded, by }) => [blockaded, by])).toEqual(
      raidersBlockade === 'on' ? [[true, ['raiders']]] : [],
    );
  });
});
