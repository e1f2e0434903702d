import type { LegendEntry } from '#report/document/document';

const WIDTH_OF_SIGN = 8;
/** Spaces that XML does not join into one. */
const GAP = '\u00a0'.repeat(5);

/** The legend in lines that are no wider than the map. */
export function legendRows(legend: readonly LegendEntry[], width: number): readonly string[] {
  const most = Math.floor(width / WIDTH_OF_SIGN);
  const rows: string[] = [];
  for (const { mark, meaning } of legend) {
    const entry = `${mark}\u00a0\u00a0${meaning}`;
    const last = rows.at(-1);
    if (last === undefined || last.length + GAP.length + entry.length > most) rows.push(entry);
    else rows[rows.length - 1] = `${last}${GAP}${entry}`;
  }
  return rows;
}
