import type { WorldEvent } from '#model/events/world-events';
import { seenByNobody, type SeeRows } from './see-row.ts';

export const seeWorlds: SeeRows<WorldEvent> = {
  // Explorers learn of it by sight and contact, as of every power.
  WorldFounded: seenByNobody,
};
