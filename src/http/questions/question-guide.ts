import type { OwnQuestion } from '#app/usecases/orders/read-player-desk';
import type { TutorialKeys } from '#http/tutorials/tutorial-content';
import { tutorialKeys } from '#http/tutorials/tutorial-keys';
import { oddsHref } from './odds-href.ts';
import type { PlayerSeat } from '#http/visits/seat';

/** The guide above a player’s first questions. */
export type QuestionGuide = Readonly<{
  keys: TutorialKeys;
  /** To the chances of the first battle that a question is about. */
  oddsHref: string;
}>;

/** The guide above open questions; null: none is open. */
export function questionGuide(
  seat: PlayerSeat,
  questions: readonly OwnQuestion[],
): QuestionGuide | null {
  const first = questions.find(({ status }) => status === 'open');
  if (first === undefined) return null;
  const { base } = seat;
  const { place } = first.decision;
  const at = place.kind === 'system' ? `?at=${encodeURIComponent(place.system)}` : '';
  const odds = questions.map((question) => oddsHref(base, question)).find((href) => href !== '');
  return {
    keys: tutorialKeys(seat, 'first-question', `${base}/questions`),
    oddsHref: odds ?? `${base}/what-if${at}`,
  };
}
