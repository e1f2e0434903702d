import { SHARED_TEXTS } from '#http/words/texts';
import { AWAITED_PART, QUESTIONS_PAGE } from './questions-content.ts';
import type { GivenAnswer } from '#app/usecases/encounters/answer-decisions';
import type { OwnQuestion, PlayerDeskView } from '#app/usecases/orders/read-player-desk';
import type { InputIssue } from '#app/use-case-error';
import type { EncounterId } from '#model/campaign/ids';
import { viewNamesOf } from '#http/names/view-names';
import type { Flash } from '#http/pages/frame';
import { partOfBody, prefixOf } from './part-of-body.ts';
import { aheadIn, answerIn, LATER, type ReturnedAnswer } from './question-view.ts';
import { type Html, asHtml } from '#http/pages/html';
import { awaitedContent, questionsPage } from './questions-page.ts';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, type PlainReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { type FormBody, wholeNumber } from '#http/visits/form-body';
import type { PlayerVisit } from '#http/visits/visit';
import { brandAs } from '#kernel/brand/brand';
import { notOpenedReply } from '#http/desk/not-opened';
import type { Route } from '#http/routes/route';
import { RULES_PATH } from '#http/rules/rules';
import { runOwnTurn } from '#http/solo/run-own-turn';
import { soloSeat } from '#http/solo/solo-seat';
import { questionJumps } from './question-jumps.ts';
import { TEXTS } from './texts.ts';

const ANSWERED: Flash = { tone: 'good', text: TEXTS.yourAnswersAreSubmitted };
const GONE: Flash = {
  tone: 'warning',
  text: TEXTS.oneOfTheseQuestionsIsNo,
};

const NONE: Flash = {
  tone: 'bad',
  text: TEXTS.youLeftEveryQuestionOpen,
};
const TORN: Flash = {
  tone: 'bad',
  text: TEXTS.youLeftQuestionOpenInBattle,
};

const HOME = { href: '/', label: SHARED_TEXTS.toYourCampaigns };

type Trouble = Readonly<{ returned: readonly ReturnedAnswer[]; flash: Flash; status: number }>;

async function showQuestions(
  site: Site,
  visit: PlayerVisit,
  { desk, trouble }: Readonly<{ desk: PlayerDeskView; trouble: Trouble | null }>,
): Promise<Reply> {
  const { renderers, useCases } = site;
  const { seat, query } = visit;
  const { issued } = desk;
  if (issued === null) return notOpenedReply(seat);
  const { actor } = seat;
  const asked = { actor, tutorial: 'first-question', turn: issued.turn } as const;
  const guided = await useCases.readTutorial(asked);
  if (!guided.ok) return problemReply(guided.error, HOME);
  const { isShown: isGuided } = guided.value;
  const seenHtml = ({ seen }: OwnQuestion, idPrefix: string): Html => {
    const document = renderers.encounterSeen(issued.view, seen);
    return asHtml(renderers.html(document, { rulesPath: RULES_PATH, titleRank: 2, idPrefix }));
  };
  const content = questionsPage(
    { desk, issued, seenHtml, isGuided, isSolo: (await soloSeat(site, visit)) !== null },
    seat,
    trouble?.returned ?? [],
  );
  const done = query('done') === 'answered' ? [ANSWERED] : [];
  return pageReply(QUESTIONS_PAGE, content, {
    title: TEXTS.questionsTo,
    status: trouble?.status ?? 200,
    flashes: trouble === null ? done : [trouble.flash],
    jumps: questionJumps(content),
  });
}

async function withDesk(
  { useCases }: Site,
  { seat }: PlayerVisit,
  act: (desk: PlayerDeskView) => Reply | Promise<Reply>,
): Promise<Reply> {
  const read = await useCases.readPlayerDesk(seat);
  return read.ok ? act(read.value) : problemReply(read.error, HOME);
}

const questions = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withDesk(site, visit, (desk) => showQuestions(site, visit, { desk, trouble: null }));

/** What is waited for, without its frame, for the script that looks again. */
async function awaited({ useCases }: Site, { seat }: PlayerVisit): Promise<PlainReply> {
  const read = await useCases.readAwaited(seat);
  if (!read.ok) return problemReply(read.error, HOME);
  return { kind: 'part', filled: AWAITED_PART.fill(awaitedContent(read.value, seat.base)) };
}

/** A question that a form answers, with its own part of the form. */
type Meant = Readonly<{ question: OwnQuestion; sent: FormBody }>;

/** The most questions on one page. */
const MOST_QUESTIONS = 500;

/** What a form answers, and what it leaves open. */
type Form = Readonly<{ meant: readonly Meant[]; later: readonly Meant[] }>;

