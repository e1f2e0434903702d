import type { AskedInBattle } from '#app/usecases/encounters/read-battles';
import { viewNamesOf } from '#http/names/view-names';
import { questionView } from '#http/questions/question-view';
import { timeText } from '#http/words/times';
import type { SettledForm } from './battles-content.ts';
import type { BattlesDesk } from './battles-desk.ts';
import { TEXTS } from './texts.ts';

/** What the names of a question’s own fields begin with. */
export const QUESTION_FIELDS = 'q.';

/** An open question with the form in which the moderator answers it. */
export function settledForm(
  { question, view }: AskedInBattle,
  { sent, returned }: Pick<BattlesDesk, 'sent' | 'returned'>,
): SettledForm {
  const names = viewNamesOf(view);
  const empire = names.empire(question.decision.asked);
  const back = returned?.decision === question.decision.id ? returned : undefined;
  return {
    ...questionView(question, {
      names,
      returned: back,
      prefix: QUESTION_FIELDS,
      whose: `${empire}, `,
    }),
    empire,
    window: windowText(question),
    reason: back === undefined ? '' : sent.text('reason'),
    tellsWhy: back !== undefined && sent.has('tells-why'),
  };
}

function windowText({ atDesk, until }: AskedInBattle['question']): string {
  if (atDesk) return TEXTS.youRunThisBattle;
  return until === null ? TEXTS.playerIsAsked : TEXTS.playerIsAskedUntil(timeText(until));
}
