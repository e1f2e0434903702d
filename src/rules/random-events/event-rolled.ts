import { RANDOM_EVENTS, type RandomEventId } from '#model/campaign/random-event';
import { RANDOM_EVENT_TABLE } from './random-event-table.ts';

/** The event of a roll of d100. @rule OPT-13 */
export function eventRolled(total: number): RandomEventId {
  const found = RANDOM_EVENTS.find((id) => total <= RANDOM_EVENT_TABLE[id].upTo);
  return found ?? 'moderators-choice';
}
