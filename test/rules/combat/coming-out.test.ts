import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import { hasOneAnswer } from '#legality/answers/has-one-answer';
import type { DecisionOf } from '#model/decisions/decision';
import { DEFAULT_STANDING_ORDERS } from '#model/forces/standing-orders';
import { ownPieceOf } from '#rules/combat/own-piece-of';
import { answerCommand } from '#rules/combat/policy/answer-command';
import { checkBattleAnswer } from '#rules/combat/policy/check-answer';
import { empireId, systemId, unitId } from '#test/support/campaign';
import { combatant } from '#test/support/fight';

const convoy = ownPieceOf(combatant('convoy', { design: { kind: 'convoy' } }));
const guard = ownPieceOf(combatant('guard'));
const decoy = ownPieceOf(combatant('decoy'));
const question: DecisionOf<'command'> = {
  kind: 'command',
  id: brandAs<DecisionOf<'command'>['id']>('red/t1.H0101.1/command/1'),
  cite: cite('CSC-12'),
  asked: empireId('red'),
  encounter: brandAs<DecisionOf<'command'>['encounter']>('t1.H0101'),
  battle: brandAs<DecisionOf<'command'>['battle']>('t1.H0101.1'),
  place: { kind: 'system', system: systemId('H0101') },
  round: 1,
  length: 4,
  own: [guard, convoy],
  flagships: [],
  retreating: [],
  lanes: [],
  lurking: [decoy],
};

test.each([
  ['engage', [guard, convoy], ['decoy']],
  ['engage', [guard], undefined],
  ['hide', [guard, convoy], undefined],
] as const)(
  'MOV-4, ENC-5: stealth %s: Q-Ships come out when a convoy is in it',
  (stealth, own, out) => {
    const standing = { ...DEFAULT_STANDING_ORDERS, stealth };
    expect(answerCommand({ ...question, own }, standing).comeOut).toEqual(out);
  },
);

test('MOV-4: a unit that comes out is one of those that hide there', () => {
  const said = (...units: readonly string[]) =>
    checkBattleAnswer(question, {
      kind: 'command',
      flagship: null,
      retreats: [],
      comeOut: units.map(unitId),
    });
  expect(said('decoy')).toEqual([]);
  expect(said('guard').map(({ code, path }) => `${code} ${path}`)).toEqual([
    'ANSWER_UNIT_UNKNOWN comeOut',
  ]);
});

test('TURN-4: a Q-Ship that could come out is a choice', () => {
  const { lurking, ...nobody } = question;
  expect(lurking).toHaveLength(1);
  expect([hasOneAnswer(question), hasOneAnswer(nobody)]).toEqual([false, true]);
});
