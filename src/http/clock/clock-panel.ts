import type { WaitReason } from '#app/clock/clock-verdict';
import type { ClockView } from '#app/usecases/clock/read-clock';
import type { ClockPanel } from './clock-contents.ts';
import { areClosed } from './are-closed.ts';
import { counted } from '#kernel/words/counted';
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

function ordersText(view: ClockView): string {
  const { clock, verdict } = view;
  const hour = verdict.do === 'wait' && verdict.until !== null ? timeText(verdict.until) : '';
  const early = clock.settings.early ? ', or as soon as all have submitted' : '';
  return `Orders are ${areClosed(view) ? 'closed' : 'open'}. The turn begins ${hour}${early}.`;
}

const WAITS: Readonly<Record<WaitReason, (view: ClockView) => Told>> = {
  manual: ({ clock }) =>
    info(
      clock.deadline === null
        ? 'No deadline. You run each turn by hand.'
        : 'You run each turn by hand. Orders after the deadline are refused.',
    ),
  paused: ({ clock }) =>
    warning(`The clock is paused since ${timeText(clock.pausedAt ?? '')}. No deadline passes.`),
  trouble: ({ clock: { trouble } }) => ({
    standing: `The clock stopped: ${trouble?.text ?? ''} It tries again at ${timeText(trouble?.retryAt ?? '')}.`,
    tone: 'bad',
  }),
  'no-deadline': () =>
    warning('There is no deadline, so the turn does not begin by itself. Set one.'),
  orders: (view) => info(ordersText(view)),
  'too-many-missing': tooMany,
  'by-hand': () =>
    info(
      'The clock did not begin this turn. Run the rest of it from the desk. The clock takes over again when the reports are issued.',
    ),
  questions: ({ clock }) =>
    info(
      `Players are answering questions in battles. Reports are issued at ${timeText(clock.reportsAt ?? '')}. Standing orders then answer the open questions.`,
    ),
  hour: ({ clock }) =>
    info(
      `The turn has run. Reports are issued at ${timeText(clock.reportsAt ?? '')}, as announced.`,
    ),
};

/** The state of the clock, in a sentence that says what to do. */
export function clockPanel(view: ClockView, base: string): ClockPanel {
  const { verdict, clock, stage } = view;
  const told =
    verdict.do === 'wait'
      ? WAITS[verdict.why](view)
      : info('The time has come. The server continues within half a minute.');
  const due = stage === 'orders' ? maybeMoment(clock.deadline) : null;
  return { href: `${base}/clock`, ...told, due };
}
