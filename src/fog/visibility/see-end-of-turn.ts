import type { EndOfTurnEvent } from '#model/events/end-of-turn-events';
import { namedInOrder } from './named.ts';
import { partOf } from './part-of.ts';
import { type SeeRows, seenByNobody } from './see-row.ts';

/**
 * What an effect did is told where it counts; how everybody stands is the moderator's. A victory is
 * told to all as the bare fact, and only to a winner how he won. @rule FOG-15
 */
export const seeEndOfTurn: SeeRows<EndOfTurnEvent> = {
  EffectExpired: seenByNobody,
  // Whoever is at an end of it sees it (MAP-13).
  LaneAppeared: seenByNobody,
  StandingsTaken: seenByNobody,
  VictoryWon: (event, viewer, context) => {
    if (partOf(event, viewer) !== 'participant') return [];
    const { cite, winners } = event;
    const all = winners.map(({ empire }) => empire);
    const met = winners.find(({ empire }) => empire === viewer)?.met ?? null;
    const known = namedInOrder(all, viewer, context);
    return [{ type: 'VictoryWon', cite, rolls: [], winners: known, met }];
  },
  TurnEnded: seenByNobody,
};
