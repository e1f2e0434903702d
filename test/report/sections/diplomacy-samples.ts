import type { SeenEventOf } from '#fog/views/seen-event';
import { human, loran, wolf } from '#test/report/reports/sample-campaign';
import { type Sample, head, home } from './sample-terms.ts';

/** Samples of how empires meet, and of what becomes of their relations. */
export const DIPLOMACY_SAMPLES: {
  readonly [T in
    | 'EmpiresMet'
    | 'FirstContactWarBegan'
    | 'TensionChanged'
    | 'ClaimGivenUp'
    | 'FleetAdmitted'
    | 'TreatyAnnounced'
    | 'SustainedContactSet'
    | 'RelationSet'
    | 'RelationAnnounced']: Sample<SeenEventOf<T>>;
} = {
  EmpiresMet: [
    { type: 'EmpiresMet', ...head, with: loran, place: { kind: 'system', system: wolf } },
    'First contact: you met Loran Imperium at Wolf <359>; you begin at Non-Intercourse.',
  ],
  FirstContactWarBegan: [
    {
      type: 'FirstContactWarBegan',
      ...head,
      by: loran,
      against: human,
      place: { kind: 'system', system: wolf },
    },
    'Loran Imperium attacked you on first contact at Wolf <359>: you are at War.',
  ],
  TensionChanged: [
    { type: 'TensionChanged', ...head, toward: loran, cause: 'trespass', by: 5, value: 63 },
    'Your tension toward Loran Imperium is 63 now (+5, because of its fleets in your systems without permission).',
  ],
  FleetAdmitted: [
    { type: 'FleetAdmitted', ...head, by: loran, fleet: home, admitted: true },
    'Loran Imperium admits Home Fleet into its systems.',
  ],
  ClaimGivenUp: [
    { type: 'ClaimGivenUp', ...head, system: wolf, toward: loran },
    'Your treaty with Loran Imperium recognizes that it owns Wolf <359>, which was once yours: you can take it back only in a War.',
  ],
  TreatyAnnounced: [
    { type: 'TreatyAnnounced', ...head, with: loran, state: 'trade' },
    'You begin at Trade with Loran Imperium; all empires in contact with one of you know it.',
  ],
  SustainedContactSet: [
    { type: 'SustainedContactSet', ...head, with: loran, holds: true },
    'You have sustained contact with Loran Imperium now: envoys get through.',
  ],
  RelationSet: [
    { type: 'RelationSet', ...head, with: loran, state: 'mutual-defense' },
    'By the moderator’s ruling you are now at Mutual Defense with Loran Imperium.',
  ],
  RelationAnnounced: [
    { type: 'RelationAnnounced', ...head, between: [loran, null], state: 'war' },
    'Public news: Loran Imperium and an unknown power are now at War with each other.',
  ],
};
