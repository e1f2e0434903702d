import type { Chip, Link } from '#http/pages/page-parts';
import { template } from '#http/pages/template';

/** An offer that can be accepted this turn. */
export type OfferLine = Readonly<{
  text: string;
  /** The orders that answer it: their forms, filled in. */
  acts: readonly Link[];
}>;

/** Another empire: how the two stand, what is on offer, and what can be ordered. */
export type Dealing = Readonly<{
  name: string;
  chip: Chip;
  /** `Tension 64` and the like. */
  facts: readonly string[];
  /** What the state allows each to do. */
  rights: string;
  offers: readonly OfferLine[];
  /** What can be ordered, with its chance. */
  acts: readonly Link[];
}>;

/** A player’s relations on one page. */
export type DiplomacyContent = Readonly<{
  empires: readonly Dealing[];
  /** Diplomatic orders that the draft holds already. */
  ordered: readonly string[];
  ordersHref: string;
  duties: readonly string[];
}>;

export const DIPLOMACY_PAGE = template<DiplomacyContent>('diplomacy');
