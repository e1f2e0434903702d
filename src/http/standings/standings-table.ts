import type { PublishedStandings } from '#app/usecases/desk/standings';
import { FIGURE_NAMES, TEXTS } from './texts.ts';

/** The standings as a table, with what their reader may know. No rows: none are published. */
export type StandingsTable = Readonly<{
  asOf: string;
  heads: readonly string[];
  rows: readonly Readonly<{ place: number; name: string; values: readonly string[] }>[];
}>;

function nameIn({ name, isOwn }: Readonly<{ name: string | null; isOwn: boolean }>): string {
  if (name === null) return TEXTS.unmet;
  return isOwn ? TEXTS.you(name) : name;
}

/** The published standings, as the partial `standings-table` shows them. @rule FOG-13 */
export const standingsTable = ({ figures, standings }: PublishedStandings): StandingsTable => ({
  asOf: standings === null ? '' : TEXTS.asOf(standings.turn),
  heads: figures.map((figure) => FIGURE_NAMES[figure]),
  rows: (standings?.rows ?? []).map((row, index) => ({
    place: index + 1,
    name: nameIn(row),
    values: figures.map((figure) => String(row.values[figure] ?? 0)),
  })),
});
