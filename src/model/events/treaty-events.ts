import type { Agreement, Treaty } from '#model/campaign/dealings';
import type { EmpireId } from '#model/campaign/ids';
import type { DiplomaticState } from '#model/campaign/relation';
import type { Fact } from './fact.ts';

/** DIP-5, DIP-8, DIP-11: an empire offers another something; it was not agreed in the same turn. */
export type OfferMade = Fact<
  'OfferMade',
  { by: EmpireId; to: EmpireId; offer: Agreement; covert: boolean; keep: boolean; turn: number }
>;

/** DIP-5: an open offer is taken back by who made it, or declined by who got it. */
export type OfferEnded = Fact<
  'OfferEnded',
  { by: EmpireId; to: EmpireId; offer: Agreement; how: 'retracted' | 'declined' }
>;

/** DIP-5: two empires sign a treaty. */
export type TreatySigned = Fact<
  'TreatySigned',
  { a: EmpireId; b: EmpireId; treaty: Treaty; covert: boolean; turn: number }
>;

/** DIP-11: two empires are co-belligerents from now on. */
export type PactSigned = Fact<'PactSigned', { a: EmpireId; b: EmpireId }>;

/** DIP-11: an empire gives notice of a pact, which ends in that turn. */
export type PactNoticeGiven = Fact<'PactNoticeGiven', { by: EmpireId; to: EmpireId; ends: number }>;

/** DIP-6, DIP-7: an empire rolls to break a treaty or to declare. Success shows in what follows; what is covert and what fails is secret. */
export type DiplomacyRolled = Fact<
  'DiplomacyRolled',
  {
    empire: EmpireId;
    toward: EmpireId;
    act: 'break' | 'war' | 'hostilities';
    covert: boolean;
    /** The ally for whose sake it had to try. */
    ally?: EmpireId;
    /** Its leader, who ordered it in its name (DIP-10). */
    leader?: EmpireId;
    /** The other ally whose Intel supported it (DIP-9). */
    lender?: EmpireId;
    chance: number;
    passed: boolean;
  }
>;

/** DIP-6: two empires have one treaty less. */
export type TreatyBroken = Fact<
  'TreatyBroken',
  {
    by: EmpireId;
    against: EmpireId;
    treaty: DiplomaticState;
    /** How they stand now. */
    state: DiplomaticState;
    covert: boolean;
    /** Both wanted it. */
    agreed?: true;
    turn: number;
  }
>;

/** DIP-12: a treaty that only its parties knew becomes public; `by`: who revealed it, or null if an act of one of them did. */
export type TreatyRevealed = Fact<
  'TreatyRevealed',
  { a: EmpireId; b: EmpireId; by: EmpireId | null; state: DiplomaticState; turn: number }
>;

/**
 * DIP-10: two empires that signed a Unification are one: all that the smaller has passes to the larger, and the smaller leaves the game.
 */
export type EmpiresUnited = Fact<
  'EmpiresUnited',
  { larger: EmpireId; smaller: EmpireId; turn: number }
>;

/** DIP-10: of two partners the one with more system output leads from now on, and orders the diplomacy of the other. */
export type PartnershipLed = Fact<'PartnershipLed', { leader: EmpireId; junior: EmpireId }>;

export type TreatyEvent =
  | EmpiresUnited
  | PartnershipLed
  | OfferMade
  | OfferEnded
  | TreatySigned
  | PactSigned
  | PactNoticeGiven
  | DiplomacyRolled
  | TreatyBroken
  | TreatyRevealed;
