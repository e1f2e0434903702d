import { formTokenOf } from './form-token.ts';
import type { Seat } from './seat.ts';
import type { Visit } from './visit.ts';

type Whose = Pick<Visit, 'seats' | 'account' | 'visitor'>;

/** The valid tokens of forms outside seats: any of the visitor's own, or that of a stranger's browser. */
export function formTokensOf({ seats, account, visitor }: Whose): readonly string[] {
  const own = seats.map(({ formToken }) => formToken);
  const tokens = account === null ? own : [account.formToken, ...own];
  return tokens.length === 0 ? [formTokenOf(visitor.secret, '')] : tokens;
}

/** What the forms of a page carry. */
export const ownFormToken = (visit: Whose, seat: Seat | null): string =>
  seat?.formToken ?? formTokensOf(visit)[0] ?? '';
