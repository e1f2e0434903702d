import { rowOf } from '#kernel/collections/row-of';
import type { EndOfTurnEvent } from '#model/events/end-of-turn-events';
import { type Handlers, changesNothing } from './handler.ts';

export const applyEndOfTurn: Handlers<EndOfTurnEvent> = {
  EffectExpired: (event, write) => {
    write.remove('effects', event.effect);
  },
  LaneAppeared: ({ lane }, write) => {
    write.put('lanes', lane.id, lane);
  },
  StandingsTaken: changesNothing,
  VictoryWon: ({ winners, turn }, write) => {
    for (const { empire } of winners) {
      write.put('empires', empire, { ...rowOf(write.read().empires, empire), wonIn: turn });
    }
  },
  TurnEnded: changesNothing,
};
