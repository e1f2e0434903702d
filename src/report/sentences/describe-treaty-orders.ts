import { AGREEMENT_WORDS } from '#model/campaign/agreement-words';
import { STATE_WORDS } from '#model/campaign/relation';
import type { OrderOf } from '#model/orders/order';
import type { TreatyOrderKind } from '#model/orders/treaties';
import type { SystemId } from '#model/campaign/ids';
import type { Names } from './names.ts';

const supportText = (support: SystemId | null, names: Names): string =>
  support === null ? '' : `, supported by the Intel of ${names.system(support)}`;

/** What diplomatic orders tell their empire to do. */
export const TREATY_ORDERS: {
  readonly [K in TreatyOrderKind]: (order: OrderOf<K>, names: Names) => string;
} = {
  OfferTreaty: ({ to, offer, covert, keep }, names) =>
    `Offer ${names.empire(to)} ${AGREEMENT_WORDS[offer]}` +
    `${covert ? ' in secret' : ''}${keep ? ', until you retract it' : ''}`,
  RetractOffer: ({ to, offer }, names) =>
    `Retract your offer of ${AGREEMENT_WORDS[offer]} to ${names.empire(to)}`,
  DeclineOffer: ({ from, offer }, names) =>
    `Decline ${AGREEMENT_WORDS[offer]} with ${names.empire(from)}`,
  BreakTreaty: ({ with: other, what, support }, names) =>
    what === 'pact'
      ? `Give ${names.empire(other)} notice of your pact`
      : `Break your highest treaty with ${names.empire(other)}${supportText(support, names)}`,
  DeclareWar: ({ on, declare, covert, support }, names) =>
    `Declare ${STATE_WORDS[declare]} on ${names.empire(on)}${covert ? ' in secret' : ''}${supportText(support, names)}`,
  RevealTreaty: ({ with: other }, names) =>
    `Reveal what is covert between you and ${names.empire(other)}`,
};
