import type { Order } from '#model/orders/order';
import type { Alert } from '#report/document/alert';

type Settling = Readonly<Record<string, string | readonly string[]>>;
type Parts = Readonly<Record<string, unknown>>;

/** Whether these orders of one kind say all of it; several things may be in several of them. */
function sayAll(orders: readonly Parts[], settles: Settling): boolean {
  const parts = Object.entries(settles);
  const single = parts.flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const fit = orders.filter((order) =>
    single.every(([name, value]) => name !== undefined && order[name] === value),
  );
  return parts.every(([name, values]) => {
    if (typeof values === 'string') return fit.length > 0;
    const said = fit.flatMap((order) => order[name]);
    return values.every((one) => said.includes(one));
  });
}

/** Whether the orders of a sheet settle an alert, so that nothing is left to do about it. */
export const isSettled = ({ answers }: Alert, orders: readonly Order[]): boolean =>
  answers.some(
    (answer) =>
      answer.kind === 'order' &&
      answer.settles !== undefined &&
      sayAll(
        orders.filter(({ kind }) => kind === answer.order).map((order): Parts => ({ ...order })),
        answer.settles,
      ),
  );
