import { SHARED_TEXTS } from '#http/words/texts';
import { BATTLES_PAGE } from './battles-content.ts';
import type { AskedInBattle, BattlesUnderWay } from '#app/usecases/encounters/read-battles';
import { refuse, type UseCaseError } from '#app/use-case-error';
import type { EmpireId, EncounterId } from '#model/campaign/ids';
import type { BattlesDesk } from './battles-desk.ts';
import { battlesPage } from './battles-page.ts';
import { QUESTION_FIELDS } from './settled-form.ts';
import { viewNamesOf } from '#http/names/view-names';
import { momentIn } from '#http/clock/moment-in';
import type { Flash } from '#http/pages/frame';
import { asHtml } from '#http/pages/html';
import { answerIn } from '#http/questions/question-view';
import { problemReply, statusOf } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import { patiently } from '#http/server/patiently';
import type { Site } from '#http/site';
import { type FormBody, formBodyOf, wholeNumber } from '#http/visits/form-body';
import type { ModeratorVisit } from '#http/visits/visit';
import { isWindows } from '#http/words/windows';
import { brandAs } from '#kernel/brand/brand';
import type { Route } from '#http/routes/route';
import { RULES_PATH } from '#http/rules/rules';
import { toDesk } from '#http/desk/to-desk';
import { TEXTS } from './texts.ts';

/** What was done last, as the address tells it after a form. */
const DONE: ReadonlyMap<string, Flash> = new Map(
  Object.entries({
    decided: {
      tone: 'good',
      text: TEXTS.answerIsSaved,
    },
    windows: { tone: 'good', text: TEXTS.questionsOfThatEncounterAreSet },
    hour: { tone: 'good', text: TEXTS.deadlineIsSet },
    ruled: { tone: 'good', text: TEXTS.rulingIsSaved },
    elsewhere: {
      tone: 'good',
      text: TEXTS.itsBattlesAreFoughtElsewhere,
    },
    here: { tone: 'good', text: TEXTS.farlaneRunsItsBattlesAgain },
    waiting: { tone: 'info', text: TEXTS.phaseContinued },
  } satisfies Record<string, Flash>),
);

const NOTHING_SENT = formBodyOf({});

/** The page with what was done. Forms lead to their own place on it, for refusals; what was done is told at the top. */
const toDone = (base: string, done: string): Reply =>
  redirectTo(`${base}/battles?done=${done}#main`);

const toBattles = ({ seat }: ModeratorVisit): { href: string; label: string } => ({
  href: `${seat.base}/battles`,
  label: SHARED_TEXTS.backToBattles,
});
const versionIn = ({ body }: ModeratorVisit): number => wholeNumber(body.text('version')) ?? -1;

async function withBattles(
  { useCases }: Site,
  visit: ModeratorVisit,
  act: (under: BattlesUnderWay) => Reply | Promise<Reply>,
): Promise<Reply> {
  const read = await useCases.readBattles(visit.seat);
  return read.ok ? act(read.value) : problemReply(read.error, toDesk(visit));
}

const htmlBy =
  ({ renderers }: Site): BattlesDesk['html'] =>
  (document, idPrefix) =>
    asHtml(renderers.html(document, { rulesPath: RULES_PATH, titleRank: 3, idPrefix }));

function show(site: Site, visit: ModeratorVisit, under: BattlesUnderWay): Reply {
  const { seat } = visit;
  const nothing = { sent: NOTHING_SENT, returned: undefined, problems: [], hour: '' };
  const roll = visit.query('roll');
  const content = battlesPage({ seat, under, roll, html: htmlBy(site), ...nothing });
  const done = DONE.get(visit.query('done'));
  const flashes = done === undefined ? [] : [done];
  return pageReply(BATTLES_PAGE, content, { title: TEXTS.battlesUnderWay, flashes });
}

type Refused = Readonly<{
  under: BattlesUnderWay;
  error: UseCaseError;
  /** The question, the roll or the encounter that it was about. */
  decision?: string;
  roll?: string;
  hour?: string;
  /** The page already told the moderator what this would undo, so sending it again confirms it. */
  agreed?: boolean;
}>;

/** What was sent stays in its form, with all that is wrong with it. */
function showRefused(
  site: Site,
  { seat, body: sent }: ModeratorVisit,
  { under, error, decision = '', roll = '', hour = '', agreed = false }: Refused,
): Reply {
  const problems = error.issues.map(({ text }) => text);
  const returned = { decision, sent: partOf(sent), problems };
  const wrong = { sent, returned, problems, hour, agreed };
  const content = battlesPage({ seat, under, roll, html: htmlBy(site), ...wrong });
  const flash: Flash = { tone: agreed ? 'warning' : 'bad', text: error.text };
  return pageReply(BATTLES_PAGE, content, {
    title: TEXTS.battlesUnderWay,
    status: statusOf(error),
    flashes: [flash],
  });
}

const partOf = (sent: FormBody): FormBody => ({
  text: (name) => sent.text(`${QUESTION_FIELDS}${name}`),
  texts: (name) => sent.texts(`${QUESTION_FIELDS}${name}`),
  has: (name) => sent.has(`${QUESTION_FIELDS}${name}`),
});

const battles = (site: Site, visit: ModeratorVisit): Promise<Reply> =>
  withBattles(site, visit, (under) => show(site, visit, under));

