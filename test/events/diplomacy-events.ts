import type { SeenEventOf } from '#fog/views/seen-event';
import type { BattlePlace } from '#model/battle/place';
import type { EmpireId } from '#model/campaign/ids';
import type { EventOf } from '#model/events/campaign-event';
import type { DiplomacyEvent } from '#model/events/diplomacy-events';
import type { PartsOf } from '#test/fog/told-to';
import { human, loran, sol, wolf } from '#test/report/reports/sample-campaign';
import {
  apollo,
  head,
  home,
  saber,
  type Sample,
  valiant,
} from '#test/report/sections/sample-terms';
import { designId, fleetId, systemId, unitId } from '#test/support/campaign';

type Head = Pick<DiplomacyEvent, 'cite' | 'rolls' | 'witnesses'>;
type Pair = Readonly<{ one: EmpireId; other: EmpireId; place: BattlePlace }>;

/** One event of each type of what two empires come to stand at. */
export function diplomacyEventsOf(
  head: Head,
  { one: a, other: b, place }: Pair,
): { readonly [T in DiplomacyEvent['type']]: EventOf<T> } {
  const turn = 3;
  return {
    EmpiresMet: { type: 'EmpiresMet', ...head, a, b, place, turn },
    FirstContactWarBegan: {
      type: 'FirstContactWarBegan',
      ...head,
      by: a,
      against: b,
      place,
      turn,
    },
    TensionChanged: {
      type: 'TensionChanged',
      ...head,
      empire: a,
      toward: b,
      cause: 'losses',
      by: 7,
      start: 50,
      value: 61,
      turn,
    },
    FleetAdmitted: {
      type: 'FleetAdmitted',
      ...head,
      empire: b,
      to: a,
      fleet: fleetId(`${a}.f1`),
      admitted: true,
    },
    ClaimGivenUp: {
      type: 'ClaimGivenUp',
      ...head,
      empire: a,
      system: systemId('H0101'),
      toward: b,
    },
    WarDeclared: { type: 'WarDeclared', ...head, by: a, against: b, turn },
    ArmisticeSigned: { type: 'ArmisticeSigned', ...head, a, b, turn },
    TreatyAnnounced: { type: 'TreatyAnnounced', ...head, a, b, state: 'trade' },
    SustainedContactSet: { type: 'SustainedContactSet', ...head, a, b, holds: false },
    EpGiven: { type: 'EpGiven', ...head, empire: a, to: b, points: 5 },
    SchematicsGiven: {
      type: 'SchematicsGiven',
      ...head,
      empire: a,
      to: b,
      design: designId('apollo'),
    },
    UnitSold: {
      type: 'UnitSold',
      ...head,
      from: a,
      to: b,
      unit: unitId(`${a}.u1`),
      becomes: unitId(`${b}.u9`),
      design: designId('apollo'),
      name: 'Argo',
      system: systemId('H0202'),
      place: { kind: 'system', system: systemId('H0202') },
      turn,
    },
    MapGiven: { type: 'MapGiven', ...head, from: a, to: b, systems: [systemId('H0202')] },
  };
}

/** Who is told of each. */
export const DIPLOMACY_PARTS: PartsOf<DiplomacyEvent['type']> = {
  EmpiresMet: 'participant',
  FirstContactWarBegan: 'participant',
  TensionChanged: 'owner',
  FleetAdmitted: 'participant',
  ClaimGivenUp: 'owner',
  WarDeclared: 'participant',
  ArmisticeSigned: 'participant',
  TreatyAnnounced: 'participant',
  SustainedContactSet: 'participant',
  EpGiven: 'participant',
  SchematicsGiven: 'participant',
  UnitSold: 'participant',
  MapGiven: 'participant',
};

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

/** Samples of what empires give each other, and of a pact that ends. */
export const GIFT_SAMPLES: {
  readonly [T in
    | 'MapGiven'
    | 'EpGiven'
    | 'SchematicsGiven'
    | 'UnitSold'
    | 'UnitBought'
    | 'PactEnded']: Sample<SeenEventOf<T>>;
} = {
  PactEnded: [
    { type: 'PactEnded', ...head, with: loran },
    'Your pact with Loran Imperium has ended: you are co-belligerents no longer.',
  ],
  MapGiven: [
    { type: 'MapGiven', ...head, from: loran, to: human, systems: [wolf, sol] },
    'Loran Imperium told you what it knows of Wolf <359> and Sol.',
  ],
  EpGiven: [
    { type: 'EpGiven', ...head, from: loran, to: human, points: 5 },
    'Loran Imperium gave you 5 EP, to be counted at your next opening.',
  ],
  SchematicsGiven: [
    { type: 'SchematicsGiven', ...head, from: human, to: loran, design: apollo },
    'You gave Loran Imperium the schematics of Apollo.',
  ],
  UnitSold: [
    {
      type: 'UnitSold',
      ...head,
      unit: valiant,
      design: apollo,
      name: 'Ajax',
      system: sol,
      to: loran,
    },
    'Ajax (Apollo u1) at Sol is Loran Imperium’s now, by the sale.',
  ],
  UnitBought: [
    {
      type: 'UnitBought',
      ...head,
      unit: saber,
      design: apollo,
      system: sol,
      from: loran,
      gift: true,
    },
    'Saber u2 at Sol is yours now, as a gift: it was Loran Imperium’s.',
  ],
};
