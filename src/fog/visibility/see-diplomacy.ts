import { seenPlace } from '#fog/views/seen-parts';
import type { WarCause } from '#model/events/causes';
import type { DiplomacyEvent, TensionChanged } from '#model/events/diplomacy-events';
import { announced } from './announced.ts';
import { asOwner } from './as-owner.ts';
import { named } from './named.ts';
import { partOf } from './part-of.ts';
import type { SeeRows } from './see-row.ts';

/** Whether the viewer is told why an empire declares War: of another’s own reasons nothing. */
const isTold = (cause: WarCause | undefined, isOwn: boolean): cause is WarCause =>
  cause !== undefined && (isOwn || IS_OPEN[cause]);

/** Whether the empire under attack can know such a cause. */
const IS_OPEN: Readonly<Record<WarCause, boolean>> = {
  choice: false,
  tension: false,
  defense: true,
  alliance: true,
  revealed: true,
  attack: true,
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
  FirstContactWarBegan: announced(({ cite, by, against, place }) => ({
    type: 'FirstContactWarBegan',
    ...{ cite, rolls: [], by, against, place: seenPlace(place) },
  })),
  TreatyAnnounced: announced(({ cite, state }, other) => ({
    type: 'TreatyAnnounced',
    cite,
    rolls: [],
    with: other,
    state,
  })),
  // The history of the tension tells of its drift; as news it would come every turn.
  TensionChanged: (event, viewer, context) =>
    event.cause === 'drift' ? [] : seeTension(event, viewer, context),
  FleetAdmitted: (event, viewer) => {
    const { cite, empire: by, to, fleet, admitted } = event;
    if (partOf(event, viewer) !== 'participant' || viewer !== to) return [];
    return [{ type: 'FleetAdmitted', cite, rolls: [], by, fleet, admitted }];
  },
  ClaimGivenUp: asOwner(({ cite, system, toward }, rolls) => ({
    type: 'ClaimGivenUp',
    ...{ cite, rolls, system, toward },
  })),
  WarDeclared: announced(({ cite, by, against, cause, sake, declare }, _, viewer, context) => ({
    type: 'WarDeclared',
    ...{ cite, rolls: [], by, against },
    ...(isTold(cause, viewer === by) ? { cause } : {}),
    ...(sake === undefined ? {} : { sake: named(sake, viewer, context) }),
    ...(declare === undefined ? {} : { declare }),
  })),
  ArmisticeSigned: announced(({ cite, agreed }, other) => ({
    type: 'ArmisticeSigned',
    ...{ cite, rolls: [], with: other },
    ...(agreed === true ? { agreed } : {}),
  })),
  SustainedContactSet: (event, viewer) => {
    const { cite, a, b, holds } = event;
    if (partOf(event, viewer) !== 'participant' || (viewer !== a && viewer !== b)) return [];
    const other = viewer === a ? b : a;
    return [{ type: 'SustainedContactSet', cite, rolls: [], with: other, holds }];
  },
};
