import type { PlayerDeadline, Reminder } from '#app/usecases/clock/read-deadline';
import type { DeadlineLine, DeadlineStrip } from './clock-contents.ts';
import type { Flash } from '#http/pages/frame';
import { counted } from '#kernel/words/counted';
import { timeText } from '#http/words/times';
import { untilWords } from '#http/words/until';
import { maybeMoment } from './moment-of.ts';

function extensionText({ extension }: PlayerDeadline): readonly string[] {
  if (extension === null) return [];
  const reason = extension.reason === '' ? '' : ` Reason: ${extension.reason}`;
  return [`The moderator gave you an extension until ${timeText(extension.until)}.${reason}`];
}

/** The hour when orders were due has passed, by a clock that runs. */
const isPast = ({ due, now, isPaused }: PlayerDeadline): boolean =>
  due !== null && !isPaused && now >= due;

const closedText = ({ turn, closesAt }: PlayerDeadline): string =>
  `Orders for turn ${String(turn)} have been closed since ${closesAt === null ? 'the deadline' : timeText(closesAt)}.`;

function closingText(deadline: PlayerDeadline): readonly string[] {
  const { due, closesAt, isClosed } = deadline;
  if (isClosed) {
    const ask = 'To change anything, ask the moderator for an extension before the turn begins.';
    return [closedText(deadline), ask];
  }
  if (due === null) return [];
  const past = isPast(deadline) ? [`Your orders were due ${timeText(due)}.`] : [];
  if (closesAt === null || closesAt <= due) return past;
  return [...past, `Late orders are accepted until ${timeText(closesAt)}.`];
}

function hoursText({ movedTo, mayBeEarly, reportHours, due }: PlayerDeadline): readonly string[] {
  const reports =
    reportHours === null || reportHours === 0
      ? []
      : [`Reports are issued ${counted(reportHours, 'hour')} after the turn begins.`];
  return [
    ...(movedTo === null
      ? []
      : [`The start of the turn was moved to ${timeText(movedTo)} at the latest.`]),
    ...(mayBeEarly && due !== null ? ['It begins sooner when all have submitted.'] : []),
    ...reports,
  ];
}

/** Notes on a player's deadline, for their overview and beside their orders. */
export function deadlineLine(deadline: PlayerDeadline | null, base: string): DeadlineLine {
  const icsHref = `${base}/deadline.ics`;
  if (deadline === null) return { due: null, remarks: [], icsHref, askHref: '' };
  const paused = deadline.isPaused
    ? ['The moderator has paused the turn clock. No deadline passes until they resume it.']
    : [];
  const rest = [...extensionText(deadline), ...closingText(deadline), ...hoursText(deadline)];
  const isOver = deadline.isPaused || isPast(deadline);
  const due = isOver ? null : maybeMoment(deadline.due);
  const canAsk = deadline.hasModerators && deadline.due !== null && !deadline.isPaused;
  const askHref = canAsk ? `${base}/letters/moderators?hours=24` : '';
  return { due, remarks: deadline.isPaused ? paused : rest, icsHref, askHref };
}

/** A player’s deadline in a line above their pages; null without a deadline, or where a reminder shows it. */
export function deadlineStrip(deadline: PlayerDeadline | null): DeadlineStrip | null {
  if (deadline === null) return null;
  if (deadline.isPaused) return { text: 'The turn clock is paused.', due: null };
  if (deadline.due === null || deadline.reminder !== 'none') return null;
  if (deadline.isClosed) return { text: closedText(deadline), due: null };
  return {
    text: `Orders for turn ${String(deadline.turn)} ${isPast(deadline) ? 'were' : 'are'} due`,
    due: maybeMoment(deadline.due),
  };
}

/** The same in the bar of the desk, with or without a reminder above it. */
export function deadlineInBar(deadline: PlayerDeadline | null): DeadlineStrip | null {
  if (deadline === null) return null;
  if (deadline.isPaused) return { text: 'The turn clock is paused.', due: null };
  if (deadline.due === null) return null;
  if (deadline.isClosed) return { text: 'Orders are closed.', due: null };
  return { text: isPast(deadline) ? 'Orders were due' : 'Due', due: maybeMoment(deadline.due) };
}

const TONES: Readonly<Record<Exclude<Reminder, 'none'>, Flash['tone']>> = {
  near: 'info',
  soon: 'warning',
  late: 'warning',
  closed: 'bad',
};

/** The reminder above all pages of a player who is late or almost late; null without one. */
export function reminderFlash(deadline: PlayerDeadline | null): Flash | null {
  if (deadline === null || deadline.reminder === 'none' || deadline.due === null) return null;
  const { turn, due, closesAt, now, reminder } = deadline;
  const orders = `Orders for turn ${String(turn)}`;
  const tone = TONES[reminder];
  if (reminder === 'closed') {
    const text = `${orders} were due ${timeText(due)}, and you submitted none. Ask the moderator for an extension before the turn begins.`;
    return { tone, text };
  }
  if (reminder === 'late') {
    const until =
      closesAt === null
        ? ''
        : `  They are accepted until ${timeText(closesAt)}, ${untilWords(now, closesAt)}.`;
    return {
      tone,
      text: `${orders} are late: they were due ${timeText(due)}.${until} Submit them now.`,
    };
  }
  const text = `${orders} are due ${untilWords(now, due)}, ${timeText(due)}, and you have not submitted any yet.`;
  return { tone, text };
}
