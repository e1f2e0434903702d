import { expect, test } from 'vitest';
import type { IntelReport } from '#model/campaign/intel-report';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import { NO_DEALINGS } from '#model/campaign/dealings';
import type { EmpireId } from '#model/campaign/ids';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { IntelMission } from '#model/orders/run-mission';
import { designId, unitId } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { eventsOf } from '#test/support/run-phases';
import {
  everyUnit,
  kili,
  loranFleet,
  missionWorld,
  order,
  ran,
  rolls,
  sol,
  systemIn,
  vega,
  wolf,
} from './mission-world.ts';

const knownOf = (state: CampaignState, system = wolf) =>
  state.knownSystems[knowledgeIdOf(human, system)];
const reportsIn = (state: CampaignState): readonly IntelReport[] => knownOf(state)?.reports ?? [];

/** The report of one successful mission. */
function reported(state: CampaignState, mission: IntelMission, difficulty: number) {
  const run = ran(state, [order(mission)], rolls(15, difficulty));
  return { run, report: reportsIn(run.state)[0]?.facts };
}
const world = () => missionWorld({ units: everyUnit });
const all = { owner: loran, condition: 'sound', status: 'active', count: 1 } as const;

test('INT-5, FOG-2: a System report tells the values without the Intel', () => {
  const { run } = reported(world(), 'espionage-system', 1);
  expect(knownOf(run.state)).toMatchObject({
    visited: {
      turn: 5,
      source: 'mission',
      facts: { capacity: 8, raw: 3, traits: ['Rare Metals'], owner: loran, settlement: 'colony' },
    },
    reported: {
      turn: 5,
      source: 'mission',
      facts: { census: 7, morale: 5, productivity: 6, intel: null },
    },
  });
});

test('INT-5: a Convoy report tells owners, cargo and trade', () => {
  const { report } = reported(world(), 'espionage-convoy', 1);
  const guards = { design: designId('guards'), count: 1 };
  expect(report).toEqual({
    kind: 'convoy',
    convoys: [
      { owner: loran, trading: false, census: 2, cargo: [guards] },
      { owner: loran, trading: true, census: 0, cargo: [] },
    ],
  });
});

test('INT-5: a Fleet report tells ships, flights and bases by class and state', () => {
  const stored = { ...loranFleet.depot, status: 'mothballed' } as const;
  const units = everyUnit.map((unit) => (unit.id === stored.id ? stored : unit));
  const { report } = reported(missionWorld({ units }), 'espionage-fleet', 2);
  expect(report?.kind === 'fleet' && report.units).toHaveLength(6);
  expect(report).toMatchObject({
    units: expect.arrayContaining([
      { ...all, design: designId('perseus'), kind: 'ship' },
      { ...all, design: designId('escort'), kind: 'ship', condition: 'crippled' },
      { ...all, design: designId('saber'), kind: 'flight' },
      { ...all, design: designId('depot'), kind: 'base', status: 'mothballed' },
    ]) as unknown,
  });
});

test('INT-5: a Troop report tells what is landed, not what is aboard', () => {
  const state = missionWorld({ units: everyUnit, target: { rebels: 3 } });
  const { report } = reported(state, 'espionage-troop', 2);
  const troops = [{ owner: loran, design: designId('guards'), count: 2 }];
  expect(report).toEqual({ kind: 'troop', troops, rebels: 3 });
});

test('INT-5: an Intel report tells the Intel, and the mission of this turn with its target', () => {
  const quiet = reported(world(), 'espionage-intel', 3);
  expect(quiet.report).toEqual({ kind: 'intel', intel: 1, mission: null });
  const lanes = Object.values(world().knownLanes).map((row) => {
    const id = knowledgeIdOf(loran, row.lane);
    return [id, { ...row, id, viewer: loran }] as const;
  });
  const state = world();
  const knowing = {
    ...state,
    knownLanes: { ...state.knownLanes, ...Object.fromEntries(lanes) },
    empires: { ...state.empires, [loran]: { ...state.empires[loran]!, treasury: 9 } },
  };
  const theirs = order('espionage-troop', { at: sol, from: wolf });
  const run = ran(
    knowing,
    [order('espionage-intel')],
    [...rolls(16, 3), { purpose: 'mission', values: [13] }],
    { [loran]: [theirs] },
  );
  expect(reportsIn(run.state)[0]?.facts).toEqual({
    kind: 'intel',
    intel: 1,
    mission: { mission: 'espionage-troop', at: sol },
  });
});

