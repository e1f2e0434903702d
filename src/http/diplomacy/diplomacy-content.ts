import type { Chip, Link } from '#http/pages/page-parts';
import type { DataTableContent } from '#http/tables/data-table';
import { template } from '#http/pages/template';
import type { RelationMatrix } from './relation-matrix.ts';
import type { TensionHistory } from './tension-history.ts';

/** An offer that can be accepted this turn. */
export type OfferLine = Readonly<{
  text: string;
  /** The orders that answer it: their forms, filled in. */
  acts: readonly Link[];
}>;

/** Another empire: how the two stand, what is on offer, and what can be ordered. */
export type Dealing = Readonly<{
  /** What tells it apart on the page. */
  key: string;
  name: string;
  chip: Chip;
  /** `Tension 64` and the like. */
  facts: readonly string[];
  /** What the state allows each to do; empty on a page that leaves it out. */
  rights: string;
  tensions: readonly TensionHistory[];
  offers: readonly OfferLine[];
  /** What can be ordered, with its chance. */
  acts: readonly Link[];
}>;

/** The dealings of a junior partner, which its leader orders. */
export type JuniorDealings = Readonly<{
  key: string;
  title: string;
  lead: string;
  empty: string;
  dealings: readonly Dealing[];
}>;

/** Relations on one page: a player’s, or those of all for the moderator. */
export type DiplomacyContent = Readonly<{
  lead: string;
  matrix: RelationMatrix | null;
  /** The relations as files to save; empty on a player’s page. */
  files: DataTableContent['files'];
  /** What can be done that is about no pair in particular. */
  acts: readonly Link[];
  /** What to say if nobody has met. */
  empty: string;
  dealings: readonly Dealing[];
  juniors: readonly JuniorDealings[];
  /** Diplomatic orders that the draft holds already. */
  ordered: readonly string[];
  ordersHref: string;
  duties: readonly string[];
}>;

export const DIPLOMACY_PAGE = template<DiplomacyContent>('diplomacy');
