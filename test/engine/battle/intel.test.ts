import { describe, expect, test } from 'vitest';
import { encounterWorldOf } from '#engine/battle/world';
import { brandAs } from '#kernel/brand/brand';
import { intelSpentIdOf } from '#model/campaign/effect';
import type { EncounterId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Decision } from '#model/decisions/decision';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { empireId } from '#test/support/campaign';
import { followed } from './scripted-battles.ts';
import { eventsOf, here, meetingAt, north, northward, settle, south } from './meetings-at.ts';

const [human, loran] = [empireId('human'), empireId('loran')];
const sides = { human: { f1: ['scout', 'dd'] }, loran: { f1: ['scout'] } };
const standing = { human: { intel: 2 }, loran: { intel: 1 } };

function withIntel(state: CampaignState, intel: Readonly<Record<SystemId, number>>): CampaignState {
  const systems = { ...state.systems };
  for (const [id, amount] of Object.entries(intel) as [SystemId, number][]) {
    systems[id] = { ...systems[id]!, intel: amount };
  }
  return { ...state, systems };
}

const homely = withIntel(meetingAt({ sides, standing, owners: { [here]: 'human' } }), {
  [here]: 3,
});
const system = { kind: 'system', system: here } as const;
const intelAt = (state: CampaignState) => encounterWorldOf(state, DEFAULT_RULE_SET).intelAt;

describe('CSC-5: which Intel there is for an encounter', () => {
  test('that of the system for its owner, and nothing for others', () => {
    expect(intelAt(homely)(system, human)).toEqual({ system: here, intel: 3 });
    expect(intelAt(homely)(system, loran)).toBeNull();
  });

  test('for others that of their nearest system, by the lanes that they know; of equals the first', () => {
    const owners = { [north]: 'loran', [south]: 'loran' };
    const away = withIntel(meetingAt({ sides, owners }), { [north]: 2, [south]: 5 });
    expect(intelAt(away)(system, loran)).toEqual({ system: north, intel: 2 });
    expect(intelAt(away)({ kind: 'lane', lane: northward }, loran)).toBeNull();
    expect(intelAt({ ...away, knownLanes: {} })(system, loran)).toBeNull();
  });

  test('what was spent in this turn is gone', () => {
    const id = intelSpentIdOf(here);
    const mark = { id, kind: 'intel-spent', owner: human, amount: 2, begins: 1, ends: 1 } as const;
    const effects = { [id]: { ...mark, subject: { kind: 'system', system: here } as const } };
    expect(intelAt({ ...homely, effects })(system, human)).toEqual({ system: here, intel: 1 });
  });

  test('it serves one encounter a turn: its own', () => {
    const lane = { kind: 'lane', lane: northward } as const;
    const id = brandAs<EncounterId>('t1.lane');
    const [first] = Object.values(homely.encounters);
    const encounters = { ...homely.encounters, [id]: { ...first!, id, place: lane } };
    const both = { ...homely, encounters };
    expect(intelAt(both)(lane, human)).toBeNull();
    expect(intelAt(both)(system, human)).toEqual({ system: here, intel: 3 });
  });
});

describe('CSC-5: Intel that was spent before a battle', () => {
  test('is told to who spent it, and marked until the turn ends', () => {
    const told = settle(homely);
    const spent = eventsOf(told, 'IntelSpent');
    expect(spent).toMatchObject([
      { empire: human, system: here, intel: 1, witnesses: [{ empire: human, as: 'owner' }] },
    ]);
    expect(told.state.effects[intelSpentIdOf(here)]).toMatchObject({
      kind: 'intel-spent',
      owner: human,
      amount: 1,
      ends: homely.turn,
    });
    expect(told.state.systems[here]?.intel).toBe(3);
  });

  test('by default none is', () => {
    const idle = withIntel(meetingAt({ sides, owners: { [here]: 'human' } }), { [here]: 3 });
    expect(eventsOf(settle(idle), 'IntelSpent')).toEqual([]);
  });
});

describe('CSC-5, ENC-2: Intel on initiative', () => {
  const spending = (intel: number) => (question: Decision) =>
    question.kind === 'initiative' ? ({ kind: 'initiative', intel } as const) : undefined;

  test('is asked before the roll of who has Scouts and Intel, and adds to it', () => {
    const script = { initiative: [5, 5], battles: [{}] };
    const told = followed(homely, { ...script, say: spending(1) });
    expect(told.asked[0]).toMatchObject({ kind: 'initiative', asked: human, intel: 3, points: 1 });
    expect(told.asked.filter(({ kind }) => kind === 'initiative')).toHaveLength(1);
    expect(eventsOf(told, 'InitiativeRolled')[0]?.order).toMatchObject([
      { side: human, roll: 5, intel: 1 },
      { side: loran, roll: 5 },
    ]);
    expect(eventsOf(told, 'IntelSpent')).toMatchObject([
      { empire: human, system: here, on: 'initiative', intel: 1 },
    ]);
  });

  test('leaves the Scout without functions in the battle, and the rest of the Intel', () => {
    const told = followed(homely, { initiative: [5, 5], battles: [{}], say: spending(1) });
    const { attacker } = told.setups[0]!.sides;
    expect(attacker).toMatchObject({ leader: human, intel: 2 });
    expect(attacker.combatants.map(({ unit, scouted = false }) => [unit, scouted])).toEqual([
      ['human.f1u0', true],
      ['human.f1u1', false],
    ]);
  });

  test('ENC-5: standing orders spend none', () => {
    const told = followed(homely, { initiative: [5, 5], battles: [{}] });
    expect(eventsOf(told, 'IntelSpent')).toEqual([]);
    expect(told.setups[0]!.sides.attacker.combatants.some(({ scouted }) => scouted)).toBe(false);
  });

  test('an empire without Scouts is not asked', () => {
    const blind = meetingAt({
      sides: { human: { f1: ['dd', 'dd'] }, loran: { f1: ['dd'] } },
      owners: { [here]: 'human' },
    });
    const told = followed(withIntel(blind, { [here]: 3 }), { initiative: [5, 5], battles: [{}] });
    expect(told.asked.some(({ kind }) => kind === 'initiative')).toBe(false);
  });
});
