/** How an amount is poured into rooms, each filled in its turn until nothing is left; null: they have not room enough together. */
export function partsOf(amount: number, rooms: readonly number[]): readonly number[] | null {
  let left = amount;
  const parts = rooms.map((room) => {
    const part = Math.max(0, Math.min(left, room));
    left -= part;
    return part;
  });
  return left > 0 ? null : parts;
}
