import { describe, expect, test } from 'vitest';
import { deciderOf } from '#app/run/questions/decider-of';
import type { Question } from '#app/ports/turn-record';
import { hasOneAnswer } from '#legality/answers/has-one-answer';
import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { DecisionId, EncounterId, FleetId, LaneId } from '#model/campaign/ids';
import type { DecisionOf, FleetWays } from '#model/decisions/decision';
import { empireId, systemId } from '#test/support/campaign';

const basics = {
  id: brandAs<DecisionId>('d1'),
  cite: cite('ENC-3'),
  asked: empireId('a'),
  encounter: brandAs<EncounterId>('e1'),
  place: { kind: 'system', system: systemId('here') },
} as const;
const fleet = (ways: number, fights = true): FleetWays => ({
  fleet: brandAs<FleetId>(`f${String(ways)}${String(fights)}`),
  fights,
  ways: Array.from({ length: ways }, () => ({
    lane: brandAs<LaneId>('l1'),
    to: systemId('there'),
    jumpsHome: 1,
  })),
});

describe('TURN-4: a player without a choice is not asked', () => {
  const response = (
    part: Partial<DecisionOf<'scenario-response'>>,
  ): DecisionOf<'scenario-response'> => ({
    ...basics,
    kind: 'scenario-response',
    scenario: 'deepSpace' as DecisionOf<'scenario-response'>['scenario'],
    by: empireId('b'),
    own: [],
    groups: [],
    fixedDefenses: false,
    fleets: [],
    ownsSystem: false,
    ...part,
  });
  test.each([
    ['ENC-3: nowhere to go and no bases', {}, true],
    ['ENC-3: a way for all that fight', { fleets: [fleet(1)] }, false],
    ['ENC-3: one that fights has no way', { fleets: [fleet(1), fleet(0)] }, true],
    ['ENC-3: those without a way do not fight', { fleets: [fleet(1), fleet(0, false)] }, false],
    ['ENC-3: bases to fall back on', { fixedDefenses: true }, false],
  ])('%s', (_name, part, expected) => {
    expect(hasOneAnswer(response(part))).toBe(expected);
  });

  test.each([
    ['ENC-4: no way out', [fleet(0)], true],
    ['ENC-4: a way out', [fleet(0), fleet(2)], false],
  ])('%s', (_name, fleets, expected) => {
    const question = { ...basics, own: [], groups: [], fleets, ownsSystem: false } as const;
    expect(hasOneAnswer({ ...question, kind: 'disengage' })).toBe(expected);
  });

  test.each([
    ['CSC-6: points for a mission', 1, false],
    ['CSC-6: no points', 0, true],
  ])('%s', (_name, points, expected) => {
    const own = [{ cc: 1 }] as unknown as DecisionOf<'missions'>['own'];
    const question = { ...basics, kind: 'missions', battle: 'b', round: 1, own, enemy: [], points };
    expect(hasOneAnswer(question as unknown as DecisionOf<'missions'>)).toBe(expected);
    const among = { ...question, hiders: own };
    expect(hasOneAnswer(among as unknown as DecisionOf<'missions'>), 'MAP-8').toBe(false);
  });
});

describe('TURN-4: who decides where there is no choice', () => {
  const stay = { kind: 'stay' } as const;
  const question = {
    ...basics,
    kind: 'disengage',
    own: [],
    groups: [],
    ownsSystem: false,
  } as const;
  const stuck = { ...question, fleets: [fleet(0)] };
  const windows = { battles: 'interactive', allClosed: false } as const;
  const open: Question = {
    ...{ version: 2, turn: 1, attempt: 1, decision: stuck, standing: stay, answer: null },
    ...{ phase: 'encounters', status: 'open', askedAt: '', settledAt: null },
    ...{ seen: [], until: null, atDesk: false },
  };

  test('nobody is asked, and the log says so', () => {
    const decide = deciderOf({ ...windows, questions: [] });
    expect(decide(stuck, stay)).toEqual({ answer: stay, by: 'policy' });
    expect(decide({ ...question, fleets: [fleet(1)] }, stay)).toBeUndefined();
  });

  test('what an older program has asked stays asked', () => {
    expect(deciderOf({ ...windows, questions: [open] })(stuck, stay)).toBeUndefined();
  });

  test('where the standing orders answer anyway, they do', () => {
    const decide = deciderOf({ ...windows, battles: 'standing', questions: [] });
    expect(decide(stuck, stay)).toEqual({ answer: stay, by: 'standing' });
  });

  test('before and after battles only, the rounds are for standing orders', () => {
    const decide = deciderOf({ ...windows, battles: 'setup', questions: [] });
    expect(decide({ ...question, fleets: [fleet(1)] }, stay)).toBeUndefined();
    const cargo = [{ size: 3 }, { size: 3 }];
    const hold = { ...basics, kind: 'cargo', holds: [{ room: 5, cargo }] };
    const all = { kind: 'cargo', keep: [] } as const;
    expect(decide(hold as unknown as DecisionOf<'cargo'>, all)).toBeUndefined();
    const round = { ...basics, kind: 'fire' } as unknown as DecisionOf<'fire'>;
    const fire = { kind: 'fire', direct: [], spare: [] } as const;
    expect(decide(round, fire)).toEqual({ answer: fire, by: 'standing' });
  });

  test('a battle that was left to standing orders is theirs, for that empire alone', () => {
    const left = { version: 2, empire: empireId('a'), encounter: basics.encounter, at: '' };
    const free = { ...question, fleets: [fleet(1)] };
    const decide = deciderOf({ ...windows, questions: [], delegations: [left] });
    expect(decide(free, stay)).toEqual({ answer: stay, by: 'standing' });
    expect(decide({ ...free, asked: empireId('b') }, stay)).toBeUndefined();
  });
});
