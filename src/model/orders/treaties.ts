import type { Agreement } from '#model/campaign/dealings';
import type { EmpireId, SystemId } from '#model/campaign/ids';

/** What all of these orders can say. */
type InName = Readonly<{
  /** DIP-10: the junior partner in whose name its leader orders; left out: in the own name. */
  junior?: EmpireId;
}>;

/** DIP-5, DIP-8, DIP-11: signed in the turn in which both parties order it, or the turn after an offer. */
export type OfferTreaty = InName &
  Readonly<{
    kind: 'OfferTreaty';
    to: EmpireId;
    offer: Agreement;
    /** Nobody else is to know of the treaty (DIP-12). */
    covert: boolean;
    /** The offer stays until it is retracted; otherwise it lapses after the next turn. */
    keep: boolean;
  }>;
/** Takes back an own offer that is still open. */
export type RetractOffer = InName &
  Readonly<{ kind: 'RetractOffer'; to: EmpireId; offer: Agreement }>;
/** Refuses an offer of another empire, which is told so. */
export type DeclineOffer = InName &
  Readonly<{ kind: 'DeclineOffer'; from: EmpireId; offer: Agreement }>;
/** DIP-6: the highest treaty that they have; DIP-11: notice of a pact, which ends next turn. */
export type BreakTreaty = InName &
  Readonly<{
    kind: 'BreakTreaty';
    with: EmpireId;
    what: 'treaty' | 'pact';
    /** An own system whose Intel supports the attempt (INT-1); null: none. */
    support: SystemId | null;
  }>;
/** DIP-7. */
export type DeclareWar = InName &
  Readonly<{
    kind: 'DeclareWar';
    on: EmpireId;
    declare: 'war' | 'hostilities';
    /** The other isn't told, nor anybody else (DIP-12). */
    covert: boolean;
    /** An own system whose Intel supports the attempt (INT-1); null: none. */
    support: SystemId | null;
  }>;
/** DIP-12: a covert treaty, or an own covert war, becomes public. */
export type RevealTreaty = InName & Readonly<{ kind: 'RevealTreaty'; with: EmpireId }>;

/**
 * DIP-9: an own system supports the declaration of War that an ally must attempt for the sake of another.
 */
export type LendSupport = Readonly<{
  kind: 'LendSupport';
  to: EmpireId;
  against: EmpireId;
  support: SystemId;
}>;

/** The orders about treaties and wars. */
export const TREATY_ORDER_KINDS = [
  'OfferTreaty',
  'RetractOffer',
  'DeclineOffer',
  'BreakTreaty',
  'DeclareWar',
  'RevealTreaty',
  'LendSupport',
] as const;
export type TreatyOrderKind = (typeof TREATY_ORDER_KINDS)[number];

/** The orders that deal with another empire, in the own name or in that of a junior partner (DIP-10). */
export type DealingOrder =
  | OfferTreaty
  | RetractOffer
  | DeclineOffer
  | BreakTreaty
  | DeclareWar
  | RevealTreaty;

/** An order about treaties and wars. */
export type TreatyOrder = DealingOrder | LendSupport;

/** The other empire of such an order. */
export function otherPartyOf(order: DealingOrder): EmpireId {
  switch (order.kind) {
    case 'OfferTreaty':
    case 'RetractOffer':
      return order.to;
    case 'DeclineOffer':
      return order.from;
    case 'DeclareWar':
      return order.on;
    case 'BreakTreaty':
    case 'RevealTreaty':
      return order.with;
  }
}

/** Whether an order deals with another empire in some name. */
export const isDealing = (order: Readonly<{ kind: string }>): order is DealingOrder =>
  TREATY_ORDER_KINDS.some((kind) => kind !== 'LendSupport' && kind === order.kind);
