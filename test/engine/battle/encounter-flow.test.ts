import { describe, expect, test } from 'vitest';
import { fleetWaysOf } from '#engine/battle/fleet-ways';
import { compareText } from '#kernel/result/compare-text';
import type { Decider, Decision } from '#model/decisions/decision';
import { ashore } from '#test/support/ashore';
import { fleetId, empireId } from '#test/support/campaign';
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

type Said = Readonly<{ kind: string } & Record<string, unknown>>;

/** Notes every question of the encounter itself and answers as the script says, else passes on. */
function scripted(
  say: (question: Decision) => Said | undefined,
): Readonly<{ decide: Decider; asked: string[] }> {
  const asked: string[] = [];
  const decide: Decider = (question) => {
    if (['encounter-action', 'disengage'].includes(question.kind)) {
      asked.push(`${question.asked} ${question.kind}`);
    }
    const answer = say(question);
    return answer === undefined ? undefined : { answer: answer as never, by: 'window' };
  };
  return { decide, asked };
}

describe('ENC-2: turns', () => {
  const duel = meetingAt({ sides: { human: { f1: ['dd'] }, loran: { f1: ['dd'] } } });

  test('ENC-2: the encounter ends when all have passed in a row, each asked once', () => {
    const { decide, asked } = scripted(({ kind }) =>
      kind === 'encounter-action' ? { kind: 'pass' } : undefined,
    );
    settle(duel, { decide });
    expect([...asked].sort(compareText)).toEqual([
      'human encounter-action',
      'loran encounter-action',
    ]);
  });

  test('ENC-2: after a demand all others and the demander have to pass', () => {
    const crowd = Array.from({ length: 12 }, () => 'cv');
    const big = meetingAt({ sides: { human: { f1: crowd }, loran: { f1: crowd } } });
    let turn = 0;
    const { decide, asked } = scripted((question) => {
      if (question.kind === 'scenario-response') return { kind: 'accept' };
      if (question.kind === 'disengage') return { kind: 'stay' };
      if (question.kind !== 'encounter-action') return undefined;
      turn += 1;
      const against = question.opponents[0]?.empire;
      return turn === 1 ? { kind: 'demand', scenario: 'deep-space', against } : { kind: 'pass' };
    });
    settle(big, { decide });
    const actors = asked.filter((one) => one.endsWith('action')).map((one) => one.split(' ')[0]);
    expect(actors).toHaveLength(3);
    expect(actors[2]).toBe(actors[0]);
  });

  test('ENC-2: an empire that has demanded all it may can still withdraw while it may be attacked', () => {
    let demands = 0;
    const { decide } = scripted((question) => {
      if (question.kind === 'scenario-response') return { kind: 'accept' };
      if (question.kind === 'disengage') return { kind: 'stay' };
      if (question.kind !== 'encounter-action') return undefined;
      const [opponent] = question.opponents;
      if (opponent === undefined) {
        const leave = question.fleets.map(({ fleet }) => ({ fleet, lane: southward }));
        return { kind: 'withdraw', leave };
      }
      demands += 1;
      const { empire: against } = opponent;
      return demands === 1 ? { kind: 'demand', scenario: 'deep-space', against } : { kind: 'pass' };
    });
    const crowd = Array.from({ length: 12 }, () => 'cv');
    const big = meetingAt({ sides: { human: { f1: crowd }, loran: { f1: crowd } } });
    const told = settle(big, { decide });
    const [demand] = eventsOf(told, 'ScenarioDemanded');
    expect(eventsOf(told, 'FleetWithdrew')).toMatchObject([
      { empire: demand!.by, how: 'withdrew', lane: southward },
    ]);
  });

  test('ENC-2: withdrawn sides are out: nobody demands anything of them any more', () => {
    const three = meetingAt({
      sides: {
        human: { f1: ['dd'] },
        kili: { f1: ['dd', 'dd', 'dd', 'dd'] },
        loran: { f1: ['dd', 'dd', 'dd', 'dd'] },
      },
      states: { 'kili/loran': 'non-aggression' },
      standing: { kili: { pursue: false }, loran: { pursue: false } },
    });
    const told = settle(three);
    const withdrew = eventsOf(told, 'FleetWithdrew');
    expect(withdrew.map(({ empire }) => empire)).toEqual(['human']);
    expect(eventsOf(told, 'ScenarioDemanded')).toHaveLength(1);
    expect(eventsOf(told, 'BattleBegan')).toEqual([]);
  });

  test('ENC-1: of three enemies each is a side of its own, and battles are between two', () => {
    const crowd = ['cv', 'cv', 'cv', 'cv', 'cv', 'cv'];
    const stubborn = { refuseBelow: 0, disengageBelow: 0, engageRatio: 0 };
    const all = { human: stubborn, kili: stubborn, loran: stubborn };
    const told = settle(
      meetingAt({
        sides: { human: { f1: crowd }, kili: { f1: crowd }, loran: { f1: crowd } },
        standing: all,
      }),
    );
    const battles = eventsOf(told, 'BattleBegan').map(({ sides }) => [
      ...sides.attacker,
      ...sides.defender,
    ]);
    expect(battles.every((sides) => sides.length === 2)).toBe(true);
    expect(new Set(battles.map((sides) => [...sides].sort(compareText).join('-'))).size).toBe(3);
  });

  test('ENC-2: nothing can be demanded of civilians alone', () => {
    const prey = meetingAt({ sides: { human: { f1: ['dd'] }, loran: { f1: ['convoy'] } } });
    const told = settle(prey);
    expect(eventsOf(told, 'InitiativeRolled')).toEqual([]);
    expect(eventsOf(told, 'ScenarioDemanded')).toEqual([]);
  });
});

