import type { BattleGround, BattleSide } from '#model/battle/setup';
import type { RuleSet } from '#model/settings/rule-set';

/** What a scenario means for one side. */
export type SideTerms = Readonly<{
  /** Added to its surprise roll. */
  surprise: number;
  ignoresBelowNormal: boolean;
  /** CR counts half, rounded up, in all that CR is for. */
  halvesRating: boolean;
  /** CR counts twice in all of it (OPT-16). */
  doublesRating: boolean;
  /** Units that may go with the flagship beside those of its CR (OPT-16). */
  addedRating: number;
  /** Units that may go with the flagship however low its CR is. */
  leastRating: number;
  /** Flights without a carrier that may join beyond all CV. */
  systemFlights: number;
  /** The same for as many as the task force has CV (OPT-23). */
  stagesFlights: boolean;
  /** Minefields of the system may join, one for each ship or base. */
  hasMinefields: boolean;
  mayBaseLead: boolean;
  /** Who takes the places beside the flagship before all others. */
  first: 'bases' | 'crippled' | 'nobody';
}>;

/** A kind of battle: what it adds to the length, and its terms for each side. */
export type Scenario = Readonly<{
  length: number;
  termsOf: (
    side: BattleSide,
    given: Readonly<{ ground: BattleGround | null; rules: Pick<RuleSet, 'pursuitSurprise'> }>,
  ) => SideTerms;
}>;

/** The terms of a side that a scenario does not touch. */
export const PLAIN_TERMS: SideTerms = {
  surprise: 0,
  ignoresBelowNormal: false,
  halvesRating: false,
  doublesRating: false,
  addedRating: 0,
  leastRating: 0,
  systemFlights: 0,
  stagesFlights: false,
  hasMinefields: false,
  mayBaseLead: false,
  first: 'nobody',
};
