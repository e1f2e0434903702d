import { type Actor, roleOf } from '#app/actor';
import type { AuditAct } from '#app/ports/campaign-record';
import type { Change } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { TurnClock } from '#app/ports/turn-clock';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import { changeClock, type StandingClock } from './change-clock.ts';
import { clockMark } from './clock-mark.ts';

/** The input that all clock actions of a moderator share. */
export type ClockAct = Readonly<{
  actor: Actor;
  /** The mark of the clock that the moderator looked at; undefined: any. */
  base?: string;
}>;

type Made = Outcome<Readonly<{ clock: TurnClock; detail: string; changes?: readonly Change[] }>>;

/** Changes the clock for a moderator, if it is still the one that they looked at. */
export async function byModerator(
  ports: Pick<Ports, 'store' | 'clock'>,
  { actor, base, act }: ClockAct & Readonly<{ act: AuditAct }>,
  change: (standing: StandingClock) => Made | Promise<Made>,
): Promise<Outcome<TurnClock>> {
  if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
  return changeClock(ports, actor.campaign, async (standing) => {
    const { clock, campaign } = standing;
    if (base !== undefined && base !== clockMark(clock, campaign)) return refuse('STALE');
    const made = await change(standing);
    if (!made.ok) return made;
    const { detail, ...changed } = made.value;
    return { ok: true, value: { ...changed, note: { by: roleOf(actor), act, detail } } };
  });
}

/** One wrong value, with its field. */
export const clockIssue = (path: string, text: string): InputIssue => ({
  code: 'CLOCK_VALUE',
  path,
  text,
});
