import { clamp } from '#kernel/numbers/clamp';

type Begun = Readonly<{ count: number; cost: number; pay: number | null }>;

/** What is paid for each of the units that an order begins: the first in full, then the next. @rule CON-4 */
export const paymentsOf = ({ count, cost, pay }: Begun): readonly number[] =>
  Array.from({ length: count }, (_, at) => (pay === null ? cost : clamp(pay - at * cost, 0, cost)));