describe('ENC-4: ways out', () => {
  const wayHome = (state: ReturnType<typeof meetingAt>): unknown => {
    const run = runOf(state);
    const [first] = fleetWaysOf(run, empireId('human'));
    return Object.fromEntries(first!.ways.map(({ lane, jumpsHome }) => [lane, jumpsHome]));
  };
  const sides = { human: { f1: ['dd'] }, loran: { f1: ['dd'] } };
  const owners = { [north]: 'human', [south]: 'human' };
  const depot = ashore('human.u9', 'depot', south);

  test('ENC-5: the way home leads to the nearest own depot, not to any own system', () => {
    expect(wayHome(meetingAt({ sides, owners, units: [depot] }))).toEqual({
      [northward]: 2,
      [southward]: 0,
    });
  });
  test.each([
    ['without a depot', []],
    ['with a crippled one', [{ ...depot, condition: 'crippled' as const }]],
    ['with one of somebody else', [{ ...depot, owner: empireId('loran') }]],
  ])('ENC-5: %s any own system will do', (_name, units) => {
    expect(wayHome(meetingAt({ sides, owners, units }))).toEqual({
      [northward]: 0,
      [southward]: 0,
    });
  });

  test('ENC-4: all fleets of a side withdraw together', () => {
    const state = meetingAt({
      sides: { human: { f1: ['dd'], f2: ['convoy'] }, loran: { f1: ['dd', 'dd', 'dd', 'dd'] } },
      owners,
      standing: { loran: { pursue: false } },
    });
    const told = settle(state);
    expect(eventsOf(told, 'FleetWithdrew').map(({ fleet }) => fleet)).toEqual([
      'human.f1',
      'human.f2',
    ]);
    expect(told.state.fleets[fleetId('human.f2')]!.withdrawing).toMatchObject({ turn: 1 });
  });

  test('ENC-3: with bases there a refusing fleet falls back on them, and is not fought again', () => {
    const fort = ashore('human.u8', 'fort', here);
    const told = settle(
      meetingAt({
        sides: { human: { f1: ['dd'] }, loran: { f1: ['dd', 'dd', 'dd', 'dd'] } },
        standing: { loran: { scenario: 'deep-space' } },
        units: [fort],
      }),
    );
    expect(eventsOf(told, 'ScenarioRefused')).toHaveLength(1);
    expect(eventsOf(told, 'FleetWithdrew')).toEqual([]);
    expect(eventsOf(told, 'BattleBegan')).toEqual([]);
  });

  test('ENC-4: an empire that destroyed its opponent may still disengage from a third one there', () => {
    const state = meetingAt({
      sides: {
        human: { f1: ['cv', 'cv', 'cv', 'cv'] },
        kili: { f1: ['dd'] },
        loran: { f1: Array.from({ length: 20 }, () => 'cv') },
      },
      states: { 'kili/loran': 'non-aggression' },
      standing: { kili: { engage: 'nobody' }, loran: { engage: 'nobody' } },
    });
    const { decide, asked } = scripted((question) => {
      if (question.kind === 'scenario-response') return { kind: 'accept' };
      if (question.kind !== 'encounter-action') return undefined;
      const isKiliThere = question.opponents.some(({ empire }) => empire === 'kili');
      return isKiliThere
        ? { kind: 'demand', scenario: 'deep-space', against: empireId('kili') }
        : { kind: 'pass' };
    });
    const told = settle(state, { decide, secret: 'long' });
    const [ended] = eventsOf(told, 'BattleEnded');
    expect(ended!.lost.defender).toBe(4);
    expect(asked).toContain('human disengage');
    expect(eventsOf(told, 'FleetWithdrew')).toMatchObject([{ empire: 'human', how: 'disengaged' }]);
  });
});

test('ENC-1: the standing orders of the largest fleet decide for its side', () => {
  const state = meetingAt({
    sides: { human: { f1: ['dd'], f2: ['dd', 'dd'] }, loran: { f1: ['dd', 'dd'] } },
    standing: { loran: { engage: 'nobody' } },
  });
  const told = (small: object, large: object) =>
    eventsOf(
      settle({
        ...state,
        fleets: {
          ...state.fleets,
          [fleetId('human.f1')]: { ...state.fleets[fleetId('human.f1')]!, standing: small },
          [fleetId('human.f2')]: { ...state.fleets[fleetId('human.f2')]!, standing: large },
        },
      }),
      'ScenarioDemanded',
    ).length;
  expect(told({}, { engage: 'nobody' })).toBe(0);
  expect(told({ engage: 'nobody' }, {})).toBe(1);
});
