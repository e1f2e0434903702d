import type { EndOfTurnEvent } from '#model/events/end-of-turn-events';
import { type Handlers, changesNothing } from './handler.ts';

export const applyEndOfTurn: Handlers<EndOfTurnEvent> = {
  EffectExpired: (event, write) => {
    write.remove('effects', event.effect);
  },
  StandingsTaken: changesNothing,
  TurnEnded: changesNothing,
};
