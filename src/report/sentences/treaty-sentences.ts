import { AGREEMENT_WORDS } from '#model/campaign/agreement-words';
import { percent } from '#kernel/words/percent';
import { STATE_WORDS } from '#model/campaign/relation';
import type { SeenEventOf } from '#fog/views/seen-event';
import { capitalised, type Names } from './names.ts';
import type { SentenceRows } from './sentence-row.ts';

export type TreatyType =
  | 'EmpiresUnited'
  | 'WarDeclared'
  | 'ArmisticeSigned'
  | 'PartnershipLed'
  | 'OfferMade'
  | 'OfferEnded'
  | 'TreatySigned'
  | 'PactSigned'
  | 'PactNoticeGiven'
  | 'DiplomacyRolled'
  | 'TreatyBroken'
  | 'TreatyRevealed';

const secretly = (covert: boolean): string => (covert ? ' in secret' : '');

/** Why the reader is at war with another, or another with the reader. */
function whyText({ cause, sake }: SeenEventOf<'WarDeclared'>, names: Names): string {
  if (sake === undefined) return '';
  const partner = names.isReader(sake) ? 'you' : names.empire(sake);
  return cause === 'defense' ? ` in defense of ${partner}` : ` as an ally of ${partner}`;
}

function warText(event: SeenEventOf<'WarDeclared'>, names: Names): string {
  const { by, against, cause, declare } = event;
  const state = STATE_WORDS[declare ?? 'war'];
  if (names.isReader(by)) {
    if (cause === undefined) {
      return `Your tension toward ${names.empire(against)} has reached its highest: you declared ${state} on it`;
    }
    if (cause === 'revealed') {
      return `You revealed your covert war with ${names.empire(against)}. Everybody holds this surprise attack against you for 12 turns`;
    }
    if (cause === 'attack') {
      return `You attacked ${names.empire(against)}, a non-aligned world: you are at ${state} with it`;
    }
    return `You declared ${state} on ${names.empire(against)}${whyText(event, names)}`;
  }
  const who = capitalised(names.empire(by));
  if (cause === 'revealed') {
    return `${who} had declared ${state} on you in secret, and reveals it now: this is a surprise attack`;
  }
  if (cause === 'attack') return `${who} attacked you: you are at ${state} with it`;
  return `${who} declared ${state} on you${whyText(event, names)}`;
}

const ACTS: {
  readonly [A in SeenEventOf<'DiplomacyRolled'>['act']]: (
    other: string,
    whose: 'your' | 'its',
  ) => string;
} = {
  break: (other, whose) => `to break ${whose} treaty with ${other}`,
  war: (other) => `to declare ${STATE_WORDS.war} on ${other}`,
  hostilities: (other) => `to declare ${STATE_WORDS.hostilities} on ${other}`,
};

function rollText(event: SeenEventOf<'DiplomacyRolled'>, names: Names): string {
  const { toward, act, covert, ally, chance, passed, junior, leader, lender } = event;
  const what = `${ACTS[act](names.empire(toward), junior === undefined ? 'your' : 'its')}${secretly(covert)}`;
  const why = ally === undefined ? '' : `, as your alliance with ${names.empire(ally)} asks,`;
  const whose =
    junior === undefined ? 'Your attempt' : `Your attempt in the name of ${names.empire(junior)}`;
  const order = leader === undefined ? '' : `, ordered by ${names.empire(leader)},`;
  const help = lender === undefined ? '' : ` with the support of ${names.empire(lender)}`;
  const result = passed ? 'succeeded' : 'failed, and nobody learned of it';
  const after = passed && covert ? '. Reveal it when you want to attack' : '';
  return `${whose} ${what}${why}${order} ${result}${help} (${percent(chance)})${after}`;
}

export const TREATY_SENTENCES: SentenceRows<TreatyType> = {
  EmpiresUnited: ({ larger, smaller }, names) => {
    if (names.isReader(smaller)) {
      return `Your empire has joined ${names.empire(larger)}: all that you had is part of it, and you are out of the game`;
    }
    const who = capitalised(names.empire(smaller));
    return names.isReader(larger)
      ? `${who} has joined your empire: its systems, units, Treasury, research and classes are yours`
      : `${who} has joined ${names.empire(larger)}`;
  },
  WarDeclared: warText,
  ArmisticeSigned: ({ with: other }, names) =>
    `You made peace with ${names.empire(other)}: you are at ${STATE_WORDS['non-intercourse']} now`,
  PartnershipLed: ({ leader, junior }, names) =>
    names.isReader(leader)
      ? `You lead the Partnership with ${names.empire(junior)} now, because your systems yield more. From next turn on you order its diplomacy`
      : `${capitalised(names.empire(leader))} leads your Partnership now, because its systems yield more. From next turn on it orders your diplomacy with all others`,
  OfferMade: ({ from, to, offer, covert, keep }, names) =>
    names.isReader(from)
      ? `You offered ${names.empire(to)} ${AGREEMENT_WORDS[offer]}${secretly(covert)}${keep ? ', until you retract it' : ''}`
      : `${capitalised(names.empire(from))} offers you ${AGREEMENT_WORDS[offer]}${secretly(covert)}. To accept, offer the same`,
  OfferEnded: ({ by, to, offer, how }, names) => {
    const isOwn = names.isReader(by);
    const who = isOwn ? 'You' : capitalised(names.empire(by));
    const other = isOwn ? names.empire(to) : 'you';
    if (how === 'declined') return `${who} declined ${AGREEMENT_WORDS[offer]} with ${other}`;
    return `${who} no longer ${isOwn ? 'offer' : 'offers'} ${other} ${AGREEMENT_WORDS[offer]}`;
  },
  TreatySigned: ({ with: other, treaty, covert }, names) =>
    `You signed ${AGREEMENT_WORDS[treaty]} with ${names.empire(other)}${covert ? '. Nobody else knows' : ''}`,
  PactSigned: ({ with: other }, names) =>
    `You and ${names.empire(other)} are co-belligerents now, as long as you have a common enemy`,
  PactNoticeGiven: ({ by, to, ends }, names) =>
    names.isReader(by)
      ? `You gave ${names.empire(to)} notice of your pact: it ends in turn ${String(ends)}`
      : `${capitalised(names.empire(by))} gave you notice of your pact: it ends in turn ${String(ends)}`,
  DiplomacyRolled: rollText,
  TreatyBroken: ({ by, against, treaty, state, agreed }, names) => {
    const isOwn = names.isReader(by);
    const other = names.empire(isOwn ? against : by);
    const now = `you are at ${STATE_WORDS[state]} now`;
    if (agreed === true) return `You and ${other} ended your ${STATE_WORDS[treaty]} treaty: ${now}`;
    return isOwn
      ? `You broke your ${STATE_WORDS[treaty]} treaty with ${other}: ${now}`
      : `${capitalised(other)} broke its ${STATE_WORDS[treaty]} treaty with you: ${now}`;
  },
  TreatyRevealed: ({ with: other, by, state }, names) => {
    const what = `you and ${names.empire(other)} are at ${STATE_WORDS[state]}`;
    if (by === null) return `Everybody can know now that ${what}`;
    return names.isReader(by)
      ? `You revealed that ${what}`
      : `${capitalised(names.empire(by))} revealed that ${what}`;
  },
};
