import { describe, expect, test } from 'vitest';
import { empiresOf, sideOf } from '#engine/battle/encounter-run';
import { fleetWaysOf } from '#engine/battle/fleet-ways';
import { compareText } from '#kernel/result/compare-text';
import type { Answer, Decider, Decision } from '#model/decisions/decision';
import { ashore } from '#test/support/ashore';
import { checkAnswer } from '#legality/answers/check-answer';
import { empireId, fleetId, unitId } from '#test/support/campaign';
import { eventsOf, here, meetingAt, runOf, settle, southward } from './meetings-at.ts';
import { followed } from './scripted-battles.ts';

const [human, kili, loran] = [empireId('human'), empireId('kili'), empireId('loran')];

/** Human and Kili are allied and at war with Loran; Kili has the larger fleet. */
const joint = {
  sides: { human: { f1: ['dd'] }, kili: { f1: ['dd', 'dd'] }, loran: { f1: ['dd', 'dd'] } },
  states: { 'human/kili': 'alliance' },
} as const;

const pass = (question: Decision): Answer | undefined =>
  question.kind === 'encounter-action' ? { kind: 'pass' } : undefined;

const sidesIn = (state: ReturnType<typeof meetingAt>) => {
  const run = runOf(state);
  return [...run.sides.keys()].map((side) => empiresOf(run, side).join('+'));
};

describe('ENC-1, DIP-9: who fights as one side', () => {
  test.each([
    ['allies', { 'human/kili': 'alliance' }, ['kili+human', 'loran']],
    ['defense partners', { 'human/kili': 'mutual-defense' }, ['kili+human', 'loran']],
    ['Military partners do not', { 'human/kili': 'military' }, ['human', 'kili', 'loran']],
    [
      'allies of whom one is not at war do not',
      { 'human/kili': 'alliance', 'human/loran': 'non-intercourse' },
      ['human', 'kili', 'loran'],
    ],
  ] as const)('%s', (_, states, sides) => {
    expect(sidesIn(meetingAt({ ...joint, states }))).toEqual(sides);
  });

  test.each([
    [['human/kili'], ['kili+human', 'loran']],
    [[], ['human', 'kili', 'loran']],
  ] as const)('DIP-11: friends with a pact %j', (pacts, sides) => {
    const states = { 'human/kili': 'non-aggression' } as const;
    expect(sidesIn(meetingAt({ ...joint, states, pacts }))).toEqual(sides);
  });

  const equals = { ...joint, sides: { ...joint.sides, human: { f1: ['dd', 'dd'] } } } as const;
  const rolledIn = (secret: string) => {
    const told = settle(meetingAt(equals), { secret });
    const [rolled] = eventsOf(told, 'TieRolled');
    return { together: eventsOf(told, 'EncounterBegan')[0]!.together, rolled };
  };

  test('of equal fleets a roll of d100 each decides who leads, not the name', () => {
    const secrets = Array.from({ length: 20 }, (_, at) => `tie ${String(at)}`);
    const told = secrets.map(rolledIn);
    expect(new Set(told.map(({ together }) => together?.[0]?.[0]))).toEqual(new Set([human, kili]));
    for (const { together, rolled } of told) {
      expect(rolled).toMatchObject({ over: 'command', place: { system: here } });
      expect(rolled?.order.map(({ empire }) => empire)).toEqual(together?.[0]);
      expect(rolled?.rolls).toHaveLength(2);
    }
  });

  test('nothing is rolled where the fleets differ, or where equals do not fight as one', () => {
    expect(eventsOf(settle(meetingAt(joint)), 'TieRolled')).toEqual([]);
    const states = { 'human/kili': 'military' } as const;
    expect(eventsOf(settle(meetingAt({ ...equals, states })), 'TieRolled')).toEqual([]);
  });

  test('a partner with one more enemy is a side of its own', () => {
    const sides = { ...joint.sides, zen: { f1: ['dd'] } };
    const states = { 'human/kili': 'alliance', 'kili/zen': 'non-intercourse' } as const;
    expect(sidesIn(meetingAt({ sides, states }))).toEqual(['human', 'kili', 'loran', 'zen']);
  });

  test('three are one side only if each is a defense partner of each', () => {
    const sides = { ...joint.sides, zen: { f1: ['dd', 'dd', 'dd'] } };
    const states = { 'human/kili': 'alliance', 'kili/zen': 'alliance' } as const;
    const chain = { ...states, 'human/zen': 'trade' } as const;
    expect(sidesIn(meetingAt({ sides, states: chain }))).toEqual(['human', 'loran', 'zen+kili']);
    const all = { ...states, 'human/zen': 'mutual-defense' } as const;
    expect(sidesIn(meetingAt({ sides, states: all }))).toEqual(['loran', 'zen+kili+human']);
  });
});

