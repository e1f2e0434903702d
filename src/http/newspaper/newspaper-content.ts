import type { Link } from '#http/pages/page-parts';
import { template } from '#http/pages/template';
import type { StandingsTable } from '#http/standings/standings-table';

type Piece = Readonly<{
  headline: string;
  text: string;
  /** Who placed it; empty: it is news. */
  by: string;
}>;

/** The newspaper of a player, or of the moderator. */
export type NewspaperContent = Readonly<{
  name: string;
  /** The latest first. */
  issues: readonly Readonly<{ anchor: string; title: string; pieces: readonly Piece[] }>[];
  links: readonly Link[];
  path: string;
  formToken: string;
  silence: readonly string[];
  /** Who reads a notice. */
  readers: string;
  problems: readonly string[];
  sent: Readonly<{ headline: string; text: string }>;
}>;

/** The same with the published standings; null: there are none, or older issues are shown. */
type WithStandings = NewspaperContent & Readonly<{ standings: StandingsTable | null }>;

export const NEWSPAPER_PAGE = template<WithStandings>('newspaper');
