import type { SheetKeys } from '#http/pages/page-parts';
import type { PlayerSeat } from '#http/visits/seat';
import type { IssuedDesk } from './issued-desk.ts';

/** The keys in every form about a player's orders: the seat, the turn, and the draft that the player sees. */
export function sheetKeys(
  { issued, sheet }: IssuedDesk,
  { base, formToken }: PlayerSeat,
): SheetKeys {
  const { turn, edition } = issued;
  return { formToken, turn, edition, base: sheet?.hash ?? '', path: `${base}/orders`, look: '' };
}
