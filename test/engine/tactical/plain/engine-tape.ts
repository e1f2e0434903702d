import { cscrEngine } from '#engine/tactical/cscr/engine';
import { brandAs } from '#kernel/brand/brand';
import type { BattleEvent } from '#model/battle/battle-event';
import type { BattleOutcome, BattleSetup } from '#model/battle/setup';
import type { EncounterId } from '#model/campaign/ids';
import type { Answer, Decision } from '#model/decisions/decision';
import type { Dice } from '#model/rolls/roll-purpose';
import type { RuleSet } from '#model/settings/rule-set';

/** What was told and what was answered in a battle, in its order. */
export type Moment =
  | Readonly<{ event: BattleEvent }>
  | Readonly<{ question: Decision; answer: Answer }>;
export type Tape = Readonly<{ moments: readonly Moment[]; outcome: BattleOutcome }>;

type Input = Readonly<{
  setup: BattleSetup;
  rules: RuleSet;
  dice: Dice;
  /** Null: the standing orders answer. */
  answer: (question: Decision) => Answer | null;
}>;

/** Fights a battle with the engine. The second implementation touches nothing else of it. */
export function engineTape({ setup, rules, dice, answer }: Input): Tape {
  const moments: Moment[] = [];
  const asking = cscrEngine.fight({
    setup,
    encounter: brandAs<EncounterId>('t1.H0101'),
    rules,
    dice,
    sink: (event) => moments.push({ event }),
  });
  let step = asking.next([]);
  while (step.done !== true) {
    const answers = step.value.map(({ decision, standing }) => answer(decision) ?? standing);
    for (const [index, { decision }] of step.value.entries()) {
      moments.push({ question: decision, answer: answers[index]! });
    }
    step = asking.next(answers);
  }
  return { moments, outcome: step.value };
}
