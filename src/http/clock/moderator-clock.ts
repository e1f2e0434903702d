import { SHARED_TEXTS } from '#http/words/texts';
import { CLOCK_PAGE } from './clock-contents.ts';
import type { Outcome } from '#app/use-case-error';
import type { ClockSettings } from '#app/ports/turn-clock';
import { settingsIssues } from '#app/clock/settings-issues';
import { clockPage, type TriedClock } from './clock-page.ts';
import { momentIn } from './moment-in.ts';
import { settingsIn } from './settings-fields.ts';
import type { Flash } from '#http/pages/frame';
import { problemReply, statusOf } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { ModeratorVisit } from '#http/visits/visit';
import type { Route } from '#http/routes/route';
import { TEXTS } from './texts.ts';

/** What was done last, as the address tells it after a form. */
const DONE: ReadonlyMap<string, Flash> = new Map(
  Object.entries({
    set: { tone: 'good', text: TEXTS.settingsAreSaved },
    paused: { tone: 'good', text: TEXTS.clockIsPaused },
    resumed: { tone: 'good', text: TEXTS.clockIsRunningAgain },
    moved: { tone: 'good', text: TEXTS.deadlineIsSet },
    extended: { tone: 'good', text: TEXTS.playerHasExtension },
  } satisfies Record<string, Flash>),
);

type Shown = Readonly<{ tried: TriedClock | null; flashes: readonly Flash[]; status: number }>;

async function show(
  { useCases }: Site,
  { seat }: ModeratorVisit,
  { tried, flashes, status }: Shown,
): Promise<Reply> {
  const { actor, base } = seat;
  // Deadlines are worked out only by settings that are sound.
  const isSound = tried !== null && tried.errors.size === 0;
  const read = await useCases.readClock({ actor, ...(isSound && { tried: tried.settings }) });
  if (!read.ok)
    return problemReply(read.error, { href: `${base}/`, label: SHARED_TEXTS.backToDesk });
  return pageReply(CLOCK_PAGE, clockPage(read.value, seat, tried), {
    title: TEXTS.turnClock,
    status,
    flashes,
  });
}

function clock(site: Site, visit: ModeratorVisit): Promise<Reply> {
  const done = DONE.get(visit.query('done'));
  return show(site, visit, { tried: null, flashes: done === undefined ? [] : [done], status: 200 });
}

const errorsOf = (
  issues: readonly Readonly<{ path: string; text: string }>[],
): TriedClock['errors'] => new Map(issues.map(({ path, text }) => [path, text]));

/** Shows what the settings would do, with what is wrong with them at its place. */
function preview(site: Site, visit: ModeratorVisit, settings: ClockSettings): Promise<Reply> {
  const errors = errorsOf(settingsIssues(settings));
  const flash: Flash =
    errors.size === 0
      ? { tone: 'info', text: TEXTS.nothingIsSavedYet }
      : { tone: 'bad', text: TEXTS.someSettingsAreNotValid };
  return show(site, visit, {
    tried: { settings, errors },
    flashes: [flash],
    status: errors.size === 0 ? 200 : 422,
  });
}

async function set(site: Site, visit: ModeratorVisit): Promise<Reply> {
  const { body, seat } = visit;
  const settings = settingsIn(body);
  if (body.text('act') === 'preview') return preview(site, visit, settings);
  const { actor } = seat;
  const kept = await site.useCases.setClock({ actor, base: body.text('base'), settings });
  if (kept.ok) return redirectTo(`${seat.base}/clock?done=set#settings`);
  if (kept.error.code === 'CLOCK_REFUSED') return preview(site, visit, settings);
  const flash: Flash = { tone: 'warning', text: kept.error.text };
  const tried = { settings, errors: new Map<string, string>() };
  return show(site, visit, { tried, flashes: [flash], status: statusOf(kept.error) });
}

type Acted = (site: Site, visit: ModeratorVisit, base: string) => Promise<Outcome<unknown>>;

/** A short act on the clock: back to its page, with what was done or what is wrong. */
const acting =
  (done: string, act: Acted) =>
  async (site: Site, visit: ModeratorVisit): Promise<Reply> => {
    const { seat, body } = visit;
    const acted = await act(site, visit, body.text('base'));
    if (acted.ok) return redirectTo(`${seat.base}/clock?done=${done}`);
    const { text, issues } = acted.error;
    const flash: Flash = { tone: 'bad', text: [text, ...issues.map((one) => one.text)].join(' ') };
    return show(site, visit, { tried: null, flashes: [flash], status: statusOf(acted.error) });
  };

const pause = acting('paused', ({ useCases }, { seat: { actor } }, base) =>
  useCases.pauseClock({ actor, base }),
);

const resume = acting('resumed', ({ useCases }, { seat: { actor }, body }, base) => {
  const deadline = body.text('chosen') === 'yes' ? momentIn(body) : null;
  return useCases.resumeClock({ actor, base, deadline });
});

const move = acting('moved', ({ useCases }, { seat: { actor }, body }, base) =>
  useCases.moveDeadline({ actor, base, deadline: momentIn(body) }),
);

const extend = acting('extended', ({ useCases }, { seat: { actor }, body }, base) =>
  useCases.extendDeadline({
    actor,
    base,
    empire: body.text('empire'),
    until: momentIn(body),
    reason: body.text('reason'),
  }),
);

const post = (
  path: string,
  handle: (site: Site, visit: ModeratorVisit) => Promise<Reply>,
): Route => ({
  who: 'moderator',
  method: 'post',
  path: `/clock${path}`,
  truth: false,
  handle,
});

export const MODERATOR_CLOCK_ROUTES: readonly Route[] = [
  {
    who: 'moderator',
    method: 'get',
    path: '/clock',
    truth: false,
    page: CLOCK_PAGE,
    nav: { label: 'Clock', menu: 3 },
    handle: clock,
  },
  post('', set),
  post('/pause', pause),
  post('/resume', resume),
  post('/move', move),
  post('/extend', extend),
];
