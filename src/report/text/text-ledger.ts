import { ledgerTotal } from '#kernel/reasons/ledger';

import type { BlockOf } from '#report/document/document';
import { plainLine } from '#report/document/plain-line';
import { textWidth, wrapText } from './wrap-text.ts';

const INDENT = '  ';
const WIDEST = 72;

/** A ledger with dot leaders from each reason to its amount, and the total under a rule. */
export function textLedger(ledger: BlockOf<'ledger'>, width: number): readonly string[] {
  const total = String(ledgerTotal(ledger.lines));
  const amounts = ledger.lines.map((line) => String(line.amount));
  const amountWidth = Math.max(total.length, ...amounts.map((amount) => amount.length));
  const room = Math.min(width, WIDEST) - INDENT.length - amountWidth - 1;
  const entry = (label: string, amount: string, leader: string): readonly string[] => {
    const lines = wrapText(plainLine(label), room - 4);
    return lines.map((line, index) => {
      if (index < lines.length - 1) return `${INDENT}${line}`;
      const fill = leader.repeat(room - textWidth(line) - 1);
      return `${INDENT}${line} ${fill} ${amount.padStart(amountWidth)}`;
    });
  };
  return [
    ...wrapText(plainLine(ledger.title), width),
    ...ledger.lines.flatMap((line, index) =>
      entry(`${line.label} (${line.cite})`, amounts[index] ?? '', '.'),
    ),
    `${INDENT}${' '.repeat(room + 1)}${'-'.repeat(amountWidth)}`,
    ...entry(ledger.totalLabel, total, ' '),
  ];
}
