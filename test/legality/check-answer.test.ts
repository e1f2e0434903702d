import { describe, expect, test } from 'vitest';
import { parseAnswer } from '#content/answers/parse-answer';
import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import { checkAnswer } from '#legality/answers/check-answer';
import type {
  BattleId,
  DecisionId,
  EncounterId,
  FleetId,
  LaneId,
  UnitId,
} from '#model/campaign/ids';
import { DECISION_KINDS, type Answer, type Decision } from '#model/decisions/decision';
import { designId, empireId, systemId, unitId } from '#test/support/campaign';

const loran = empireId('loran');
const home = brandAs<LaneId>('home');
const nowhere = brandAs<LaneId>('nowhere');
const [first, second] = [brandAs<FleetId>('human.f1'), brandAs<FleetId>('human.f2')];
const leaving = (...fleets: readonly FleetId[]) => fleets.map((fleet) => ({ fleet, lane: home }));
const asked = {
  id: brandAs<DecisionId>('q'),
  cite: cite('TURN-4'),
  asked: empireId('human'),
  encounter: brandAs<EncounterId>('t1.H0000'),
  place: { kind: 'system', system: systemId('H0000') },
  own: [],
  ownsSystem: false,
  fleets: [
    { fleet: first, fights: true, ways: [{ lane: home, to: systemId('H0001'), jumpsHome: 1 }] },
    { fleet: second, fights: false, ways: [{ lane: home, to: systemId('H0001'), jumpsHome: 1 }] },
  ],
} as const;
const action: Decision = {
  kind: 'encounter-action',
  ...asked,
  opponents: [{ empire: loran, isFoe: true, groups: [], defenses: [], demandable: ['deep-space'] }],
};
const response = {
  kind: 'scenario-response' as const,
  ...asked,
  scenario: 'deep-space' as const,
  by: loran,
  groups: [],
  fixedDefenses: false,
} satisfies Decision;
const defensive: Decision = { kind: 'defensive-response', ...asked, by: loran, groups: [] };
const pursuit: Decision = {
  kind: 'pursuit',
  ...asked,
  quarry: loran,
  isFoe: true,
  groups: [],
};
const disengage: Decision = { kind: 'disengage', ...asked, groups: [] };

const [jumper, hulk] = [unitId('human.u1'), unitId('human.u2')];
const piece = (unit: UnitId, cc: number) => ({
  ...{
    unit,
    cc,
    design: designId('dd'),
    name: '',
    kind: 'ship',
    civilian: false,
    condition: 'sound',
  },
  ...{ dv: 1, as: 1, af: 1, cv: 0, cr: 3, cost: 4 },
});
const command = {
  kind: 'command',
  ...asked,
  battle: brandAs<BattleId>('t1.H0000.1'),
  round: 1,
  length: 3,
  own: [piece(jumper, 3), piece(hulk, 3)],
  flagships: [],
  retreating: [
    { unit: jumper, takes: 3 },
    { unit: hulk, takes: 0, onlyAlong: true },
  ],
  lanes: [{ lane: home, class: 'minor' }],
} as Decision;
const retreat = (unit: UnitId, ...along: readonly UnitId[]): Answer => ({
  kind: 'command',
  flagship: null,
  retreats: [{ unit, lane: home, along }],
});

type Row = Readonly<{ question: Decision; answer: Answer; codes: readonly string[] }>;

describe('TURN-4: an answer is judged by its question alone', () => {
  test.each<Row>([
    { question: action, answer: { kind: 'pass' }, codes: [] },
    { question: action, answer: { kind: 'withdraw', leave: leaving(second) }, codes: [] },
    {
      question: action,
      answer: { kind: 'withdraw', leave: [{ fleet: first, lane: nowhere }] },
      codes: ['ANSWER_NO_WAY_OUT'],
    },
    {
      question: action,
      answer: { kind: 'withdraw', leave: leaving(first, first) },
      codes: ['ANSWER_FLEET_TWICE'],
    },
    { question: action, answer: { kind: 'withdraw', leave: [] }, codes: ['ANSWER_NOBODY_LEAVES'] },
    {
      question: action,
      answer: { kind: 'demand', scenario: 'pursuit', against: loran },
      codes: ['ANSWER_NOT_DEMANDABLE'],
    },
    {
      question: action,
      answer: { kind: 'demand', scenario: 'deep-space', against: loran },
      codes: [],
    },
    {
      question: action,
      answer: { kind: 'demand', scenario: 'deep-space', against: empireId('kili') },
      codes: ['ANSWER_NOT_DEMANDABLE'],
    },
    { question: response, answer: { kind: 'accept' }, codes: [] },
    { question: response, answer: { kind: 'refuse', leave: leaving(first) }, codes: [] },
    {
      question: response,
      answer: { kind: 'refuse', leave: leaving(second) },
      codes: ['ANSWER_FLEET_STAYS'],
    },
    { question: response, answer: { kind: 'refuse', leave: null }, codes: ['ANSWER_NO_BASES'] },
    {
      question: { ...response, scenario: 'interception', pullsBack: true },
      answer: { kind: 'refuse', leave: leaving(first) },
      codes: ['ANSWER_PULLS_BACK'],
    },
    {
      question: { ...response, scenario: 'interception', pullsBack: true },
      answer: { kind: 'refuse', leave: null },
      codes: [],
    },
    {
      question: { ...response, fixedDefenses: true, fleets: [] },
      answer: { kind: 'refuse', leave: null },
      codes: [],
    },
    {
      question: { ...response, fixedDefenses: true, fleets: [] },
      answer: { kind: 'refuse', leave: [] },
      codes: ['ANSWER_FLEET_STAYS'],
    },
    { question: defensive, answer: { kind: 'defend', leave: [] }, codes: [] },
    { question: defensive, answer: { kind: 'defend', leave: leaving(first) }, codes: [] },
    {
      question: defensive,
      answer: { kind: 'defend', leave: [{ fleet: first, lane: nowhere }] },
      codes: ['ANSWER_NO_WAY_OUT'],
    },
    { question: pursuit, answer: { kind: 'let-go' }, codes: [] },
    { question: disengage, answer: { kind: 'stay' }, codes: [] },
    {
      question: disengage,
      answer: { kind: 'disengage', leave: [{ fleet: first, lane: nowhere }] },
      codes: ['ANSWER_NO_WAY_OUT'],
    },
    { question: command, answer: retreat(jumper, hulk), codes: [] },
    { question: command, answer: retreat(hulk), codes: ['ANSWER_NO_JUMP_ENGINES'] },
  ])('$question.kind: $answer.kind → $codes', ({ question, answer, codes }) => {
    expect(checkAnswer(question, answer).map(({ code }) => code)).toEqual(codes);
  });
});

test('TURN-4: an answer of another shape, or to another kind of question, is refused with its path', () => {
  for (const kind of DECISION_KINDS) {
    for (const input of [null, 'stay', {}, { kind: 'nonsense' }, { kind: 'pass', extra: 1 }]) {
      const parsed = parseAnswer(kind, input);
      expect(parsed.ok).toBe(false);
      if (!parsed.ok) expect(parsed.error.length).toBeGreaterThan(0);
    }
  }
  expect(parseAnswer('disengage', { kind: 'stay' }).ok).toBe(true);
});
