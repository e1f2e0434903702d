import { expect, test } from 'vitest';
import { cite } from '#kernel/reasons/cite';
import { brandAs } from '#kernel/brand/brand';
import type { TagId } from '#model/campaign/ids';
import type { DecisionOf, EnemyPiece } from '#model/decisions/decision';
import { DEFAULT_STANDING_ORDERS } from '#model/forces/standing-orders';
import { ownPieceOf } from '#rules/combat/own-piece-of';
import { answerFire } from '#rules/combat/policy/answer-fire';
import { answerRoundEnd } from '#rules/combat/policy/answer-round-end';
import { answerTaskForce } from '#rules/combat/policy/answer-task-force';
import { checkBattleAnswer } from '#rules/combat/policy/check-answer';
import { designId, empireId, systemId, unitId } from '#test/support/campaign';
import { combatant } from '#test/support/fight';

const common = {
  id: brandAs<DecisionOf<'fire'>['id']>('red/t1.H0101.1/fire/1'),
  cite: cite('CSC-8'),
  asked: empireId('red'),
  encounter: brandAs<DecisionOf<'fire'>['encounter']>('t1.H0101'),
  battle: brandAs<DecisionOf<'fire'>['battle']>('t1.H0101.1'),
  place: { kind: 'system', system: systemId('H0101') },
} as const;

const piece = (id: string, design: object = {}, part: object = {}) =>
  ownPieceOf(combatant(id, { design, ...part }));
const crippled = { condition: 'crippled' } as const;
const tag = (text: string): TagId => brandAs<TagId>(text);
const convoy = piece('convoy', { kind: 'convoy', dv: 10, as: 0, af: 0, cr: 0 });

const taskForce: DecisionOf<'task-force'> = {
  ...common,
  kind: 'task-force',
  own: [
    piece('frail', { cr: 6 }),
    convoy,
    piece('weak', { as: 1 }),
    piece('sturdy', { cr: 6, dv: 9 }),
  ],
  flagships: [unitId('frail'), unitId('sturdy')],
};

const seen = (name: string, part: Partial<EnemyPiece> = {}): EnemyPiece => ({
  tag: tag(name),
  design: designId('x'),
  name: '',
  kind: 'ship',
  condition: 'sound',
  flagship: false,
  formation: 1,
  cc: 1,
  stats: { dv: 3, as: 3, af: 3, cv: 0, scouts: 0 },
  ...part,
});

const fire: DecisionOf<'fire'> = {
  ...common,
  kind: 'fire',
  round: 1,
  length: 4,
  own: [piece('one')],
  enemy: [
    seen('B1', { stats: { dv: 3, as: 3, af: 3, cv: 4, scouts: 0 }, condition: 'crippled' }),
    seen('B2', { stats: { dv: 9, as: 9, af: 9, cv: 0, scouts: 0 }, flagship: true }),
    seen('B3', { stats: { dv: 3, as: 3, af: 3, cv: 6, scouts: 2 } }),
    seen('B4', { kind: 'flight' }),
  ],
  readiness: { own: 0, enemy: 0 },
};

const roundEnd: DecisionOf<'round-end'> = {
  ...common,
  kind: 'round-end',
  round: 1,
  own: [
    piece('dear', { cost: 12, cc: 3 }, crippled),
    piece('cheap', { cost: 4, cc: 1 }, crippled),
    piece('big', { cost: 10, cc: 3 }, crippled),
    piece('sound'),
  ],
  reinforcements: [piece('hurt', {}, crippled), convoy, piece('fresh')],
  allowance: 5,
};

test('CSC-1: the sturdiest of equals leads, the strongest follow, convoys stay back', () => {
  expect(answerTaskForce(taskForce, DEFAULT_STANDING_ORDERS)).toEqual({
    kind: 'task-force',
    flagship: 'sturdy',
    order: ['frail', 'weak'],
  });
});

test.each([
  [
    ['flagship', 'carriers'],
    ['B2', 'B3', 'B1'],
  ],
  [
    ['carriers', 'flagship', 'strongest'],
    ['B3', 'B1', 'B2'],
  ],
  [
    ['crippled', 'carriers'],
    ['B1', 'B3'],
  ],
  [['scouts'], ['B3']],
  [[], []],
] as const)('CSC-8: standing orders to single out %j name %j', (direct, tags) => {
  const standing = { ...DEFAULT_STANDING_ORDERS, direct };
  expect(answerFire(fire, standing)).toEqual({ kind: 'fire', direct: tags, spare: [] });
});

test('FOG-5: of classes that are not known the standing orders find no carriers', () => {
  const enemy = fire.enemy.map((one) => ({ ...one, stats: null }));
  const told = { ...DEFAULT_STANDING_ORDERS, direct: ['flagship', 'scouts', 'carriers'] } as const;
  expect(answerFire({ ...fire, enemy }, told).direct).toEqual(['B2']);
  const last = { ...fire, enemy, round: 4 };
  expect(answerFire(last, { ...told, direct: ['last-round'] }).direct).toEqual([]);
});

