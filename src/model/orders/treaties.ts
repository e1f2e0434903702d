import type { Agreement } from '#model/campaign/dealings';
import type { EmpireId, SystemId } from '#model/campaign/ids';

/** DIP-5, DIP-8, DIP-11: signed in the turn in which both parties order it, or the turn after an offer. */
export type OfferTreaty = Readonly<{
  kind: 'OfferTreaty';
  to: EmpireId;
  offer: Agreement;
  /** Nobody else is to know of the treaty (DIP-12). */
  covert: boolean;
  /** The offer stays until it is retracted; otherwise it lapses after the next turn. */
  keep: boolean;
}>;
/** Takes back an own offer that is still open. */
export type RetractOffer = Readonly<{ kind: 'RetractOffer'; to: EmpireId; offer: Agreement }>;
/** Refuses an offer of another empire, which is told so. */
export type DeclineOffer = Readonly<{ kind: 'DeclineOffer'; from: EmpireId; offer: Agreement }>;
/** DIP-6: the highest treaty that they have; DIP-11: notice of a pact, which ends next turn. */
export type BreakTreaty = Readonly<{
  kind: 'BreakTreaty';
  with: EmpireId;
  what: 'treaty' | 'pact';
  /** An own system whose Intel supports the attempt (INT-1); null: none. */
  support: SystemId | null;
}>;
/** DIP-7. */
export type DeclareWar = Readonly<{
  kind: 'DeclareWar';
  on: EmpireId;
  declare: 'war' | 'hostilities';
  /** The other isn't told, nor anybody else (DIP-12). */
  covert: boolean;
  /** An own system whose Intel supports the attempt (INT-1); null: none. */
  support: SystemId | null;
}>;
/** DIP-12: a covert treaty, or an own covert war, becomes public. */
export type RevealTreaty = Readonly<{ kind: 'RevealTreaty'; with: EmpireId }>;

/** The orders about treaties and wars. */
export const TREATY_ORDER_KINDS = [
  'OfferTreaty',
  'RetractOffer',
  'DeclineOffer',
  'BreakTreaty',
  'DeclareWar',
  'RevealTreaty',
] as const;
export type TreatyOrderKind = (typeof TREATY_ORDER_KINDS)[number];
