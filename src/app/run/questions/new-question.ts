import type { AskedAhead, Question } from '#app/ports/turn-record';
import type { Opened } from '#app/run/phase/compute-phase';
import { hourOf } from './hour-of.ts';
import { windowsOf } from './is-asked-in.ts';
import type { Snapshot } from '#app/run/phase/snapshot';

/** A new question of the current phase, to its player, or to the moderator who runs that battle from the desk. */
export function newQuestion(
  snapshot: Pick<Snapshot, 'campaign' | 'windows' | 'hours' | 'clock'>,
  opened: Opened,
  at: string,
  next?: AskedAhead,
): Question {
  const { campaign, windows } = snapshot;
  const { version, turn, attempt, phase } = campaign;
  const place = { version: version + 1, turn, attempt, phase };
  const atDesk = windowsOf(windows, opened.decision.encounter)?.windows === 'desk';
  const until = atDesk ? null : hourOf(snapshot, opened.decision, at);
  const settled = { status: 'open', answer: null, settledAt: null } as const;
  return { ...place, ...opened, ...settled, askedAt: at, until, atDesk, ...(next && { next }) };
}
