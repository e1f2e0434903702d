import type { BattlePlace } from '#model/battle/place';
import type { EmpireId } from '#model/campaign/ids';
import type { EventOf } from '#model/events/campaign-event';
import type { DiplomacyEvent } from '#model/events/diplomacy-events';
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
