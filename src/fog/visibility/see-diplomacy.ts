import type { SeenEvent } from '#fog/views/seen-event';
import { seenPlace } from '#fog/views/seen-parts';
import type { RuleRef } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import type { DiplomaticState } from '#model/campaign/relation';
import type { Witnesses } from '#model/events/fact';
import type { DiplomacyEvent, TensionChanged } from '#model/events/diplomacy-events';
import { asOwner } from './as-owner.ts';
import { namedInOrder } from './named.ts';
import { partOf } from './part-of.ts';
import type { SeeRow, SeeRows } from './see-row.ts';

type Between = Readonly<{ cite: RuleRef; witnesses: Witnesses }>;

/**
 * What two empires have done in public: they are told as it was, and all who hear of it by name and state alone.
 * @rule FOG-8
 */
const announced =
  <E extends Between>(
    newsOf: (event: E) => Readonly<{ pair: readonly [EmpireId, EmpireId]; state: DiplomaticState }>,
    build: (event: E, other: EmpireId) => SeenEvent,
  ): SeeRow<E> =>
  (event, viewer, context) => {
    const { pair, state } = newsOf(event);
    const [a, b] = pair;
    const part = partOf(event, viewer);
    if (viewer === a || viewer === b) {
      return part === 'participant' ? [build(event, viewer === a ? b : a)] : [];
    }
    if (part !== 'onlooker') return [];
    const between = namedInOrder(pair, viewer, context);
    return [{ type: 'RelationAnnounced', cite: event.cite, rolls: [], between, state }];
  };

const seeTension = asOwner(({ cite, toward, cause, by, value }: TensionChanged, rolls) => ({
  type: 'TensionChanged',
  ...{ cite, rolls, toward, cause, by, value },
}));

export const seeDiplomacy: SeeRows<DiplomacyEvent> = {
  // From here on each is named to the other.
  EmpiresMet: (event, viewer) => {
    const { cite, a, b, place } = event;
    if (partOf(event, viewer) !== 'participant' || (viewer !== a && viewer !== b)) return [];
    const other = viewer === a ? b : a;
    return [{ type: 'EmpiresMet', cite, rolls: [], with: other, place: seenPlace(place) }];
  },
  MapGiven: (event, viewer) => {
    const { cite, from, to, systems } = event;
    if (partOf(event, viewer) !== 'participant' || (viewer !== from && viewer !== to)) return [];
    return [{ type: 'MapGiven', cite, rolls: [], from, to, systems }];
  },
  EpGiven: (event, viewer) => {
    const { cite, empire: from, to, points } = event;
    if (partOf(event, viewer) !== 'participant' || (viewer !== from && viewer !== to)) return [];
    return [{ type: 'EpGiven', cite, rolls: [], from, to, points }];
  },
  SchematicsGiven: (event, viewer) => {
    const { cite, empire: from, to, design } = event;
    if (partOf(event, viewer) !== 'participant' || (viewer !== from && viewer !== to)) return [];
    return [{ type: 'SchematicsGiven', cite, rolls: [], from, to, design }];
  },
  // Others see no more of it than their sight of the place shows them.
  UnitSold: (event, viewer) => {
    const { cite, from, to, unit, becomes, design, name, system } = event;
    const gift = event.gift === true ? { gift: true as const } : {};
    if (partOf(event, viewer) !== 'participant') return [];
    if (viewer === from) {
      return [{ type: 'UnitSold', cite, rolls: [], unit, design, name, system, to, ...gift }];
    }
    if (viewer !== to) return [];
    return [{ type: 'UnitBought', cite, rolls: [], unit: becomes, design, system, from, ...gift }];
  },
  FirstContactWarBegan: announced(
    ({ by, against }) => ({ pair: [by, against], state: 'war' }),
    ({ cite, by, against, place }) => ({
      type: 'FirstContactWarBegan',
      ...{ cite, rolls: [], by, against, place: seenPlace(place) },
    }),
  ),
  TreatyAnnounced: announced(
    ({ a, b, state }) => ({ pair: [a, b], state }),
    ({ cite, state }, other) => ({ type: 'TreatyAnnounced', cite, rolls: [], with: other, state }),
  ),
  // The history of the tension tells of its drift; as news it would come every turn.
  TensionChanged: (event, viewer, context) =>
    event.cause === 'drift' ? [] : seeTension(event, viewer, context),
  WarDeclared: announced(
    ({ by, against }) => ({ pair: [by, against], state: 'war' }),
    ({ cite, by, against }) => ({ type: 'WarDeclared', cite, rolls: [], by, against }),
  ),
  ArmisticeSigned: announced(
    ({ a, b }) => ({ pair: [a, b], state: 'non-intercourse' }),
    ({ cite }, other) => ({ type: 'ArmisticeSigned', cite, rolls: [], with: other }),
  ),
  SustainedContactSet: (event, viewer) => {
    const { cite, a, b, holds } = event;
    if (partOf(event, viewer) !== 'participant' || (viewer !== a && viewer !== b)) return [];
    const other = viewer === a ? b : a;
    return [{ type: 'SustainedContactSet', cite, rolls: [], with: other, holds }];
  },
};
