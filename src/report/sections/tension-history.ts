import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { EmpireView, NeighbourView } from '#fog/views/empire-view';
import type { Tension } from '#model/campaign/tension';
import type { Block, Cell } from '#report/document/document';
import { strong } from '#report/document/inline';
import { TENSION_WORDS } from '#report/sentences/tension-words';
import { signed } from '#kernel/words/format-number';

/** The steps that are listed one by one; older ones are one line. */
const LISTED = 6;

type Line = readonly [when: string, what: string, by: string, value: string];

/** What moved a tension, oldest first: when, what, by how much and to which value; all before the `most` last steps is one line. */
export function tensionLines({ start, steps }: Tension, most: number): readonly Line[] {
  const [older, last] = [steps.slice(0, -most), steps.slice(-most)];
  const before = sumOf(older, ({ by }) => by);
  let value = start + before;
  const lines = last.map(({ turn, cause, by }): Line => {
    value += by;
    return [String(turn), TENSION_WORDS[cause], signed(by), String(value)];
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
