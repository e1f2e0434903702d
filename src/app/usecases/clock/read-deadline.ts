import { ok } from '#kernel/result/result';
import type { EmpireId } from '#model/campaign/ids';
import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { TurnClock } from '#app/ports/turn-clock';
import type { Actor } from '#app/actor';
import { beginsAt } from '#app/clock/clock-verdict';
import { clockOf } from '#app/clock/clock-of';
import { clockTime, closesAt, extensionOf, isClosed, lateFrom } from '#app/clock/closing';
import { hasSomethingToOrder } from '#app/clock/has-something-to-order';
import { HOUR_MS, later } from '#app/clock/later';
import { REMINDER_HOURS } from '#app/clock/reminders';
import { type UseCase, guarded } from '#app/guarded';
import { issuedNow } from '#app/editions/issued-now';
import { isDecidedByVote } from '#rules/voting/is-decided-by-vote';
import { stageOf } from '#app/run/phase/stage-of';
import { refuse } from '#app/use-case-error';

/** The urgency for a player who has something to order and has not submitted; `none`: not urgent. */
export type Reminder = 'none' | 'near' | 'soon' | 'late' | 'closed';

/** The facts about the clock that a player may know: those for everybody, and their own extension. */
export type PlayerDeadline = Readonly<{
  campaign: Readonly<{ slug: string; name: string }>;
  turn: number;
  now: string;
  /** The time when the player's orders are due: their extension, or everybody's deadline. Null: there is no deadline. */
  due: string | null;
  /** The time until which their late orders are accepted. */
  closesAt: string | null;
  isClosed: boolean;
  isPaused: boolean;
  /** The latest time when the turn begins, if that is after everybody's deadline. */
  movedTo: string | null;
  extension: Readonly<{ until: string; reason: string }> | null;
  /** The turn may begin sooner, when all have submitted. */
  mayBeEarly: boolean;
  /** If players are asked in battles: the hours between the begin of the turn and its reports. */
  reportHours: number | null;
  reminder: Reminder;
  /** The campaign has moderators, whom the player can ask for more time. */
  hasModerators: boolean;
}>;

/**
 * Reads a player's deadline; null while the turn is in processing. It shows nothing of other players' progress.
 * @rule TURN-5 @rule FOG-15
 */
export const readDeadline = ({
  store,
  clock: { now },
}: Ports): UseCase<Readonly<{ actor: Actor }>, PlayerDeadline | null> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    return store.read(async (reader) => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      if (stageOf(campaign) !== 'orders') return ok(null);
      const clock = await clockOf(reader, campaign.id);
      const { empire } = actor;
      const isAwaited = await isAwaitedNow(reader, campaign, empire);
      return ok(deadlineOf({ campaign, clock, empire, isAwaited, now: now() }));
    });
  });

type Known = Readonly<{
  campaign: Campaign;
  clock: TurnClock;
  empire: EmpireId;
  isAwaited: boolean;
  now: string;
}>;

function deadlineOf({ campaign, clock, empire, isAwaited, now }: Known): PlayerDeadline {
  const { slug, name, turn, rules } = campaign;
  const { settings, deadline } = clock;
  const isFixed = settings.mode === 'fixed';
  const begins = beginsAt(clock);
  const own = clock.extensions.find((one) => one.empire === empire);
  return {
    campaign: { slug, name },
    turn,
    now,
    due: lateFrom(clock, empire),
    closesAt: closesAt(clock, empire),
    isClosed: isClosed(clock, empire, now),
    isPaused: clock.pausedAt !== null,
    movedTo: begins !== deadline && begins !== extensionOf(clock, empire) ? begins : null,
    extension: own === undefined ? null : { until: own.until, reason: own.reason },
    mayBeEarly: isFixed && settings.early,
    reportHours: isFixed && rules.battles !== 'standing' ? settings.windowHours : null,
    hasModerators: !isDecidedByVote(campaign),
    reminder: isAwaited ? reminderOf(clock, empire, now) : 'none',
  };
}

function reminderOf(clock: TurnClock, empire: EmpireId, now: string): Reminder {
  const due = lateFrom(clock, empire);
  if (due === null || clock.pausedAt !== null) return 'none';
  if (isClosed(clock, empire, now)) return 'closed';
  const at = clockTime(clock, now);
  if (at >= due) return 'late';
  const [day, soon] = REMINDER_HOURS;
  if (at >= later(due, -soon * HOUR_MS)) return 'soon';
  return at >= later(due, -day * HOUR_MS) ? 'near' : 'none';
}

/** The player has something to order and has submitted nothing. */
async function isAwaitedNow(
  reader: StoreReader,
  { id, turn }: Campaign,
  empire: EmpireId,
): Promise<boolean> {
  if ((await reader.sheet(id, { turn, empire, status: 'submitted' })) !== undefined) return false;
  // The turn does not wait for a player in whose place somebody else plays.
  if ((await reader.standIns(id)).some((one) => one.empire === empire)) return false;
  const issued = await issuedNow(reader, id, { empire });
  return issued !== undefined && hasSomethingToOrder(issued.view);
}
