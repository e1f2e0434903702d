import { plural } from '#kernel/words/counted';
import type { Awaited } from '#app/usecases/encounters/read-awaited';
import type { AwaitedContent, QuestionsContent } from './questions-content.ts';
import type { OwnQuestion, PlayerDeskView } from '#app/usecases/orders/read-player-desk';
import { type ViewNames, viewNamesOf } from '#http/names/view-names';
import type { Html } from '#http/pages/html';
import type { PlayerSeat } from '#http/visits/seat';
import { groupBy } from '#kernel/collections/group-by';
import { timeText } from '#http/words/times';
import { oddsHref } from './odds-href.ts';
import { prefixOf } from './part-of-body.ts';
import { questionGuide } from './question-guide.ts';
import { questionView, type ReturnedAnswer } from './question-view.ts';
import { TEXTS } from './texts.ts';

/** What is to be answered first, then the last that was. */
const inOrder = (questions: readonly OwnQuestion[]): readonly OwnQuestion[] => [
  ...questions.filter(({ status }) => status === 'open'),
  ...questions.filter(({ status }) => status !== 'open').reverse(),
];

/** The battles that the player has questions in now. */
function battlesIn(open: readonly OwnQuestion[], names: ViewNames): QuestionsContent['battles'] {
  const battles = new Map(
    open.map(({ decision: { encounter, place } }) => [encounter, names.at(place)]),
  );
  return [...battles].map(([id, at]) => ({ id, label: at }));
}

/** The anchor of what the player has seen of an encounter. */
const soFarOf = ({ decision: { encounter } }: OwnQuestion): string =>
  `so-far-${encounter.replaceAll(/[^\w-]/g, '-')}`;

const hasSeen = ({ status, seen }: OwnQuestion): boolean => status === 'open' && seen.length > 0;

/** What the player has seen of the encounters with open questions, each once. */
function seenIn({ desk, seenHtml }: Asked, names: ViewNames): QuestionsContent['seen'] {
  const encounters = groupBy(desk.questions.filter(hasSeen), soFarOf);
  return [...encounters].flatMap(([anchor, [question]]) =>
    question === undefined
      ? []
      : [
          {
            anchor,
            label: names.at(question.decision.place),
            html: seenHtml(question, `${anchor}-`),
          },
        ],
  );
}

/** What a player waits for after their answers, and where it is when it has come. */
export function awaitedContent({ stage, isAsked }: Awaited, base: string): AwaitedContent {
  const path = `${base}/questions`;
  const isOver = !isAsked && stage === 'orders';
  return {
    isWaiting: !isAsked && !isOver,
    path,
    href: isOver ? `${base}/` : path,
    label: isOver ? TEXTS.seeWhatHappened : TEXTS.seeNewQuestions,
  };
}

type Asked = Readonly<{
  desk: PlayerDeskView;
  issued: NonNullable<PlayerDeskView['issued']>;
  /** What the player has seen of the encounter of an open question; `anchor` prefixes its ids. */
  seenHtml: (question: OwnQuestion, anchor: string) => Html;
  /** The player is asked for the first time. */
  isGuided: boolean;
  /** Nobody else plays or runs the turn. */
  isSolo: boolean;
}>;

/** What the page says of the turn, and where a player reads of one that is over. */
const stageParts = (
  { stage }: PlayerDeskView,
  base: string,
): Pick<QuestionsContent, 'note' | 'overHref'> =>
  stage === 'orders'
    ? { note: TEXTS.ordersAreOpen, overHref: `${base}/` }
    : { note: TEXTS.turnIsInProcessing, overHref: '' };

/** All open questions of a player in one form, and their answers since the last report. */
export function questionsPage(
  asked: Asked,
  seat: PlayerSeat,
  returned: readonly ReturnedAnswer[],
): QuestionsContent {
  const { desk, issued, isGuided, isSolo } = asked;
  const { base, formToken } = seat;
  const names = viewNamesOf(issued.view);
  const open = desk.questions.filter(({ status }) => status === 'open');
  const guide = isGuided ? questionGuide(seat, desk.questions) : null;
  const isBetween = open.length === 0 && desk.stage === 'processing';
  return {
    path: `${base}/questions`,
    formToken,
    guide,
    ...stageParts(desk, base),
    until: desk.questionsUntil === null ? '' : timeText(desk.questionsUntil),
    isPaused: desk.isClockPaused,
    button: open.length === 0 ? '' : plural(open.length, 'Answer', TEXTS.submitAnswers),
    awaited: isBetween ? awaitedContent({ stage: desk.stage, isAsked: false }, base) : null,
    restHref: isBetween && isSolo ? `${base}/orders/map` : '',
    unanswered: isSolo ? TEXTS.turnWaitsForYou : TEXTS.yourStandingOrdersAnswer,
    isSeveral: open.length > 1,
    battles: battlesIn(open, names),
    seen: seenIn(asked, names),
    questions: inOrder(desk.questions).map((question, index) =>
      questionView(question, {
        names,
        returned: returned.find(({ decision }) => decision === question.decision.id),
        prefix: prefixOf(index),
        isGuided: isGuided && question.status === 'open',
        mayGoAhead: true,
        oddsHref: oddsHref(base, question),
        ...(hasSeen(question) ? { soFar: soFarOf(question) } : {}),
      }),
    ),
  };
}
