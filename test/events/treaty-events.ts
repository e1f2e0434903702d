import type { SeenEventOf } from '#fog/views/seen-event';
import type { EmpireId } from '#model/campaign/ids';
import type { EventOf } from '#model/events/campaign-event';
import type { TreatyEvent } from '#model/events/treaty-events';
import type { TreatyType } from '#report/sentences/treaty-sentences';
import type { PartsOf } from '#test/fog/told-to';
import { human, loran } from '#test/report/reports/sample-campaign';
import { head, type Sample } from '#test/report/sections/sample-terms';

type Head = Pick<TreatyEvent, 'cite' | 'rolls' | 'witnesses'>;
type Pair = Readonly<{ one: EmpireId; other: EmpireId }>;

/** One event of each type of treaties between two empires. */
export function treatyEventsOf(
  head: Head,
  { one: a, other: b }: Pair,
): { readonly [T in TreatyEvent['type']]: EventOf<T> } {
  const turn = 3;
  return {
    OfferMade: {
      type: 'OfferMade',
      ...head,
      ...{ by: a, to: b, offer: 'trade', covert: true, keep: false, turn },
    },
    OfferEnded: {
      type: 'OfferEnded',
      ...head,
      ...{ by: a, to: b, offer: 'pact', how: 'declined' },
    },
    TreatySigned: { type: 'TreatySigned', ...head, a, b, treaty: 'military', covert: false, turn },
    PartnershipLed: { type: 'PartnershipLed', ...head, leader: a, junior: b },
    PactSigned: { type: 'PactSigned', ...head, a, b },
    PactNoticeGiven: { type: 'PactNoticeGiven', ...head, by: a, to: b, ends: 4 },
    DiplomacyRolled: {
      type: 'DiplomacyRolled',
      ...head,
      ...{ empire: a, toward: b, act: 'war', covert: true, chance: 35, passed: true },
    },
    TreatyBroken: {
      type: 'TreatyBroken',
      ...head,
      ...{ by: a, against: b, treaty: 'trade', state: 'non-aggression', covert: false, turn },
    },
    EmpiresUnited: { type: 'EmpiresUnited', ...head, larger: a, smaller: b, turn },
    TreatyRevealed: { type: 'TreatyRevealed', ...head, a, b, by: a, state: 'alliance', turn },
  };
}

/** Who is told of each. */
export const TREATY_PARTS: PartsOf<TreatyEvent['type']> = {
  OfferMade: 'participant',
  OfferEnded: 'participant',
  TreatySigned: 'participant',
  PartnershipLed: 'participant',
  PactSigned: 'participant',
  PactNoticeGiven: 'participant',
  DiplomacyRolled: 'owner',
  TreatyBroken: 'participant',
  EmpiresUnited: 'participant',
  TreatyRevealed: 'participant',
};

/** Samples of what becomes of treaties and wars. */
export const TREATY_SAMPLES: { readonly [T in TreatyType]: Sample<SeenEventOf<T>> } = {
  WarDeclared: [
    { type: 'WarDeclared', ...head, by: loran, against: human },
    'Loran Imperium declared War on you.',
  ],
  ArmisticeSigned: [
    { type: 'ArmisticeSigned', ...head, with: loran },
    'You made peace with Loran Imperium: you are at Non-Intercourse now.',
  ],
  OfferMade: [
    {
      type: 'OfferMade',
      ...head,
      ...{ from: loran, to: human, offer: 'trade', covert: true, keep: false },
    },
    'Loran Imperium offers you a Trade treaty in secret. To accept, offer the same.',
  ],
  OfferEnded: [
    { type: 'OfferEnded', ...head, by: human, to: loran, offer: 'pact', how: 'retracted' },
    'You no longer offer Loran Imperium a pact of co-belligerents.',
  ],
  TreatySigned: [
    { type: 'TreatySigned', ...head, with: loran, treaty: 'alliance', covert: true },
    'You signed an Alliance treaty with Loran Imperium. Nobody else knows.',
  ],
  PartnershipLed: [
    { type: 'PartnershipLed', ...head, leader: loran, junior: human },
    'Loran Imperium leads your Partnership now, because its systems yield more. From next turn on it orders your diplomacy with all others.',
  ],
  PactSigned: [
    { type: 'PactSigned', ...head, with: loran },
    'You and Loran Imperium are co-belligerents now, as long as you have a common enemy.',
  ],
  PactNoticeGiven: [
    { type: 'PactNoticeGiven', ...head, by: loran, to: human, ends: 8 },
    'Loran Imperium gave you notice of your pact: it ends in turn 8.',
  ],
  DiplomacyRolled: [
    {
      type: 'DiplomacyRolled',
      ...head,
      ...{ toward: loran, act: 'break', covert: false, chance: 35, passed: false },
    },
    'Your attempt to break your treaty with Loran Imperium failed, and nobody learned of it (35\u00a0%).',
  ],
  TreatyBroken: [
    {
      type: 'TreatyBroken',
      ...head,
      ...{ by: loran, against: human, treaty: 'military', state: 'trade' },
    },
    'Loran Imperium broke its Military treaty with you: you are at Trade now.',
  ],
  EmpiresUnited: [
    { type: 'EmpiresUnited', ...head, larger: human, smaller: loran },
    'Loran Imperium has joined your empire: its systems, units, Treasury, research and classes are yours.',
  ],
  TreatyRevealed: [
    { type: 'TreatyRevealed', ...head, with: loran, by: null, state: 'mutual-defense' },
    'Everybody can know now that you and Loran Imperium are at Mutual Defense.',
  ],
};