/** What is wrong with a form as a whole; undefined: nothing. */
function faultOf({ meant, later }: Form, body: FormBody): Flash | undefined {
  const rest = body.texts('rest');
  if (later.some(({ question }) => rest.includes(question.decision.encounter))) return TORN;
  if (meant.length > 0) return undefined;
  return later.length > 0 ? NONE : GONE;
}

/** The questions of a form; undefined: one that it answers is not asked any more. */
function formIn(body: FormBody, asked: readonly OwnQuestion[]): Form | undefined {
  const [meant, later]: [Meant[], Meant[]] = [[], []];
  for (let index = 0; index < MOST_QUESTIONS; index += 1) {
    const sent = partOfBody(body, prefixOf(index));
    if (!sent.has('decision')) break;
    const question = asked.find((one) => isMeant(one, sent));
    // The other questions can be answered, even if one that stays open has changed meanwhile.
    if (question !== undefined) (sent.has(LATER) ? later : meant).push({ question, sent });
    else if (!sent.has(LATER)) return undefined;
  }
  return { meant, later };
}

/** Whether a form answers this very question, and not an older one that was put in the same words. */
const isMeant = ({ decision, turn, phase, askedAt }: OwnQuestion, sent: FormBody): boolean =>
  decision.id === sent.text('decision') &&
  turn === wholeNumber(sent.text('turn')) &&
  phase === sent.text('phase') &&
  askedAt === sent.text('asked');

/** What was sent for each question, with what is wrong with it. */
const returnedOf = (
  meant: readonly Meant[],
  issues: readonly InputIssue[],
): readonly ReturnedAnswer[] =>
  meant.map(({ question, sent }, index) => ({
    decision: question.decision.id,
    sent,
    problems: issues
      .filter(({ path }) => path.startsWith(`answers[${String(index)}]`))
      .map(({ text }) => text),
  }));

/** Answers to the questions as they were shown: one that has moved on since is not met, and then none is. */
async function giveAnswers(
  site: Site,
  visit: PlayerVisit,
  { desk, meant, later }: Form & Readonly<{ desk: PlayerDeskView }>,
): Promise<Reply> {
  const { body, seat } = visit;
  const { issued } = desk;
  if (issued === null) return notOpenedReply(seat);
  const names = viewNamesOf(issued.view);
  const answers = meant.map(({ question, sent }): GivenAnswer => {
    const { decision, turn, attempt, phase, askedAt } = question;
    const given = {
      answer: answerIn(question, names, sent),
      ahead: aheadIn(question, names, sent),
    };
    return { decision: decision.id, turn, attempt, phase, askedAt, ...given };
  });
  const leaveToStanding = body.texts('rest').map((id) => brandAs<EncounterId>(id));
  const given = await site.useCases.answerDecisions({
    actor: seat.actor,
    answers,
    leaveToStanding,
  });
  if (given.ok) {
    const act = { kind: 'finish', turn: issued.turn } as const;
    // An answer counts, whether or not it is remembered that it was the first.
    await site.useCases.markTutorial({ actor: seat.actor, tutorial: 'first-question', act });
    const solo = await soloSeat(site, visit);
    return solo === null
      ? redirectTo(`${seat.base}/questions?done=answered`)
      : runOwnTurn(site, visit, solo, '?done=answered');
  }
  if (given.error.code !== 'ANSWER_REFUSED') return problemReply(given.error, wayBack(visit));
  const flash: Flash = { tone: 'bad', text: given.error.text };
  const returned = [...returnedOf(meant, given.error.issues), ...returnedOf(later, [])];
  return showQuestions(site, visit, { desk, trouble: { returned, flash, status: 422 } });
}

const answer = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withDesk(site, visit, (desk) => {
    const form = formIn(visit.body, desk.questions);
    const flash = form === undefined ? GONE : faultOf(form, visit.body);
    if (form !== undefined && flash === undefined) {
      return giveAnswers(site, visit, { desk, ...form });
    }
    const isGone = form === undefined || flash === GONE;
    const returned = isGone ? [] : returnedOf([...form.meant, ...form.later], []);
    const trouble = { returned, flash: flash ?? GONE, status: isGone ? 409 : 422 };
    return showQuestions(site, visit, { desk, trouble });
  });

const wayBack = ({ seat }: PlayerVisit): { href: string; label: string } => ({
  href: `${seat.base}/questions`,
  label: TEXTS.backToQuestions,
});

export const PLAYER_QUESTIONS_ROUTES: readonly Route[] = [
  {
    who: 'player',
    method: 'get',
    path: '/questions',
    page: QUESTIONS_PAGE,
    nav: { label: 'Questions', menu: 7 },
    handle: questions,
  },
  { who: 'player', method: 'get', path: '/questions/part', handle: awaited },
  { who: 'player', method: 'post', path: '/questions', handle: answer },
];