test('INT-5, TECH-1: a Tech report tells the research, and a leader teaches X × U', () => {
  const { run, report } = reported(world(), 'espionage-tech', 4);
  const unlocked = ['escort', 'perseus', 'hunter'].map(designId);
  expect(report).toEqual({ kind: 'tech', empire: loran, era: 2, unlocked, pool: 37 });
  // Two classes of an era ahead, and Wolf uses 6.
  expect(run.state.empires[human]!.techPool).toBe(12);
  const state = world();
  const ahead = { ...state.empires[human]!, advancesInHand: 3 };
  const equal = { ...state, empires: { ...state.empires, [human]: ahead } };
  expect(reported(equal, 'espionage-tech', 4).run.state.empires[human]!.techPool).toBe(0);
});

const secret = (state: CampaignState): CampaignState => {
  const id = relationIdOf(kili, loran);
  const row = { ...state.relations[id]!, state: 'trade', openly: 'non-intercourse' } as const;
  return { ...state, relations: { ...state.relations, [id]: row } };
};
test('INT-5, DIP-12: Diplomacy finds out a covert treaty, at the homeworld only', () => {
  const { report } = reported(secret(world()), 'espionage-diplomacy', 6);
  expect(report).toEqual({ kind: 'treaty', between: [kili, loran], state: 'trade' });
  expect(reported(world(), 'espionage-diplomacy', 6).report).toBeUndefined();
  const state = secret(world());
  const elsewhere = { ...state.empires[loran]!, homeworld: vega };
  const moved = { ...systemIn(state, vega), owner: loran, census: 8 };
  const away = {
    ...state,
    empires: { ...state.empires, [loran]: elsewhere },
    systems: { ...state.systems, [vega]: moved },
  };
  expect(reported(away, 'espionage-diplomacy', 6).report).toBeUndefined();
});

test('INT-4, FOG-11: a report is of the start of the phase, and stays as it was', () => {
  const state = world();
  const run = ran(state, [order('espionage-troop')], rolls(16, 2));
  const gone = { ...run.state.units };
  delete gone[unitId('loran.u8')];
  const next = { ...run.state, turn: 6, phase: 'economic' as const, units: gone, effects: {} };
  const again = ran(next, [order('espionage-system')], rolls(16, 1));
  expect(reportsIn(again.state)).toEqual([
    {
      turn: 5,
      facts: expect.objectContaining({
        troops: [expect.objectContaining({ count: 2 })],
      }) as unknown,
    },
  ]);
  const newer = ran(next, [order('espionage-troop')], rolls(16, 2));
  expect(reportsIn(newer.state)).toMatchObject([{ turn: 6, facts: { troops: [{ count: 1 }] } }]);
});

test('FOG-5: a report of units makes their classes known by name', () => {
  const run = ran(world(), [order('espionage-fleet')], rolls(16, 2));
  expect(eventsOf(run.events, 'IntelReported')).toMatchObject([
    { viewer: human, witnesses: [{ empire: human, as: 'owner' }] },
  ]);
});

/** Loran is at War with another in secret. */
const plotting = (state: CampaignState, other: EmpireId, by: EmpireId = loran): CampaignState => {
  const id = relationIdOf(other, loran);
  const dealings = { ...NO_DEALINGS, covertWars: [by] };
  return {
    ...state,
    relations: { ...state.relations, [id]: { ...state.relations[id]!, dealings } },
  };
};
test.each([
  ['with another', kili, loran, { between: [kili, loran], state: 'war' }],
  ['with the empire that spies', human, loran, { between: [human, loran], state: 'war' }],
  ['of another with it, which it doesn’t know', kili, kili, undefined],
] as const)('INT-5, DIP-12: Diplomacy finds out a covert war: %s', (_, other, by, facts) => {
  const { report } = reported(plotting(world(), other, by), 'espionage-diplomacy', 6);
  expect(report).toEqual(facts && { kind: 'treaty', ...facts });
});
