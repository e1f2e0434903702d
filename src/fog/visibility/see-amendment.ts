import type { AmendmentEvent } from '#model/events/amendment-events';
import { announced } from './announced.ts';
import { partOf } from './part-of.ts';
import type { SeeRows } from './see-row.ts';
import { seenNote } from './seen-note.ts';

/**
 * Both parties are told the state and with whom, whether or not they had met; others hear of it as public news; nobody
 * reads the moderator's reason. Of a
 * correction each empire reads what it changed of its own, line by line, and the reason once if it is to be told.
 * @rule FOG-8 @rule FOG-15
 */
export const seeAmendment: SeeRows<AmendmentEvent> = {
  RelationSet: announced(({ cite, state, pact, covert, known }, other) => ({
    type: 'RelationSet',
    ...{ cite, rolls: [], with: other, state },
    ...(pact === undefined ? {} : { pact }),
    ...(covert ? { covert } : {}),
    ...(known === undefined ? {} : { known }),
  })),
  PactEnded: (event, viewer) => {
    const { cite, a, b } = event;
    if (partOf(event, viewer) !== 'participant' || (viewer !== a && viewer !== b)) return [];
    return [{ type: 'PactEnded', cite, rolls: [], with: viewer === a ? b : a }];
  },
  CorrectionMade: (event, viewer) => {
    const { cite, notes, reason, tellReason, voted } = event;
    if (partOf(event, viewer) !== 'owner') return [];
    const own = notes.filter(({ empire }) => empire === viewer);
    return own.map(({ note }, index) => ({
      type: 'CorrectionMade',
      cite,
      rolls: [],
      note: seenNote(note),
      reason: tellReason && index === 0 ? reason : null,
      ...(voted === undefined ? {} : { voted }),
    }));
  },
  SettingsChanged: (event, viewer) => {
    const { cite, changes, reason } = event;
    if (partOf(event, viewer) !== 'owner') return [];
    return [{ type: 'SettingsChanged', cite, rolls: [], changes, reason }];
  },
};
