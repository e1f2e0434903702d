import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { compareNumbers, compareText } from '#kernel/result/compare-text';
import { nextYearEnd } from '#rules/calendar/is-year-end';
import { outputOf } from '#rules/economy/output-of';
import type { EmpireView } from '#fog/views/empire-view';
import type { StarSystem } from '#model/campaign/system';
import { cite } from '#kernel/reasons/cite';
import { type LedgerLine, ledgerTotal } from '#kernel/reasons/ledger';
import type { Block } from '#report/document/document';
import { formatNumber, signed } from '#kernel/words/format-number';
import { cited, phrase, strong } from '#report/document/inline';
import { coloniesTable } from './colonies.ts';
import { surveyRemark } from './survey-remark.ts';
import { eventsOfType, type ReportContext } from './context.ts';

/** The reader's own systems, richest first. */
export const ownSystemsOf = ({ systems }: EmpireView): readonly StarSystem[] =>
  sortBy(
    valuesById(systems).flatMap(({ own }) => (own === null ? [] : [own])),
    (a, b) => compareNumbers(outputOf(b), outputOf(a)),
    (a, b) => compareText(a.name, b.name),
  );

/** Own systems; each figure that the rules make of others says how, and where one makes less than its Productivity, so does a line. @rule ECO-1 */
export function ownSystemBlocks({ view, seen, names }: ReportContext): readonly Block[] {
  const fixed = eventsOfType(seen, 'ProductivityUtilized');
  const utilized = new Map(fixed.map(({ system, ledger }) => [system, ledger] as const));
  const reduced = fixed.filter(({ ledger }) => ledger.length > 1);
  const surveys = valuesById(view.systems).map(
    (system) => [system.id, surveyRemark(system, view)] as const,
  );
  const remarks = new Map(surveys);
  return [
    coloniesTable(ownSystemsOf(view), {
      utilized,
      yearEnd: nextYearEnd(view.turn),
      remarks,
      isLinked: true,
    }),
    ...reduced.map(
      ({ system, ledger }): Block => ({
        kind: 'paragraph',
        text: phrase(
          strong(`Utilized Productivity of ${names.system(system)}: `),
          `${ledger.map(lineText).join(', ')}, in all ${formatNumber(ledgerTotal(ledger))}. `,
          cited(cite('ECO-1')),
        ),
      }),
    ),
  ];
}

const lineText = ({ label, amount }: LedgerLine, place: number): string =>
  `${label} ${place === 0 ? formatNumber(amount) : signed(amount)}`;
