import type { OrderOf } from '#model/orders/order';
import { formatNumber } from '#kernel/words/format-number';
import type { Names } from './names.ts';
import { listed } from '#kernel/words/listed';
import { points } from './words.ts';

type Exchange = OrderOf<'ExchangeUnits'>;

const priceIn = (price: number): readonly string[] => (price === 0 ? [] : [points(price)]);

const lotText = (things: readonly string[]): string =>
  things.length === 0 ? 'nothing' : listed(things);

/** What an order of a sale gives and takes. @rule TECH-5 */
export function describeExchange({ with: other, gives, takes }: Exchange, names: Names): string {
  const units = gives.units.length === 0 ? [] : [names.units(gives.units)];
  const classes = takes.classes.map(
    ({ design, count }) => `${formatNumber(count)} ${names.design(design)}`,
  );
  const taken = [...classes, ...priceIn(takes.points)];
  if (taken.length === 0 && gives.points === 0) {
    return `Give ${lotText(units)} to ${names.empire(other)} as a gift`;
  }
  const given = lotText([...units, ...priceIn(gives.points)]);
  return `Exchange ${given} for ${lotText(taken)} with ${names.empire(other)}, if it orders the same`;
}
