import type { EmpireView } from '#fog/views/empire-view';
import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import { REPORT_TITLES, reportText } from '#report/document/intel-report-text';
import type { Block, Cell } from '#report/document/document';
import { strong } from '#report/document/inline';
import type { Names } from '#report/sentences/names';

/** What Espionage reported of each system, with its turn; nothing if there are no reports. @rule INT-5 @rule FOG-11 */
export function intelReportBlocks(view: EmpireView, names: Names): readonly Block[] {
  const known = sortBy(valuesById(view.systems), (a, b) => compareText(a.name, b.name));
  const rows = known.flatMap(({ name, reports = [] }) =>
    reports.map(({ turn, facts }, at): readonly Cell[] => [
      at === 0 ? [strong(name)] : '',
      String(turn),
      REPORT_TITLES[facts.kind],
      reportText(facts, names),
    ]),
  );
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      caption: 'Reports of your spies',
      columns: [
        { label: 'System', align: 'start', namesRow: true },
        { label: 'Turn', align: 'end' },
        { label: 'About', align: 'start' },
        { label: 'Report', align: 'start', width: 1 },
      ],
      rows,
      empty: '',
    },
  ];
}
