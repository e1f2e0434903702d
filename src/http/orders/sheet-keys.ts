import type { SheetKeys } from '#http/pages/page-contents';
import type { PlayerSeat } from '#http/visits/seat';
import type { IssuedDesk } from './issued-desk.ts';

/** What every form about a player's orders carries: who, which turn, and the draft that he looks at. */
export function sheetKeys(
  { issued, sheet }: IssuedDesk,
  { base, formToken }: PlayerSeat,
): SheetKeys {
  const { turn, edition } = issued;
  return { formToken, turn, edition, base: sheet?.hash ?? '', path: `${base}/orders` };
}
