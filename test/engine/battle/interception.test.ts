import { describe, expect, test } from 'vitest';
import { demandableOf } from '#engine/battle/demands';
import type { Answer, Decision } from '#model/decisions/decision';
import { pulledBackIdOf } from '#model/campaign/effect';
import { unitId } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { eventsOf, here, meetingAt, runOf } from './meetings-at.ts';
import { courseOf, followed } from './scripted-battles.ts';

const FORCES = { human: { f1: ['dd', 'cv+lf', 'dd'] }, loran: { f1: ['dd', 'dd'] } };
const home = meetingAt({ sides: FORCES, owners: { [here]: 'human' } });

const wants = (question: Decision): Answer | undefined =>
  question.kind === 'encounter-action' && question.asked === human
    ? { kind: 'demand', scenario: 'interception', against: loran }
    : undefined;
const once = (): ((question: Decision) => Answer | undefined) => {
  let turns = 0;
  return (question) => {
    if (question.kind !== 'encounter-action') return undefined;
    turns += 1;
    return turns === 1 ? wants(question) : { kind: 'pass' };
  };
};
const unitsIn = (some: readonly Readonly<{ unit: string }>[]) => some.map(({ unit }) => unit);

describe('ENC-3: Interception', () => {
  test.each([
    ['the owner', { [here]: 'human' }, {}, ['deep-space', 'interception'], ['deep-space']],
    ['nobody where nobody is owner', {}, {}, ['deep-space'], ['deep-space']],
  ] as const)('is demanded by %s', (_, owners, states, ofHuman, ofLoran) => {
    const run = runOf(meetingAt({ sides: FORCES, owners, states }));
    expect(demandableOf(run, human, loran)).toEqual(ofHuman);
    expect(demandableOf(run, loran, human)).toEqual(ofLoran);
  });

  test('the owner splits its force at equal cost, and the other meets the weaker part', () => {
    const told = followed(home, { initiative: [9, 1], battles: [{}], say: once() });
    expect(courseOf(told)).toEqual([
      'human demands interception of loran',
      'loran accepts',
      'interception is fought',
      'loran passes',
      'human passes',
    ]);
    const pools = told.asked.find((one) => one.kind === 'pools');
    expect(pools).toMatchObject({ asked: human, opponent: loran, scenario: 'interception' });
    // The carrier with its flight against two destroyers: of what is aboard nothing shows.
    expect(unitsIn(told.setups[0]!.sides.attacker.combatants)).toEqual([
      'human.f1u1',
      'human.f1u1.0',
    ]);
    expect(unitsIn(told.setups[0]!.sides.defender.combatants)).toEqual([
      'loran.f1u0',
      'loran.f1u1',
    ]);
  });

  test('flights go with their carrier, and the part that was not picked takes no part', () => {
    const first = once();
    const told = followed(home, {
      initiative: [9, 1],
      battles: [{}],
      say: (question) => {
        if (question.kind === 'pools') return { kind: 'pools', first: [unitId('human.f1u1')] };
        if (question.kind === 'pool-choice') return { kind: 'pool-choice', pool: 'first' };
        return first(question);
      },
    });
    expect(unitsIn(told.setups[0]!.sides.attacker.combatants)).toEqual([
      'human.f1u1',
      'human.f1u1.0',
    ]);
  });

  test('it is refused by pulling back: the fleets stay, and neither load nor unload for a while', () => {
    const first = once();
    const told = followed(home, {
      initiative: [9, 1],
      say: (question) =>
        question.kind === 'scenario-response' ? { kind: 'refuse', leave: null } : first(question),
    });
    expect(courseOf(told)).toEqual([
      'human demands interception of loran',
      'loran refuses',
      'loran passes',
      'human passes',
    ]);
    expect(eventsOf(told, 'UnitsPulledBack')).toMatchObject([
      { empire: loran, units: ['loran.f1u0', 'loran.f1u1'] },
    ]);
    expect(told.state.effects[pulledBackIdOf(unitId('loran.f1u0'))]).toMatchObject({
      kind: 'pulled-back',
      begins: home.turn,
      ends: home.turn + 1,
    });
  });

  test('pullBack = off: it cannot be refused, and nobody is asked', () => {
    const told = followed(home, {
      initiative: [9, 1],
      battles: [{}],
      say: once(),
      rules: { pullBack: 'off' },
    });
    expect(told.asked.some((one) => one.kind === 'scenario-response')).toBe(false);
  });

  test('one ship is one pool, and nothing is picked', () => {
    const alone = meetingAt({
      sides: { human: { f1: ['dd'] }, loran: { f1: ['dd'] } },
      owners: { [here]: 'human' },
    });
    const told = followed(alone, { initiative: [9, 1], battles: [{}], say: once() });
    expect(told.asked.filter(({ kind }) => kind === 'pools' || kind === 'pool-choice')).toEqual([]);
    expect(unitsIn(told.setups[0]!.sides.attacker.combatants)).toEqual(['human.f1u0']);
  });
});
