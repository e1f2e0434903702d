import { formatNumber } from '#kernel/words/format-number';
import { accountLines } from '#app/orders/account-lines';
import type { Judged } from '#app/orders/judge-sheet';
import type { AccountRow } from './orders-contents.ts';

/** Next turn's income and maintenance beside this turn's, a row for each thing that changes them. */
export const accountRows = ({ projected }: Pick<Judged, 'projected'>): readonly AccountRow[] =>
  accountLines(projected).map(({ label, before, after, causes, isSum }) => ({
    label,
    before: formatNumber(before),
    after: formatNumber(after),
    causes: causes.join('; '),
    isSum,
  }));
