import { sortBy } from '#kernel/collections/sort-by';
import type { DesignId } from '#model/campaign/ids';

/** One thing in a hold, what it takes up there, and whether its owner has named it to stay. */
type Lot = Readonly<{ design: DesignId; cost: number; size: number; isNamed?: boolean }>;

/** How cargo is sorted, and what of it stays. */
type Sorted<L> = Readonly<{ kept: readonly L[]; lost: readonly L[] }>;

/**
 * The cargo of one hold that stays when room is short: first the units that the owner names, then the classes to keep
 * first, in their order, then the dearest. Each unit stays if it still fits.
 * @rule CSC-14 @rule ENC-5
 */
export function cargoKept<L extends Lot>(
  lots: readonly L[],
  room: number,
  first: readonly DesignId[],
): Sorted<L> {
  const rankOf = ({ design }: Lot): number => {
    const place = first.indexOf(design);
    return place === -1 ? first.length : place;
  };
  const inTurn = sortBy(
    lots,
    (a, b) => Number(b.isNamed ?? false) - Number(a.isNamed ?? false),
    (a, b) => rankOf(a) - rankOf(b),
    (a, b) => b.cost - a.cost,
  );
  let free = room;
  const kept = new Set(
    inTurn.filter(({ size }) => {
      if (size > free) return false;
      free -= size;
      return true;
    }),
  );
  return { kept: [...kept], lost: inTurn.filter((one) => !kept.has(one)) };
}
