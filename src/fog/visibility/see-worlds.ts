import type { WorldEvent } from '#model/events/world-events';
import { partOf } from './part-of.ts';
import { seenByNobody, type SeeRows } from './see-row.ts';

export const seeWorlds: SeeRows<WorldEvent> = {
  // Explorers learn of it by sight and contact, as of every power.
  WorldFounded: seenByNobody,
  // The dice and modifiers would tell of its personality.
  AttitudeMoved: (event, viewer) => {
    const { cite, world, toward, cause, before, attitude } = event;
    if (partOf(event, viewer) !== 'participant' || viewer !== toward) return [];
    return [
      { type: 'AttitudeMoved', cite, rolls: [], world, cause, before, state: attitude.state },
    ];
  },
  // Others have to find that out.
  PersonalityChanged: seenByNobody,
};
