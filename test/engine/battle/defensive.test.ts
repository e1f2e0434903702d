import { describe, expect, test } from 'vitest';
import { demandableOf } from '#engine/battle/demands';
import type { DiplomaticState } from '#model/campaign/relation';
import type { Answer, Decision } from '#model/decisions/decision';
import { ashore } from '#test/support/ashore';
import { fleetId, unitId } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { eventsOf, here, meetingAt, runOf, southward } from './meetings-at.ts';
import { courseOf, followed } from './scripted-battles.ts';

const stationed = (design: string) => ashore(`human.${design}`, design, here);
/** Four Loran destroyers before a human fort, a minefield and two human fleets. */
const siege = meetingAt({
  sides: { human: { f1: ['dd'], f2: ['dd'] }, loran: { f1: ['dd', 'dd', 'dd', 'dd'] } },
  owners: { [here]: 'human' },
  units: [stationed('fort'), stationed('mines'), stationed('lf')],
});

describe('ENC-3: a Defensive scenario', () => {
  test('ENC-5: those who do not own the system demand it where bases are, and the bases fight', () => {
    const told = followed(siege, { initiative: [1, 9], battles: [{}, {}, {}] });
    expect(courseOf(told)).toEqual([
      'loran demands defensive of human',
      'defensive is fought',
      'human demands deep-space of loran',
      'loran accepts',
      'deep-space is fought',
      'loran demands deep-space of human',
      'human accepts',
      'deep-space is fought',
      'human passes',
      'loran passes',
    ]);
    const [atTheFort, away] = told.setups;
    expect(atTheFort!.sides.defender.combatants.map(({ unit }) => unit)).toEqual([
      'human.f1u0',
      'human.f2u0',
      'human.fort',
      'human.lf',
      'human.mines',
    ]);
    expect(atTheFort!.ground).toMatchObject({ holder: 'defender' });
    expect(away!.sides.attacker.combatants.map(({ unit }) => unit)).toEqual([
      'human.f1u0',
      'human.f2u0',
    ]);
  });

  test('ENC-3: refused to the fixed defenses, Deep Space leads to Defensive with the fleet in it', () => {
    const want = { kind: 'demand', scenario: 'deep-space', against: human } as const;
    let turns = 0;
    const told = followed(siege, {
      initiative: [1, 9],
      battles: [{}],
      say: (question) => {
        if (question.kind === 'scenario-response') return { kind: 'refuse', leave: null };
        if (question.kind !== 'encounter-action' || question.asked !== loran) return undefined;
        turns += 1;
        return turns === 1 ? want : { ...want, scenario: 'defensive' };
      },
    });
    expect(courseOf(told)).toEqual([
      'loran demands deep-space of human',
      'human refuses',
      'human passes',
      'loran demands defensive of human',
      'defensive is fought',
    ]);
    expect(told.setups[0]!.sides.defender.combatants).toHaveLength(5);
    expect(told.state.fleets[fleetId('human.f1')]!.withdrawing).toBeNull();
  });

  test('ENC-3: part of the fleet may leave before it, and be pursued; the rest defends', () => {
    const leave = [{ fleet: fleetId('human.f2'), lane: southward }];
    const told = followed(siege, {
      initiative: [1, 9],
      battles: [{}, {}],
      say: (question): Answer | undefined => {
        if (question.kind === 'defensive-response') return { kind: 'defend', leave };
        if (question.kind === 'encounter-action' && question.asked === human)
          return { kind: 'pass' };
        const isDone = question.kind === 'encounter-action' && question.opponents.length === 1;
        return isDone && question.opponents[0]!.demandable.length === 1
          ? { kind: 'pass' }
          : undefined;
      },
    });
    expect(courseOf(told)).toEqual([
      'loran demands defensive of human',
      'human.f2 withdrew',
      'loran demands pursuit of human',
      'pursuit is fought',
      'defensive is fought',
      'human passes',
      'loran passes',
    ]);
    const [chase, siegeWork] = told.setups;
    expect(chase!.sides.defender.combatants.map(({ unit }) => unit)).toEqual(['human.f2u0']);
    expect(siegeWork!.sides.defender.combatants.map(({ unit }) => unit)).not.toContain(
      'human.f2u0',
    );
    expect(eventsOf(told, 'SideWithdrew')).toMatchObject([{ side: human, isPart: true }]);
  });

  test('ENC-3: where all fleets left the fort fights on alone; the fort can demand nothing', () => {
    const told = followed(siege, {
      initiative: [9, 1],
      battles: [{}],
      say: (question): Answer | undefined => {
        if (question.kind === 'pursuit') return { kind: 'let-go' };
        if (question.kind !== 'encounter-action' || question.asked !== human) return undefined;
        return { kind: 'withdraw', leave: leaveAll(question) };
      },
    });
    expect(courseOf(told)).toEqual([
      'human.f1 withdrew',
      'human.f2 withdrew',
      'loran demands defensive of human',
      'defensive is fought',
    ]);
    expect(told.setups[0]!.sides.defender.combatants.map(({ unit }) => unit)).toEqual([
      'human.fort',
      'human.lf',
      'human.mines',
    ]);
  });
});

