import { canonicalJson } from '#kernel/result/canonical-json';
import type { Order } from '#model/orders/order';

/** The differences between two sheets, order by order. */
export type SheetDifference = Readonly<{
  added: readonly Order[];
  removed: readonly Order[];
  /** Changed orders about the same thing. */
  changed: readonly Readonly<{ from: Order; to: Order }>[];
  /** The same orders in another sequence. */
  isReordered: boolean;
}>;

/** The subject of an order. Two orders about the same subject count as one changed order. */
const SUBJECTS = ['fleet', 'work', 'design', 'system', 'name'] as const;

function subjectOf(order: Order): string {
  const fields = new Map<string, unknown>(Object.entries(order));
  return canonicalJson([order.kind, ...SUBJECTS.map((name) => fields.get(name) ?? null)]);
}

/** The orders of a sheet that another lacks, each as often as it is missing. */
function lacking(orders: readonly Order[], others: readonly Order[]): readonly Order[] {
  const left = new Map<string, number>();
  for (const order of others) {
    const key = canonicalJson(order);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return orders.filter((order) => {
    const key = canonicalJson(order);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}

/** Compares two sheets. */
export function sheetDifference(from: readonly Order[], to: readonly Order[]): SheetDifference {
  const gone = [...lacking(from, to)];
  const added: Order[] = [];
  const changed: SheetDifference['changed'][number][] = [];
  for (const order of lacking(to, from)) {
    const subject = subjectOf(order);
    const at = gone.findIndex((one) => subjectOf(one) === subject);
    const [before] = at < 0 ? [] : gone.splice(at, 1);
    if (before === undefined) added.push(order);
    else changed.push({ from: before, to: order });
  }
  const isSame = added.length + changed.length + gone.length === 0;
  const isReordered = isSame && canonicalJson(from) !== canonicalJson(to);
  return { added, removed: gone, changed, isReordered };
}

/** The number of changes. */
export const differenceSize = ({ added, removed, changed, isReordered }: SheetDifference): number =>
  added.length + removed.length + changed.length + (isReordered ? 1 : 0);
