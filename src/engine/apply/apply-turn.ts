import { rowOf } from '#kernel/collections/row-of';
import { isSameData } from '#kernel/result/is-same-data';
import type { TurnEvent } from '#model/events/turn-events';
import { giveStandingBack } from './give-standing-back.ts';
import { type Handlers, changesNothing } from './handler.ts';

export const applyTurn: Handlers<TurnEvent> = {
  PhaseEnded: (event, write) => {
    write.advance({ turn: event.turn, phase: event.next });
  },
  OrderFailed: changesNothing,
  TieRolled: changesNothing,
  StandingOrdersSet: (event, write) => {
    const state = write.read();
    if (isSameData(event.standing, {})) {
      giveStandingBack(event, write);
      return;
    }
    if (event.fleet === null) {
      const empire = rowOf(state.empires, event.empire);
      write.put('empires', event.empire, {
        ...empire,
        standing: { ...empire.standing, ...event.standing },
      });
      return;
    }
    const fleet = rowOf(state.fleets, event.fleet);
    write.put('fleets', event.fleet, {
      ...fleet,
      standing: { ...fleet.standing, ...event.standing },
    });
  },
};
