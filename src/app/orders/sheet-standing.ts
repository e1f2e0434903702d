import type { OrderSheet } from '#app/ports/turn-record';

/** How far a player is with his orders; `changed`: submitted, and his draft is another one since. */
export type SheetStanding = 'none' | 'draft' | 'submitted' | 'changed';

type Hashed = Pick<OrderSheet, 'hash'> | undefined;

/** Where his two sheets stand to each other. */
export function sheetStanding({
  draft,
  submitted,
}: Readonly<{ draft: Hashed; submitted: Hashed }>): SheetStanding {
  if (submitted === undefined) return draft === undefined ? 'none' : 'draft';
  return draft === undefined || draft.hash === submitted.hash ? 'submitted' : 'changed';
}
