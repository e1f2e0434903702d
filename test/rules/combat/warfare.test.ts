import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { TagId } from '#model/campaign/ids';
import type { DecisionOf, EnemyPiece } from '#model/decisions/decision';
import { DEFAULT_STANDING_ORDERS, type StandingOrders } from '#model/forces/standing-orders';
import { ownPieceOf } from '#rules/combat/own-piece-of';
import { answerElectronicWarfare } from '#rules/combat/policy/answer-electronic-warfare';
import { checkBattleAnswer } from '#rules/combat/policy/check-answer';
import { designId, empireId, systemId, unitId } from '#test/support/campaign';
import { combatant } from '#test/support/fight';

const piece = (id: string, design: object) => ownPieceOf(combatant(id, { design }));

const seen = (name: string, as: number, cc: number): EnemyPiece => ({
  tag: brandAs<TagId>(name),
  design: designId('x'),
  name: '',
  kind: 'ship',
  condition: 'sound',
  flagship: false,
  formation: 1,
  cc,
  stats: { dv: 3, as, af: 0, cv: 0, scouts: 0 },
});

const question: DecisionOf<'electronic-warfare'> = {
  id: brandAs<DecisionOf<'electronic-warfare'>['id']>('red/t1.H0101.1/electronic-warfare/1'),
  cite: cite('CSC-17'),
  asked: empireId('red'),
  encounter: brandAs<DecisionOf<'electronic-warfare'>['encounter']>('t1.H0101'),
  battle: brandAs<DecisionOf<'electronic-warfare'>['battle']>('t1.H0101.1'),
  place: { kind: 'system', system: systemId('H0101') },
  kind: 'electronic-warfare',
  round: 1,
  own: [
    piece('flagship', { as: 12, af: 0, cc: 2 }),
    piece('carrier', { as: 0, af: 0, cv: 4, cc: 2 }),
  ],
  flagship: unitId('flagship'),
  enemy: [seen('weak', 6, 1), seen('strong', 10, 4)],
  pools: { scouts: 4, guardian: 0, disruptor: 0, 'fire-control': 0, suppression: 0 },
};

/** What is done to whom by these standing orders. */
function doneBy(part: Partial<StandingOrders>): readonly string[] {
  const answer = answerElectronicWarfare(question, { ...DEFAULT_STANDING_ORDERS, ...part });
  expect(checkBattleAnswer(question, answer)).toEqual([]);
  return [
    ...answer.friends.map(({ effect, unit }) => `${effect} ${unit}`),
    ...answer.enemies.map(({ effect, tag }) => `${effect} ${tag}`),
  ];
}

test.each([
  ['best', ['fire-control flagship', 'suppression weak']],
  ['guard', ['guardian flagship', 'guardian carrier']],
  ['suppress', ['suppression strong']],
  ['none', []],
] as const)('CSC-17: Scouts that are told %s', (warfare, expected) => {
  expect(doneBy({ warfare, direct: [] })).toEqual(expected);
});

test('CSC-17: without missions there is no electronic warfare', () => {
  expect(doneBy({ warfare: 'guard', missions: 'none' })).toEqual([]);
});
