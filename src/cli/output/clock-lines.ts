import { momentText } from '#app/clock/moment-text';
import type { LightKind } from '#app/clock/light-of';
import type { WaitReason } from '#app/clock/clock-verdict';
import type { ClockView } from '#app/usecases/clock/read-clock';
import { textRows } from './text-rows.ts';

/** The lights in words. */
export const LIGHTS: Readonly<Record<LightKind, string>> = {
  'nothing-to-do': 'nothing to order',
  machine: 'a machine plays',
  held: 'holds, its player is absent',
  vacant: 'vacant seat',
  'not-open': 'orders not open yet',
  'none-given': 'no orders submitted',
  missing: 'missing',
  draft: 'draft',
  'draft-doubtful': 'draft with warnings',
  'draft-refused': 'draft with refused orders',
  submitted: 'submitted',
  'submitted-doubtful': 'submitted with warnings',
  'submitted-refused': 'submitted with refused orders',
  'submitted-changed': 'submitted, draft differs',
};

const WAITS: Readonly<Record<WaitReason, string>> = {
  manual: 'The moderator runs each turn by hand.',
  paused: 'The clock is paused. Resume it: farlane clock resume',
  trouble: 'The clock could not run the turn, and will try again.',
  'no-deadline': 'There is no deadline. Set one: farlane clock move',
  orders: 'Orders are open.',
  'too-many-missing':
    'Too many players are missing. Move the deadline, or run the turn without them: farlane turn run --pass-over',
  'by-hand': 'The clock did not start this turn. Run it: farlane turn run',
  questions: 'Players have questions to answer.',
  hour: 'The turn has run. Its reports are issued later.',
};

const momentOr = (iso: string | null, other: string): string =>
  iso === null ? other : momentText(iso);

/** The state of a campaign’s clock. */
export function clockLines(view: ClockView): readonly string[] {
  const { campaign, turn, clock, verdict, lights, coming } = view;
  const { deadline, reportsAt, trouble } = clock;
  const rows = lights.map(({ name, kind, faults, late, extendedUntil }) => {
    const { refused, doubts } = faults;
    return [name, LIGHTS[kind], refused, doubts, late ? 'late' : '', momentOr(extendedUntil, '')];
  });
  return [
    `${campaign.name} (${campaign.slug}), turn ${String(turn)}`,
    verdict.do === 'wait'
      ? WAITS[verdict.why]
      : 'The deadline has passed. The turn runs in a moment.',
    ...(trouble === null
      ? []
      : [`${trouble.text} The next attempt is ${momentText(trouble.retryAt)}.`]),
    `Orders are due: ${momentOr(deadline, 'no deadline')}`,
    ...(reportsAt === null ? [] : [`Reports are issued: ${momentText(reportsAt)}`]),
    '',
    ...textRows(['empire', 'light', 'refused', 'warnings', 'late', 'extended until'], rows),
    ...(coming.length === 0
      ? []
      : ['', 'Next deadlines:', ...coming.map((one) => `  ${momentText(one)}`)]),
  ];
}
