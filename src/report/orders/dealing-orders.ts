import { AGREEMENT_WORDS } from '#model/campaign/agreement-words';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { STATE_WORDS } from '#model/campaign/relation';
import { listed } from '#kernel/words/listed';
import { describeExchange } from '#report/sentences/describe-exchange';
import type { Names } from '#report/sentences/names';
import { points } from '#report/sentences/words';
import { type OrderWords, lineIf } from './order-words-row.ts';

const supportText = (support: SystemId | null, names: Names): string =>
  support === null ? '' : `, supported by the Intel of ${names.system(support)}`;

/** In whose name it is ordered, if that isn't the own. */
const inName = (junior: EmpireId | undefined, names: Names): string =>
  junior === undefined ? '' : `In the name of ${names.empire(junior)}: `;

const whose = (junior: EmpireId | undefined): string => (junior === undefined ? 'your' : 'its');

type Kind =
  | 'GiveMap'
  | 'GiveEp'
  | 'GiveSchematics'
  | 'ExchangeUnits'
  | 'OfferTreaty'
  | 'RetractOffer'
  | 'DeclineOffer'
  | 'BreakTreaty'
  | 'DeclareWar'
  | 'RevealTreaty'
  | 'LendSupport';

/** What is said of orders about dealings with other empires. */
export const DEALING_ORDERS: OrderWords<Kind> = {
  GiveMap: {
    goal: 'to tell of systems',
    sentence: ({ to, systems }, names) =>
      `Tell ${names.empire(to)} what you know of ${listed(systems.map(names.system))}`,
    line: ({ other, system }) =>
      lineIf(other, (empire) => ({
        example: `tell ${empire} of ${system}`,
        meaning: 'what you know of it',
      })),
  },
  GiveEp: {
    goal: 'to give points',
    sentence: ({ to, points: given }, names) => `Give ${points(given)} to ${names.empire(to)}`,
    line: ({ other }) =>
      lineIf(other, (empire) => ({ example: `give 2 to ${empire}`, meaning: 'EP, as a gift' })),
  },
  GiveSchematics: {
    goal: 'to give schematics',
    sentence: ({ to, design }, names) =>
      `Give the schematics of ${names.design(design)} to ${names.empire(to)}`,
    line: ({ partner, design }) =>
      lineIf(partner, (empire) => ({
        example: `schematics ${design} to ${empire}`,
        meaning: 'to a partner by a Military treaty',
      })),
  },
  ExchangeUnits: {
    goal: 'to exchange units',
    sentence: describeExchange,
    line: ({ partner, unit }) =>
      lineIf(partner, (empire) => ({
        example: `exchange ${unit} for 20 with ${empire}`,
        meaning: 'they order the reverse; for nothing: a gift',
      })),
  },
  OfferTreaty: {
    goal: 'to offer a treaty',
    sentence: ({ to, offer, covert, keep, junior }, names) =>
      `${inName(junior, names)}Offer ${names.empire(to)} ${AGREEMENT_WORDS[offer]}` +
      `${covert ? ' in secret' : ''}${keep ? ', until you retract it' : ''}`,
    line: ({ offer }) =>
      lineIf(offer, (what) => ({
        example: `offer ${what}`,
        meaning: 'or accepts; also: declare, break, reveal, support',
      })),
  },
  RetractOffer: {
    goal: 'to retract an offer',
    sentence: ({ to, offer, junior }, names) =>
      `${inName(junior, names)}Retract ${whose(junior)} offer of ${AGREEMENT_WORDS[offer]} to ${names.empire(to)}`,
    // Said with the one above, because all of them are written in the same way.
    line: () => null,
  },
  DeclineOffer: {
    goal: 'to decline an offer',
    sentence: ({ from, offer, junior }, names) =>
      `${inName(junior, names)}Decline ${AGREEMENT_WORDS[offer]} with ${names.empire(from)}`,
    line: () => null,
  },
  BreakTreaty: {
    goal: 'to break a treaty',
    sentence: ({ with: other, what, support, junior }, names) =>
      what === 'pact'
        ? `${inName(junior, names)}Give ${names.empire(other)} notice of ${whose(junior)} pact`
        : `${inName(junior, names)}Break ${whose(junior)} highest treaty with ${names.empire(other)}${supportText(support, names)}`,
    line: () => null,
  },
  DeclareWar: {
    goal: 'to declare war',
    sentence: ({ on, declare, covert, support, junior }, names) =>
      `${inName(junior, names)}Declare ${STATE_WORDS[declare]} on ${names.empire(on)}${covert ? ' in secret' : ''}${supportText(support, names)}`,
    line: () => null,
  },
  RevealTreaty: {
    goal: 'to reveal a treaty',
    sentence: ({ with: other, junior }, names) =>
      `${inName(junior, names)}Reveal what is covert between ${junior === undefined ? 'you' : 'it'} and ${names.empire(other)}`,
    line: () => null,
  },
  LendSupport: {
    goal: 'to support an ally',
    sentence: ({ to, against, support }, names) =>
      `Support the declaration of ${names.empire(to)} against ${names.empire(against)} by the Intel of ${names.system(support)}`,
    line: () => null,
  },
};
