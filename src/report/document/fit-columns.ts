export type ColumnNeed = Readonly<{ natural: number; minimum: number; weight: number }>;

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** Shares `room` out by weight in whole units; what is left over goes to the first columns that still want some. */
function share(room: number, weights: readonly number[]): readonly number[] {
  const total = sum(weights);
  if (total <= 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((room * weight) / total));
  let left = room - sum(parts);
  return parts.map((part, index) => {
    const one = left >= 1 && (weights[index] ?? 0) > 0 ? 1 : 0;
    left -= one;
    return part + one;
  });
}

/** Gives room to those who lack little first, so that short columns stay on one line and long texts take what remains. */
function shareFairly(room: number, lacking: readonly number[]): readonly number[] {
  const given = lacking.map(() => 0);
  let left = room;
  const order = lacking.map((lack, index) => ({ lack, index })).sort((a, b) => a.lack - b.lack);
  order.forEach(({ lack, index }, place) => {
    const part = Math.min(lack, Math.floor(left / (order.length - place)));
    given[index] = part;
    left -= part;
  });
  return given;
}

/**
 * Chooses column widths in whole units. With enough room each column gets its natural width, and spare room goes to the weighted
 * ones; with less, each keeps its widest word (at most a third of the room) and the rest is shared by what it still lacks.
 */
export function fitColumns(needs: readonly ColumnNeed[], room: number): readonly number[] {
  const natural = needs.map((need) => Math.ceil(need.natural));
  const total = sum(natural);
  if (total <= room) {
    const spare = share(
      room - total,
      needs.map((need) => need.weight),
    );
    return natural.map((width, index) => width + (spare[index] ?? 0));
  }
  const cap = Math.max(1, Math.floor(room / 3));
  const least = needs.map((need) => Math.max(1, Math.min(Math.ceil(need.minimum), cap)));
  const kept = sum(least);
  if (kept >= room) return share(room, least).map((width) => Math.max(1, width));
  const lacking = natural.map((width, index) => width - (least[index] ?? 0));
  const more = shareFairly(room - kept, lacking);
  return least.map((width, index) => width + (more[index] ?? 0));
}
