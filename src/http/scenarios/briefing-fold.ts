import type { Briefing } from '#app/usecases/scenarios/read-briefing';
import type { IssuedDesk } from '#http/orders/issued-desk';
import { sheetKeys } from '#http/orders/sheet-keys';
import type { PlayerSeat } from '#http/visits/seat';
import { type BriefingContent, playersBriefing, type TakeOrders } from './briefing-content.ts';
import { TEXTS } from './texts.ts';

/** The fold of a player's overview; no fold: the campaign has no briefing. It is open in the first turn, and while there are lessons. */
export type BriefingFold = Readonly<{
  fold: readonly Readonly<{ isOpen: boolean; briefing: BriefingContent }>[];
}>;

/** A draft that exists is not replaced: the lines are shown beside it. */
function takeOrders(desk: IssuedDesk, seat: PlayerSeat): TakeOrders | null {
  if (desk.stage !== 'orders' || desk.isClosed) return null;
  const keys = sheetKeys(desk, seat);
  return desk.sheet === null && desk.submitted === null
    ? { keys, act: 'replace', button: TEXTS.putInDraft }
    : { keys, act: 'check', button: TEXTS.tryBesideDraft };
}

/** What a player's overview shows of their briefing. */
export function briefingFold(
  briefing: Briefing | null,
  desk: IssuedDesk,
  seat: PlayerSeat,
): BriefingFold {
  if (briefing === null) return { fold: [] };
  const content = playersBriefing(briefing, takeOrders(desk, seat));
  const isOpen = briefing.turn === 1 || content.now.length > 0;
  return { fold: [{ isOpen, briefing: content }] };
}
