import type { EventLine, RunEvents } from '#app/usecases/desk/read-events';
import { type DataTable, numberColumn, textColumn } from '#http/tables/data-table';
import { runWords } from '#http/words/runs';
import { describeRoll } from '#report/document/describe-roll';
import { TEXTS } from './texts.ts';

/** What a line says behind its rule, which is shown beside it. */
export const textOfLine = ({ line, cite }: Pick<EventLine, 'line' | 'cite'>): string =>
  line.startsWith(`${cite} `) ? line.slice(cite.length + 1) : line;

function rollText({ purpose: { text: purpose }, ...roll }: EventLine['rolls'][number]): string {
  const { dice, result } = describeRoll({ ...roll, purpose });
  return `${dice}: ${result} (${purpose}, ${roll.cite})`;
}

type Told = Readonly<{
  run: Pick<RunEvents['run'], 'turn' | 'kind' | 'phase'>;
  lines: readonly Pick<EventLine, 'line' | 'cite' | 'rolls'>[];
}>;

/** The events of some phases with their dice, as a table to save. */
export const eventsTable = (runs: readonly Told[]): DataTable => ({
  name: 'events',
  caption: TEXTS.events,
  columns: [
    numberColumn('turn', TEXTS.turnColumn),
    textColumn('phase', TEXTS.phaseColumn),
    textColumn('rule', TEXTS.ruleColumn),
    textColumn('event', TEXTS.eventColumn),
    textColumn('dice', TEXTS.diceColumn),
  ],
  rows: runs.flatMap(({ run, lines }) =>
    lines.map((one) => ({
      values: {
        turn: run.turn,
        phase: runWords(run),
        rule: one.cite,
        event: textOfLine(one),
        dice: one.rolls.map(rollText).join('; '),
      },
    })),
  ),
  empty: '',
});
