import { describe, expect, test } from 'vitest';
import { fleetWaysOf } from '#engine/battle/fleet-ways';
import type { Answer, Decision } from '#model/decisions/decision';
import type { StandingOrders } from '#model/forces/standing-orders';
import { empireId, fleetId, unitId } from '#test/support/campaign';
import { eventsOf, meetingAt, north, northward, runOf, south, southward } from './meetings-at.ts';
import { courseOf, followed } from './scripted-battles.ts';

const [human, kili, loran] = [empireId('human'), empireId('kili'), empireId('loran')];
const four = ['dd', 'dd', 'dd', 'dd'];
/** One human destroyer that flees from four Loran ones. */
const flight = (pursuer: Partial<StandingOrders> = {}, ships: readonly string[] = ['dd']) =>
  meetingAt({
    sides: { human: { f1: ships }, loran: { f1: four } },
    owners: { [south]: 'human' },
    standing: { loran: pursuer },
  });
const refused = ['loran demands deep-space of human', 'human refuses', 'human.f1 refused'];

describe('ENC-3: a fleet that refuses by leaving is pursued', () => {
  test('ENC-3: once, by the empire whose demand made it withdraw, and it is disengaged afterwards', () => {
    const told = followed(flight(), { initiative: [1, 9], battles: [{}] });
    expect(courseOf(told)).toEqual([
      ...refused,
      'loran demands pursuit of human',
      'pursuit is fought',
    ]);
    const [setup] = told.setups;
    expect(setup!.sides.attacker.leader).toBe(loran);
    expect(setup!.sides.defender.combatants.map(({ unit }) => unit)).toEqual(['human.f1u0']);
    expect(told.state.fleets[fleetId('human.f1')]!.withdrawing).toEqual({
      lane: southward,
      turn: 1,
    });
  });

  test.each<[string, Partial<StandingOrders>]>([
    ['told to pursue nobody', { pursue: false }],
    ['told to engage nobody', { engage: 'nobody' }],
    ['at odds that are too bad', { engageRatio: 900 }],
  ])('ENC-5: not by those %s', (_name, standing) => {
    const told = followed(flight(standing), {
      initiative: [1, 9],
      say: (question) =>
        question.kind === 'encounter-action' && question.asked === loran
          ? { kind: 'demand', scenario: 'deep-space', against: human }
          : undefined,
    });
    expect(courseOf(told)).toEqual(refused);
  });

  test('ENC-3: Pursuit is no choice of a turn: nobody demands it of one who stays', () => {
    const told = followed(flight({ engage: 'nobody' }), { initiative: [1, 9] });
    const actions = told.asked.filter((one) => one.kind === 'encounter-action');
    const opponents = actions.flatMap((one) => one.opponents);
    const demandable = opponents.flatMap((one) => one.demandable);
    expect(demandable).not.toContain('pursuit');
  });

  test('ENC-4: a fleet that withdraws in its turn, or disengages after a battle, may be pursued too', () => {
    const leave = [{ fleet: fleetId('human.f1'), lane: northward }];
    const course = (say: (question: Decision) => Answer | undefined, battles: number) =>
      courseOf(
        followed(flight(), {
          initiative: [9, 1],
          battles: Array.from({ length: battles }, () => ({})),
          say,
        }),
      );
    expect(
      course(
        (one) =>
          one.kind === 'encounter-action' && one.asked === human
            ? { kind: 'withdraw', leave }
            : undefined,
        1,
      ),
    ).toEqual(['human.f1 withdrew', 'loran demands pursuit of human', 'pursuit is fought']);
    expect(
      course((one) => (one.kind === 'scenario-response' ? { kind: 'accept' } : undefined), 2),
    ).toEqual([
      'human passes',
      'loran demands deep-space of human',
      'human accepts',
      'deep-space is fought',
      'human.f1 disengaged',
      'loran demands pursuit of human',
      'pursuit is fought',
    ]);
  });

  test('ENC-3: one may let them go, and the next in the order of initiative pursue', () => {
    const three = meetingAt({
      sides: { human: { f1: ['dd'] }, kili: { f1: four }, loran: { f1: four } },
      states: { 'kili/loran': 'non-aggression' },
      standing: { kili: { scenario: 'none' } },
    });
    const told = followed(three, {
      initiative: [1, 5, 9],
      battles: [{}],
      say: (question) => {
        if (question.kind !== 'pursuit') return undefined;
        return { kind: question.asked === kili ? 'pursue' : 'let-go' };
      },
    });
    const pursuers = told.asked.filter(({ kind }) => kind === 'pursuit');
    expect(pursuers.map(({ asked }) => asked)).toEqual([loran, kili]);
    expect(eventsOf(told, 'ScenarioDemanded').map(({ by, scenario }) => [by, scenario])).toEqual([
      [loran, 'deep-space'],
      [kili, 'pursuit'],
    ]);
  });
});

test('CSC-14: the side that withdraws has lost, even with fewer losses; told with the end of the battle', () => {
  const fates = ['loran.f1u0', 'loran.f1u1'].map(
    (id) => ({ unit: unitId(id), fate: 'destroyed' }) as const,
  );
  const told = followed(flight(), { initiative: [1, 9], battles: [{ fates }] });
  expect(eventsOf(told, 'BattleEnded')).toMatchObject([
    { loser: 'defender', because: 'pursued', lost: { attacker: 8, defender: 0 } },
  ]);
});

