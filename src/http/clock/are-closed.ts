import { isClosed } from '#app/clock/closing';
import type { ClockView } from '#app/usecases/clock/read-clock';

/** Whether orders are too late for every player, though the turn has not begun. @rule TURN-5 */
export const areClosed = ({ clock, lights, now }: ClockView): boolean =>
  lights.length > 0 && lights.every(({ empire }) => isClosed(clock, empire, now));
