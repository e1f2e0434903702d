import { sumOf } from '#kernel/numbers/sum';
import { signed } from '#kernel/words/format-number';
import type { Judged } from './judge-sheet.ts';

type Projected = Judged['projected'];
type Account = Projected['changes'][number]['account'];

/** A figure for this turn and for the next. `isSum`: a total of the budget, before the lines that change it. */
export type AccountLine = Readonly<{
  label: string;
  before: number;
  after: number;
  causes: readonly string[];
  isSum: boolean;
}>;

const LABELS = { systems: 'Income of systems', commerce: 'Commerce', maintenance: 'Maintenance' };

/** An empire's income and maintenance of this turn and the next as it knows them, and the changes line by line. @rule ECO-4 */
export function accountLines(projected: Projected): readonly AccountLine[] {
  const { changes, systemIncome, commerce, maintenance } = projected;
  const account = (which: Account, after: number): readonly AccountLine[] => {
    const lines = changes.filter(({ account: of }) => of === which);
    const before = after - sumOf(lines, (line) => line.after - line.before);
    if (before === 0 && after === 0) return [];
    const sum = { label: LABELS[which], before, after, causes: [], isSum: true };
    return [sum, ...lines.map((line) => ({ ...line, isSum: false }))];
  };
  return [
    ...account('systems', systemIncome),
    ...account('commerce', commerce),
    ...account('maintenance', maintenance),
  ];
}

/** The part of next turn's Treasury that depends on this turn's dice, beyond the forecast; null: nothing. @rule ECO-4 @rule COL-3 */
export function chanceLine({
  chances,
}: Pick<Projected, 'chances'>): Readonly<{ label: string; range: string }> | null {
  if (chances === null) return null;
  const { systems, least, most } = chances;
  const range = least === most ? signed(least) : `${signed(least)} to ${signed(most)}`;
  return {
    label: `Depends on the dice for terraforming ${systems.join(', ')}`,
    range: `${range} EP`,
  };
}