test('CSC-14: a quarry that was destroyed to the last ship has lost, and nobody of it withdrew', () => {
  const fates = [{ unit: unitId('human.f1u0'), fate: 'destroyed' }] as const;
  const told = followed(flight(), { initiative: [1, 9], battles: [{ fates }] });
  expect(eventsOf(told, 'BattleEnded')).toMatchObject([
    { loser: 'defender', because: 'pursued', withdrew: [], lost: { attacker: 0, defender: 4 } },
  ]);
});

test('CSC-14: a quarry that was destroyed has lost, even if its pursuers retreat from the battle', () => {
  const fates = [{ unit: unitId('human.f1u0'), fate: 'destroyed' }] as const;
  const retreats = four.map((_, at) => ({
    unit: unitId(`loran.f1u${String(at)}`),
    lane: northward,
  }));
  const told = followed(flight(), { initiative: [1, 9], battles: [{ fates, retreats }] });
  expect(eventsOf(told, 'BattleEnded')).toMatchObject([
    {
      loser: 'defender',
      because: 'losses',
      withdrew: ['attacker'],
      lost: { attacker: 0, defender: 4 },
    },
  ]);
});

describe('ENC-4: the fleets of a side part ways', () => {
  const parted = meetingAt({
    sides: { human: { f1: ['dd'], f2: ['dd'] }, loran: { f1: [...four, 'dd'] } },
    owners: { [north]: 'human', [south]: 'human' },
  });
  test('ENC-5: each goes where its own standing orders say', () => {
    const f2 = fleetId('human.f2');
    const fleets = {
      ...parted.fleets,
      [f2]: { ...parted.fleets[f2]!, standing: { withdrawTo: south } },
    };
    const told = followed({ ...parted, fleets }, { initiative: [1, 9], battles: [{}] });
    expect(eventsOf(told, 'FleetWithdrew').map(({ fleet, lane }) => [fleet, lane])).toEqual([
      ['human.f1', northward],
      ['human.f2', southward],
    ]);
  });

  test('ENC-4: one may withdraw and the other stay', () => {
    const leave = [{ fleet: fleetId('human.f1'), lane: northward }];
    const told = followed(parted, {
      initiative: [9, 1],
      battles: [{}],
      say: (question): Answer | undefined => {
        if (question.kind === 'scenario-response') return { kind: 'accept' };
        if (question.kind === 'disengage') return { kind: 'stay' };
        if (question.kind === 'pursuit') return { kind: 'let-go' };
        if (question.kind !== 'encounter-action' || question.asked === loran) return undefined;
        return question.fleets.length === 2 ? { kind: 'withdraw', leave } : { kind: 'pass' };
      },
    });
    expect(courseOf(told).slice(0, 4)).toEqual([
      'human.f1 withdrew',
      'loran demands deep-space of human',
      'human accepts',
      'deep-space is fought',
    ]);
    expect(told.setups[0]!.sides.defender.combatants.map(({ fleet }) => fleet)).toEqual([
      'human.f2',
    ]);
  });
});

test.each([
  ['without an escort', ['dd'], 0],
  ['with a Scout', ['dd', 'scout'], 2],
])('ENC-4: restricted lanes as ways out %s', (_name, ships, count) => {
  const state = meetingAt({
    sides: { human: { f1: ships }, loran: { f1: four } },
    lanes: 'restricted',
  });
  const run = runOf(state);
  const [first] = fleetWaysOf(run, human);
  expect(first!.ways).toHaveLength(count);
});

describe('CSC-12: single ships that got away', () => {
  const battle = { fates: [], retreats: [{ unit: unitId('human.f1u0'), lane: northward }] };
  const stay = (question: Decision): Answer | undefined => {
    if (question.kind === 'scenario-response') return { kind: 'accept' };
    if (question.kind === 'disengage') return { kind: 'stay' };
    return question.kind === 'encounter-action' && question.asked === human
      ? { kind: 'pass' }
      : undefined;
  };
  const told = (ships: readonly string[]) =>
    followed(flight({}, ships), { initiative: [1, 9], battles: [battle], say: stay });

  test('CSC-12: form a fleet that withdraws by the lane, with all that is based on them', () => {
    const { state, events } = told(['cv+lf', 'dd']);
    expect(eventsOf({ events }, 'FleetFormed')).toMatchObject([
      { empire: human, name: 'human.f1 Stragglers', units: ['human.f1u0'] },
    ]);
    const [withdrew] = eventsOf({ events }, 'FleetWithdrew');
    expect(withdrew).toMatchObject({ lane: northward, how: 'retreated' });
    expect(state.units[unitId('human.f1u0')]!.place).toEqual({
      kind: 'fleet',
      fleet: withdrew!.fleet,
    });
    expect(state.fleets[fleetId('human.f1')]!.withdrawing).toBeNull();
  });

  test('CSC-12: are the whole fleet when nobody else is left of it', () => {
    const { state, events } = told(['dd']);
    expect(eventsOf({ events }, 'FleetFormed')).toEqual([]);
    expect(state.fleets[fleetId('human.f1')]!.withdrawing).toEqual({ lane: northward, turn: 1 });
    expect(eventsOf({ events }, 'BattleEnded')).toMatchObject([{ withdrew: ['defender'] }]);
  });
});