describe('ENC-1: partners fight as one task force', () => {
  test('they roll one initiative, fight one battle, and nobody fires at a partner', () => {
    const told = settle(meetingAt(joint));
    const [rolled] = eventsOf(told, 'InitiativeRolled');
    expect(new Map(rolled!.order.map(({ side, ships }) => [side, ships]))).toEqual(
      new Map([
        [kili, 3],
        [loran, 2],
      ]),
    );
    const battles = eventsOf(told, 'BattleBegan');
    expect(battles.length).toBeGreaterThan(0);
    for (const { sides } of battles) {
      expect([...sides.attacker, ...sides.defender].sort(compareText)).toEqual([
        human,
        kili,
        loran,
      ]);
      expect(Object.values(sides)).toContainEqual([kili, human]);
    }
    expect(eventsOf(told, 'EncounterBegan')[0]!.together).toEqual([[kili, human]]);
  });

  test('only the leader is asked, and decides for the partner’s ships too', () => {
    const asked: Decision[] = [];
    const decide: Decider = (question) => {
      asked.push(question);
      return undefined;
    };
    settle(meetingAt(joint), { decide });
    expect(new Set(asked.map((one) => one.asked))).toEqual(new Set([kili, loran]));
    const forces = asked.filter((one) => one.kind === 'task-force' && one.asked === kili);
    expect(
      forces.map((one) => (one.kind === 'task-force' ? one.own.map(({ unit }) => unit) : [])),
    ).toContainEqual(['kili.f1u0', 'kili.f1u1', 'human.1']);
    const told = asked.filter((one) => one.asked === kili);
    expect(new Set(told.map(({ kind }) => kind)).size).toBeGreaterThan(5);
    expect(JSON.stringify(told)).not.toMatch(/human\.f1/u);
  });

  test('FOG-6, FOG-12: a partner’s units and fleets have numbers in questions, and may be named by them', () => {
    const state = meetingAt({
      ...joint,
      sides: {
        ...joint.sides,
        kili: { f1: ['dd', 'dd'], f2: ['dd'] },
        human: { f1: ['dd'], f2: ['dd'] },
      },
      standing: { loran: { refuseBelow: 0, disengageBelow: 0, engage: 'nobody' } },
    });
    const leave = [{ fleet: fleetId('human/2'), lane: southward }];
    const told = followed(state, {
      initiative: [9, 1],
      say: (question) => {
        if (question.asked !== kili || question.kind !== 'encounter-action') return undefined;
        return question.fleets.length > 3 ? { kind: 'withdraw', leave } : { kind: 'pass' };
      },
    });
    const [first] = told.asked;
    expect(first).toMatchObject({
      asked: kili,
      fleets: [{}, {}, { fleet: 'human/1', owner: human }, { fleet: 'human/2', owner: human }],
    });
    expect(checkAnswer(first!, { kind: 'withdraw', leave })).toEqual([]);
    expect(eventsOf(told, 'FleetWithdrew').map(({ fleet }) => fleet)).toEqual(['human.f2']);
  });

  test('FOG-6: a name that a player gave is left as written, even if it looks like an id', () => {
    const state = meetingAt(joint);
    const id = unitId('kili.f1u0');
    const units = { ...state.units, [id]: { ...state.units[id]!, name: 'human.f1u0' } };
    const { asked } = followed({ ...state, units }, { initiative: [9, 1], say: pass });
    expect(asked[0]).toMatchObject({ own: [{ name: 'human.f1u0' }, {}, { unit: 'human.1' }] });
  });

  test('losses of each are told to their owner', () => {
    const weak = { ...joint, sides: { ...joint.sides, loran: { f1: Array(9).fill('dd') } } };
    const standing = { kili: { refuseBelow: 0, disengageBelow: 0 } };
    const lost = eventsOf(settle(meetingAt({ ...weak, standing })), 'UnitDestroyed');
    expect(lost.length).toBeGreaterThan(0);
    for (const { empire, unit, witnesses } of lost) {
      expect(unit.startsWith(empire)).toBe(true);
      expect(witnesses).toEqual([{ empire, as: 'owner' }]);
    }
  });

  test('a partner who is at the owner’s bases defends them with the owner', () => {
    const units = [ashore('h.fort', 'fort', here, { owner: human })];
    const run = runOf(meetingAt({ ...joint, owners: { [here]: 'human' }, units }));
    expect(sideOf(run, human)).toBe(kili);
    const told = settle(meetingAt({ ...joint, owners: { [here]: 'human' }, units }));
    const defensive = eventsOf(told, 'BattleBegan').filter((one) => one.scenario === 'defensive');
    for (const { sides } of defensive) expect(sides.defender).toEqual([kili, human]);
  });
});

test('ENC-4: a partner’s fleet leaves by lanes that the leader knows too', () => {
  const state = meetingAt(joint);
  const lanes = (from: typeof state) =>
    fleetWaysOf(runOf(from), kili).map(({ fleet, owner, ways }) => [fleet, owner, ways.length]);
  expect(lanes(state)).toEqual([
    ['kili.f1', undefined, 2],
    ['human.f1', human, 2],
  ]);
  const knownLanes = Object.fromEntries(
    Object.entries(state.knownLanes).filter(
      ([, { viewer, lane }]) => viewer !== kili || !lane.includes('H0201'),
    ),
  );
  expect(lanes({ ...state, knownLanes })).toEqual([
    ['kili.f1', undefined, 1],
    ['human.f1', human, 1],
  ]);
});
