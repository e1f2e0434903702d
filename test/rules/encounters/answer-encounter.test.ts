import { describe, expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { DecisionId, EncounterId, FleetId, LaneId } from '#model/campaign/ids';
import type { DecisionOf, OpposingGroup, OwnPiece, WayOut } from '#model/decisions/decision';
import { DEFAULT_STANDING_ORDERS } from '#model/forces/standing-orders';
import {
  answerDefensive,
  answerDisengage,
  answerEncounterAction,
  answerPursuit,
  answerScenarioResponse,
} from '#rules/encounters/answer-encounter';
import { oddsAreAtLeast } from '#rules/encounters/odds';
import { laneHome } from '#rules/encounters/way-home';
import { designId, empireId, systemId, unitId } from '#test/support/campaign';

const piece = (strength: number): OwnPiece => ({
  unit: unitId('human.u1'),
  design: designId('d'),
  name: '',
  kind: 'ship',
  civilian: false,
  condition: 'sound',
  dv: strength,
  as: 0,
  af: 0,
  cv: 0,
  cr: 0,
  cc: 1,
  cost: 4,
});
const group = (strength: number | null, count: number): OpposingGroup => ({
  design: designId('e'),
  kind: 'ship',
  civilian: false,
  condition: 'sound',
  count,
  strength,
});
const convoys = (strength: number | null): OpposingGroup => ({
  ...group(strength, 4),
  kind: 'convoy',
  civilian: true,
});
const way = (lane: string, jumpsHome: number | null): WayOut => ({
  lane: brandAs<LaneId>(lane),
  to: systemId('x'),
  jumpsHome,
});
const fleet = brandAs<FleetId>('human.f1');
const refuse = (leave: unknown) => ({ kind: 'refuse', leave });
type Opponent = DecisionOf<'encounter-action'>['opponents'][number];
const asked = {
  id: brandAs<DecisionId>('q'),
  cite: cite('ENC-5'),
  asked: empireId('human'),
  encounter: brandAs<EncounterId>('t1.H0000'),
  place: { kind: 'system', system: systemId('H0000') },
  ownsSystem: false,
} as const;

describe('ENC-5: odds', () => {
  test.each([
    { percent: 80, own: [8], groups: [group(10, 1)], expected: true },
    { percent: 80, own: [7], groups: [group(10, 1)], expected: false },
    { percent: 50, own: [6], groups: [group(4, 3)], expected: true },
    { percent: 50, own: [5], groups: [group(4, 3)], expected: false },
    // two unknown ships count as two average own ones
    { percent: 100, own: [5, 5], groups: [group(null, 2)], expected: true },
    { percent: 100, own: [5, 5], groups: [group(null, 3)], expected: false },
    { percent: 80, own: [3], groups: [], expected: true },
    // convoys do not fight, and so frighten nobody
    { percent: 80, own: [3], groups: [group(3, 1), convoys(10)], expected: true },
    { percent: 80, own: [3], groups: [group(3, 1), convoys(null)], expected: true },
  ])('$own at $percent % → $expected', ({ percent, own, groups, expected }) => {
    expect(oddsAreAtLeast(percent, { own: own.map(piece), groups })).toBe(expected);
  });
});

test('ENC-5: the way home is the shortest, then the lowest lane; no known way comes last', () => {
  expect(laneHome([way('c', null), way('b', 2), way('a', 2), way('d', 3)])).toBe('a');
  expect(laneHome([way('c', null)])).toBe('c');
  expect(laneHome([])).toBeNull();
});

describe('ENC-2: standing orders on their turn', () => {
  const loran = empireId('loran');
  const opponent = (theirs: number, part: Partial<Opponent> = {}): Opponent => ({
    empire: loran,
    isFoe: true,
    groups: [group(theirs, 1)],
    defenses: [],
    demandable: ['deep-space'],
    ...part,
  });
  const action = (own: number, theirs: number): DecisionOf<'encounter-action'> => ({
    kind: 'encounter-action',
    ...asked,
    own: [piece(own)],
    opponents: [opponent(theirs)],
    fleets: [],
  });
  const both: Opponent['demandable'] = ['deep-space', 'defensive'];
  const at = (part: Partial<Opponent>) => ({ ...action(9, 10), opponents: [opponent(10, part)] });
  const demand = { kind: 'demand', scenario: 'deep-space', against: loran };
  test.each([
    { name: 'demand at 0.8', question: action(8, 10), standing: {}, expected: demand },
    { name: 'pass below 0.8', question: action(7, 10), standing: {}, expected: { kind: 'pass' } },
    {
      name: 'the owner demands at 0.5',
      question: { ...action(5, 10), ownsSystem: true },
      standing: {},
      expected: demand,
    },
    {
      name: 'pass when told to engage nobody',
      question: action(9, 1),
      standing: { engage: 'nobody' as const },
      expected: { kind: 'pass' },
    },
    {
      name: 'pass when no scenario is wanted',
      question: action(9, 1),
      standing: { scenario: 'none' as const },
      expected: { kind: 'pass' },
    },
    {
      name: 'pass when nothing is left to demand',
      question: { ...action(9, 1), opponents: [] },
      standing: {},
      expected: { kind: 'pass' },
    },
    {
      name: 'the others want Defensive where bases are',
      question: at({ demandable: both }),
      standing: {},
      expected: { ...demand, scenario: 'defensive' },
    },
    {
      name: 'the owner Deep Space',
      question: { ...at({ demandable: both }), ownsSystem: true },
      standing: {},
      expected: demand,
    },
    {
      name: 'Deep Space when the defenses are too strong',
      question: at({ demandable: both, defenses: [group(20, 1)] }),
      standing: {},
      expected: demand,
    },
    {
      name: 'Defensive alone, when that is ordered',
      question: at({ demandable: ['deep-space'] }),
      standing: { scenario: 'defensive' as const },
      expected: { kind: 'pass' },
    },
    {
      name: 'leave whom they spare alone',
      question: action(9, 1),
      standing: { spares: [loran] },
      expected: { kind: 'pass' },
    },
    {
      name: 'leave neutrals alone',
      question: at({ isFoe: false }),
      standing: {},
      expected: { kind: 'pass' },
    },
    {
      name: 'unless told otherwise',
      question: at({ isFoe: false }),
      standing: { engage: 'neutrals' as const },
      expected: demand,
    },
  ])('ENC-5: $name', ({ question, standing, expected }) => {
    const orders = { ...DEFAULT_STANDING_ORDERS, ...standing };
    expect(answerEncounterAction(question, orders)).toEqual(expected);
  });
});

describe('ENC-3, ENC-4: refusing and disengaging', () => {
  const response = (own: number): DecisionOf<'scenario-response'> => ({
    kind: 'scenario-response',
    ...asked,
    scenario: 'deep-space',
    by: empireId('loran'),
    own: [piece(own)],
    groups: [group(10, 1)],
    fixedDefenses: false,
    fleets: [{ fleet, fights: true, ways: [way('far', 4), way('near', 1)] }],
  });
  test.each([
    { name: 'accepts at 0.5', question: response(5), expected: { kind: 'accept' } },
    { name: 'refuses below', question: response(4), expected: refuse([{ fleet, lane: 'near' }]) },
    {
      name: 'falls back on bases',
      question: { ...response(4), fixedDefenses: true, fleets: [] },
      expected: refuse(null),
    },
    {
      name: 'fights while one fleet that fights has no way out',
      question: {
        ...response(4),
        fleets: [...response(4).fleets, { fleet, fights: true, ways: [] }],
      },
      expected: { kind: 'accept' },
    },
    {
      name: 'fights where there is no way out',
      question: { ...response(4), fleets: [{ fleet, fights: true, ways: [] }] },
      expected: { kind: 'accept' },
    },
  ])('ENC-3: $name', ({ question, expected }) => {
    expect(answerScenarioResponse(question, DEFAULT_STANDING_ORDERS)).toEqual(expected);
  });
  test.each([
    { own: 5, ways: [way('home', 1)], expected: { kind: 'stay' } },
    {
      own: 4,
      ways: [way('home', 1)],
      expected: { kind: 'disengage', leave: [{ fleet, lane: 'home' }] },
    },
    { own: 4, ways: [], expected: { kind: 'stay' } },
  ])('ENC-4: $own against 10 → $expected.kind', ({ own, ways, expected }) => {
    const question: DecisionOf<'disengage'> = {
      kind: 'disengage',
      ...asked,
      own: [piece(own)],
      groups: [group(10, 1)],
      fleets: [{ fleet, fights: true, ways }],
    };
    expect(answerDisengage(question, DEFAULT_STANDING_ORDERS, 0)).toEqual(expected);
  });

  test.each([
    { retreatAt: 40, losses: 39, kind: 'stay' },
    { retreatAt: 40, losses: 40, kind: 'disengage' },
    { retreatAt: 0, losses: 99, kind: 'stay' },
  ])('ENC-4, ENC-5: told to leave at $retreatAt, after losses of $losses → $kind', (given) => {
    const question: DecisionOf<'disengage'> = {
      kind: 'disengage',
      ...asked,
      own: [piece(5)],
      groups: [group(10, 1)],
      fleets: [{ fleet, fights: true, ways: [way('home', 1)] }],
    };
    const standing = { ...DEFAULT_STANDING_ORDERS, retreatAt: given.retreatAt };
    expect(answerDisengage(question, standing, given.losses).kind).toBe(given.kind);
  });

  test.each([
    { own: 5, expected: [] },
    { own: 4, expected: [{ fleet, lane: 'home' }] },
  ])('ENC-3: at the defenses, $own against 10 → $expected leave', ({ own, expected }) => {
    const question: DecisionOf<'defensive-response'> = {
      kind: 'defensive-response',
      ...asked,
      by: empireId('loran'),
      own: [piece(own)],
      groups: [group(10, 1)],
      fleets: [{ fleet, fights: true, ways: [way('home', 1)] }],
    };
    const answer = answerDefensive(question, DEFAULT_STANDING_ORDERS);
    expect(answer).toEqual({ kind: 'defend', leave: expected });
  });

  test.each([
    { own: 8, standing: {}, isFoe: true, expected: 'pursue' },
    { own: 7, standing: {}, isFoe: true, expected: 'let-go' },
    { own: 8, standing: { spares: [empireId('loran')] }, isFoe: true, expected: 'let-go' },
    { own: 8, standing: { pursue: false }, isFoe: true, expected: 'let-go' },
    { own: 8, standing: { engage: 'nobody' as const }, isFoe: true, expected: 'let-go' },
    { own: 8, standing: { scenario: 'none' as const }, isFoe: true, expected: 'let-go' },
    { own: 8, standing: {}, isFoe: false, expected: 'let-go' },
    { own: 8, standing: { engage: 'neutrals' as const }, isFoe: false, expected: 'pursue' },
  ])('ENC-3: $own after 10, told $standing → $expected', ({ own, standing, isFoe, expected }) => {
    const question: DecisionOf<'pursuit'> = {
      kind: 'pursuit',
      ...asked,
      quarry: empireId('loran'),
      isFoe,
      own: [piece(own)],
      groups: [group(10, 1)],
    };
    const answer = answerPursuit(question, { ...DEFAULT_STANDING_ORDERS, ...standing });
    expect(answer.kind).toBe(expected);
  });
});
