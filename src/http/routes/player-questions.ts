import type { OwnQuestion, PlayerDeskView } from '#app/usecases/read-player-desk';
import { viewNamesOf } from '#http/names/view-names';
import type { Flash } from '#http/pages/frame';
import { answerIn, questionView, type ReturnedAnswer } from '#http/questions/question-view';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { type FormBody, wholeNumber } from '#http/visits/form-body';
import type { PlayerVisit } from '#http/visits/visit';
import { notOpenedReply } from './not-opened.ts';
import type { Route } from './route.ts';

const ANSWERED: Flash = { tone: 'good', text: 'Your answer is kept.' };

type Trouble = Readonly<{ returned: ReturnedAnswer; flash: Flash; status: number }>;

function showQuestions(visit: PlayerVisit, desk: PlayerDeskView, trouble: Trouble | null): Reply {
  const { seat } = visit;
  if (desk.issued === null) return notOpenedReply(seat);
  const names = viewNamesOf(desk.issued.view);
  const note =
    desk.stage === 'orders'
      ? 'Orders are open, so nothing is asked now. Questions come while a turn is in processing.'
      : 'The turn is in processing. If something is to be decided that only you can decide, it stands here.';
  const content = {
    path: `${seat.base}/questions`,
    formToken: seat.formToken,
    note,
    questions: inOrder(desk.questions).map((question) =>
      questionView(question, names, trouble?.returned ?? null),
    ),
  };
  const done = visit.query('done') === 'answered' ? [ANSWERED] : [];
  return pageReply('questions', content, {
    title: 'Questions to you',
    status: trouble?.status ?? 200,
    flashes: trouble === null ? done : [trouble.flash],
  });
}

/** What is to be answered first, then the last that was. */
const inOrder = (questions: readonly OwnQuestion[]): readonly OwnQuestion[] => [
  ...questions.filter(({ status }) => status === 'open'),
  ...questions.filter(({ status }) => status !== 'open').reverse(),
];

async function withDesk(
  { useCases }: Site,
  { seat }: PlayerVisit,
  act: (desk: PlayerDeskView) => Reply | Promise<Reply>,
): Promise<Reply> {
  const read = await useCases.readPlayerDesk(seat);
  if (!read.ok) return problemReply(read.error, { href: '/', label: 'To your campaigns' });
  return act(read.value);
}

const questions = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withDesk(site, visit, (desk) => showQuestions(visit, desk, null));

/** An answer to the question as it was shown: one that has moved on since is not met. */
async function giveAnswer(
  { useCases }: Site,
  visit: PlayerVisit,
  { desk, question }: Readonly<{ desk: PlayerDeskView; question: OwnQuestion }>,
): Promise<Reply> {
  const { body, seat } = visit;
  const { issued } = desk;
  if (issued === null) return notOpenedReply(seat);
  const given = await useCases.answerDecision({
    actor: seat.actor,
    decision: question.decision.id,
    turn: question.turn,
    attempt: question.attempt,
    phase: question.phase,
    answer: answerIn(question, viewNamesOf(issued.view), body),
  });
  if (given.ok) return redirectTo(`${seat.base}/questions?done=answered`);
  if (given.error.code !== 'ANSWER_REFUSED') return problemReply(given.error, wayBack(visit));
  const problems = given.error.issues.map(({ text }) => text);
  const returned = { decision: question.decision.id, sent: body, problems };
  const flash: Flash = { tone: 'bad', text: given.error.text };
  return showQuestions(visit, desk, { returned, flash, status: 422 });
}

const answer = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withDesk(site, visit, (desk) => {
    const { body } = visit;
    const question = desk.questions.find((one) => isMeant(one, body));
    if (question !== undefined) return giveAnswer(site, visit, { desk, question });
    const text = 'This question is not asked any more. Nothing was changed.';
    const returned = { decision: '', sent: body, problems: [] };
    return showQuestions(visit, desk, { returned, flash: { tone: 'warning', text }, status: 409 });
  });

/** Whether a form answers this very question, and not an older one that was put in the same words. */
const isMeant = ({ decision, turn, phase, askedAt }: OwnQuestion, body: FormBody): boolean =>
  decision.id === body.text('decision') &&
  turn === wholeNumber(body.text('turn')) &&
  phase === body.text('phase') &&
  askedAt === body.text('asked');

const wayBack = ({ seat }: PlayerVisit): { href: string; label: string } => ({
  href: `${seat.base}/questions`,
  label: 'Back to the questions',
});

export const PLAYER_QUESTIONS_ROUTES: readonly Route[] = [
  { who: 'player', method: 'get', path: '/questions', handle: questions },
  { who: 'player', method: 'post', path: '/questions', handle: answer },
];
