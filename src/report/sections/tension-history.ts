import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { EmpireView, NeighbourView } from '#fog/views/empire-view';
import type { Tension, TensionStep } from '#model/campaign/tension';
import type { Block, Cell } from '#report/document/document';
import { strong } from '#report/document/inline';
import { TENSION_WORDS, TURNS_WITHOUT_CHANGE } from '#report/sentences/tension-words';
import { signed } from '#kernel/words/format-number';

/** The steps that are listed one by one; older ones are one line. */
const LISTED = 6;

type Line = readonly [when: string, what: string, by: string, value: string];

/** Steps of one cause: turns without change that follow each other make one. */
type Run = Readonly<{ first: number; step: TensionStep }>;

function runsOf(steps: readonly TensionStep[]): readonly Run[] {
  return steps.reduce<readonly Run[]>((runs, step) => {
    const last = runs.at(-1);
    const goesOn =
      step.cause === 'drift' && last?.step.cause === 'drift' && last.step.by * step.by > 0;
    if (!goesOn) return [...runs, { first: step.turn, step }];
    const joined = { ...step, by: last.step.by + step.by };
    return [...runs.slice(0, -1), { first: last.first, step: joined }];
  }, []);
}

const turnsText = ({ first, step }: Run): string =>
  first === step.turn ? String(first) : `${String(first)}–${String(step.turn)}`;

const causeText = ({ first, step }: Run): string =>
  first === step.turn ? TENSION_WORDS[step.cause] : TURNS_WITHOUT_CHANGE;

/**
 * What moved a tension, oldest first: when, what, by how much and to which value; all before the `most` last lines is one line, and so
 * are turns in a row without change. @rule DIP-4
 */
export function tensionLines({ start, steps }: Tension, most: number): readonly Line[] {
  const runs = runsOf(steps);
  const [older, last] = [runs.slice(0, -most), runs.slice(-most)];
  const before = sumOf(older, ({ step }) => step.by);
  let value = start + before;
  const lines = last.map((run): Line => {
    value += run.step.by;
    return [turnsText(run), causeText(run), signed(run.step.by), String(value)];
  });
  const first: Line = ['', 'Start', '', String(start)];
  const rest: Line = ['', 'Earlier changes', signed(before), String(start + before)];
  return [first, ...(older.length === 0 ? [] : [rest]), ...lines];
}

const rowsOf = ({ name, tension }: NeighbourView): readonly (readonly Cell[])[] =>
  tension === undefined
    ? []
    : tensionLines(tension, LISTED).map(([when, what, by, value], at) => [
        at === 0 ? [strong(name)] : '',
        when,
        what,
        by,
        value,
      ]);

/** What moved the empire's own tension toward each other empire; nothing if the campaign keeps none. @rule DIP-4 */
export const tensionHistory = ({ neighbours }: EmpireView): readonly Block[] => {
  const moved = valuesById(neighbours).filter(({ tension }) => (tension?.steps.length ?? 0) > 0);
  if (moved.length === 0) return [];
  return [
    {
      kind: 'table',
      caption: 'Your tension, and what moved it',
      columns: [
        { label: 'Toward', align: 'start', namesRow: true },
        { label: 'Turn', align: 'end' },
        { label: 'Cause', align: 'start', width: 1 },
        { label: 'Change', align: 'end' },
        { label: 'Tension', align: 'end' },
      ],
      rows: moved.flatMap(rowsOf),
      empty: '',
    },
  ];
};
