import { divide } from '#kernel/numbers/divide';
import { counted } from '#kernel/words/counted';

const SECOND_MS = 1000;
const STEP_SECONDS = 5;
const MINUTE_SECONDS = 60;

/** How long something still takes, as roughly as it is known: `About 25 seconds left`. */
export function leftWords(ms: number): string {
  const steps = divide(ms, STEP_SECONDS * SECOND_MS, 'up');
  const seconds = steps * STEP_SECONDS;
  if (steps <= 1) return 'A few seconds left';
  if (seconds <= MINUTE_SECONDS) return `About ${counted(seconds, 'second')} left`;
  return `About ${counted(divide(seconds, MINUTE_SECONDS, 'up'), 'minute')} left`;
}
