import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { compareNumbers, compareText } from '#kernel/result/compare-text';
import { outputOf } from '#rules/economy/output-of';
import type { EmpireView } from '#fog/views/empire-view';
import type { StarSystem } from '#fog/views/terms';
import type { Block } from '#report/document/document';
import { coloniesTable } from './colonies.ts';
import { eventsOfType, type ReportContext } from './context.ts';

/** The reader's own systems, richest first. */
export const ownSystemsOf = ({ systems }: EmpireView): readonly StarSystem[] =>
  sortBy(
    valuesById(systems).flatMap(({ own }) => (own === null ? [] : [own])),
    (a, b) => compareNumbers(outputOf(b), outputOf(a)),
    (a, b) => compareText(a.name, b.name),
  );

/** Own systems, and why one of them makes less than its Productivity. @rule ECO-1 */
export function ownSystemBlocks({ view, seen, names }: ReportContext): readonly Block[] {
  const reduced = eventsOfType(seen, 'ProductivityUtilized').filter(
    ({ ledger }) => ledger.length > 1,
  );
  return [
    coloniesTable(ownSystemsOf(view)),
    ...reduced.map(
      ({ system, ledger }): Block => ({
        kind: 'ledger',
        title: `Utilized Productivity of ${names.system(system)}`,
        lines: ledger,
        totalLabel: 'Utilized Productivity',
      }),
    ),
  ];
}
