import type { RuleRef } from '#kernel/reasons/cite';
import { describeRoll } from '#report/document/describe-roll';
import type { Block, Phrase, Roll } from '#report/document/document';
import { cited, phrase, quiet } from '#report/document/inline';
import type { PlayedStep, StepSides } from './played-step.ts';
import { stepNotes } from './step-notes.ts';

/** One step of the battle with its dice; `round`: the one that begins with it. */
export type RecordLine = Readonly<{
  text: string;
  cite: RuleRef;
  rolls: readonly Roll[];
  round: number | null;
  played: PlayedStep;
}>;

/** What happened, with the dice that decided it. */
export function lineOf({ text, cite, rolls }: Pick<RecordLine, 'text' | 'cite' | 'rolls'>): Phrase {
  const dice = rolls.map((roll) => {
    const { dice: kind, result } = describeRoll(roll);
    return `${kind} ${result}`;
  });
  const rolled = dice.length === 0 ? [] : [quiet(` – ${dice.join(', ')}`)];
  return phrase(text, ...rolled, '. ', cited(cite));
}

/** A battle round by round with every die, and what comes before its first round. Not for players. @rule CSC-15 */
export function recordBlocks(record: readonly RecordLine[], sides: StepSides): readonly Block[] {
  const { notes, picture } = stepNotes(
    record.map(({ played }) => played),
    sides,
  );
  let next = 0;
  const parts: { title: string; lines: RecordLine[] }[] = [
    { title: 'Before the first round', lines: [] },
  ];
  for (const line of record) {
    if (line.round !== null) parts.push({ title: `Round ${String(line.round)}`, lines: [] });
    parts.at(-1)?.lines.push(line);
  }
  const blocks = parts
    .filter(({ lines }) => lines.length > 0)
    .flatMap(({ title, lines }): readonly Block[] => {
      const from = next;
      next += lines.length;
      return [
        { kind: 'heading', level: 1, text: title },
        { kind: 'list', items: lines.map(lineOf), notes: notes.slice(from, next) },
      ];
    });
  return [{ kind: 'playback', blocks, picture }];
}
