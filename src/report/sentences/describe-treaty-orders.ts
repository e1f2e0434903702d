import { AGREEMENT_WORDS } from '#model/campaign/agreement-words';
import { STATE_WORDS } from '#model/campaign/relation';
import type { OrderOf } from '#model/orders/order';
import type { TreatyOrderKind } from '#model/orders/treaties';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { Names } from './names.ts';

const supportText = (support: SystemId | null, names: Names): string =>
  support === null ? '' : `, supported by the Intel of ${names.system(support)}`;

/** In whose name it is ordered, if that isn't the own. */
const inName = (junior: EmpireId | undefined, names: Names): string =>
  junior === undefined ? '' : `In the name of ${names.empire(junior)}: `;

const whose = (junior: EmpireId | undefined): string => (junior === undefined ? 'your' : 'its');

/** What diplomatic orders tell their empire to do. */
export const TREATY_ORDERS: {
  readonly [K in TreatyOrderKind]: (order: OrderOf<K>, names: Names) => string;
} = {
  OfferTreaty: ({ to, offer, covert, keep, junior }, names) =>
    `${inName(junior, names)}Offer ${names.empire(to)} ${AGREEMENT_WORDS[offer]}` +
    `${covert ? ' in secret' : ''}${keep ? ', until you retract it' : ''}`,
  RetractOffer: ({ to, offer, junior }, names) =>
    `${inName(junior, names)}Retract ${whose(junior)} offer of ${AGREEMENT_WORDS[offer]} to ${names.empire(to)}`,
  DeclineOffer: ({ from, offer, junior }, names) =>
    `${inName(junior, names)}Decline ${AGREEMENT_WORDS[offer]} with ${names.empire(from)}`,
  BreakTreaty: ({ with: other, what, support, junior }, names) =>
    what === 'pact'
      ? `${inName(junior, names)}Give ${names.empire(other)} notice of ${whose(junior)} pact`
      : `${inName(junior, names)}Break ${whose(junior)} highest treaty with ${names.empire(other)}${supportText(support, names)}`,
  DeclareWar: ({ on, declare, covert, support, junior }, names) =>
    `${inName(junior, names)}Declare ${STATE_WORDS[declare]} on ${names.empire(on)}${covert ? ' in secret' : ''}${supportText(support, names)}`,
  RevealTreaty: ({ with: other, junior }, names) =>
    `${inName(junior, names)}Reveal what is covert between ${junior === undefined ? 'you' : 'it'} and ${names.empire(other)}`,
  LendSupport: ({ to, against, support }, names) =>
    `Support the declaration of ${names.empire(to)} against ${names.empire(against)} by the Intel of ${names.system(support)}`,
};
