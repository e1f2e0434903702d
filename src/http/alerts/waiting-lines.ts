import type { PlayerDeadline } from '#app/usecases/clock/read-deadline';
import type { PlayerDeskView } from '#app/usecases/orders/read-player-desk';
import { untilWords } from '#http/words/until';
import { timeText } from '#http/words/times';
import { cite } from '#kernel/reasons/cite';
import { TONES } from '#report/document/tones';
import type { AlertLine } from './alert-list.ts';
import { TEXTS } from './texts.ts';

type Waiting = Pick<
  PlayerDeskView,
  'questions' | 'questionsUntil' | 'stage' | 'isClosed' | 'standing'
>;

/** Something that waits for the player, with the page where they see to it. */
const line = (tone: AlertLine['tone'], text: string, place: AlertLine['place']): AlertLine => {
  const { mark, word } = TONES[tone];
  return { tone, mark, word, text, cite: cite('TURN-7'), place, answers: [], key: '' };
};

/** Questions of encounters that are open. @rule TURN-7 */
export function questionLines(
  { questions, questionsUntil }: Waiting,
  base: string,
): readonly AlertLine[] {
  const open = questions.filter(({ status }) => status === 'open').length;
  if (open === 0) return [];
  const until = questionsUntil === null ? '' : TEXTS.answerUntil(timeText(questionsUntil));
  const place = { href: `${base}/questions`, label: TEXTS.answerNow };
  return [line('warning', `${TEXTS.questionsWait(open)}${until}`, place)];
}

const NOT_SUBMITTED = {
  none: TEXTS.noOrdersSubmitted,
  draft: TEXTS.draftNotSubmitted,
  changed: TEXTS.changesNotSubmitted,
} as const;

/** What is not submitted yet, and when it is due; a reminder above the page tells it when that is near. @rule TURN-7 */
export function unsubmittedLines(
  { stage, isClosed, standing }: Waiting,
  deadline: PlayerDeadline | null,
  base: string,
): readonly AlertLine[] {
  if (stage !== 'orders' || isClosed || standing === 'submitted') return [];
  if (deadline === null || deadline.isPaused || deadline.reminder !== 'none') return [];
  const { due, now } = deadline;
  if (due === null || now >= due) return [];
  const text = `${NOT_SUBMITTED[standing]} ${TEXTS.dueIn(untilWords(now, due), timeText(due))}`;
  return [line('info', text, { href: `${base}/orders/map#sheet`, label: TEXTS.goToSheet })];
}
