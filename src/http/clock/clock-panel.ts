import type { WaitReason } from '#app/clock/clock-verdict';
import type { ClockView } from '#app/usecases/clock/read-clock';
import type { ClockPanel } from './clock-contents.ts';
import { areClosed } from './are-closed.ts';
import { counted } from '#kernel/words/counted';
import { timeText } from '#http/words/times';
import { maybeMoment } from './moment-of.ts';
import { TEXTS } from './texts.ts';

type Told = Readonly<{ standing: string; tone: ClockPanel['tone'] }>;

const info = (standing: string): Told => ({ standing, tone: 'info' });
const warning = (standing: string): Told => ({ standing, tone: 'warning' });

const missingIn = ({ lights }: ClockView): number =>
  lights.filter(({ isMissing }) => isMissing).length;

function tooMany(view: ClockView): Told {
  const missing = counted(missingIn(view), 'player');
  const most = String(view.clock.settings.mostMissing ?? 0);
  const text = TEXTS.turnWaits(missing, most);
  return warning(text);
}

function ordersText(view: ClockView): string {
  const { clock, verdict } = view;
  const hour = verdict.do === 'wait' && verdict.until !== null ? timeText(verdict.until) : '';
  return TEXTS.ordersUntil(areClosed(view), hour, clock.settings.early);
}

const WAITS: Readonly<Record<WaitReason, (view: ClockView) => Told>> = {
  manual: ({ clock }) =>
    info(clock.deadline === null ? TEXTS.noDeadline : TEXTS.youRunEachTurnByHand),
  paused: ({ clock }) => warning(TEXTS.clockIsPausedSince(timeText(clock.pausedAt ?? ''))),
  trouble: ({ clock: { trouble } }) => ({
    standing: TEXTS.clockStopped(trouble?.text ?? '', timeText(trouble?.retryAt ?? '')),
    tone: 'bad',
  }),
  'no-deadline': () => warning(TEXTS.thereIsNoDeadline),
  orders: (view) => info(ordersText(view)),
  'too-many-missing': tooMany,
  'by-hand': () => info(TEXTS.clockDidNotBeginThisTurn),
  questions: ({ clock }) =>
    info(TEXTS.playersAreAnsweringQuestionsInBattles(timeText(clock.reportsAt ?? ''))),
  hour: ({ clock }) => info(TEXTS.turnHasRun(timeText(clock.reportsAt ?? ''))),
};

/** The state of the clock, in a sentence that says what to do. */
export function clockPanel(view: ClockView, base: string): ClockPanel {
  const { verdict, clock, stage } = view;
  const told = verdict.do === 'wait' ? WAITS[verdict.why](view) : info(TEXTS.timeHasCome);
  const due = stage === 'orders' ? maybeMoment(clock.deadline) : null;
  return { href: `${base}/clock`, ...told, due };
}
