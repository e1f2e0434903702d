import { formatNumber, signed } from '#kernel/words/format-number';
import {
  type FigureChanges,
  SYSTEM_FIGURES,
  type SystemFigure,
  type SystemFigures,
} from '#model/campaign/system-figures';

const FIGURES: Readonly<Record<SystemFigure, string>> = {
  capacity: 'Capacity',
  raw: 'RAW',
  census: 'Census',
  morale: 'Morale',
  productivity: 'Productivity',
  intel: 'Intel',
};

/** What of a system’s figures has changed, and what they are where the reader knows that: `Census −1, now 4; Morale −1, now 3`. Empty: nothing. */
export function changesText(changes: FigureChanges, values: SystemFigures | null): string {
  const parts = SYSTEM_FIGURES.flatMap((figure) => {
    const amount = changes[figure] ?? 0;
    if (amount === 0) return [];
    const now = values === null ? '' : `, now ${formatNumber(values[figure])}`;
    return [`${FIGURES[figure]} ${signed(amount)}${now}`];
  });
  return parts.join('; ');
}
