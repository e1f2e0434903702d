import { finishLines } from '#app/orders/finish-lines';
import type { Judged } from '#app/orders/judge-sheet';
import type { FinishRow } from './orders-contents.ts';
import { TEXTS } from './texts.ts';

/** What is finished when, a row for each turn. */
export const finishRows = ({ projected }: Pick<Judged, 'projected'>): readonly FinishRow[] =>
  finishLines(projected).map(({ turn, what }) => ({
    when: turn === null ? TEXTS.notWithPresentPayments : TEXTS.turn(turn),
    what,
  }));
