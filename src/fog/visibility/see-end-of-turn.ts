import type { EndOfTurnEvent } from '#model/events/end-of-turn-events';
import { type SeeRows, seenByNobody } from './see-row.ts';

/** What an effect did is told where it counts; how everybody stands is the moderator's. */
export const seeEndOfTurn: SeeRows<EndOfTurnEvent> = {
  EffectExpired: seenByNobody,
  StandingsTaken: seenByNobody,
  TurnEnded: seenByNobody,
};
