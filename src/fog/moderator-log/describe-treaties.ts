import type { TreatyEvent } from '#model/events/treaty-events';
import { AGREEMENT_WORDS } from '#model/campaign/agreement-words';
import { type DescribeRows } from './describe-row.ts';

const secretly = (covert: boolean): string => (covert ? ' in secret' : '');

export const describeTreaties: DescribeRows<TreatyEvent> = {
  EmpiresUnited: ({ larger, smaller }, names) =>
    `${names.empire(smaller)} joins ${names.empire(larger)} with all it has, and is out of the game`,
  PartnershipLed: ({ leader, junior }, names) =>
    `${names.empire(leader)} leads its Partnership with ${names.empire(junior)}`,
  OfferMade: ({ by, to, offer, covert, keep }, names) =>
    `${names.empire(by)} offers ${names.empire(to)} ${AGREEMENT_WORDS[offer]}${secretly(covert)}${keep ? ', until it retracts that' : ''}`,
  OfferEnded: ({ by, to, offer, how }, names) =>
    how === 'retracted'
      ? `${names.empire(by)} retracts its offer of ${AGREEMENT_WORDS[offer]} to ${names.empire(to)}`
      : `${names.empire(by)} declines ${AGREEMENT_WORDS[offer]} with ${names.empire(to)}`,
  TreatySigned: ({ a, b, treaty, covert }, names) =>
    `${names.empire(a)} and ${names.empire(b)} sign ${AGREEMENT_WORDS[treaty]}${secretly(covert)}`,
  PactSigned: ({ a, b }, names) =>
    `${names.empire(a)} and ${names.empire(b)} are co-belligerents from now on`,
  PactNoticeGiven: ({ by, to, ends }, names) =>
    `${names.empire(by)} gives ${names.empire(to)} notice of their pact, which ends in turn ${ends}`,
  DiplomacyRolled: ({ empire, toward, act, covert, ally, leader, lender, chance, passed }, names) =>
    `${names.empire(empire)} rolls for ${act} toward ${names.empire(toward)}${secretly(covert)}` +
    (ally === undefined ? '' : ` for its ally ${names.empire(ally)}`) +
    (leader === undefined ? '' : ` by order of its leader ${names.empire(leader)}`) +
    `${lender === undefined ? '' : ` with the support of ${names.empire(lender)}`}: ${passed ? 'success' : 'failure'} at ${chance}%`,
  TreatyBroken: ({ by, against, treaty, state, agreed }, names) =>
    `${names.empire(by)} ${agreed === true ? 'and' : 'breaks its treaty with'} ${names.empire(against)}${agreed === true ? ' end their treaty' : ''}: ${treaty} becomes ${state}`,
  TreatyRevealed: ({ a, b, by, state }, names) =>
    `${by === null ? 'events reveal' : `${names.empire(by)} reveals`} that ${names.empire(a)} and ${names.empire(b)} are at ${state}`,
};
