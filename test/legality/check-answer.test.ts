import { describe, expect, test } from 'vitest';
import { parseAnswer } from '#content/answers/parse-answer';
import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import { checkAnswer } from '#legality/check-answer';
import type { DecisionId, EncounterId, LaneId } from '#model/campaign/ids';
import { DECISION_KINDS, type Answer, type Decision } from '#model/decisions/decision';
import { empireId, systemId } from '#test/support/campaign';

const loran = empireId('loran');
const home = brandAs<LaneId>('home');
const nowhere = brandAs<LaneId>('nowhere');
const asked = {
  id: brandAs<DecisionId>('q'),
  cite: cite('TURN-4'),
  asked: empireId('human'),
  encounter: brandAs<EncounterId>('t1.H0000'),
  place: { kind: 'system', system: systemId('H0000') },
  own: [],
  ownsSystem: false,
  waysOut: [{ lane: home, to: systemId('H0001'), jumpsHome: 1 }],
} as const;
const action: Decision = {
  kind: 'encounter-action',
  ...asked,
  opponents: [{ empire: loran, groups: [], demandable: ['deep-space'] }],
};
const response: Decision = {
  kind: 'scenario-response',
  ...asked,
  scenario: 'deep-space',
  by: loran,
  groups: [],
  fixedDefenses: false,
};
const disengage: Decision = { kind: 'disengage', ...asked, groups: [] };

type Row = Readonly<{ question: Decision; answer: Answer; codes: readonly string[] }>;

describe('TURN-4: an answer is judged by its question alone', () => {
  test.each<Row>([
    { question: action, answer: { kind: 'pass' }, codes: [] },
    { question: action, answer: { kind: 'withdraw', lane: home }, codes: [] },
    { question: action, answer: { kind: 'withdraw', lane: nowhere }, codes: ['ANSWER_NO_WAY_OUT'] },
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
    { question: response, answer: { kind: 'refuse', lane: home }, codes: [] },
    { question: response, answer: { kind: 'refuse', lane: null }, codes: ['ANSWER_NO_BASES'] },
    {
      question: { ...response, fixedDefenses: true, waysOut: [] },
      answer: { kind: 'refuse', lane: null },
      codes: [],
    },
    { question: disengage, answer: { kind: 'stay' }, codes: [] },
    {
      question: disengage,
      answer: { kind: 'disengage', lane: nowhere },
      codes: ['ANSWER_NO_WAY_OUT'],
    },
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
