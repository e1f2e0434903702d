import type { Campaign } from '#app/ports/campaign-record';
import type { Question } from '#app/ports/turn-record';
import type { Opened } from './compute-phase.ts';

/** A question of the phase that is due, as it is put. */
export function newQuestion(
  { version, turn, attempt, phase }: Campaign,
  opened: Opened,
  at: string,
): Question {
  const place = { version: version + 1, turn, attempt, phase };
  return { ...place, ...opened, status: 'open', answer: null, askedAt: at, settledAt: null };
}
