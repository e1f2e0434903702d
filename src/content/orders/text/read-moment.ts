import { REORGANISE_AT, type ReorganiseAt } from '#model/orders/order';
import { readChoice } from './read-parts.ts';
import type { SheetLine } from './sheet-line.ts';
import type { Token } from './tokens.ts';

/** `at construction`; without it, the order is carried out at movement. */
export function readMoment(
  tokens: readonly Token[] | undefined,
  line: SheetLine,
): ReorganiseAt | null {
  return tokens === undefined ? 'movement' : readChoice(tokens, REORGANISE_AT, line);
}

/** The end of the line that says so, with a blank before it. */
export function spokenMoment(at: ReorganiseAt): string {
  return at === 'movement' ? '' : ` at ${at}`;
}
