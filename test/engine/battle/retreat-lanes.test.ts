import { describe, expect, test } from 'vitest';
import { fleetWaysOf } from '#engine/battle/fleet-ways';
import { retreatLanesOf } from '#engine/battle/retreat-lanes';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { type KnownSystem, knowledgeIdOf } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import { DEFAULT_STANDING_ORDERS } from '#model/forces/standing-orders';
import { empireId, fleetId, unitId } from '#test/support/campaign';
import { fleetContact } from '#test/support/fleet-contact';
import {
  eventsOf,
  here,
  meetingAt,
  north,
  northward,
  runOf,
  settle,
  south,
  southward,
} from './meetings-at.ts';
import { followed } from './scripted-battles.ts';

const [human, kili, loran] = [empireId('human'), empireId('kili'), empireId('loran')];
const goals = { north, south, nearest: null } as const;
type Goal = keyof typeof goals;

/** Two human fleets with different goals against Loran ships. */
function meeting(
  first: Goal,
  second: Goal,
  plan: Partial<Parameters<typeof meetingAt>[0]> = {},
): CampaignState {
  const state = meetingAt({
    sides: { human: { f1: ['dd', 'dd'], f2: ['dd'] }, loran: { f1: ['dd', 'dd', 'dd', 'dd'] } },
    ...plan,
  });
  const toward = (id: string, goal: Goal): object => {
    const fleet = state.fleets[fleetId(id)]!;
    const own = state.empires[fleet.owner]!.standing;
    return { [id]: { ...fleet, standing: { ...own, withdrawTo: goals[goal] } } };
  };
  return {
    ...state,
    fleets: { ...state.fleets, ...toward('human.f1', first), ...toward('human.f2', second) },
  };
}
const lanesIn = (state: CampaignState, side = human) =>
  retreatLanesOf(runOf(state), side).lanesHome;

test.each([
  ['south', 'south', southward, southward],
  ['north', 'south', northward, southward],
  ['south', 'nearest', southward, northward],
] as const)('CSC-12: the fleets of a side retreat to %s and %s', (first, second, one, two) => {
  const state = meeting(first, second, { owners: { [north]: 'human' } });
  expect(lanesIn(state)).toEqual({ 'human.f1': one, 'human.f2': two });
});

test.each([
  ['minor', ['north', 'south'], [northward, southward]],
  ['major', ['south', 'south'], [southward, southward]],
] as const)(
  'CSC-12: out of a battle each ship goes where its fleet withdraws, by %s lanes',
  (lanes, [first, second], [one, two]) => {
    const standing = { human: { refuseBelow: 0, retreat: 'crippled', retreatAt: 1 } as const };
    const sides = {
      human: { f1: ['dd', 'dd', 'dd'], f2: ['dd', 'dd', 'dd'] },
      loran: { f1: Array.from({ length: 7 }, () => 'dd') },
    };
    const state = meeting(first, second, { sides, standing, lanes });
    const retreats = ['s', 't', 'u', 'v', 'w', 'x'].flatMap((secret) =>
      eventsOf(settle(state, { secret }), 'BattleMoment').flatMap(({ moment }) =>
        moment.type === 'RetreatRolled' ? moment.units.map(({ unit }) => [unit, moment.lane]) : [],
      ),
    );
    expect(retreats.length).toBeGreaterThan(5);
    for (const [unit, lane] of retreats)
      expect(lane).toBe(unit!.startsWith('human.f1') ? one : two);
  },
);

