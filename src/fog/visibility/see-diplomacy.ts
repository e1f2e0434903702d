import { seenPlace } from '#fog/views/seen-parts';
import type { DiplomacyEvent, TensionChanged } from '#model/events/diplomacy-events';
import { asOwner } from './as-owner.ts';
import { namedInOrder } from './named.ts';
import { partOf } from './part-of.ts';
import type { SeeRows } from './see-row.ts';

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
  FirstContactWarBegan: (event, viewer, context) => {
    const { cite, by, against, place } = event;
    const part = partOf(event, viewer);
    const isParty = viewer === by || viewer === against;
    if (part === 'onlooker' && !isParty) {
      const between = namedInOrder([by, against], viewer, context);
      return [{ type: 'RelationAnnounced', cite, rolls: [], between, state: 'war' }];
    }
    if (part !== 'participant' || !isParty) return [];
    const what = { by, against, place: seenPlace(place) };
    return [{ type: 'FirstContactWarBegan', cite, rolls: [], ...what }];
  },
  TreatyAnnounced: (event, viewer, context) => {
    const { cite, a, b, state } = event;
    const part = partOf(event, viewer);
    const isParty = viewer === a || viewer === b;
    if (part === 'onlooker' && !isParty) {
      const between = namedInOrder([a, b], viewer, context);
      return [{ type: 'RelationAnnounced', cite, rolls: [], between, state }];
    }
    if (part !== 'participant' || !isParty) return [];
    return [{ type: 'TreatyAnnounced', cite, rolls: [], with: viewer === a ? b : a, state }];
  },
  // The history of the tension tells of its drift; as news it would come every turn.
  TensionChanged: (event, viewer, context) =>
    event.cause === 'drift' ? [] : seeTension(event, viewer, context),
  WarDeclared: (event, viewer, context) => {
    const { cite, by, against } = event;
    const part = partOf(event, viewer);
    const isParty = viewer === by || viewer === against;
    if (part === 'onlooker' && !isParty) {
      const between = namedInOrder([by, against], viewer, context);
      return [{ type: 'RelationAnnounced', cite, rolls: [], between, state: 'war' }];
    }
    if (part !== 'participant' || !isParty) return [];
    return [{ type: 'WarDeclared', cite, rolls: [], by, against }];
  },
  ArmisticeSigned: (event, viewer, context) => {
    const { cite, a, b } = event;
    const part = partOf(event, viewer);
    const isParty = viewer === a || viewer === b;
    if (part === 'onlooker' && !isParty) {
      const between = namedInOrder([a, b], viewer, context);
      const state = 'non-intercourse';
      return [{ type: 'RelationAnnounced', cite, rolls: [], between, state }];
    }
    if (part !== 'participant' || !isParty) return [];
    return [{ type: 'ArmisticeSigned', cite, rolls: [], with: viewer === a ? b : a }];
  },
  SustainedContactSet: (event, viewer) => {
    const { cite, a, b, holds } = event;
    if (partOf(event, viewer) !== 'participant' || (viewer !== a && viewer !== b)) return [];
    const other = viewer === a ? b : a;
    return [{ type: 'SustainedContactSet', cite, rolls: [], with: other, holds }];
  },
};
