import { formTokenOf } from './form-token.ts';
import type { Seat } from './seat.ts';
import type { Visit } from './visit.ts';

type Whose = Pick<Visit, 'seats' | 'account' | 'visitor'>;

/** The tokens that forms may carry beside all seats: any of his own, or, of a stranger, that of his browser. */
export function formTokensOf({ seats, account, visitor }: Whose): readonly string[] {
  const own = seats.map(({ formToken }) => formToken);
  const tokens = account === null ? own : [account.formToken, ...own];
  return tokens.length === 0 ? [formTokenOf(visitor.secret, '')] : tokens;
}

/** What the forms of a page carry. */
export const ownFormToken = (visit: Whose, seat: Seat | null): string =>
  seat?.formToken ?? formTokensOf(visit)[0] ?? '';
