import { expect } from 'vitest';
import { checkAnswer } from '#legality/answers/check-answer';
import type { Answer } from '#model/decisions/decision';
import type { BattleOutcome, EnteredFate } from '#model/battle/setup';
import type { Asking, BattleInput, TacticalEngine } from '#engine/tactical/contract';
import { byHandEngine } from '#engine/tactical/by-hand/engine';
import { cscrEngine } from '#engine/tactical/cscr/engine';
import type { Trial } from '#test/conformance/tactical.trials';
import { diceOf } from './by-hand-phase.ts';
import { fightOut } from './fight.ts';

/** What a moderator would enter who has fought the battle by another game. */
export function answerOf({ rounds, retreats, cameOut = [], scouted, ...told }: BattleOutcome) {
  const captured = (told.captured ?? []).map(({ unit }) => unit);
  const fates: readonly EnteredFate[] = [
    ...told.fates.filter(({ unit }) => !captured.includes(unit)),
    ...captured.map((unit) => ({ unit, fate: 'captured' as const })),
  ];
  const spent = scouted === undefined ? {} : { scouted };
  return { kind: 'battle-outcome', rounds, fates, retreats, cameOut, ...spent } as const;
}

/** Fights a battle by machine, and again by hand with its outcome, which the judge of answers accepts. */
export function foughtTwice({ seed, setup, rules }: Trial) {
  const machine = fightOut({ setup, rules, dice: diceOf(`hand ${String(seed)}`) }).outcome;
  const answer = answerOf(machine);
  const byHand = fightOut({
    engine: byHandEngine,
    setup,
    rules,
    dice: diceOf('none'),
    answer: ({ decision }) => {
      expect(checkAnswer(decision, answer), `seed ${String(seed)}`).toEqual([]);
      return answer;
    },
  });
  return { machine, byHand };
}

/** Fights a battle by the rules’ own combat, as the standing orders say, and tells nobody of it. */
function machineOutcome(input: BattleInput): BattleOutcome {
  const asking = cscrEngine.fight({ ...input, sink: () => undefined });
  let step = asking.next([]);
  while (step.done !== true) step = asking.next(step.value.map(({ standing }) => standing));
  return step.value;
}

/** The engine by hand, and somebody who enters in it what the machine makes of each battle. */
export const fedByMachine: TacticalEngine = {
  ...byHandEngine,
  *fight(input): Asking<BattleOutcome> {
    const asking = byHandEngine.fight(input);
    const answer: Answer = answerOf(machineOutcome(input));
    let step = asking.next([]);
    while (step.done !== true) step = asking.next(step.value.map(() => answer));
    return step.value;
  },
};
