import type { SeenEventOf } from '#fog/views/seen-event';
import type { TreatyType } from '#report/sentences/treaty-sentences';
import { human, loran } from '#test/report/reports/sample-campaign';
import { type Sample, head } from './sample-terms.ts';

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
