import { SHARED_TEXTS } from '#http/words/texts';
import { OUTCOMES_PAGE } from './outcomes-content.ts';
import type { UseCaseError } from '#app/use-case-error';
import type { OutcomePreview } from '#app/usecases/encounters/preview-outcome';
import type { OutcomeToEnter } from '#app/usecases/encounters/read-outcomes';
import { moderatorNamesOf } from '#http/names/moderator-names';
import type { ViewNames } from '#http/names/view-names';
import { outcomeIn, outcomeMark, outcomesPage } from './outcomes-page.ts';
import type { Flash } from '#http/pages/frame';
import { problemReply, statusOf } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { ModeratorVisit } from '#http/visits/visit';
import type { Route } from '#http/routes/route';
import { toDesk } from '#http/desk/to-desk';
import { TEXTS } from './texts.ts';

const ENTERED: Flash = {
  tone: 'good',
  text: TEXTS.outcomeIsEntered,
};
const PREVIEWED: Flash = {
  tone: 'info',
  text: TEXTS.theseWouldBeEffects,
};

type Waiting = readonly OutcomeToEnter[];
type Shown = Readonly<{
  preview: OutcomePreview | null;
  error: UseCaseError | null;
  flash?: Flash;
  status: number;
}>;

const START: Shown = { preview: null, error: null, status: 200 };

const wayBack = ({ seat }: ModeratorVisit): { href: string; label: string } => ({
  href: `${seat.base}/outcomes`,
  label: SHARED_TEXTS.backToBattles,
});

type Seen = Readonly<{ waiting: Waiting; names: ViewNames }>;

/** Reads the battles that wait, and how all in them is called. */
async function withOutcomes(
  { useCases }: Site,
  visit: ModeratorVisit,
  act: (seen: Seen) => Reply | Promise<Reply>,
): Promise<Reply> {
  const { seat } = visit;
  const waiting = await useCases.readOutcomes(seat);
  if (!waiting.ok) return problemReply(waiting.error, toDesk(visit));
  const view = await useCases.readModeratorView({ actor: seat.actor, look: 'outcomes' });
  if (!view.ok) return problemReply(view.error, toDesk(visit));
  return act({ waiting: waiting.value, names: moderatorNamesOf(view.value) });
}

function show(
  { seat, body: sent }: ModeratorVisit,
  { waiting, names, battle }: Seen & Readonly<{ battle: OutcomeToEnter | undefined }>,
  { flash, status, ...what }: Shown,
): Reply {
  const content = outcomesPage({ seat, names, waiting, shown: battle, sent, ...what });
  const flashes = flash === undefined ? [] : [flash];
  return pageReply(OUTCOMES_PAGE, content, {
    title: TEXTS.battlesFoughtElsewhere,
    status,
    flashes,
  });
}

const outcomes = (site: Site, visit: ModeratorVisit): Promise<Reply> =>
  withOutcomes(site, visit, (seen) => {
    const [first] = seen.waiting;
    const wanted = visit.query('battle');
    const battle = seen.waiting.find(({ decision }) => decision.battle === wanted) ?? first;
    const isEntered = visit.query('done') !== '';
    const shown = isEntered ? { ...START, flash: ENTERED } : START;
    return show(visit, { ...seen, battle }, shown);
  });

/** What was sent stays in the form, with all that is wrong with it. */
function refused(
  visit: ModeratorVisit,
  seen: Seen & Readonly<{ battle: OutcomeToEnter | undefined }>,
  error: UseCaseError,
): Reply {
  if (error.code !== 'OUTCOME_REFUSED') return problemReply(error, wayBack(visit));
  return show(visit, seen, { preview: null, error, status: statusOf(error) });
}

/** Shows what an outcome would do; one that was looked at is entered. */
const enter = (site: Site, visit: ModeratorVisit): Promise<Reply> =>
  withOutcomes(site, visit, async ({ waiting, names }) => {
    const { seat, body: sent } = visit;
    const { actor, base } = seat;
    const { useCases } = site;
    const battle = waiting.find(({ decision }) => decision.battle === sent.text('battle'));
    const answer = battle === undefined ? null : outcomeIn(battle, { names, sent });
    const form = { battle: sent.text('battle'), forces: sent.text('forces'), answer };
    const input = { actor, given: { from: 'form', ...form } as const };
    const tried = await useCases.previewOutcome(input);
    if (!tried.ok) return refused(visit, { waiting, names, battle }, tried.error);
    // Only what was looked at is entered.
    const wasSeen = sent.text('previewed') === outcomeMark(answer);
    if (sent.text('act') !== 'enter' || !wasSeen) {
      const shown = { preview: tried.value, error: null, flash: PREVIEWED, status: 200 };
      return show(visit, { waiting, names, battle }, shown);
    }
    const entered = await useCases.enterOutcome(input);
    if (!entered.ok) return refused(visit, { waiting, names, battle }, entered.error);
    const isLast = entered.value.others === 0;
    return redirectTo(isLast ? `${base}/?done=outcome` : `${base}/outcomes?done=entered`);
  });

export const MODERATOR_OUTCOMES_ROUTES: readonly Route[] = [
  {
    who: 'moderator',
    method: 'get',
    path: '/outcomes',
    truth: true,
    page: OUTCOMES_PAGE,
    nav: null,
    handle: outcomes,
  },
  { who: 'moderator', method: 'post', path: '/outcomes', truth: true, handle: enter },
];
