import { ACT, DESK, OWN_ONLY } from '#app/people/look-rows';
import { fromSeat } from '#app/use-case-row';
import { extendDeadline } from '#app/usecases/clock/extend-deadline';
import { moveDeadline } from '#app/usecases/clock/move-deadline';
import { pauseClock } from '#app/usecases/clock/pause-clock';
import { readClock } from '#app/usecases/clock/read-clock';
import { readDeadline } from '#app/usecases/clock/read-deadline';
import { resumeClock } from '#app/usecases/clock/resume-clock';
import { setClock } from '#app/usecases/clock/set-clock';
import { tickClocks } from '#app/usecases/clock/tick-clocks';

/** The part of the table of use cases that is about the turn clock. */
export const CLOCK_USE_CASES = {
  extendDeadline: fromSeat(extendDeadline, ACT),
  moveDeadline: fromSeat(moveDeadline, ACT),
  pauseClock: fromSeat(pauseClock, ACT),
  readClock: fromSeat(readClock, DESK),
  readDeadline: fromSeat(readDeadline, OWN_ONLY),
  resumeClock: fromSeat(resumeClock, ACT),
  setClock: fromSeat(setClock, ACT),
  tickClocks: fromSeat(tickClocks, ACT),
} as const;
