import type { OrdersContent } from './orders-contents.ts';
import type { Site } from '#http/site';
import { type FormBody, wholeNumber } from '#http/visits/form-body';
import { handText } from '#http/words/hands';
import { timeText } from '#http/words/times';
import type { PlayerVisit } from '#http/visits/visit';
import { changeLines } from './change-lines.ts';
import type { IssuedDesk } from './issued-desk.ts';
import { TEXTS } from './texts.ts';

export type Conflict = OrdersContent['conflict'];
export const NO_CONFLICT: Conflict = { text: '', lines: [] };

/** Why a form cannot be taken any more, or null: it was made for another turn or an older draft. */
export function staleness({ issued, sheet, stage }: IssuedDesk, body: FormBody): string | null {
  const turn = wholeNumber(body.text('turn'));
  if (turn !== issued.turn) {
    return TEXTS.youWroteThisForTurn(body.text('turn'), issued.turn);
  }
  if (stage !== 'orders') return TEXTS.turnIsInProcessingNow;
  if (wholeNumber(body.text('edition')) !== issued.edition) {
    return TEXTS.newEditionOfTurnWasIssued(turn);
  }
  if (body.text('base') !== (sheet?.hash ?? '')) {
    return TEXTS.draftWasChangedElsewhereWhile;
  }
  return null;
}

/** What was done to the draft since the form that came too late was made. */
export async function conflictIn(
  { useCases, renderers }: Site,
  { desk: { issued }, visit }: Readonly<{ desk: IssuedDesk; visit: PlayerVisit }>,
): Promise<Conflict> {
  const { body, seat } = visit;
  const { turn, view } = issued;
  if (body.text('turn') !== String(turn)) return NO_CONFLICT;
  const asked = { actor: seat.actor, turn, base: body.text('base') };
  const since = await useCases.compareDrafts(asked);
  if (!since.ok || since.value === null) return NO_CONFLICT;
  const { by, at, difference } = since.value;
  const lines = changeLines(difference, (order) => renderers.orderSentence(order, view));
  if (lines.length === 0) return NO_CONFLICT;
  const text = TEXTS.changedMeanwhile(timeText(at), handText(by));
  return { text, lines };
}
