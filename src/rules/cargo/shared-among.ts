import { partsOf } from '#kernel/numbers/parts-of';
import type { UnitId } from '#model/campaign/ids';
import type { HoldShare } from '#model/forces/unit';

type Room = Readonly<{ carrier: UnitId; free: number }>;

/**
 * How several carriers share an item of a size: each takes what it has room for, in their order, until nothing is left.
 * Null: they have not room enough together, or the first of them has none.
 * @rule MOV-7
 */
export function sharedAmong(
  size: number,
  first: Room,
  others: readonly Room[],
): readonly HoldShare[] | null {
  const parts = partsOf(
    size,
    [first, ...others].map(({ free }) => free),
  );
  if (first.free <= 0 || parts === null) return null;
  return others.flatMap(({ carrier }, index): readonly HoldShare[] => {
    const part = parts[index + 1] ?? 0;
    return part > 0 ? [{ carrier, size: part }] : [];
  });
}
