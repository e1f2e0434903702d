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
  if (first.free <= 0) return null;
  let left = size - first.free;
  const shares = others.flatMap(({ carrier, free }): readonly HoldShare[] => {
    const part = Math.min(left, free);
    if (part <= 0) return [];
    left -= part;
    return [{ carrier, size: part }];
  });
  return left > 0 ? null : shares;
}
