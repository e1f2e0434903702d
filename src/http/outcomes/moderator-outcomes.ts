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
import { pageReply, type PlainReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { ModeratorVisit } from '#http/visits/visit';
import { documentFileReply } from '#http/reports/report-files';
import type { ModeratorView } from '#fog/views/empire-view';
import { type FormBody, formBodyOf } from '#http/visits/form-body';
import { battleFormOf } from './battle-form-of.ts';
import type { BattleSide } from '#model/battle/setup';
import { bodyOfPreview, forAllIn, rolledIn, withAll, withRolled } from './fill-form.ts';
import type { Route } from '#http/routes/route';
import { toDesk } from '#http/desk/to-desk';
import { TEXTS } from './texts.ts';

const ENTERED: Flash = {
  tone: 'good',
  text: TEXTS.outcomeIsEntered,
};
const ROLLED: Flash = { tone: 'info', text: TEXTS.sideIsRolled };
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
  /** What is in the form instead of what was sent. */
  sent?: FormBody;
}>;

const START: Shown = { preview: null, error: null, status: 200 };

const wayBack = ({ seat }: ModeratorVisit): { href: string; label: string } => ({
  href: `${seat.base}/outcomes`,
  label: SHARED_TEXTS.backToBattles,
});

type Seen = Readonly<{ waiting: Waiting; view: ModeratorView; names: ViewNames }>;

/** Reads the battles that wait, and how all in them is called. */
async function withOutcomes<R extends Reply>(
  { useCases }: Site,
  visit: ModeratorVisit,
  act: (seen: Seen) => R | Promise<R>,
): Promise<R | PlainReply> {
  const { seat } = visit;
  const waiting = await useCases.readOutcomes(seat);
  if (!waiting.ok) return problemReply(waiting.error, toDesk(visit));
  const view = await useCases.readModeratorView({ actor: seat.actor, look: 'outcomes' });
  if (!view.ok) return problemReply(view.error, toDesk(visit));
  return act({ waiting: waiting.value, view: view.value, names: moderatorNamesOf(view.value) });
}

function show(
  { seat, body }: ModeratorVisit,
  { waiting, view, names, battle }: Seen & Readonly<{ battle: OutcomeToEnter | undefined }>,
  { flash, status, sent = body, ...what }: Shown,
): Reply {
  const content = outcomesPage({ seat, names, view, waiting, shown: battle, sent, ...what });
  const flashes = flash === undefined ? [] : [flash];
  return pageReply(OUTCOMES_PAGE, content, {
    title: TEXTS.battlesFoughtElsewhere,
    status,
    flashes,
  });
}

