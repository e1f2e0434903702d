import type { OrderSheet } from '#app/ports/turn-record';

/** A player's progress with orders. `changed`: submitted, but the draft has changed since. */
export type SheetStanding = 'none' | 'draft' | 'submitted' | 'changed';

type Hashed = Pick<OrderSheet, 'hash'> | undefined;

/** Compares a player's two sheets. */
export function sheetStanding({
  draft,
  submitted,
}: Readonly<{ draft: Hashed; submitted: Hashed }>): SheetStanding {
  if (submitted === undefined) return draft === undefined ? 'none' : 'draft';
  return draft === undefined || draft.hash === submitted.hash ? 'submitted' : 'changed';
}
