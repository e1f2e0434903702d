import type { WrittenDice, WrittenFault } from '#kernel/dice/written-dice';
import type { InputIssue } from '#app/use-case-error';

/** Faults in rolls from a file, with their lines. Empty if all rolls fit and none is left over. */
export function diceIssues(dice: Pick<WrittenDice, 'fault' | 'left'>): readonly InputIssue[] {
  const fault = dice.fault();
  if (fault !== null) return [issueOf(fault)];
  const [first] = dice.left();
  if (first === undefined) return [];
  const text = 'The battle ended before this roll. Remove this line and all lines after it.';
  return [{ code: 'DICE_LEFT', path: '', line: first.line, text }];
}

function issueOf({ roll, asked, because }: WrittenFault): InputIssue {
  const die = `${String(asked.count)}d${String(asked.faces)}`;
  const { kind, text: about } = asked.purpose;
  const why = about === kind ? '' : ` (${about})`;
  const next = `Here ${die} is rolled for “${kind}”${why}`;
  if (roll === null) {
    const text = `${next}, and there is no roll left: add a line for it at the end.`;
    return { code: 'DICE_ENDED', path: '', text };
  }
  const wrong = {
    ended: '',
    purpose: `not for “${roll.purpose ?? ''}”`,
    faces: `not d${String(roll.faces ?? 0)}`,
    count: `so write ${String(asked.count)} of its values, not ${String(roll.values.length)}`,
    value: `and ${roll.values.join(', ')} is not on it`,
  }[because];
  return { code: 'DICE_MISFIT', path: '', line: roll.line, text: `${next}, ${wrong}.` };
}
