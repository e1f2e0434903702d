import { SHARED_TEXTS } from '#http/words/texts';
import { formatNumber, signed } from '#kernel/words/format-number';
import type { LedgerLine } from './orders-contents.ts';
import { chanceLine } from '#app/orders/account-lines';
import type { Judged } from '#app/orders/judge-sheet';
import type { EmpireView } from '#fog/views/empire-view';
import type { Order } from '#model/orders/order';
import { TEXTS } from './texts.ts';

const amountText = (amount: number): string => {
  if (amount === 0) return '0 EP';
  return `${signed(amount)} EP`;
};

const sumText = (amount: number): string => `${formatNumber(amount)} EP`;

/** From the Treasury now to that of next turn's opening, a line for each thing that changes it. */
export function treasuryLedger(
  { verdicts, standing, treasuryAfter, treasuryNext, projected }: Judged,
  { empire }: EmpireView,
  sentenceOf: (order: Order) => string,
): readonly LedgerLine[] {
  const sum = (label: string, amount: number): LedgerLine => {
    return { label, amount: sumText(amount), isSum: true };
  };
  const line = (label: string, amount: number): LedgerLine => {
    return { label, amount: amountText(amount), isSum: false };
  };
  const costs = verdicts.filter(({ cost }) => cost !== 0);
  const { gains, systemIncome, commerce, maintenance } = projected;
  const chance = chanceLine(projected);
  const later = [
    line(TEXTS.effectOfTheseOrdersByThen, gains),
    line(TEXTS.incomeOfSystems, systemIncome),
    line('Commerce', commerce),
    line('Maintenance', -maintenance),
  ];
  return [
    sum(TEXTS.treasuryNow, empire.treasury),
    ...costs.map(({ order, cost }) => line(sentenceOf(order), -cost)),
    ...standing.map(({ order, cost }) => line(TEXTS.standingOrder(sentenceOf(order)), -cost)),
    sum(SHARED_TEXTS.afterTheseOrders, treasuryAfter),
    ...later.filter(({ amount }) => amount !== '0 EP'),
    sum(TEXTS.nextTurn, treasuryNext),
    ...(chance === null ? [] : [{ label: chance.label, amount: chance.range, isSum: false }]),
  ];
}