const outcomes = (site: Site, visit: ModeratorVisit): Promise<Reply> =>
  withOutcomes<Reply>(site, visit, (seen) => {
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

/** Fills a side in as Farlane fights the battle. */
async function rollFor(
  { useCases }: Site,
  visit: ModeratorVisit,
  { battle, side, ...seen }: Seen & Readonly<{ battle: OutcomeToEnter; side: BattleSide }>,
): Promise<Reply> {
  const { seat, body } = visit;
  const input = { actor: seat.actor, battle: battle.decision.battle };
  const rolled = await useCases.rollOutcome(input);
  if (!rolled.ok) return problemReply(rolled.error, wayBack(visit));
  const sent = withRolled(body, battle, { side, rolled: rolled.value });
  return show(visit, { ...seen, battle }, { ...START, sent, flash: ROLLED });
}

/** The form with a whole side filled in, if a button asks for that. */
function filledFor(
  site: Site,
  visit: ModeratorVisit,
  seen: Seen & Readonly<{ battle: OutcomeToEnter }>,
): Promise<Reply> | Reply | undefined {
  const { body } = visit;
  const all = forAllIn(body.text('act'));
  if (all !== null) return show(visit, seen, { ...START, sent: withAll(body, seen.battle, all) });
  const side = rolledIn(body.text('act'));
  return side === null ? undefined : rollFor(site, visit, { ...seen, side });
}

/** Shows what an outcome would do; one that was looked at is entered. */
const enter = (site: Site, visit: ModeratorVisit): Promise<Reply> =>
  withOutcomes<Reply>(site, visit, async (seen) => {
    const { waiting, names } = seen;
    const { seat, body: sent } = visit;
    const { actor, base } = seat;
    const { useCases } = site;
    const battle = waiting.find(({ decision }) => decision.battle === sent.text('battle'));
    const filled = battle && (await filledFor(site, visit, { ...seen, battle }));
    if (filled !== undefined) return filled;
    const answer = battle === undefined ? null : outcomeIn(battle, { names, sent });
    const form = { battle: sent.text('battle'), forces: sent.text('forces'), answer };
    const input = { actor, given: { from: 'form', ...form } as const };
    const tried = await useCases.previewOutcome(input);
    if (!tried.ok) return refused(visit, { ...seen, battle }, tried.error);
    // Only what was looked at is entered.
    const wasSeen = sent.text('previewed') === outcomeMark(answer);
    if (sent.text('act') !== 'enter' || !wasSeen) {
      const shown = { preview: tried.value, error: null, flash: PREVIEWED, status: 200 };
      return show(visit, { ...seen, battle }, shown);
    }
    const entered = await useCases.enterOutcome(input);
    if (!entered.ok) return refused(visit, { ...seen, battle }, entered.error);
    const isLast = entered.value.others === 0;
    return redirectTo(isLast ? `${base}/?done=outcome` : `${base}/outcomes?done=entered`);
  });

/** The battle that an address names, or the first that waits. */
const battleAt = ({ query }: ModeratorVisit, { waiting }: Seen): OutcomeToEnter | undefined =>
  waiting.find(({ decision }) => decision.battle === query('battle')) ?? waiting[0];

/** The form file of a battle, to fill in elsewhere. */
const file = (site: Site, visit: ModeratorVisit): Promise<PlainReply> =>
  withOutcomes<PlainReply>(site, visit, (seen) => {
    const battle = battleAt(visit, seen);
    if (battle === undefined) return redirectTo(`${visit.seat.base}/outcomes`);
    const saveAs = `${battle.decision.battle}.outcome.json`;
    return { kind: 'file', type: 'application/json', body: battle.file, saveAs };
  });

/** A battle on paper. */
const paper = (site: Site, visit: ModeratorVisit): Promise<PlainReply> =>
  withOutcomes<PlainReply>(site, visit, (seen) => {
    const battle = battleAt(visit, seen);
    if (battle === undefined) return redirectTo(`${visit.seat.base}/outcomes`);
    const { gone, query } = visit;
    return documentFileReply(site.renderers, 'pdf', {
      document: site.renderers.battleForm(battleFormOf(battle, seen)),
      createdAt: battle.question.askedAt,
      name: `battle-form-${battle.decision.battle}`,
      paper: query('paper'),
      gone,
    });
  });

/** Fills the form in from a file, and shows what its outcome would do. */
const fromFile = (site: Site, visit: ModeratorVisit): Promise<Reply> =>
  withOutcomes<Reply>(site, visit, async (seen) => {
    const { actor } = visit.seat;
    const given = { from: 'file', text: visit.body.text('outcome') } as const;
    const tried = await site.useCases.previewOutcome({ actor, given });
    if (!tried.ok) {
      const [first] = seen.waiting;
      const sent = formBodyOf({});
      const status = statusOf(tried.error);
      return show(
        visit,
        { ...seen, battle: first },
        { ...START, error: tried.error, sent, status },
      );
    }
    const battle = seen.waiting.find(({ decision }) => decision.battle === tried.value.battle);
    const flash: Flash = { tone: 'info', text: TEXTS.fileIsRead };
    const sent = bodyOfPreview(tried.value);
    return show(visit, { ...seen, battle }, { ...START, preview: tried.value, sent, flash });
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
  { who: 'moderator', method: 'get', path: '/outcomes/file', truth: true, handle: file },
  { who: 'moderator', method: 'get', path: '/outcomes/form', truth: true, handle: paper },
  {
    who: 'moderator',
    method: 'post',
    path: '/outcomes/file',
    truth: true,
    takesFile: true,
    handle: fromFile,
  },
];