const leaveAll = (question: Extract<Decision, { kind: 'encounter-action' }>) =>
  question.fleets.map(({ fleet }) => ({ fleet, lane: southward }));

type Row = Readonly<{
  name: string;
  units: readonly ReturnType<typeof stationed>[];
  human?: readonly string[];
  owner?: string;
  targets?: 'bases' | 'fixed';
  state?: DiplomaticState;
  expected: readonly string[];
}>;
const DEEP = 'deep-space';
describe('ENC-3: what loran may demand of human', () => {
  test.each<Row>([
    { name: 'a fort', units: [stationed('fort')], human: [], expected: ['defensive'] },
    { name: 'a depot with a fleet', units: [stationed('depot')], expected: [DEEP, 'defensive'] },
    {
      name: 'a depot that only flights guard',
      units: [stationed('depot'), stationed('lf')],
      human: [],
      expected: ['defensive'],
    },
    {
      name: 'not a depot that nobody guards',
      units: [stationed('depot')],
      human: [],
      expected: [],
    },
    {
      name: 'nor one beside minefields alone',
      units: [stationed('depot'), stationed('mines')],
      human: [],
      expected: [],
    },
    { name: 'minefields alone do not count', units: [stationed('mines')], expected: [DEEP] },
    { name: 'flights by option alone', units: [stationed('lf')], owner: 'human', expected: [DEEP] },
    {
      name: 'flights of a colony under `fixed`',
      units: [stationed('lf')],
      owner: 'human',
      targets: 'fixed',
      expected: [DEEP, 'defensive'],
    },
    {
      name: 'the owner of the system meets the fleet in the open',
      units: [stationed('fort')],
      owner: 'loran',
      expected: [DEEP, 'interception'],
    },
    {
      name: 'the owner of the system may attack a fort that is there alone',
      units: [stationed('fort')],
      human: [],
      owner: 'loran',
      expected: ['defensive'],
    },
    {
      name: 'not an ally of the owner',
      units: [stationed('fort')],
      owner: 'kili',
      state: 'alliance',
      expected: [DEEP, 'interception'],
    },
  ])('ENC-3: $name: $expected', ({ units, human: ships = ['dd'], owner, targets, ...row }) => {
    const state = meetingAt({
      sides: { human: { f1: ships }, kili: {}, loran: { f1: ['dd'] } },
      owners: owner === undefined ? {} : { [here]: owner },
      states: { 'kili/loran': row.state ?? 'war' },
      units,
    });
    const run = runOf(state, targets === undefined ? {} : { defensiveTargets: targets });
    expect(demandableOf(run, loran, human)).toEqual(row.expected);
  });
});

test('CSC-1: ships under repair fight nobody: they can demand nothing, but may be attacked', () => {
  const state = meetingAt({ sides: { human: { f1: ['dd'] }, loran: { f1: ['dd'] } } });
  const unit = unitId('human.f1u0');
  const subject = { kind: 'unit', unit, to: null, helpers: [] } as const;
  const project = { id: 'repair/x', kind: 'repair', owner: human, paid: 1, subject } as never;
  const run = runOf({ ...state, projects: { 'repair/x': project } as never });
  expect(demandableOf(run, human, loran)).toEqual([]);
  expect(demandableOf(run, loran, human)).toEqual(['deep-space']);
});
