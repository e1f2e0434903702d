import type { AmendmentEvent } from '#model/events/amendment-events';
import { partOf } from './part-of.ts';
import type { SeeRows } from './see-row.ts';

/** Both parties are told the state and with whom, whether or not they had met; never the moderator's reason. @rule FOG-15 */
export const seeAmendment: SeeRows<AmendmentEvent> = {
  RelationSet: (event, viewer) => {
    const { cite, a, b, state } = event;
    if (partOf(event, viewer) !== 'participant' || (viewer !== a && viewer !== b)) return [];
    return [{ type: 'RelationSet', cite, rolls: [], with: viewer === a ? b : a, state }];
  },
};
