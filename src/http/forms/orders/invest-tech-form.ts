import { valuesById } from '#kernel/collections/tables';
import { counted } from '#kernel/words/counted';
import { investmentLimitOf } from '#rules/tech/investment-limit';
import { withoutColonies } from './colonies.ts';
import { plainForm } from './described-form.ts';
import { amount, type FieldRow } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';

const TEXTS = {
  most: (limit: number): string =>
    `At most ${counted(limit, 'point')} this turn, with other orders of this kind.`,
} as const;

const limitOf = ({ view }: FormDesk): number =>
  investmentLimitOf(valuesById(view.systems).flatMap((system) => system.own ?? []));

/** The most that the limit and the Treasury leave after the orders so far. */
function mostLeft(desk: FormDesk): number {
  const invested = desk.orders.reduce(
    (sum, order) => sum + (order.kind === 'InvestTech' ? order.points : 0),
    0,
  );
  return Math.min(limitOf(desk) - invested, desk.points);
}

const BOUNDS = { label: 'Points', min: 1, required: true };

/** Begins with the most that can still be invested. @rule TECH-1 */
const points: FieldRow<number> = {
  show: (asked) => {
    const { desk } = asked;
    const most = mostLeft(desk);
    const preset = most > 0 ? { preset: most } : {};
    return amount({ ...BOUNDS, ...preset, hint: TEXTS.most(limitOf(desk)) }).show(asked);
  },
  read: amount(BOUNDS).read,
};

export const investTechForm = plainForm({
  kind: 'InvestTech',
  title: 'Invest in research',
  hint: 'You can invest up to the total Utilized Productivity of your systems. The pool is checked once a year.',
  group: 'Research',
  unavailable: withoutColonies,
  fields: { points },
});
