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

const mostText = ({ view }: FormDesk): string => {
  const own = valuesById(view.systems).flatMap((system) => system.own ?? []);
  return TEXTS.most(investmentLimitOf(own));
};

const BOUNDS = { label: 'Points', min: 1, required: true };

/** @rule TECH-1 */
const points: FieldRow<number> = {
  show: (asked) => amount({ ...BOUNDS, hint: mostText(asked.desk) }).show(asked),
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
