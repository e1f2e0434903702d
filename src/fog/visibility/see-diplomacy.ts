import { seenPlace } from '#fog/views/seen-parts';
import type { DiplomacyEvent } from '#model/events/diplomacy-events';
import { partOf } from './part-of.ts';
import type { SeeRows } from './see-row.ts';

export const seeDiplomacy: SeeRows<DiplomacyEvent> = {
  // From here on each is named to the other, whatever he had met before.
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
  SustainedContactSet: (event, viewer) => {
    const { cite, a, b, holds } = event;
    if (partOf(event, viewer) !== 'participant' || (viewer !== a && viewer !== b)) return [];
    const other = viewer === a ? b : a;
    return [{ type: 'SustainedContactSet', cite, rolls: [], with: other, holds }];
  },
};
