import { expect, test } from 'vitest';
import type { Answer, Decision } from '#model/decisions/decision';
import type { UnitKind } from '#model/forces/unit';
import { anyRoundAnswer } from '#test/support/any-round-answer';
import { howMany } from '#test/support/how-many';
import { type Choices, choicesOf } from '#test/support/proof-choices';
import { engineTape } from './engine-tape.ts';
import { quickDice } from './quick-dice.ts';
import { randomSituation } from './random-situation.ts';
import { referee } from './referee.ts';

/** A million rounds in parts, each of which is told when it is done. */
const PARTS = Array.from({ length: howMany(1, 20) }, (_, part) => part);
/** Of each part. */
const ROUNDS = howMany(200, 50_000);

const canBeBoarded = ({ kind }: Readonly<{ kind: UnitKind }>): boolean =>
  kind === 'ship' || kind === 'base' || kind === 'convoy';

/** What a player might answer; null: their standing orders. */
function anyAnswer(question: Decision, choices: Choices): Answer | null {
  const { percent, shuffled } = choices;
  if (percent(30)) return null;
  if (question.kind === 'fire') {
    const direct = shuffled(question.enemy).map(({ tag }) => tag);
    const spare = percent(20) ? shuffled(question.own).map(({ unit }) => unit) : [];
    const board = shuffled(question.enemy.filter(canBeBoarded)).map(({ tag }) => tag);
    const guard = percent(30) ? shuffled(question.own.filter(canBeBoarded)) : [];
    return {
      kind: 'fire',
      direct: percent(50) ? direct : direct.slice(0, 1),
      spare,
      board,
      guard: guard.map(({ unit }) => unit),
      ...(percent(30) ? { spread: true } : {}),
    };
  }
  const isOfRound =
    question.kind === 'command' ||
    question.kind === 'missions' ||
    question.kind === 'electronic-warfare';
  return isOfRound ? anyRoundAnswer(question, choices) : null;
}

function fightAndCheck(seed: number): number {
  const choices = choicesOf(seed);
  const { setup, rules } = randomSituation(choices);
  const answer = (question: Decision): Answer | null => anyAnswer(question, choices);
  const tape = engineTape({ setup, rules, dice: quickDice(seed), answer });
  try {
    return referee(setup, rules, tape);
  } catch (cause) {
    throw new Error(`battle ${String(seed)}: ${String(cause)}`, { cause });
  }
}

/** How far the proof has come; waits until it is written, for the rounds leave nothing else any time. */
function tell(part: number, rounds: number): Promise<void> {
  const told = `${String(rounds)} rounds of part ${String(part + 1)} of ${String(PARTS.length)} agree\n`;
  return new Promise((resolve) => {
    process.stderr.write(told, () => {
      resolve();
    });
  });
}

test.each(PARTS)(
  'CSC-7, CSC-8, CSC-9, CSC-10, CSC-16: fire does what a second reading of the rules says, part %i',
  async (part) => {
    let rounds = 0;
    for (let seed = part; rounds < ROUNDS; seed += PARTS.length) rounds += fightAndCheck(seed);
    expect(rounds).toBeGreaterThanOrEqual(ROUNDS);
    if (PARTS.length > 1) await tell(part, rounds);
  },
);
