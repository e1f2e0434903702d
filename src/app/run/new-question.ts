import type { Question } from '#app/ports/turn-record';
import type { Opened } from './compute-phase.ts';
import { windowsOf } from './is-asked-in.ts';
import type { Snapshot } from './snapshot.ts';

/** A question of the phase that is due, as it is put: to its player, or to the moderator who runs that battle from his desk. */
export function newQuestion(
  { campaign, windows }: Pick<Snapshot, 'campaign' | 'windows'>,
  opened: Opened,
  at: string,
): Question {
  const { version, turn, attempt, phase } = campaign;
  const place = { version: version + 1, turn, attempt, phase };
  const atDesk = windowsOf(windows, opened.decision.encounter)?.windows === 'desk';
  const settled = { status: 'open', answer: null, settledAt: null } as const;
  return { ...place, ...opened, ...settled, askedAt: at, until: null, atDesk };
}
