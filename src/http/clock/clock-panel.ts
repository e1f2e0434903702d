import type { WaitReason } from '#app/clock/clock-verdict';
import type { ClockView } from '#app/usecases/read-clock';
import type { ClockPanel } from '#http/pages/clock-contents';
import { counted } from '#http/words/counts';
import { timeText } from '#http/words/times';
import { maybeMoment } from './moment-of.ts';

type Told = Readonly<{ standing: string; tone: ClockPanel['tone'] }>;

const info = (standing: string): Told => ({ standing, tone: 'info' });
const warning = (standing: string): Told => ({ standing, tone: 'warning' });

const missingIn = ({ lights }: ClockView): number =>
  lights.filter(({ isMissing }) => isMissing).length;

function tooMany(view: ClockView): Told {
  const missing = counted(missingIn(view), 'player');
  const most = String(view.clock.settings.mostMissing ?? 0);
  const text = `The turn waits: ${missing} missing, and it begins by itself with ${most} at most. Move the deadline, give more time, or run the turn from the desk.`;
  return warning(text);
}

function ordersText({ clock, verdict }: ClockView): string {
  const hour = verdict.do === 'wait' && verdict.until !== null ? timeText(verdict.until) : '';
  const early = clock.settings.early ? ', or as soon as all have submitted' : '';
  return `Orders are open. The turn begins ${hour}${early}.`;
}

const WAITS: Readonly<Record<WaitReason, (view: ClockView) => Told>> = {
  manual: ({ clock }) =>
    info(
      clock.deadline === null
        ? 'You run each turn yourself, and no deadline stands.'
        : 'You run each turn yourself. Orders that come after the deadline are refused.',
    ),
  paused: ({ clock }) =>
    warning(`The clock is paused since ${timeText(clock.pausedAt ?? '')}. No deadline passes.`),
  trouble: ({ clock: { trouble } }) => ({
    standing: `The clock could not go on: ${trouble?.text ?? ''} It tries again at ${timeText(trouble?.retryAt ?? '')}.`,
    tone: 'bad',
  }),
  'no-deadline': () =>
    warning('No deadline stands, so that the turn does not begin by itself. Set one.'),
  orders: (view) => info(ordersText(view)),
  'too-many-missing': tooMany,
  'by-hand': () =>
    info(
      'The clock did not begin this turn: run it on from the desk. The clock takes over when reports are issued.',
    ),
  questions: ({ clock }) =>
    info(
      `Players are asked in battles. Reports are issued at ${timeText(clock.reportsAt ?? '')}; standing orders answer what is open then.`,
    ),
  hour: ({ clock }) =>
    info(
      `The turn is worked out. Reports are issued at ${timeText(clock.reportsAt ?? '')}, as announced.`,
    ),
};

/** Where the clock stands, in a sentence that says what to do. */
export function clockPanel(view: ClockView, base: string): ClockPanel {
  const { verdict, clock, stage } = view;
  const told =
    verdict.do === 'wait'
      ? WAITS[verdict.why](view)
      : info('It is time: the server goes on within half a minute.');
  const due = stage === 'orders' ? maybeMoment(clock.deadline) : null;
  return { href: `${base}/clock`, ...told, due };
}
