import type { EmpireId } from '#model/campaign/ids';
import type { EventOf } from '#model/events/campaign-event';
import type { TreatyEvent } from '#model/events/treaty-events';

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