describe('ENC-4: known enemies at the end of a lane', () => {
  const withContact = (state: CampaignState, part: object): CampaignState => {
    const contact = {
      ...fleetContact(human, 'loran.f1', south),
      owner: loran,
      groups: [{ design: 'dd', kind: 'ship', condition: 'sound', count: 2 }],
      ...part,
    };
    return { ...state, contacts: { [contact.id]: contact } as never };
  };
  const convoys = { groups: [{ design: 'convoy', kind: 'convoy', condition: 'sound', count: 1 }] };
  test.each<[string, object, typeof northward]>([
    ['armed enemies in sight', {}, northward],
    ['enemies seen there before', { current: false }, southward],
    ['convoys of an enemy', convoys, southward],
    ['somebody unknown', { owner: null }, southward],
    ['ships of a neutral', { owner: kili }, southward],
    ['enemies that another empire sees', { viewer: kili }, southward],
  ])('%s', (_name, part, expected) => {
    const plain = meeting('south', 'south', {
      sides: {
        human: { f1: ['dd', 'dd'], f2: ['dd'] },
        kili: {},
        loran: { f1: ['dd', 'dd', 'dd', 'dd'] },
      },
      states: { 'human/kili': 'non-intercourse' },
      standing: { human: { refuseBelow: 250 } },
      generated: [['loran', 'human']],
    });
    const state = withContact(plain, part);
    expect(lanesIn(state)).toEqual({ 'human.f1': expected, 'human.f2': expected });
    const told = followed(state, { initiative: [1, 2, 9], battles: [{}] });
    const left = eventsOf(told, 'FleetWithdrew').map(({ fleet, lane }) => [fleet, lane]);
    expect(left).toEqual([
      ['human.f1', expected],
      ['human.f2', expected],
    ]);
  });

  test.each<[string, EmpireId | null, EmpireId | 'unknown' | null | undefined, typeof northward]>([
    ['an enemy’s, as it knows', loran, loran, northward],
    ['an enemy’s, and it does not know that', loran, undefined, southward],
    ['whose it never heard', loran, 'unknown', southward],
    ['its own, once an enemy’s', human, loran, southward],
    ['nobody’s', null, null, southward],
  ])('ENC-4: a system that is %s', (_name, owner, known, expected) => {
    const plain = meeting('south', 'south', {
      owners: owner === null ? {} : { [south]: owner },
    });
    const knownSystems = known === undefined ? {} : knownAs(human, south, known);
    expect(lanesIn({ ...plain, knownSystems })?.[fleetId('human.f1')]).toBe(expected);
  });
});

function knownAs(
  viewer: EmpireId,
  system: SystemId,
  owner: EmpireId | 'unknown' | null,
): CampaignState['knownSystems'] {
  const id = knowledgeIdOf(viewer, system);
  const visited = { turn: 1, source: 'presence', facts: { owner } };
  return { [id]: { id, viewer, system, visited } as unknown as KnownSystem };
}

test('ENC-4: a player who is asked reads which lanes lead to known enemies', () => {
  const plain = meeting('north', 'north', { owners: { [south]: 'loran' } });
  const run = runOf({ ...plain, knownSystems: knownAs(human, south, loran) });
  expect(fleetWaysOf(run, human)[0]!.ways).toEqual([
    { lane: northward, to: north, jumpsHome: 0 },
    { lane: southward, to: south, jumpsHome: 2, enemies: true },
  ]);
});

test('CSC-12: in a lane each fleet goes back where it came from', () => {
  const state = meeting('north', 'north');
  const inLane = { kind: 'lane', lane: southward, from: south, to: here } as const;
  const fleets = Object.fromEntries(
    Object.entries(state.fleets).map(([id, fleet]) => [id, { ...fleet, place: inLane }]),
  );
  const [pending] = Object.values(state.encounters);
  const encounter = { ...pending!, place: { kind: 'lane', lane: southward } as const };
  const run = runOf({ ...state, fleets, encounters: { e: encounter } as never });
  expect(retreatLanesOf(run, human)).toEqual({
    waysOut: [{ lane: southward, class: 'minor' }],
    lanesHome: { 'human.f1': southward, 'human.f2': southward },
  });
});

test('ENC-4: a partner’s ships retreat toward the leader’s havens, wherever they would go themselves', () => {
  const state = meetingAt({
    sides: { human: { f1: ['dd', 'dd', 'dd'] }, kili: { f1: ['dd'] }, loran: { f1: ['dd'] } },
    states: { 'human/kili': 'alliance' },
    owners: { [south]: 'human', [north]: 'kili' },
    standing: { kili: { ...DEFAULT_STANDING_ORDERS, withdrawTo: north } },
    generated: [
      ['loran', 'human'],
      ['loran', 'kili'],
    ],
  });
  expect(lanesIn(state)).toEqual({ 'human.f1': southward, 'kili.f1': southward });
});

test('CSC-12: ships that got away leave by their own lanes', () => {
  const state = meeting('south', 'north', {
    standing: { human: { refuseBelow: 0, disengageBelow: 0 } },
  });
  const retreats = [
    { unit: unitId('human.f1u0'), lane: southward },
    { unit: unitId('human.f2u0'), lane: northward },
  ];
  const told = followed(state, { initiative: [1, 9], battles: [{ retreats }] });
  const [setup] = told.setups;
  expect(setup!.sides.defender.lanesHome).toEqual({ 'human.f1': southward, 'human.f2': northward });
  const gone = eventsOf(told, 'FleetWithdrew').map(({ lane, how }) => [lane, how]);
  expect(gone).toEqual([
    [southward, 'retreated'],
    [northward, 'retreated'],
  ]);
});
