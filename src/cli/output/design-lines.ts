import { counted } from '#kernel/words/counted';
import { type Ledger, ledgerTotal } from '#kernel/reasons/ledger';
import type { ComparedClasses } from '#app/designer/compare-classes';
import type { UnitDesign } from '#model/forces/design';
import { abilityText } from '#rules/design/ability-text';
import type { DesignBill } from '#rules/design/bill-of-design';
import { eraText } from '#rules/design/era-text';
import { pointsSpentOf } from '#rules/design/point-faults';
import { textRows } from './text-rows.ts';

const rateText = ({ points, per }: UnitDesign['maintenance']): string =>
  `${String(points)}/${String(per)}`;

function valuesText({ ground, dv, as, af, cv, cr }: UnitDesign): string {
  if (ground === null) return [dv, as, af, cv, cr].join('/');
  const { attrition, attack, defense, dieFaces } = ground;
  return `${[attrition, attack, defense].join('/')} d${String(dieFaces)}`;
}

/** The classes of a list, one in a row. */
export const classLines = (designs: readonly UnitDesign[]): readonly string[] =>
  textRows(
    ['Class', 'Kind', 'Hull', 'Era', 'Cost', 'Maint', 'Values', 'Abilities'],
    designs.map((design) => [
      ...[design.name, design.kind, design.hull ?? '-', eraText(design.era), design.cost],
      ...[rateText(design.maintenance), valuesText(design)],
      design.abilities.map(abilityText).join(', '),
    ]),
  );

const ledgerLines = (title: string, ledger: Ledger): readonly string[] => [
  title,
  ...textRows(
    ['', '', ''],
    [
      ...ledger.map(({ label, cite, amount }) => [`  ${label}`, cite, amount]),
      ['  Total', '', ledgerTotal(ledger)],
    ],
  ).slice(1),
];

/** What a class has and spends, line by line. */
export function billLines(name: string, bill: DesignBill): readonly string[] {
  const { available, values, abilities, cost, upkeep, maintenance, cc } = bill;
  const spent = String(pointsSpentOf(bill));
  const has = String(ledgerTotal(available));
  return [
    `${name}: ${spent} of ${has} construction points, Cost ${String(ledgerTotal(cost))}, maintenance ${rateText(maintenance)}, CC ${String(cc)}`,
    ...ledgerLines('Construction points', available),
    ...ledgerLines('Spent', [...values, ...abilities]),
    ...ledgerLines('Cost', cost),
    ...ledgerLines(`Maintenance for each ${counted(maintenance.per, 'unit')}`, upkeep),
  ];
}

/** Remarks, each with its place and rule. */
export const remarkLines = (
  remarks: readonly Readonly<{ at: string; text: string; cite: string }>[],
): readonly string[] =>
  remarks.map(({ at, text, cite }) => {
    const place = at === '' ? '' : `${at}: `;
    return `  ${place}${text}${cite === '' ? '' : ` (${cite})`}`;
  });

/** Classes side by side. */
export const comparedLines = ({ names, rows }: ComparedClasses): readonly string[] =>
  textRows(
    ['', ...names],
    rows.map(({ label, cells }) => [
      label,
      ...cells.map(({ text, difference }) =>
        difference === '' ? text : `${text} (${difference})`,
      ),
    ]),
  );