/** How the form settles a question. */
function howOf(asked: AskedInBattle, body: FormBody): DecideHow {
  if (body.text('act') !== 'answer') return { kind: 'standing' };
  const answer = answerIn(asked.question, viewNamesOf(asked.view), partOf(body));
  return { kind: 'answer', answer, reason: body.text('reason'), tellsWhy: body.has('tells-why') };
}
type DecideHow = Parameters<Site['useCases']['decideQuestion']>[0]['how'];

const decide = (site: Site, visit: ModeratorVisit): Promise<Reply> =>
  withBattles(site, visit, async (under) => {
    const { body, seat } = visit;
    const sent = body.text(`${QUESTION_FIELDS}decision`);
    const asked = under.open.find(({ question }) => question.decision.id === sent);
    if (asked === undefined) return problemReply(refuse('QUESTION_GONE').error, toBattles(visit));
    const { id: decision } = asked.question.decision;
    const decided = await site.useCases.decideQuestion({
      actor: seat.actor,
      version: versionIn(visit),
      decision,
      askedAt: body.text(`${QUESTION_FIELDS}asked`),
      how: howOf(asked, body),
    });
    if (decided.ok && body.text('act') === 'standing-on') return goOn(site, visit);
    if (decided.ok) return toDone(seat.base, 'decided');
    const { error } = decided;
    if (error.code !== 'DECISION_REFUSED') return problemReply(error, toBattles(visit));
    return showRefused(site, visit, { under, error, decision });
  });

async function setWindows({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const { body, seat } = visit;
  const { actor, base } = seat;
  const [encounter, wish] = [encounterIn(body), body.text('windows')];
  const windows = isWindows(wish) ? wish : null;
  const version = versionIn(visit);
  const set = await useCases.setWindows({ actor, version, encounter, windows });
  return set.ok ? toDone(base, 'windows') : problemReply(set.error, toBattles(visit));
}

const encounterIn = (body: FormBody): EncounterId => brandAs<EncounterId>(body.text('encounter'));

const setUntil = (site: Site, visit: ModeratorVisit): Promise<Reply> =>
  withBattles(site, visit, async (under) => {
    const { body, seat } = visit;
    const [encounter, empire] = [encounterIn(body), body.text('empire')];
    const set = await site.useCases.setWindowUntil({
      actor: seat.actor,
      version: versionIn(visit),
      encounter,
      empire: empire === '' ? null : brandAs<EmpireId>(empire),
      until: body.text('act') === 'none' ? null : momentIn(body),
    });
    if (set.ok) return toDone(seat.base, 'hour');
    const { error } = set;
    if (error.code !== 'CLOCK_REFUSED') return problemReply(error, toBattles(visit));
    return showRefused(site, visit, { under, error, hour: encounter });
  });

/** The numbers of a field with spaces or commas between; what is no number is none of a die. */
const valuesIn = (text: string): readonly number[] =>
  text
    .split(/[\s,]+/u)
    .filter((part) => part !== '')
    .map((part) => wholeNumber(part) ?? 0);

const rule = (site: Site, visit: ModeratorVisit): Promise<Reply> =>
  withBattles(site, visit, async (under) => {
    const { body, seat } = visit;
    const roll = body.text('roll');
    const values = body.text('act') === 'as-it-fell' ? null : valuesIn(body.text('values'));
    const ruled = await site.useCases.ruleOnRoll({
      actor: seat.actor,
      version: versionIn(visit),
      roll,
      values,
      reason: body.text('reason'),
      shown: { purpose: body.text('purpose'), values: valuesIn(body.text('shown')) },
      asksFirst: !body.has('agreed'),
    });
    if (ruled.ok) return toDone(seat.base, 'ruled');
    const { error } = ruled;
    if (error.code === 'ANSWERS_WITHDRAWN') {
      return showRefused(site, visit, { under, error, roll, agreed: true });
    }
    if (error.code !== 'ROLL_RULING_REFUSED') return problemReply(error, toBattles(visit));
    return showRefused(site, visit, { under, error, roll });
  });

/** Runs the phase on, up to its end or to the next questions. */
async function goOn(site: Site, visit: ModeratorVisit): Promise<Reply> {
  const { actor, base } = visit.seat;
  const run = site.useCases.runNextPhase({ actor, version: versionIn(visit) });
  const step = await patiently(run, site.patienceMs);
  if (step === 'later') {
    // Nobody waits for the run any more: its page shows a refusal, and the log a fault.
    run.catch((error: unknown) => site.report(error, `POST ${base}/battles/go-on`));
    return redirectTo(`${base}/progress`);
  }
  if (!step.ok) return problemReply(step.error, toBattles(visit));
  return step.value.kind === 'ran' ? redirectTo(`${base}/?done=ran`) : toDone(base, 'waiting');
}

export const MODERATOR_BATTLES_ROUTES: readonly Route[] = [
  {
    who: 'moderator',
    method: 'get',
    path: '/battles',
    truth: true,
    page: BATTLES_PAGE,
    nav: {
      label: TEXTS.battlesUnderWay,
      card: { group: 'turn', place: 1, text: TEXTS.openQuestions },
    },
    handle: battles,
  },
  { who: 'moderator', method: 'post', path: '/battles/decide', truth: true, handle: decide },
  { who: 'moderator', method: 'post', path: '/battles/windows', truth: true, handle: setWindows },
  { who: 'moderator', method: 'post', path: '/battles/until', truth: true, handle: setUntil },
  { who: 'moderator', method: 'post', path: '/battles/roll', truth: true, handle: rule },
  { who: 'moderator', method: 'post', path: '/battles/go-on', truth: true, handle: goOn },
];
