import type { EmpireId } from './ids.ts';

/** DIP-3: the treaties that two empires can sign, each after the one before it. */
export const TREATIES = [
  'non-aggression',
  'trade',
  'military',
  'mutual-defense',
  'alliance',
  'partnership',
  'unification',
] as const;
export type Treaty = (typeof TREATIES)[number];

/** What two empires can agree on: a treaty, the end of their war (DIP-8), or a pact of co-belligerents (DIP-11). */
export const AGREEMENTS = [...TREATIES, 'armistice', 'pact'] as const;
export type Agreement = (typeof AGREEMENTS)[number];

/** An offer that its receiver may accept in the turn after it, or as long as it is kept (DIP-5). */
export type StandingOffer = Readonly<{
  by: EmpireId;
  offer: Agreement;
  covert: boolean;
  keep: boolean;
  turn: number;
}>;

/** What two empires have begun with each other; a relation without it has nothing of all this. */
export type Dealings = Readonly<{
  offers: readonly StandingOffer[];
  /** Who declared the war that they are in (DIP-9). */
  declaredBy: readonly EmpireId[];
  /** Who is at War with the other in secret: the other doesn't know (DIP-12). */
  covertWars: readonly EmpireId[];
  /** The turn in which their pact ends by notice; null: nobody gave notice (DIP-11). */
  pactEnds: number | null;
  /** Who leads their Partnership (DIP-10); left out: they have none, or their output was not compared yet. */
  leader?: EmpireId;
}>;

export const NO_DEALINGS: Dealings = {
  offers: [],
  declaredBy: [],
  covertWars: [],
  pactEnds: null,
};