test('CSC-8: told last-round, fleets direct no fire before it, and then at the units that are easiest to destroy', () => {
  const standing = { ...DEFAULT_STANDING_ORDERS, direct: ['last-round'] } as const;
  const stats = { dv: 4, as: 3, af: 3, cv: 0, scouts: 0 };
  const enemy = [
    seen('B1', { stats: { ...stats, as: 9 }, formation: 2 }),
    seen('B2', { stats }),
    seen('B3', { stats: { ...stats, as: 0 }, condition: 'crippled' }),
    seen('B4', { stats: { ...stats, as: 7 } }),
  ];
  for (const round of [1, 3]) {
    expect(answerFire({ ...fire, enemy, round }, standing).direct).toEqual([]);
  }
  expect(answerFire({ ...fire, enemy, round: 4 }, standing).direct).toEqual([
    'B3',
    'B4',
    'B1',
    'B2',
  ]);
});

test('CSC-13: told relieved, crippled ships go back only as far as sound ships take their place', () => {
  const standing = { ...DEFAULT_STANDING_ORDERS, sendBackCrippled: 'relieved' } as const;
  expect(answerRoundEnd(roundEnd, standing).sendBack).toEqual(['dear']);
  const hurt = [piece('hurt', {}, crippled), convoy];
  expect(answerRoundEnd({ ...roundEnd, reinforcements: hurt }, standing).sendBack).toEqual([]);
});

test('CSC-13: a crippled carrier stays as long as flights of the task force can fire', () => {
  const standing = { ...DEFAULT_STANDING_ORDERS, sendBackCrippled: true } as const;
  const carrier = piece('carrier', { cost: 20, cc: 2, cv: 4 }, crippled);
  const sentBack = (...flights: readonly ReturnType<typeof piece>[]) =>
    answerRoundEnd({ ...roundEnd, own: [carrier, ...flights] }, standing).sendBack;
  expect(sentBack(piece('wing', { kind: 'flight' }))).toEqual([]);
  expect(sentBack(piece('wing', { kind: 'flight' }, crippled))).toEqual(['carrier']);
});

test('CSC-13: crippled ships go back as far as the flagship can send them, the dearest first', () => {
  const all = { ...DEFAULT_STANDING_ORDERS, sendBackCrippled: true } as const;
  expect(answerRoundEnd(roundEnd, all)).toEqual({
    kind: 'round-end',
    sendBack: ['dear', 'cheap'],
    enter: ['fresh', 'hurt'],
  });
  const standing = { ...DEFAULT_STANDING_ORDERS, sendBackCrippled: false };
  expect(answerRoundEnd(roundEnd, standing).sendBack).toEqual([]);
});

const [dear, big, fresh] = [unitId('dear'), unitId('big'), unitId('fresh')];
const stranger = unitId('stranger');

test.each([
  [
    taskForce,
    { kind: 'task-force', flagship: unitId('weak'), order: [] },
    'ANSWER_FLAGSHIP_NOT_ABLE',
  ],
  [taskForce, { kind: 'task-force', flagship: null, order: [] }, 'ANSWER_FLAGSHIP_NOT_ABLE'],
  [
    taskForce,
    { kind: 'task-force', flagship: unitId('frail'), order: [stranger] },
    'ANSWER_UNIT_UNKNOWN',
  ],
  [fire, { kind: 'fire', direct: [tag('B9')], spare: [] }, 'ANSWER_UNIT_UNKNOWN'],
  [fire, { kind: 'fire', direct: [tag('B1'), tag('B1')], spare: [] }, 'ANSWER_UNIT_TWICE'],
  [fire, { kind: 'fire', direct: [], spare: [stranger] }, 'ANSWER_UNIT_UNKNOWN'],
  [roundEnd, { kind: 'round-end', sendBack: [dear, big], enter: [] }, 'ANSWER_OVER_ALLOWANCE'],
  [roundEnd, { kind: 'round-end', sendBack: [fresh], enter: [] }, 'ANSWER_UNIT_UNKNOWN'],
  [roundEnd, { kind: 'round-end', sendBack: [], enter: [dear] }, 'ANSWER_UNIT_UNKNOWN'],
  [roundEnd, { kind: 'fire', direct: [], spare: [] }, 'ANSWER_KIND_DIFFERS'],
] as const)('TURN-4: an answer that is not possible is refused (%#)', (question, answer, code) => {
  expect(checkBattleAnswer(question, answer).map((issue) => issue.code)).toEqual([code]);
});

test('TURN-4: what the standing orders answer may always be given by hand', () => {
  const standing = { ...DEFAULT_STANDING_ORDERS, direct: ['strongest', 'crippled'] } as const;
  expect([
    ...checkBattleAnswer(taskForce, answerTaskForce(taskForce, DEFAULT_STANDING_ORDERS)),
    ...checkBattleAnswer(fire, answerFire(fire, standing)),
    ...checkBattleAnswer(roundEnd, answerRoundEnd(roundEnd, standing)),
  ]).toEqual([]);
});
