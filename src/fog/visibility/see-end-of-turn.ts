import type { EndOfTurnEvent } from '#model/events/end-of-turn-events';
import { namedInOrder } from './named.ts';
import { partOf } from './part-of.ts';
import { type SeeRows, seenByNobody } from './see-row.ts';

/**
 * The effect of a mark is told where it counts; standings are for the moderator. Everybody learns of a victory as a
 * bare fact, and only the winner learns how it won. @rule FOG-15
 */
export const seeEndOfTurn: SeeRows<EndOfTurnEvent> = {
  EffectExpired: seenByNobody,
  // An empire at one of its ends sees it (MAP-13).
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
