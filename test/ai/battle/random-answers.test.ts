import { expect, test } from 'vitest';
import { randomAnswer } from '#ai/battle/random-answers';
import { seededDice } from '#kernel/dice/seeded-dice';
import { cite } from '#kernel/reasons/cite';
import { checkAnswer } from '#legality/answers/check-answer';
import type { Decision, OwnPiece } from '#model/decisions/decision';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { designId, systemId, unitId } from '#test/support/campaign';

const piece = (id: string): OwnPiece => ({
  unit: unitId(id),
  design: designId('destroyer'),
  name: '',
  kind: 'ship',
  civilian: false,
  condition: 'sound',
  ...{ dv: 3, as: 3, af: 2, cv: 0, cr: 4, cc: 2, cost: 5 },
});
const asked = {
  id: 'human/t1.H0101',
  asked: 'human',
  encounter: 't1.H0101',
  battle: 't1.H0101.1',
  place: { kind: 'system', system: systemId('H0101') },
};
const own = ['a', 'b', 'c', 'd'].map(piece);
const questions = [
  {
    ...asked,
    kind: 'round-end',
    cite: cite('CSC-13'),
    round: 1,
    own,
    reinforcements: own,
    allowance: 3,
  },
  { ...asked, kind: 'task-force', cite: cite('CSC-1'), own, flagships: [own[0]!.unit] },
  { ...asked, kind: 'task-force', cite: cite('CSC-1'), own, flagships: [] },
] as unknown as readonly Decision[];
const seeds = Array.from({ length: 40 }, (_, index) => String(index));
const diceOf = (secret: string) =>
  seededDice<RollPurpose>({ secret, turn: 1, attempt: 1, phase: 'players' });

test.each(questions)(
  'TURN-4: a random answer to $kind is always legal, and not always the same',
  (question) => {
    const answers = seeds.map((seed) => randomAnswer(question, diceOf(seed)));
    for (const answer of answers) {
      expect(answer).not.toBeNull();
      expect(checkAnswer(question, answer!)).toEqual([]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBeGreaterThan(5);
  },
);
